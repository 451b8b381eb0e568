import TabUIKit

extension AppearanceReader {
  mutating func readBar(_ appearance: UITabBarAppearance, at path: String) -> ResolvedBar {
    let mode = TabBarTheme.ItemPositioning(appearance.stackedItemPositioning)
    var bar = readBackground(appearance, at: path)
    bar.selectionIndicatorTintColor = color(
      appearance.selectionIndicatorTintColor,
      at: "\(path).selectionIndicatorTintColor"
    )
    bar.selectionIndicatorImage = image(
      appearance.selectionIndicatorImage,
      at: "\(path).selectionIndicatorImage"
    )
    bar.stackedItemPositioning = mode == .automatic ? nil : mode
    bar.stackedItemWidth = length(appearance.stackedItemWidth)
    bar.stackedItemSpacing = length(appearance.stackedItemSpacing)
    return bar
  }

  private func length(_ length: CGFloat) -> Double? { length > 0 ? Double(length) : nil }

  /// The background of UIKit's from which the least has to be set to come to this one.
  private mutating func readBackground(
    _ appearance: UITabBarAppearance,
    at path: String
  ) -> ResolvedBar {
    let layers = readLayers(appearance, at: path)
    let ways = TabBarTheme.Background.allCases.compactMap { background in
      let untouched = UITabBarAppearance()
      untouched.configure(with: background)
      // What can't be said of UIKit's own is of no interest.
      var reader = AppearanceReader(systemColors: systemColors)
      return layers.changes(from: reader.readLayers(untouched, at: path), background)
    }
    // From the transparent one there is always a way: it has no layers.
    return ways.min { $0.changes < $1.changes }?.bar ?? ResolvedBar(background: .transparent)
  }

  private mutating func readLayers(
    _ appearance: UITabBarAppearance,
    at path: String
  ) -> BarLayers {
    var layers = BarLayers(
      effect: TabBarTheme.BlurStyle(appearance.backgroundEffect),
      color: color(appearance.backgroundColor, at: "\(path).backgroundColor"),
      image: image(appearance.backgroundImage, at: "\(path).backgroundImage"),
      contentMode: TabBarTheme.ContentMode(appearance.backgroundImageContentMode),
      shadowColor: color(appearance.shadowColor, at: "\(path).shadowColor"),
      shadowImage: image(appearance.shadowImage, at: "\(path).shadowImage")
    )
    if layers.effect == nil {
      leaveOut("\(path).backgroundEffect", "it has none of UIKit's names", fix: nil)
    }
    if appearance.shadowImage?.isEmpty == true {
      // An empty image takes the place of the hairline, which is to say: there is none.
      layers.shadowColor = nil
    }
    return layers
  }
}

/// What `configureWith…Background()` sets.
private struct BarLayers {
  /// `nil` if it has no name.
  var effect: TabBarTheme.BlurStyle?
  var color: ThemeColor?
  var image: ThemeImage?
  var contentMode: TabBarTheme.ContentMode?
  var shadowColor: ThemeColor?
  var shadowImage: ThemeImage?

  /// What has to be set on another background to come to these layers, or `nil` if nothing would do.
  func changes(
    from start: BarLayers,
    _ background: TabBarTheme.Background
  ) -> (bar: ResolvedBar, changes: Int)? {
    // A theme can't take a layer off, but for the material.
    guard
      color != nil || start.color == nil,
      image != nil || start.image == nil,
      shadowColor != nil || start.shadowColor == nil,
      shadowImage != nil || start.shadowImage == nil
    else { return nil }
    var bar = ResolvedBar(background: background)
    var changes = 0
    func change<Value: Equatable>(_ new: Value?, _ old: Value?) -> Value? {
      if new == nil || new == old { return nil }
      changes += 1
      return new
    }
    bar.backgroundEffect = change(effect, start.effect)
    bar.backgroundColor = change(color, start.color)
    bar.backgroundImage = change(image, start.image)
    bar.backgroundImageContentMode = change(contentMode, start.contentMode)
    bar.shadowColor = change(shadowColor, start.shadowColor)
    bar.shadowImage = change(shadowImage, start.shadowImage)
    return (bar, changes)
  }
}
