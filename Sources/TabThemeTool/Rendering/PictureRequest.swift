import Foundation
import HeadlessUIKit
import TabAppearance
import TabScreens

/// The content and configurations of pictures, for any theme.
struct PictureRequest {
  /// The words of the themes.
  let themes: [String]

  /// The devices and traits, a picture for each.
  let configurations: [TabSnapshotConfiguration]

  /// Notes on combinations of the matrix that don't exist.
  let notes: [ThemeDiagnostic]

  /// The format of the files.
  let format: PictureFormat

  /// Whether the whole screen of the device is shown.
  let isScreen: Bool

  /// The items of the bar.
  let content: BarContent

  /// The features of the bar besides its items.
  let features: BarFeatures
}

extension PictureRequest {
  /// Reads the request of a command line and of its matrix.
  ///
  /// - Throws: ``UsageError`` for items, icons and badges that don't exist, ``ToolFailure`` for a
  ///   backdrop or a matrix that can't be read.
  init(_ arguments: Arguments) throws {
    content = try BarContent(arguments)
    format = PictureFormat(arguments)
    isScreen = arguments.has("--screen")
    let matrix = try PictureMatrix(arguments)
    themes = matrix[.themes]
    var configuration = TabSnapshotConfiguration.iPhone16()
    if arguments.value(of: "--orientation") == "landscape" {
      configuration.orientation = .landscape
    }
    if arguments.has("--bold-text") { configuration.legibilityWeight = .bold }
    if let word = arguments.value(of: "--backdrop") {
      configuration.backdrop = try TabSnapshotBackdrop(word: word)
    }
    configuration.scale = arguments.number(of: "--scale")
    (configurations, notes) = try matrix.configurations(over: configuration)
    features = try BarFeatures(arguments, on: configurations)
  }

  /// Returns the bar with a theme.
  func subject(_ theme: TabBarTheme, assets: Bundle? = nil) -> PictureSubject {
    PictureSubject(theme: theme, content: content, assets: assets, features: features)
  }

  /// Returns the names of the files for a theme, one for each configuration.
  @MainActor
  func fileNames(theme: String) -> [String] {
    let marks = [isScreen ? "screen" : nil, features.isMinimized ? "minimized" : nil]
    return PictureFileName.names(
      theme: theme,
      configurations,
      marks: marks.compactMap(\.self),
      fileExtension: format.fileExtension
    )
  }
}
