import TabUIKit

/// An item that a theme has changed, or could change.
@MainActor
final class ThemedItem {
  private(set) weak var item: UITabBarItem?
  private weak var tab: AnyObject?

  /// What its theme calls it by.
  private var index = 0
  private var identifiers: [String] = []

  /// Whether the item could be chosen when the theme was applied.
  private var isEnabled = true

  /// The app's icon, and whether a theme has taken its place.
  private var ownImage: UIImage?
  private var isImageThemed = false

  private let properties = ThemedProperties<Target, Theme>.ofItem()

  init(_ item: UITabBarItem) {
    self.item = item
  }

  func name(_ named: NamedItem, index: Int) {
    (tab, identifiers, self.index) = (named.tab, named.identifiers, index)
  }

  func isFor(_ named: NamedItem) -> Bool {
    item === named.item && identifiers == named.identifiers && isEnabled == named.item.isEnabled
  }

  var isOverwritten: Bool { target.map(properties.isOverwritten) ?? false }

  /// Sets what differs from a theme, or without one restores what the app had.
  func update(
    to application: ThemeApplication?,
    isRestyled: Bool,
    while isCurrent: () -> Bool
  ) {
    guard let target, isCurrent() else { return }
    if !isImageThemed { ownImage = target.image }
    isEnabled = target.item.isEnabled
    let theme = application.map { application in
      let (settings, appearances) =
        application.resolved.item(at: index, identifiers: identifiers)
      return Theme(
        application: application,
        settings: settings,
        appearances: appearances,
        ownImage: ownImage,
        isEnabled: isEnabled
      )
    }
    isImageThemed = theme?.setsImage ?? false
    properties.update(target, to: theme, isRestyled: isRestyled, while: isCurrent)
  }

  private var target: Target? { item.map { Target(item: $0, tab: tab) } }
}
