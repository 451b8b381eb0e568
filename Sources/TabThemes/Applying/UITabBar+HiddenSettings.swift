import TabDiagnostics
import TabUIKit

extension UITabBar {
  /// The settings of items from before iOS 13 that a theme hides: UIKit ignores them on a bar with
  /// an appearance (QMUI_iOS #840, CYLTabBarController #456), as every bar with a theme has.
  ///
  /// They are the app's, set on the items or by an appearance proxy, or those of single items in the
  /// theme.
  var hiddenItemSettings: [ThemeDiagnostic] {
    guard tabBarTheme != nil, let items else { return [] }
    let states: [UIControl.State] = [.normal, .selected, .disabled, .focused]
    let moved = items.indices.filter { items[$0].titlePositionAdjustment != .zero }
    let styled = items.indices.filter { index in
      states.contains { items[index].titleTextAttributes(for: $0)?.isEmpty == false }
    }
    return [
      (
        "titlePositionAdjustment", moved,
        "write 'item.normal.titlePositionAdjustment' in the theme, or show a CustomTabBar"
      ),
      ("titleTextAttributes", styled, "write 'item.normal.title' in the theme"),
    ]
    .filter { !$0.1.isEmpty }
    .map { property, indices, fix in
      ThemeDiagnostic(
        .warning,
        "'\(property)' has no effect on the items at \(indices.map(String.init).joined(separator: ", "))",
        notes: ["the theme's appearance replaces the setting"],
        fix: .init(fix)
      )
    }
  }
}
