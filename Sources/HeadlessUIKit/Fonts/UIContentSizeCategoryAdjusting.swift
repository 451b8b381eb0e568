/// What can follow the size of text that the user prefers.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the size that the user prefers; fonts of text styles and of `UIFontMetrics` do.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
