import HeadlessUIKit
import TabRaster

/// The file format of pictures.
enum PictureFormat {
  case png(PNGCompression)
  case svg(SVGWriter.TextForm)

  /// Reads the format that a command line requests.
  init(_ arguments: Arguments) {
    switch arguments.value(of: "--format") {
    case "svg": self = .svg(.paths)
    case "svg-text": self = .svg(.text)
    default: self = .png(arguments.has("--smallest") ? .smallest : .fast)
    }
  }

  /// The extension of the files' names, without the period.
  var fileExtension: String {
    switch self {
    case .png: "png"
    case .svg: "svg"
    }
  }

  /// Encodes a picture.
  func bytes(of recording: ImageRecording) -> [UInt8] {
    switch self {
    case .png(let compression): recording.png(compression)
    case .svg(let textForm): Array(recording.svg(textForm).utf8)
    }
  }
}
