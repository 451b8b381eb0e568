import HeadlessUIKit
import TabRaster

/// The file format of pictures.
enum PictureFormat {
  case png
  case svg

  /// Reads the format that a command line requests.
  init(_ arguments: Arguments) {
    self = arguments.value(of: "--format") == "svg" ? .svg : .png
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
    case .png: recording.png
    case .svg: Array(recording.svg.utf8)
    }
  }
}
