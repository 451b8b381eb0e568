public import Foundation

/// The bar of tabs at the bottom of the screen.
///
/// Without an appearance the bar follows its older properties (`barTintColor`, `backgroundImage` and so on); they have
/// no effect once `standardAppearance` is set, on the bar or on the selected item.
@preconcurrency @MainActor open class UITabBar: UIView, UISpringLoadedInteractionSupporting {
  /// The views of the items, in the order of the items.
  var buttons: [TabBarButton] = []
  var storedItems: [UITabBarItem]?

  /// The observers of the appearances and the tints.
  package var observers = ChangeObservers()

  /// Controls that draw nothing, one for each item; empty unless the bar is of unverified glass.
  var secondControls: [UIControl] = []
  private var hasOwnAppearance = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Returns nil, since archives aren't modelled.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: - Items

  weak open var delegate: (any UITabBarDelegate)? {
    willSet {
      precondition(
        !isManaged,
        "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."
      )
    }
  }

  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; nothing is animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    precondition(!isManaged || isUpdatedByController, Self.managedMessage)
    replaceItems(items)
  }

  /// The selected item; nil selects none.
  open weak var selectedItem: UITabBarItem? {
    willSet { precondition(!isManaged || isUpdatedByController, Self.managedMessage) }
    didSet { if selectedItem !== oldValue { setNeedsLayout() } }
  }

  private static let managedMessage =
    "Directly modifying a tab bar managed by a tab bar controller is not allowed."

  // MARK: - Managed by a controller

  /// Whether a tab bar controller owns the bar, and so alone may change its items, selection and delegate.
  package var isManaged = false {
    didSet { setNeedsLayout() }
  }

  /// Whether the content behind the bar ends above it; affects managed bars only.
  package var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } }
  }

  /// The effect of the scroll view whose content extends below the bar; nil if there is none.
  final var edgeEffect: UIScrollEdgeEffect?

  /// Whether the controller has minimized the bar; a design without a minimized state ignores it.
  var isMinimized = false {
    didSet {
      guard isMinimized != oldValue else { return }
      for button in buttons { button.alpha = 1 }
      setNeedsLayout()
    }
  }

  /// The view of the controller's bottom accessory.
  weak var accessoryView: TabAccessoryView?

  private var isUpdatedByController = false

  /// Sets the items and the selection, on behalf of the controller that manages the bar.
  func updateByController(items: [UITabBarItem]?, selectedItem: UITabBarItem?) {
    isUpdatedByController = true
    defer { isUpdatedByController = false }
    // UIKit's controller calls `setItems`, too, so a subclass gets the items.
    if items != storedItems { setItems(items, animated: false) }
    self.selectedItem = selectedItem
  }

  /// Performs a touch on an item: a bar without a controller selects it, a controller decides for itself.
  ///
  /// - Parameter item: An item of the bar; a disabled one ignores touches.
  package func tap(_ item: UITabBarItem) {
    guard item.isEnabled, storedItems?.contains(where: { $0 === item }) == true else { return }
    if isManaged {
      onTapOfManagedItem?(item)
    } else {
      selectedItem = item
      delegate?.tabBar(self, didSelect: item)
    }
  }

  /// The action of the managing controller for a touch on an item.
  var onTapOfManagedItem: ((UITabBarItem) -> Void)?

  private func replaceItems(_ items: [UITabBarItem]?) {
    let oldItems = barItems
    for item in oldItems where item.bar === self { item.bar = nil }
    storedItems = items
    for item in barItems { item.bar = self }
    if let selected = selectedItem, items?.contains(where: { $0 === selected }) != true {
      selectedItem = nil
    }
    rebuildButtons()
    barItemsDidChange(from: oldItems)
    setNeedsLayout()
  }

  override var barItems: [UIBarItem] { storedItems ?? [] }

  // MARK: - Customizing

  open private(set) var isCustomizing = false

  /// Notifies the delegate that customizing begins; the sheet for it isn't modelled.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard !isCustomizing else { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    isCustomizing = true
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// Notifies the delegate that customizing ends, and returns false, since customizing never changes the items.
  open func endCustomizing(animated: Bool) -> Bool {
    guard isCustomizing else { return false }
    delegate?.tabBar(self, willEndCustomizing: items ?? [], changed: false)
    isCustomizing = false
    delegate?.tabBar(self, didEndCustomizing: items ?? [], changed: false)
    return false
  }

  // MARK: - Appearances

  /// The appearance of the bar; UIKit's default unless set.
  @NSCopying open var standardAppearance: UITabBarAppearance = UITabBarAppearance() {
    didSet {
      hasOwnAppearance = true
      customize(\UITabBar.standardAppearance)
      observers.notify()
    }
  }

  /// The appearance over the end of the content; nil uses the standard one, on a classic bar without its background.
  @NSCopying open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      customize(\UITabBar.scrollEdgeAppearance)
      observers.notify()
    }
  }

  /// Whether an appearance is set, so that the older properties below have no effect.
  var followsAppearance: Bool {
    hasOwnAppearance || selectedItem?.standardAppearance != nil
  }

  override func ownTintColorDidChange() {
    observers.notify()
  }

  // MARK: - Older properties

  open var barStyle = UIBarStyle.default { didSet { customize(\UITabBar.barStyle) } }

  /// Whether the bar is translucent; unless set, false only if the background image is opaque.
  open var isTranslucent: Bool {
    get { ownTranslucency ?? !(backgroundImage?.values.isOpaque ?? false) }
    set {
      ownTranslucency = newValue
      customize(\UITabBar.isTranslucent)
    }
  }

  private var ownTranslucency: Bool?

  open var barTintColor: UIColor? { didSet { customize(\UITabBar.barTintColor) } }
  open var backgroundImage: UIImage? { didSet { customize(\UITabBar.backgroundImage) } }

  /// The image of the shadow above the bar; requires a `backgroundImage`.
  open var shadowImage: UIImage? { didSet { customize(\UITabBar.shadowImage) } }
  open var selectionIndicatorImage: UIImage? {
    didSet { customize(\UITabBar.selectionIndicatorImage) }
  }

  /// The color of unselected items for which the appearance sets none; nil is the system's.
  @NSCopying open var unselectedItemTintColor: UIColor? {
    didSet {
      customize(\UITabBar.unselectedItemTintColor)
      observers.notify()
    }
  }

  /// The same as `tintColor`.
  @available(iOS, deprecated: 8.0, renamed: "tintColor")
  open var selectedImageTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }

  open var itemPositioning = ItemPositioning.automatic {
    didSet { customize(\UITabBar.itemPositioning) }
  }

  /// The width of centered items, in points; 0 is the system's, and negative values become 0.
  open var itemWidth: CGFloat = 0 {
    didSet {
      if itemWidth < 0 { itemWidth = 0 }
      customize(\UITabBar.itemWidth)
    }
  }

  /// The space between centered items, in points; 0 is the system's, and negative values become 0.
  open var itemSpacing: CGFloat = 0 {
    didSet {
      if itemSpacing < 0 { itemSpacing = 0 }
      customize(\UITabBar.itemSpacing)
    }
  }

  /// Whether a dragged item over the bar selects tabs; has no effect, since dragging isn't modelled.
  open var isSpringLoaded = false

  // MARK: - Layout

  /// Returns the given width with the bar's preferred height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: design.height(of: self))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutButtons()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  package override func draw(in context: inout DrawingContext) {
    drawBackground(in: &context)
  }

  override func drawContents(in context: inout DrawingContext) {
    design.draw(self, in: &context)
  }
}
