import TabRaster

/// A view that applies an effect to the content behind it; only blurs are drawn.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let content = UIView()

  @NSCopying open var effect: UIVisualEffect?

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Returns nil: archives aren't modelled, but subclasses must implement the initializer.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The view to which the app adds subviews.
  open var contentView: UIView { content }

  package override func draw(in context: inout DrawingContext) {
    guard let blur = effect as? UIBlurEffect else { return }
    let tint = MaterialTint.tint(of: blur.style, isDark: context.isDark)
    let filter = tint.filter(reducesTransparency: SimulatedSystem.current.reducesTransparency)
    let rect = context.rect(bounds)
    context.append(.backdrop(clipsToBounds ? layer.shape(of: rect) : .rectangle(rect), filter))
  }
}
