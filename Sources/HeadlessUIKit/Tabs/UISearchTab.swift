/// The tab of a search, with the system's title and image, at the trailing end of a bar.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// The identifier of every search tab, public from iOS 26.4 on; one source has the text.
  open class var identifier: String { "com.apple.UIKit.Search" }

  /// Whether selecting the tab begins a search, from iOS 26 on; there is no search field here.
  ///
  /// On iOS 27 such a tab is prominent unless another is.
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

  // At the trailing end unless the app wants it elsewhere (documented).
  override var placementInBar: UITab.Placement {
    preferredPlacement == .automatic ? .pinned : preferredPlacement
  }
}
