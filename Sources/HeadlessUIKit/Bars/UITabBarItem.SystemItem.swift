extension UITabBarItem {
  /// The items that the system has a title and an image for.
  public enum SystemItem: Int, Sendable {
    /// What doesn't fit in the bar.
    case more = 0

    /// What the user marked as liked.
    case favorites = 1

    /// What the app recommends.
    case featured = 2

    /// What users rate highest.
    case topRated = 3

    /// What the user opened of late.
    case recents = 4

    /// The people the user knows.
    case contacts = 5

    /// What the user did.
    case history = 6

    /// The places the user marked.
    case bookmarks = 7

    /// A search.
    case search = 8

    /// What is loaded or was loaded.
    case downloads = 9

    /// What is newest.
    case mostRecent = 10

    /// What users look at most.
    case mostViewed = 11
  }

  /// Creates an item with the title and the image of the system, in English.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    let symbol = UIImage(systemName: systemItem.symbolName)
    self.init(title: systemItem.title, image: symbol, tag: tag)
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

  /// The symbols are inferred from how the items look; UIKit doesn't name them.
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
