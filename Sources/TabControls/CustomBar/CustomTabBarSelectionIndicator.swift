import TabUIKit

/// The selection indicator of an appearance, behind the selected item: an image, or a plain color.
final class CustomTabBarSelectionIndicator: UIImageView {
  init() {
    super.init(frame: .zero)
    layer.cornerRadius = 4
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func update(_ appearance: UITabBarAppearance, at frame: CGRect?) {
    let color = appearance.selectionIndicatorTintColor
    let picture = appearance.selectionIndicatorImage
    let isTinted = color != nil && picture?.renderingMode != .alwaysOriginal
    isHidden = frame == nil || color == nil && picture == nil
    image = isTinted ? picture?.withRenderingMode(.alwaysTemplate) : picture
    tintColor = color
    backgroundColor = picture == nil ? color : nil
    self.frame = frame ?? .zero
  }
}
