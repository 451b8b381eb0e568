/// The bar of a navigation controller, which stores its settings and isn't drawn.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var storedItems: [UINavigationItem]?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Returns nil, since archives aren't modelled.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: - Items

  /// The items, from the root to the top; in a navigation controller, those of its view controllers.
  open var items: [UINavigationItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in storedItems ?? [] { item.onChange = nil }
    storedItems = items
    for item in items ?? [] { item.onChange = { [weak self] in self?.buttonsDidChange() } }
    buttonsDidChange()
  }

  open var topItem: UINavigationItem? { storedItems?.last }
  open var backItem: UINavigationItem? { storedItems?.dropLast().last }

  override var barItems: [UIBarItem] {
    (storedItems ?? []).flatMap { item in
      (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
        + (item.backBarButtonItem.map { [$0] } ?? [])
    }
  }

  private var knownButtons: [UIBarItem] = []

  private func buttonsDidChange() {
    barItemsDidChange(from: knownButtons)
    knownButtons = barItems
  }

  // MARK: - Appearances

  /// The appearance; UIKit's default unless set.
  @NSCopying open var standardAppearance = UINavigationBarAppearance() {
    didSet { didCustomize(\UINavigationBar.standardAppearance) }
  }

  /// The appearance in a compact height; nil uses `standardAppearance`.
  @NSCopying open var compactAppearance: UINavigationBarAppearance? {
    didSet { didCustomize(\UINavigationBar.compactAppearance) }
  }

  /// The appearance at the top edge of the content; nil uses the standard one with a transparent background.
  @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { didCustomize(\UINavigationBar.scrollEdgeAppearance) }
  }

  /// The appearance at the top edge of the content in a compact height; nil uses `scrollEdgeAppearance`.
  @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { didCustomize(\UINavigationBar.compactScrollEdgeAppearance) }
  }

  // MARK: - Older properties

  open var prefersLargeTitles = false
  open var barStyle = UIBarStyle.default { didSet { didCustomize(\UINavigationBar.barStyle) } }
  open var isTranslucent = true { didSet { didCustomize(\UINavigationBar.isTranslucent) } }
  open var barTintColor: UIColor? { didSet { didCustomize(\UINavigationBar.barTintColor) } }
  open var shadowImage: UIImage? { didSet { didCustomize(\UINavigationBar.shadowImage) } }

  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { didCustomize(\UINavigationBar.titleTextAttributes) }
  }

  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { didCustomize(\UINavigationBar.largeTitleTextAttributes) }
  }

  open var backIndicatorImage: UIImage? {
    didSet { didCustomize(\UINavigationBar.backIndicatorImage) }
  }

  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { didCustomize(\UINavigationBar.backIndicatorTransitionMaskImage) }
  }

  /// Sets the background image for a kind of metrics; nil removes it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    didCustomize("backgroundImage \(barMetrics.rawValue)") {
      (bar: UINavigationBar, proxy: UINavigationBar) in
      bar.setBackgroundImage(proxy.backgroundImage(for: barMetrics), for: barMetrics)
    }
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }
}

/// The metrics of a bar: the height it has, with or without a prompt.
public enum UIBarMetrics: Int, Sendable {
  /// The metrics in portrait.
  case `default` = 0

  /// The metrics in a compact height.
  case compact = 1

  /// The metrics in portrait, with a prompt.
  case defaultPrompt = 101

  /// The metrics in a compact height, with a prompt.
  case compactPrompt = 102
}
