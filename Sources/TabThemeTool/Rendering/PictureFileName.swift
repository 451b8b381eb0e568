import HeadlessUIKit
import TabAppearance
import TabFiles
import TabScreens

/// The names of the files of pictures.
enum PictureFileName {
  /// Returns the names of the files for pictures of a theme.
  ///
  /// A name has the theme, the marks, the style, and each trait that isn't the default or that
  /// varies between the pictures.
  ///
  ///     PictureFileName.names(theme: "Midnight", [configuration])  // ["Midnight-dark.png"]
  ///
  /// - Parameters:
  ///   - theme: The name of the theme.
  ///   - configurations: The devices and traits of the pictures.
  ///   - marks: Words for the content, if it isn't the default.
  ///   - fileExtension: The extension of the names, without the period.
  /// - Returns: A name for each configuration.
  @MainActor
  static func names(
    theme: String,
    _ configurations: [TabSnapshotConfiguration],
    marks: [String] = [],
    fileExtension: String = "png"
  ) -> [String] {
    let traits = configurations.reduce(configurations.varyingTraits.union([.style])) {
      $0.union($1.unusualTraits)
    }
    return configurations.map { configuration in
      let words = configuration.words(for: traits).map(fitWord)
      let backdrop = [configuration.backdrop?.mark].compactMap(\.self)
      return ([fit(theme)] + marks + words + backdrop).joined(separator: "-") + ".\(fileExtension)"
    }
  }

  /// Returns a word unchanged if it is allowed in names of files; the name of a device can contain
  /// spaces.
  private static func fitWord(_ word: String) -> String {
    word.contains(" ") ? fit(word) : word
  }

  /// Returns the letters and digits of a name; a theme's name may look like a path, or like a
  /// hidden file.
  static func fit(_ name: String) -> String {
    let result = name.prefix(64).fittedToFileName(keeping: "_")
    return result.isEmpty ? "theme" : result
  }
}

extension TabSnapshotConfiguration {
  /// The traits that differ from those of a picture without options.
  @MainActor
  fileprivate var unusualTraits: Set<Trait> {
    let os = os ?? .usual
    let isUsual: [Trait: Bool] = [
      .device: device.name == TabSnapshotDevice.usual(for: .phone, os: os).name,
      .orientation: orientation == .portrait,
      .system: os == .usual,
      .look: look == nil || look == TabBarEnvironment(os: os).look,
      .contentSize: contentSize == .large,
      .layoutDirection: layoutDirection != .rightToLeft,
      .edge: edge != .scrollEdge,
    ]
    return Set(Trait.allCases.filter { $0 != .style && !(isUsual[$0] ?? (word(for: $0) == nil)) })
  }
}
