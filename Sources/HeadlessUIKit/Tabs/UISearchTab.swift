/// The tab of a search, with the system's title and image, at the trailing end of a bar.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// The identifier of every search tab, public from iOS 26.4 on; the text is from one source.
  open class var identifier: String { "com.apple.UIKit.Search" }

  /// Whether selecting the tab activates its search, from iOS 26 on; search fields aren't modelled.
  ///
  /// On iOS 27 such a tab is prominent unless the app names another.
  open var automaticallyActivatesSearch = false {
    didSet { if automaticallyActivatesSearch != oldValue { placementDidChange() } }
  }

  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    let search = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    super.init(
      title: search.title ?? "",
      image: search.image,
      identifier: Self.identifier,
      viewControllerProvider: viewControllerProvider
    )
  }

  // Pinned, unless the app prefers another placement (documented).
  override var placementInBar: UITab.Placement {
    preferredPlacement == .automatic ? .pinned : preferredPlacement
  }
}
