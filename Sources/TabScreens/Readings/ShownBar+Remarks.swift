package import TabAppearance
import TabUIKit

extension ShownBar {
  /// What of the theme isn't shown as the theme has it.
  ///
  /// These are settings of the layout that are left out, and fonts and characters that aren't at hand; UIKit doesn't tell
  /// which fonts it replaces.
  ///
  /// - Parameter fontFix: How to give the font.
  /// - Returns: Diagnostics, each once.
  package func warnings(fontFix: String) -> [ThemeDiagnostic] {
    let ofTheme = bar.tabBarTheme?.fontReplacements(in: .current) ?? []
    let ofBar = shown === bar ? bar.textReplacements : []
    let replacements = ofTheme + ofBar.filter { !ofTheme.contains($0) }
    let omissions = (controller as? ThemedTabBarController)?.layoutDiagnostics ?? []
    return omissions + replacements.map { ThemeDiagnostic(.warning, $0, fix: fontFix) }
  }

  /// What of the picture is only inferred, in words; nothing on UIKit.
  package var inferences: [String] { shown === bar ? bar.inferences : [] }
}
