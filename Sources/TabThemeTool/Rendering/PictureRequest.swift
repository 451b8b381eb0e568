import Foundation
import HeadlessUIKit
import TabAppearance
import TabBarExamples
import TabScreens
import TabUIKit

/// What a picture shows besides the theme.
struct PictureRequest: Equatable {
  /// Whether the device is light or dark.
  var style: UIUserInterfaceStyle

  /// Whether colors are in high contrast.
  var contrast: UIAccessibilityContrast

  /// Whether the interface runs from right to left.
  var isRightToLeft = false

  /// Whether the user asked for bold text.
  var hasBoldText = false

  /// The version of iOS.
  var os: TabBarEnvironment.Version

  /// How the system draws bars, or `nil` for the look of that version.
  var look: TabBarEnvironment.Look?

  /// The device, or `nil` for the usual one.
  var device: String?

  /// Whether the device lies on its side.
  var isLandscape: Bool

  /// Whether the content ends above the bar.
  var isAtScrollEdge: Bool

  /// What is behind the bar.
  var backdrop = PictureBackdrop.sample(.rows)

  /// How much of the content is shown beside the bar, in points.
  var contentHeight = Backdrop.rowHeight

  /// The pixels of a point, or `nil` for those of the device.
  var scale: Int?

  /// Whether what is only inferred is refused.
  var isStrict = false

  /// Where colors and images named as `asset:` are looked for.
  var assets: Bundle?

  /// What stands in the bar.
  var content: BarContent

  /// The example whose bar is drawn, or `nil` for the system's.
  var example: BarExample?
}

extension PictureRequest {
  /// The pictures that a command line asks for, one for each style.
  ///
  /// - Throws: ``UsageError`` for items, icons and badges that there can't be, ``ToolFailure`` for a backdrop that
  ///   can't be read.
  static func all(_ arguments: Arguments) throws -> [PictureRequest] {
    let example = try example(arguments)
    let content = try BarContent(arguments, usual: example.map { BarContent($0) } ?? .sample)
    let os = arguments.environment.os
    let device = try SimulatedDevice.device(arguments.value(of: "--device") ?? "iPhone", for: os)
    let backdrop = try arguments.value(of: "--backdrop").map { try PictureBackdrop(word: $0) }
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
        isRightToLeft: arguments.value(of: "--direction") == "rtl",
        hasBoldText: arguments.has("--bold-text"),
        os: os,
        device: device.name,
        isLandscape: arguments.value(of: "--orientation") == "landscape",
        isAtScrollEdge: arguments.value(of: "--edge") == "scroll-edge",
        backdrop: backdrop ?? .sample(.rows),
        scale: arguments.number(of: "--scale"),
        isStrict: arguments.has("--strict"),
        content: content,
        example: example
      )
    }
  }

  private static func example(_ arguments: Arguments) throws(UsageError) -> BarExample? {
    guard let name = arguments.value(of: "--example") else { return nil }
    guard let example = BarExample.named(name) else {
      throw .unknownExample(name, known: BarExample.all.map(\.name))
    }
    return example
  }

  /// The name of the file for a theme; pictures that differ in more than content and scale differ in it.
  func fileName(theme: String) -> String {
    var marks: [String] = []
    if let example, example.name != theme { marks.append(example.name) }
    if let device, device != SimulatedDevice.usual(for: .phone, os: os).name {
      marks.append(PictureFileName.fit(device))
    }
    if os != .usual { marks.append("ios\(os)") }
    if let look, look != TabBarEnvironment(os: os).look { marks.append(look.rawValue) }
    if contrast == .high { marks.append("high-contrast") }
    if isRightToLeft { marks.append("rtl") }
    if hasBoldText { marks.append("bold-text") }
    if isLandscape { marks.append("landscape") }
    if isAtScrollEdge { marks.append("scroll-edge") }
    if let mark = backdrop.mark { marks.append(mark) }
    return PictureFileName.name(
      theme: theme,
      style: style == .dark ? "dark" : "light",
      marks: marks
    )
  }
}
