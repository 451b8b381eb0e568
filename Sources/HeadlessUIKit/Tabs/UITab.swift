public import Foundation

/// A tab as an object: its title, its image and a closure that creates its view controller.
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

  /// The view controller that the tab has created already.
  private(set) var loadedController: UIViewController?

  /// The tab's item in a bar, shared with its view controller (measured by others on iOS 26.1).
  private(set) var item = UITabBarItem()

  /// The controller that has the tab among its `tabs`; nil for a child of a group.
  weak var owner: UITabBarController?

  open private(set) var identifier: String
  open internal(set) weak var parent: UITabGroup?
  open var tabBarController: UITabBarController? { parent?.tabBarController ?? owner }

  /// Creates a tab; the closure creates its view controller on first use.
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

  // A tab copies title, image, badge and state to its item, and an item copies nothing back (measured by others on iOS
  // 26.1). That it copies its selected image is inferred.

  open var title: String {
    didSet {
      item.title = title
      refillItemLater()
    }
  }

  open var image: UIImage? {
    didSet {
      item.image = image
      if SimulatedSystem.has(.refillsItems) { item.selectedImage = selectedImage }
      refillItemLater()
    }
  }

  /// The image of the selected tab, from iOS 26.1 on; nil for `image`.
  open var selectedImage: UIImage? {
    didSet {
      item.selectedImage = selectedImage
      refillItemLater()
    }
  }

  /// The second line of the tab in a sidebar; sidebars aren't modelled.
  open var subtitle: String?
  open var badgeValue: String? {
    didSet {
      item.badgeValue = badgeValue
      refillItemLater()
    }
  }

  open var isEnabled = true {
    didSet {
      item.isEnabled = isEnabled
      refillItemLater()
    }
  }

  open var accessibilityIdentifier: String? {
    didSet { item.accessibilityIdentifier = accessibilityIdentifier }
  }

  /// An object for the app's use.
  open var userInfo: Any?

  /// Whether a dragged item over the tab selects it; has no effect, since dragging isn't modelled.
  open var isSpringLoaded = false

  /// Fills the item from the tab at the next turn, if the simulated system does.
  private func refillItemLater() {
    guard SimulatedSystem.has(.refillsLater) else { return }
    SimulatedEvent.onNextTurn { [weak self] in
      guard let self, !item.isBarGone else { return }
      item.title = title
      item.image = image
      item.selectedImage = selectedImage
      item.badgeValue = badgeValue
      item.isEnabled = isEnabled
    }
  }

  /// Replaces the tab's item by a new one with the tab's values.
  func remakeItem() {
    let old = item
    item = UITabBarItem(title: title, image: image, selectedImage: selectedImage)
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
    item.accessibilityIdentifier = accessibilityIdentifier
    item.isProminent = old.isProminent
    if let loadedController, loadedController.existingTabBarItem === old {
      loadedController.storedTabBarItem = item
    }
  }

  // MARK: - Placement

  open var preferredPlacement: UITab.Placement = .automatic { didSet { placementDidChange() } }

  /// The placement by which a bar orders the tab.
  var placementInBar: UITab.Placement { preferredPlacement }

  /// Whether the tab is hidden; `isHiddenByDefault` unless set.
  open var isHidden: Bool {
    get { storedIsHidden ?? isHiddenByDefault }
    set {
      storedIsHidden = newValue
      placementDidChange()
    }
  }

  open var isHiddenByDefault = false { didSet { placementDidChange() } }

  /// Whether the user can hide the tab; the user interface for it isn't modelled.
  open var allowsHiding = false

  /// Whether the tab is in the bar or under More.
  open var hasVisiblePlacement: Bool { isInBar }

  var isInBar: Bool {
    owner?.arrangement.leads(to: .tab(self)) == true
  }

  func placementDidChange() {
    tabBarController?.tabsDidChange()
  }

  // MARK: - Content

  /// The view controller of the tab, created on first use; nil without a closure that creates it.
  open var viewController: UIViewController? {
    if let loadedController { return loadedController }
    guard let controller = provider?(self) else { return nil }
    controller.storedTab = WeakReference(self)
    controller.storedTabBarItem = item
    loadedController = controller
    return controller
  }

  /// The nearest enclosing group that has a `managingNavigationController`.
  open var managingTabGroup: UITabGroup? {
    guard let parent else { return nil }
    return parent.managingNavigationController == nil ? parent.managingTabGroup : parent
  }

  /// The selected tab inside of this one: a descendant in a group, or the tab itself.
  var selectedLeaf: UITab { self }

  /// The controller that a tab bar controller shows for the tab at its top level.
  var shownController: UIViewController? { viewController }

  /// The controller that a tab bar controller shows for the tab at its top level, if it exists already.
  var loadedShownController: UIViewController? { loadedController }

  /// Selects the tab in each enclosing group, without delegate callbacks, and returns the top-level tab.
  func selectInGroups() -> UITab {
    guard let parent else { return self }
    parent.storedSelectedChild = self
    return parent.selectInGroups()
  }

  /// Whether the tab is `other` or one of its descendants.
  func isInside(_ other: UITab) -> Bool { self === other || parent?.isInside(other) == true }
}

extension UITab: AttachmentOwner {}

/// The private tab of a view controller that wasn't created by a tab.
final class MadeUpTab: UITab {
  private weak var controller: UIViewController?

  init(_ controller: UIViewController, identifier: String) {
    self.controller = controller
    let item = controller.existingTabBarItem
    super.init(title: item?.title ?? "", image: item?.image, identifier: identifier)
  }

  override var viewController: UIViewController? { controller }
}
