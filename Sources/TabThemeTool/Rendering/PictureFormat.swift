import HeadlessUIKit
import TabRaster

/// What the file of a picture holds.
enum PictureFormat {
  case png(PNGCompression)
  case svg(SVGWriter.TextForm)

  /// Reads what a command line asks for.
  init(_ arguments: Arguments) {
    switch arguments.value(of: "--format") {
    case "svg": self = .svg(.paths)
    case "svg-text": self = .svg(.text)
    default: self = .png(arguments.has("--smallest") ? .smallest : .fast)
    }
  }

  /// What the name of a file ends with, after a period.
  var fileExtension: String {
    switch self {
    case .png: "png"
    case .svg: "svg"
    }
  }

  /// The file of a picture.
  func bytes(of recording: ImageRecording) -> [UInt8] {
    switch self {
    case .png(let compression): return recording.png(compression)
    case .svg(let textForm):
      var options = SVGWriter.Options()
      options.textForm = textForm
      return Array(recording.svg(options).utf8)
    }
  }
}
