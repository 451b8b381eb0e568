import TabAppearance
import TabScreens

extension ShownScreen {
  /// The notes that a failure of a snapshot of the screen adds.
  var remarks: [String] {
    omissions.map { ThemeDiagnostic(.note, $0).description }
  }
}

extension ShownBar {
  /// The notes that a failure of a snapshot of the bar adds.
  var remarks: [String] {
    let inferences = inferences.map { ThemeDiagnostic(.note, $0) }
    return (warnings(fontFix: .fontFix) + inferences).map(\.description)
  }
}

extension String {
  /// The fix of a diagnostic about a font that isn't available.
  static let fontFix = "register a file of the font with withTabSnapshotFonts"
}
