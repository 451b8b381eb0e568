import TabUIKit

/// What a theme makes of one item: values only, so that two can be compared.
///
/// `inherited` and ``ItemImage/own`` leave what the app has.
struct ItemPlan: Hashable {
  var image = ItemImage.own
  var selectedImage = ItemImage.own
  var landscapeImagePhone = ItemImage.own
  var largeContentSizeImage = ItemImage.own
  var imageInsets: TabBarTheme.Setting<TabBarTheme.Insets> = .inherited
  var titlePositionAdjustment: TabBarTheme.Setting<TabBarTheme.Offset> = .inherited
  var badgeValue: TabBarTheme.Setting<String> = .inherited
  var badgeColor: TabBarTheme.Setting<TabBarTheme.Color> = .inherited
  var standard: TabBarTheme.Setting<TabBarTheme.Appearance> = .inherited
  var scrollEdge: TabBarTheme.Setting<TabBarTheme.Appearance> = .inherited
  var isRightToLeft = false
  var contentSize = UIContentSizeCategory.unspecified

  var context: CompilingContext { .init(isRightToLeft: isRightToLeft, contentSize: contentSize) }

  /// The plan without a theme.
  init() {}

  /// What a theme that looks so makes of an item.
  ///
  /// An item with an appearance of its own styles the whole bar while it is selected, so that the bar's
  /// would be gone then: it gets the theme's.
  @MainActor
  init(
    _ item: TabBarTheme.ItemOverride,
    _ own: ResolvedTheme.ItemAppearances,
    over original: ItemSnapshot,
    in look: ThemeLook
  ) {
    isRightToLeft = look.isRightToLeft
    contentSize = look.contentSize
    let icon = item.image.value
    if let color = look.bakedColor, original.canBeBaked || icon != nil {
      image = .baked(icon, color)
      selectedImage = .icon(icon)
    } else if let icon {
      image = .icon(icon)
    }
    // The large content viewer shows the icon, not what it was before, nor a color meant for the bar.
    if image != .own { largeContentSizeImage = .icon(icon) }
    if case .baked = image, original.selectedImage != nil { selectedImage = .own }
    selectedImage = item.selectedImage.value.map { .icon($0) } ?? selectedImage
    landscapeImagePhone = item.landscapeImagePhone.value.map { .icon($0) } ?? .own
    largeContentSizeImage = item.largeContentSizeImage.value.map { .icon($0) } ?? largeContentSizeImage
    imageInsets = item.imageInsets
    titlePositionAdjustment = item.titlePositionAdjustment
    badgeValue = item.badgeValue
    badgeColor = item.badgeColor
    if own.standard != nil || original.standard != nil {
      standard = .value(own.standard ?? look.resolved.standard)
    }
    let ofTheme = own.standard == nil && own.scrollEdge == nil ? look.resolved.scrollEdge : nil
    if let edge = own.scrollEdge ?? (original.scrollEdge == nil ? nil : ofTheme) {
      scrollEdge = .value(edge)
    } else if original.scrollEdge != nil {
      scrollEdge = .systemDefault
    }
  }
}

/// An image that a theme makes for an item.
enum ItemImage: Hashable {
  /// What the app has there.
  case own

  /// The theme's icon, or that of the app.
  case icon(TabBarTheme.Image?)

  /// The icon in a color that nothing changes later.
  case baked(TabBarTheme.Image?, TabBarTheme.Color)

  /// The image.
  ///
  /// - Parameters:
  ///   - own: What the app has there.
  ///   - icon: The app's icon.
  /// - Returns: The image; where the theme's isn't found, the app's.
  @MainActor
  func make(own: UIImage?, icon: UIImage?) -> UIImage? {
    switch self {
    case .own: own
    case .icon(let image): image.flatMap { .make($0, assets: nil) } ?? own ?? icon
    case .baked(let image, let color):
      (image.flatMap { .make($0, assets: nil) } ?? icon)?.baked(in: color)
    }
  }
}
