/// The content of a navigation bar for one view controller, as values: navigation bars aren't drawn.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The mode that decides whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Inherited from the item below in the navigation stack.
    case automatic = 0

    /// Large, if the bar prefers large titles.
    case always = 1

    /// Never large.
    case never = 2
  }

  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic

  /// The order in which bars at the side are compressed, from iOS 27.1 on.
  open var verticalBarCompressionBehavior: UIVerticalBarCompressionBehavior = .automatic

  /// The items at the leading edge, from the edge inward.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }

  /// The items at the trailing edge, from the edge inward.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }

  /// The appearance of the bar while the controller is on top; nil leaves this and the three below to the bar.
  @NSCopying open var standardAppearance: UINavigationBarAppearance?
  @NSCopying open var compactAppearance: UINavigationBarAppearance?
  @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance?
  @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Called after the buttons of the item change; set by the bar that shows the item.
  var onChange: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The outermost item at the leading edge; setting it replaces all items there.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost item at the trailing edge; setting it replaces all items there.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}
