/// The bar of a navigation controller, which keeps its appearances and isn't drawn.
@MainActor open class UINavigationBar: UIView {
  /// The appearance, which is never nil.
  @NSCopying open var standardAppearance = UINavigationBarAppearance()

  /// The appearance in a compact height; nil is the standard one.
  @NSCopying open var compactAppearance: UINavigationBarAppearance?

  /// The appearance over the beginning of the content; nil is the standard one with a transparent background.
  @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance?
}
