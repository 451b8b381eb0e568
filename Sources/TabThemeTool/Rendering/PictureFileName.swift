import HeadlessUIKit
import TabAppearance
import TabScreens

/// The name of the file for a picture.
enum PictureFileName {
  /// The name of a theme, fit for the name of a file, with what is special about the picture: pictures that differ in
  /// more than content and scale differ in it.
  ///
  ///     PictureFileName.name(theme: "Midnight", configuration)  // "Midnight-dark.png"
  ///
  /// - Parameters:
  ///   - theme: The name of the theme.
  ///   - configuration: Where the bar is shown.
  ///   - marks: What else the picture shows.
  /// - Returns: The name.
  @MainActor
  static func name(
    theme: String,
    _ configuration: TabSnapshotConfiguration,
    marks: [String] = []
  ) -> String {
    let style = configuration.style == .dark ? "dark" : "light"
    return ([fit(theme), style] + marks + configuration.marks).joined(separator: "-") + ".png"
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
  /// What is special about the place.
  @MainActor
  fileprivate var marks: [String] {
    let os = os ?? .usual
    let isUsualDevice = device.name == TabSnapshotDevice.usual(for: .phone, os: os).name
    let marks = [
      isUsualDevice ? nil : PictureFileName.fit(device.name),
      os == .usual ? nil : "ios\(os)",
      look == TabBarEnvironment(os: os).look ? nil : look?.rawValue,
      contrast == .high ? "high-contrast" : nil,
      contentSize == .large ? nil : contentSize.name,
      layoutDirection == .rightToLeft ? "rtl" : nil,
      legibilityWeight == .bold ? "bold-text" : nil,
      orientation == .landscape ? "landscape" : nil,
      edge == .scrollEdge ? "scroll-edge" : nil,
      backdrop?.mark,
    ]
    return marks.compactMap(\.self)
  }
}
