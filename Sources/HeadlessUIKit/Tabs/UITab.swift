public import Foundation

/// A tab as an object: what it is called, and how to make the controller that it shows.
///
/// Since iOS 18.
///
/// Dragging onto tabs and popovers from them aren't modelled.
@preconcurrency @MainActor
open class UITab: NSObject, UISpringLoadedInteractionSupporting,
  UIAccessibilityIdentification
{
  private let provider: ((UITab) -> UIViewController)?
  private var storedIsHidden: Bool?
  package final var attachments: [ObjectIdentifier: Any] = [:]

  /// The controller that the tab made already.
  private(set) var loadedController: UIViewController?

  /// The tab's item in a bar, which is that of its view controller, too (measured by others on iOS 26.1).
  private(set) var item = UITabBarItem()

  /// The controller that has the tab among its tabs; of children it is that of their group.
  weak var owner: UITabBarController?

  open private(set) var identifier: String
  open internal(set) weak var parent: UITabGroup?
  open var tabBarController: UITabBarController? { parent?.tabBarController ?? owner }

  /// Creates a tab; the closure makes its controller when that is first shown.
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
    item.title = title
    item.image = image
  }

  // MARK: - Looks

  // A tab passes title, image, badge and state on to its item, and an item passes nothing back: measured by others on iOS
  // 26.1.

  open var title: String { didSet { item.title = title } }
  open var image: UIImage? {
    didSet {
      item.image = image
      if SimulatedSystem.has(.refillsItems) { item.selectedImage = nil }
    }
  }

  /// A second line for sidebars, which aren't modelled.
  open var subtitle: String?
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }

  open var isEnabled = true { didSet { item.isEnabled = isEnabled } }

  open var accessibilityIdentifier: String? {
    didSet { item.accessibilityIdentifier = accessibilityIdentifier }
  }

  /// Something of the app's own.
  open var userInfo: Any?

  /// Has no effect, since dragging isn't modelled.
  open var isSpringLoaded = false

  /// Puts a new item in place of the tab's, filled from the tab.
  func remakeItem() {
    let old = item
    item = UITabBarItem(title: title, image: image, tag: 0)
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
    item.accessibilityIdentifier = accessibilityIdentifier
    item.isProminent = old.isProminent
    if let loadedController, loadedController.existingTabBarItem === old {
      loadedController.storedTabBarItem = item
    }
  }

  // MARK: - Place

  open var preferredPlacement: UITab.Placement = .automatic { didSet { placementDidChange() } }

  /// The placement by which a bar orders its tabs.
  var placementInBar: UITab.Placement { preferredPlacement }

  /// Whether the tab is away; as `isHiddenByDefault` until it is set.
  open var isHidden: Bool {
    get { storedIsHidden ?? isHiddenByDefault }
    set {
      storedIsHidden = newValue
      placementDidChange()
    }
  }

  open var isHiddenByDefault = false { didSet { placementDidChange() } }

  /// Whether the user may hide the tab; there is no user interface for it here.
  open var allowsHiding = false

  /// Whether the tab is in the bar, or under More.
  open var hasVisiblePlacement: Bool { isInBar }

  var isInBar: Bool {
    owner?.arrangement.leads(to: .tab(self)) == true
  }

  func placementDidChange() {
    tabBarController?.tabsDidChange()
  }

  // MARK: - Content

  /// The controller of the tab, made when it is first asked for; a group without one has none.
  open var viewController: UIViewController? {
    if let loadedController { return loadedController }
    guard let controller = provider?(self) else { return nil }
    controller.storedTab = WeakReference(self)
    controller.storedTabBarItem = item
    loadedController = controller
    return controller
  }

  /// The nearest group above that shows its tabs on a navigation controller of its own.
  open var managingTabGroup: UITabGroup? {
    guard let parent else { return nil }
    return parent.managingNavigationController == nil ? parent.managingTabGroup : parent
  }

  /// The tab that is selected where this one is: itself, or of a group the selected one in it.
  var selectedLeaf: UITab { self }

  /// The controller that the tab bar controller shows for a tab at its top level.
  var shownController: UIViewController? { viewController }

  /// The same, where it exists already.
  var loadedShownController: UIViewController? { loadedController }

  /// Selects the tab in each group above it, without calls of delegates, and returns the tab of the top level.
  func selectInGroups() -> UITab {
    guard let parent else { return self }
    parent.storedSelectedChild = self
    return parent.selectInGroups()
  }

  /// Whether the tab is another tab or one of its descendants.
  func isInside(_ other: UITab) -> Bool { self === other || parent?.isInside(other) == true }
}

extension UITab: AttachmentOwner {}

/// The private tab of a view controller that no tab made.
final class MadeUpTab: UITab {
  private weak var controller: UIViewController?

  init(_ controller: UIViewController, identifier: String) {
    self.controller = controller
    let item = controller.existingTabBarItem
    super.init(title: item?.title ?? "", image: item?.image, identifier: identifier)
  }

  override var viewController: UIViewController? { controller }
}
