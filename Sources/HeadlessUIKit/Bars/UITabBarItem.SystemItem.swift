extension UITabBarItem {
  /// The items with titles and images of the system.
  public enum SystemItem: Int, Sendable {
    /// Tabs that don't fit in the bar.
    case more = 0

    /// The user's favorites.
    case favorites = 1

    /// Content that the app recommends.
    case featured = 2

    /// Content that users rate highest.
    case topRated = 3

    /// Content that the user opened recently.
    case recents = 4

    /// The user's contacts.
    case contacts = 5

    /// The user's past actions.
    case history = 6

    /// The user's bookmarks.
    case bookmarks = 7

    /// A search interface.
    case search = 8

    /// Current and past downloads.
    case downloads = 9

    /// The most recent content.
    case mostRecent = 10

    /// Content that users view most.
    case mostViewed = 11
  }

  /// Creates an item with the title and the image of the system, in English.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    let symbol = UIImage(systemName: systemItem.symbolName)
    self.init(title: systemItem.title, image: symbol, tag: tag)
    isSearch = systemItem == .search
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  /// The name of the symbol; inferred from the item's look, since UIKit doesn't name it.
  fileprivate var symbolName: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "arrow.down.circle.fill"
    case .mostViewed: "list.number"
    }
  }
}
