extension TabBarTheme.Bar {
  /// What has to be said over `base`, so that the bar comes to `target`.
  init(target: ResolvedBar, over base: Self) {
    self.init()
    if target.background != base.background.value ?? .default {
      background = .value(target.background)
    }
    backgroundEffect = base.backgroundEffect.change(to: target.backgroundEffect)
    backgroundColor = base.backgroundColor.change(to: target.backgroundColor)
    backgroundImage = base.backgroundImage.change(to: target.backgroundImage)
    backgroundImageContentMode = base.backgroundImageContentMode.change(
      to: target.backgroundImageContentMode
    )
    shadowColor = base.shadowColor.change(to: target.shadowColor)
    shadowImage = base.shadowImage.change(to: target.shadowImage)
    selectionIndicatorTintColor = base.selectionIndicatorTintColor.change(
      to: target.selectionIndicatorTintColor
    )
    selectionIndicatorImage = base.selectionIndicatorImage.change(
      to: target.selectionIndicatorImage
    )
    stackedItemPositioning = base.stackedItemPositioning.change(
      to: target.stackedItemPositioning
    )
    stackedItemWidth = base.stackedItemWidth.change(to: target.stackedItemWidth)
    stackedItemSpacing = base.stackedItemSpacing.change(to: target.stackedItemSpacing)
  }
}

extension Setting {
  /// What has to be said over this setting for a value; `nil` is UIKit's default.
  fileprivate func change(to target: Value?) -> Setting {
    if target == value { return .inherited }
    return target.map(Setting.value) ?? .systemDefault
  }
}
