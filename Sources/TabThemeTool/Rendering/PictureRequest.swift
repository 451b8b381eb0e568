import TabAppearance
import TabUIKit

/// What a picture shows besides the theme.
struct PictureRequest {
  /// Whether the device is light or dark.
  var style: UIUserInterfaceStyle

  /// Whether colors are in high contrast.
  var contrast: UIAccessibilityContrast

  /// The version of iOS.
  var os: OSVersion

  /// The device, or `nil` for the usual one.
  var device: String?

  /// Whether the device lies on its side.
  var isLandscape: Bool

  /// Whether the content ends above the bar.
  var isAtScrollEdge: Bool

  /// The pixels of a point, or `nil` for those of the device.
  var scale: Int?

  /// What stands in the bar.
  var content: BarContent
}

extension PictureRequest {
  /// The pictures that a command line asks for, one for each style.
  ///
  /// - Throws: ``UsageError`` for items, icons and badges that there can't be.
  static func all(_ arguments: Arguments) throws(UsageError) -> [PictureRequest] {
    let content = try BarContent(arguments)
    let styles: [UIUserInterfaceStyle] =
      switch arguments.value(of: "--style") {
      case "light": [.light]
      case "dark": [.dark]
      default: [.light, .dark]
      }
    return styles.map { style in
      PictureRequest(
        style: style,
        contrast: arguments.value(of: "--contrast") == "high" ? .high : .normal,
        os: OSVersion(arguments.number(of: "--ios") ?? 18),
        device: arguments.value(of: "--device"),
        isLandscape: arguments.value(of: "--orientation") == "landscape",
        isAtScrollEdge: arguments.value(of: "--edge") == "scroll-edge",
        scale: arguments.number(of: "--scale"),
        content: content
      )
    }
  }

  /// The name of the file for a theme; pictures that differ in more than device and content differ in it.
  func fileName(theme: String) -> String {
    var marks: [String] = []
    if contrast == .high { marks.append("high-contrast") }
    if isLandscape { marks.append("landscape") }
    if isAtScrollEdge { marks.append("scroll-edge") }
    return PictureFileName.name(
      theme: theme,
      style: style == .dark ? "dark" : "light",
      marks: marks
    )
  }
}
