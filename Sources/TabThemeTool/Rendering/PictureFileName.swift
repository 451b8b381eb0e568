import HeadlessUIKit
import TabAppearance
import TabScreens

/// The name of the file for a picture.
enum PictureFileName {
  /// The names of files for pictures of a theme: the theme, what is special about the content, the style, and each trait
  /// that isn't the usual one, or in which the pictures differ from one another.
  ///
  ///     PictureFileName.names(theme: "Midnight", [configuration])  // ["Midnight-dark.png"]
  ///
  /// - Parameters:
  ///   - theme: The name of the theme.
  ///   - configurations: Where bars are shown.
  ///   - marks: What is special about the content.
  ///   - fileExtension: What the names end with, after a period.
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

  /// A word as it is if the names of files can have it; the name of a device can have spaces.
  private static func fitWord(_ word: String) -> String {
    word.contains(" ") ? fit(word) : word
  }

  /// The letters and digits of a name; a theme may be named like a path, or like a hidden file.
  static func fit(_ name: String) -> String {
    var result = ""
    for character in name.prefix(64) {
      let isPlain = character.isLetter || character.isNumber || character == "_"
      if isPlain {
        result.append(character)
      } else if !result.isEmpty, result.last != "-" {
        result.append("-")
      }
    }
    while result.last == "-" { result.removeLast() }
    return result.isEmpty ? "theme" : result
  }
}

extension TabSnapshotConfiguration {
  /// The traits that aren't those of a picture without options.
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
