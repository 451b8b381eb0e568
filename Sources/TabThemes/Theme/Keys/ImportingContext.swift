import TabUIKit

/// Closures that import UIKit's values without an equivalent in themes; `nil` omits the value from
/// the theme.
@MainActor
package struct ImportingContext {
  package let color: (UIColor, _ path: String) -> TabBarTheme.Color?
  package let image: (UIImage, _ path: String) -> TabBarTheme.Image?
  package let text:
    ([NSAttributedString.Key: Any], SystemTextStyle, _ path: String) -> TabBarTheme.Text

  /// Called with the path of a value that has no name in themes.
  package let leaveOut: (_ path: String) -> Void

  /// Called for a property that is `nil` though UIKit's default isn't; a theme can't set `nil`
  /// there.
  package let missing: () -> Void

  /// The layout whose items are imported.
  var layout = ItemLayout.stacked

  package init(
    color: @escaping (UIColor, String) -> TabBarTheme.Color?,
    image: @escaping (UIImage, String) -> TabBarTheme.Image?,
    text: @escaping ([NSAttributedString.Key: Any], SystemTextStyle, String) -> TabBarTheme.Text,
    leaveOut: @escaping (String) -> Void,
    missing: @escaping () -> Void
  ) {
    self.color = color
    self.image = image
    self.text = text
    self.leaveOut = leaveOut
    self.missing = missing
  }
}
