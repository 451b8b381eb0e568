import Foundation
import TabRaster

/// The capsule of glass around the content of a tab accessory; that the content fills it is from one source.
final class TabAccessoryView: UIView {
  /// The tab bar below the accessory, or around the accessory while the bar is minimized.
  weak var bar: UITabBar?

  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Lays out the content, and sets the environment as a trait of it.
  func layOutContent(_ environment: UITabAccessory.Environment) {
    storedTraitOverrides.tabAccessoryEnvironment = environment
    updateTraits()
    content.place(at: bounds)
  }

  // Light or dark by the backdrop, as a platter is; that the content's dynamic colors follow is inferred.
  override func drawContents(in context: inout DrawingContext) {
    context.chooseGlass(in: bounds, followsBackdrop: bar?.glassFollowsBackdrop ?? true) { context in
      let outer = context.contentStyle
      context.contentStyle = context.backdropStyle
      drawViewAndSubviews(in: &context)
      context.contentStyle = outer
    }
  }

  override func draw(in context: inout DrawingContext) {
    let platters = bar.map { bar in bar.design.platters(of: bar).map { convert($0, from: bar) } }
    context.drawPlatter(bounds, beside: bar?.isHidden == true ? [] : platters ?? [])
  }
}

extension BarDesign {
  /// Returns the frame of an accessory above a glass bar, as wide as a platter of full width; at the bottom of the view
  /// if the bar isn't there.
  @MainActor func glassAccessoryFrame(of bar: UITabBar, in bounds: CGRect) -> CGRect {
    let inset = GlassBarFacts.sideInset.value
    let safeArea = bar.safeAreaInsets
    let barFrame = placement(of: bar, in: bounds).frame
    let isAboveBar = !bar.isHidden && barFrame.midY > bounds.midY
    let end =
      isAboveBar ? barFrame.minY - GlassBarFacts.accessoryGap.value : bounds.maxY - inset
    return CGRect(
      x: bounds.minX + safeArea.left + inset,
      y: end - GlassBarFacts.accessoryHeight.value,
      width: max(0, bounds.width - safeArea.left - safeArea.right - 2 * inset),
      height: GlassBarFacts.accessoryHeight.value
    )
  }
}
