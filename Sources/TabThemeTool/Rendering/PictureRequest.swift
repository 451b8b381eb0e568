import Foundation
import HeadlessUIKit
import TabAppearance
import TabBarExamples
import TabScreens

/// The content and configurations of pictures, for any theme.
struct PictureRequest {
  /// The devices and traits, a picture for each.
  let configurations: [TabSnapshotConfiguration]

  /// The format of the files.
  let format: PictureFormat

  /// Whether the whole screen of the device is shown.
  let isScreen: Bool

  /// The items of the bar.
  let content: BarContent

  /// The features of the bar besides its items.
  let features: BarFeatures

  /// The example whose bar is drawn, or `nil` for the system's.
  let example: BarExample?
}

extension PictureRequest {
  /// Reads the request of a command line, with one picture for each style.
  ///
  /// - Throws: ``UsageError`` for items, icons and badges that don't exist, ``ToolFailure`` for a
  ///   backdrop that can't be read.
  init(_ arguments: Arguments) throws {
    example = try Self.example(arguments)
    content = try BarContent(arguments, usual: example.map { BarContent($0) } ?? .sample)
    format = PictureFormat(arguments)
    isScreen = arguments.has("--screen")
    let os = arguments.environment.os
    let device = try TabSnapshotDevice.device(
      arguments.value(of: "--device") ?? "iPhone",
      for: os
    )
    var configuration = TabSnapshotConfiguration(device, os: os)
    if arguments.value(of: "--orientation") == "landscape" {
      configuration.orientation = .landscape
    }
    if arguments.value(of: "--contrast") == "high" { configuration.contrast = .high }
    if let name = arguments.value(of: "--text-size") {
      configuration.contentSize = try Self.textSize(name)
    }
    if arguments.value(of: "--direction") == "rtl" { configuration.layoutDirection = .rightToLeft }
    if arguments.has("--bold-text") { configuration.legibilityWeight = .bold }
    if arguments.value(of: "--edge") == "scroll-edge" { configuration.edge = .scrollEdge }
    if let word = arguments.value(of: "--backdrop") {
      configuration.backdrop = try TabSnapshotBackdrop(word: word)
    }
    configuration.scale = arguments.number(of: "--scale")
    features = try BarFeatures(arguments, on: configuration)
    let styles: [UIUserInterfaceStyle] =
      switch arguments.value(of: "--style") {
      case "light": [.light]
      case "dark": [.dark]
      default: [.light, .dark]
      }
    configurations = styles.map { style in
      var styled = configuration
      styled.style = style
      return styled
    }
  }

  private static func example(_ arguments: Arguments) throws(UsageError) -> BarExample? {
    guard let name = arguments.value(of: "--example") else { return nil }
    guard let example = BarExample.named(name) else {
      throw .unknownExample(name, choices: BarExample.all.map(\.name))
    }
    return example
  }

  private static func textSize(_ name: String) throws(UsageError) -> UIContentSizeCategory {
    guard let size = UIContentSizeCategory.named(name) else {
      throw .notAChoice(
        name,
        option: "--text-size",
        choices: UIContentSizeCategory.all.map(\.name)
      )
    }
    return size
  }

  /// Returns the bar with a theme.
  func subject(_ theme: TabBarTheme, assets: Bundle? = nil) -> PictureSubject {
    PictureSubject(
      theme: theme,
      content: content,
      example: example,
      assets: assets,
      features: features
    )
  }

  /// Returns the names of the files for a theme, one for each configuration.
  @MainActor
  func fileNames(theme: String) -> [String] {
    let name = example?.name == theme ? nil : example?.name
    let marks = [
      name, isScreen ? "screen" : nil, features.isMinimized ? "minimized" : nil,
    ]
    return PictureFileName.names(
      theme: theme,
      configurations,
      marks: marks.compactMap(\.self),
      fileExtension: format.fileExtension
    )
  }
}
