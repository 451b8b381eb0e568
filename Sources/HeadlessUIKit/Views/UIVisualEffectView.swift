public import Foundation
import TabRaster

/// A view of a material: it blurs and tints what is behind it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let content = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Returns nil, since archives aren't modelled; it is here because subclasses must have it.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The view for what is on the material.
  open var contentView: UIView { content }

  /// The material; nil is none, and one that isn't a blur isn't drawn.
  @NSCopying open var effect: UIVisualEffect?

  package override func draw(in context: inout DrawingContext) {
    guard let blur = effect as? UIBlurEffect else { return }
    let tint = MaterialTint.tint(of: blur.style, isDark: context.isDark)
    let filter = tint.filter(reducesTransparency: SimulatedSystem.current.reducesTransparency)
    context.append(.backdrop(layer.shape(of: context.rect(bounds)), filter))
  }
}
