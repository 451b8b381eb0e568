/// An object whose font can follow the preferred content size category.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font is updated when the category changes; applies to fonts of text styles and of `UIFontMetrics`.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
