/// A tab that contains other tabs; in a bar it shows the selected one of them.
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// The look of a group in a sidebar; sidebars aren't modelled.
  public enum SidebarAppearance: UInt, Sendable {
    /// The look that suits the position of the group.
    case automatic = 0

    /// Among its siblings.
    case inline = 1

    /// As a section at the top level.
    case rootSection = 2
  }

  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title,
      image: image,
      identifier: identifier,
      viewControllerProvider: viewControllerProvider
    )
    for child in children { child.parent = self }
  }

  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      for child in children { child.parent = self }
      if let selectedChild, selectedChild.parent !== self { self.selectedChild = nil }
      placementDidChange()
    }
  }

  /// The child that is selected in the group; nil if the group itself is selected.
  open var selectedChild: UITab? {
    get { storedSelectedChild }
    set {
      precondition(
        newValue == nil || newValue?.parent === self,
        "A group can select only a child of its own (was '\(newValue?.identifier ?? "")')"
      )
      guard newValue !== storedSelectedChild else { return }
      storedSelectedChild = newValue
      tabBarController?.selectionDidChange(in: self)
    }
  }

  var storedSelectedChild: UITab?

  /// The identifier of the child that is selected with the group for the first time.
  open var defaultChildIdentifier: String?

  /// The children in the order of `displayOrderIdentifiers`; children that aren't listed there come last.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in
      children.first { $0.identifier == name }
    }
    return named + children.filter { child in !named.contains { $0 === child } }
  }

  open var displayOrderIdentifiers: [String] = []

  /// Whether the user can reorder the children; the user interface for it isn't modelled.
  open var allowsReordering = false

  /// Returns the descendant with an identifier, at any depth.
  open func tab(forIdentifier identifier: String) -> UITab? {
    children.firstTab(identifier)
  }

  /// The navigation controller that shows the controllers from the group down to the selected tab.
  open var managingNavigationController: UINavigationController? {
    didSet { placementDidChange() }
  }

  /// The actions in a sidebar; sidebars aren't modelled.
  open var sidebarActions: [UIAction] = []
  open var sidebarAppearance: UITabGroup.SidebarAppearance = .automatic

  override func remakeItem() {
    super.remakeItem()
    for child in children { child.remakeItem() }
  }

  // MARK: - Content

  override var selectedLeaf: UITab { selectedChild?.selectedLeaf ?? self }

  /// Selects the default child if no child is selected.
  func selectDefaultChild() {
    guard selectedChild == nil, let defaultChildIdentifier else { return }
    storedSelectedChild = children.first { $0.identifier == defaultChildIdentifier }
  }

  /// The view controllers from the group down to the selected tab; tabs without one are left out.
  private var path: [UIViewController] {
    let leaf = [selectedChild?.viewController].compactMap(\.self)
    return [viewController].compactMap(\.self) + ((selectedChild as? UITabGroup)?.path ?? leaf)
  }

  override var shownController: UIViewController? {
    guard let managingNavigationController else {
      // A group without a selected child and without a view controller shows its first child (inferred).
      return path.last ?? displayOrder.first?.shownController
    }
    let shown = tabBarController?.displayedControllers(for: selectedLeaf, proposed: path) ?? path
    if managingNavigationController.viewControllers != shown {
      managingNavigationController.setViewControllers(shown, animated: false)
    }
    return managingNavigationController
  }

  override var loadedShownController: UIViewController? {
    managingNavigationController ?? selectedChild?.loadedShownController ?? loadedController
      ?? (selectedChild == nil ? displayOrder.first?.loadedShownController : nil)
  }
}

extension [UITab] {
  /// Returns the tab with an identifier, at any depth.
  @MainActor func firstTab(_ identifier: String) -> UITab? {
    for tab in self {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
}
