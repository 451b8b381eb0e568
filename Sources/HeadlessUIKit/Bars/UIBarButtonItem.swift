/// A button of a navigation bar, as a value: navigation bars aren't drawn.
///
/// Targets with selectors, menus and groups aren't modelled.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How much weight a button has.
  public enum Style: Int, Sendable {
    /// A button without emphasis.
    case plain = 0

    /// The same as plain since iOS 7.
    case bordered = 1

    /// The button that ends a task; iOS 26 calls it prominent.
    case prominent = 2

    /// The button that ends a task.
    public static var done: UIBarButtonItem.Style { .prominent }
  }

  open var style = UIBarButtonItem.Style.plain

  /// The width in points; 0 is that of the content.
  open var width: CGFloat = 0
  open var customView: UIView?
  open var possibleTitles: Set<String>?
  open var isSelected = false
  open var isHidden = false

  /// What a tap does; its title and its image are those of the item.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }

  /// The color of the button; nil is that of the bar.
  open var tintColor: UIColor? { didSet { customize(\UIBarButtonItem.tintColor) } }

  public override init() {
    super.init()
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item with an action, whose title and image count where none are given.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    self.init()
    // Observers don't run in initializers.
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
