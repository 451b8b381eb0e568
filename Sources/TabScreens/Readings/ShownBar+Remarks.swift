package import TabAppearance
import TabUIKit

extension ShownBar {
  /// Returns warnings about settings of the theme that the picture doesn't show.
  ///
  /// These are settings of the layout that are ignored, and fonts and characters that are missing;
  /// UIKit doesn't report which fonts it replaces.
  ///
  /// - Parameter fontFix: The fix for a missing font.
  /// - Returns: Diagnostics, each once.
  package func warnings(fontFix: String) -> [ThemeDiagnostic] {
    let ofTheme = bar.tabBarTheme?.fontReplacements(in: .current) ?? []
    let ofBar = shown === bar ? bar.textReplacements : []
    let replacements = ofTheme + ofBar.filter { !ofTheme.contains($0) }
    let omissions = (controller as? ThemedTabBarController)?.layoutDiagnostics ?? []
    return omissions + replacements.map { ThemeDiagnostic(.warning, $0, fix: fontFix) }
  }

  /// The features of the picture that are only inferred, in words; empty on UIKit.
  package var inferences: [String] { shown === bar ? bar.inferences : [] }
}
