/// A blur of the backdrop of a view, with a tint over it.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The style, which UIKit doesn't expose.
  package let style: Style

  /// Creates a blur of a style.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  public required init?(coder: NSCoder) {
    guard let style = Style(rawValue: coder.decodeInteger(forKey: "UIBlurEffectStyle")) else {
      return nil
    }
    self.style = style
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "UIBlurEffectStyle")
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  nonisolated open override var hash: Int { style.rawValue }
}
