import TabUIKit

/// An item that a theme has changed, or could change.
@MainActor
final class ThemedItem {
  private(set) weak var item: UITabBarItem?

  /// What its theme calls it by.
  let index: Int
  let identifiers: [String]

  /// How it was before any theme.
  private let original: ItemSnapshot

  /// What is on it now.
  private var plan = ItemPlan()

  init(_ item: UITabBarItem, index: Int, identifiers: [String], before: ThemedItem?) {
    self.item = item
    self.index = index
    self.identifiers = identifiers
    original = before?.original ?? ItemSnapshot(of: item)
    plan = before?.plan ?? ItemPlan()
  }

  /// Changes what differs between what is on the item and what is to be; with `isRestyled`, all that is to be.
  func update(to look: ThemeLook?, isRestyled: Bool) {
    let new =
      look.map { look in
        let (item, own) = look.item(at: index, identifiers: identifiers)
        return ItemPlan(item, own, over: original, in: look)
      }
      ?? ItemPlan()
    if let item { write(new, to: item, isRestyled: isRestyled) }
    plan = new
  }

  private func write(_ new: ItemPlan, to item: UITabBarItem, isRestyled: Bool) {
    writeImages(new, to: item, isRestyled: isRestyled)
    let isMirrored = new.isRightToLeft != plan.isRightToLeft
    let isResized = new.contentSize != plan.contentSize

    func isDue<Value>(_ leaf: KeyPath<ItemPlan, TabBarTheme.Setting<Value>>, again: Bool) -> Bool {
      let to = new[keyPath: leaf]
      return to != plan[keyPath: leaf] || again && to != .inherited
    }
    if isDue(\.imageInsets, again: isMirrored) {
      item.imageInsets =
        new.imageInsets.value?.uiKitValue(in: new.context)
        ?? original.imageInsets
    }
    if isDue(\.titlePositionAdjustment, again: isMirrored) {
      item.titlePositionAdjustment =
        new.titlePositionAdjustment.value?.uiKitValue(in: new.context) ?? original.titlePositionAdjustment
    }
    if isDue(\.badgeValue, again: false) {
      if let value = new.badgeValue.value {
        item.badgeValue = value
      } else if item.badgeValue == plan.badgeValue.value {
        // Else the app has counted on.
        item.badgeValue = original.badgeValue
      }
    }
    if isDue(\.badgeColor, again: isRestyled) {
      item.badgeColor = new.badgeColor.value.map { .make($0) } ?? original.badgeColor
    }
    if isDue(\.standard, again: isRestyled || isMirrored || isResized) {
      item.standardAppearance = appearance(new.standard, own: original.standard, in: new)
    }
    if isDue(\.scrollEdge, again: isRestyled || isMirrored || isResized) {
      item.scrollEdgeAppearance = appearance(new.scrollEdge, own: original.scrollEdge, in: new)
    }
  }

  /// Both images are given again where one of them changes: UIKit makes copies of them.
  private func writeImages(_ new: ItemPlan, to item: UITabBarItem, isRestyled: Bool) {
    func write(
      _ place: ReferenceWritableKeyPath<UITabBarItem, UIImage?>,
      _ image: KeyPath<ItemPlan, ItemImage>,
      own: UIImage?
    ) {
      let to = new[keyPath: image]
      guard to != plan[keyPath: image] || isRestyled && to != .own else { return }
      item[keyPath: place] = to.make(own: own, icon: original.image)
    }
    write(\.image, \.image, own: original.image)
    write(\.selectedImage, \.selectedImage, own: original.selectedImage)
    write(\.landscapeImagePhone, \.landscapeImagePhone, own: original.landscapeImagePhone)
    write(\.largeContentSizeImage, \.largeContentSizeImage, own: original.largeContentSizeImage)
  }

  private func appearance(
    _ setting: TabBarTheme.Setting<TabBarTheme.Appearance>,
    own: UITabBarAppearance?,
    in plan: ItemPlan
  ) -> UITabBarAppearance? {
    switch setting {
    case .inherited: own
    case .systemDefault: nil
    case .value(let resolved):
      UITabBarAppearance(resolved, in: plan.context)
    }
  }
}
