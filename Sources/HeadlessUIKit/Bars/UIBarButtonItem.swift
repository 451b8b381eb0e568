/// A button of a navigation bar, as a value: navigation bars aren't drawn.
///
/// Targets with selectors, menus and groups aren't modelled.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The emphasis of a button.
  public enum Style: Int, Sendable {
    /// A button without emphasis.
    case plain = 0

    /// The same as `plain` since iOS 7.
    case bordered = 1

    /// The button that completes a task, as of iOS 26.
    case prominent = 2

    /// The button that completes a task: the name of `prominent` before iOS 26.
    public static var done: UIBarButtonItem.Style { .prominent }
  }

  open var style = UIBarButtonItem.Style.plain

  /// The width in points; 0 is that of the content.
  open var width: CGFloat = 0
  open var customView: UIView?
  open var possibleTitles: Set<String>?
  open var isSelected = false
  open var isHidden = false

  /// The action of a tap; the title and image of a new action replace those of the item.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }

  /// The color of the button; nil inherits the bar's.
  open var tintColor: UIColor? { didSet { customize(\UIBarButtonItem.tintColor) } }

  public override init() {
    super.init()
  }

  /// Creates an item that shows a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item with an action, whose title and image are the defaults.
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
