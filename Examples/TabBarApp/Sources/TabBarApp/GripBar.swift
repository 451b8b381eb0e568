import TabUIKit

/// A bar with a grip above its items.
final class GripBar: UITabBar {
  private let grip = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGrip()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addGrip()
  }

  private func addGrip() {
    grip.backgroundColor = .tertiaryLabel
    addSubview(grip)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var size = super.sizeThatFits(size)
    size.height += 8
    return size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    grip.frame = CGRect(x: bounds.midX - 18, y: 2, width: 36, height: 4)
  }
}
