import TabUIKit

/// The inputs of compiling other than the theme.
package struct CompilingContext: Hashable {
  /// Whether the leading edge is the right one: leading offsets then go to the left, since UIKit
  /// doesn't mirror offsets.
  package var isRightToLeft = false

  /// The text size that the user prefers, for fonts that grow.
  package var contentSize = UIContentSizeCategory.unspecified

  /// The bundle that is searched for assets before the app's main bundle.
  package var assets: Bundle?

  /// The look of the bar, on which the system's fonts depend.
  var look = TabBarEnvironment.Look.classic

  /// The layout whose items are compiled.
  var layout = ItemLayout.stacked

  /// Whether selected items are compiled.
  var isSelected = false

  package init(
    isRightToLeft: Bool = false,
    contentSize: UIContentSizeCategory = .unspecified,
    assets: Bundle? = nil
  ) {
    self.isRightToLeft = isRightToLeft
    self.contentSize = contentSize
    self.assets = assets
  }
}
