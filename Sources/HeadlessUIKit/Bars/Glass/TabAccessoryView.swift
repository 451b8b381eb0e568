import Foundation
import TabRaster

/// The capsule of glass around the content of a tab accessory, which fills it (one source).
final class TabAccessoryView: UIView {
  /// The tab bar above which the accessory is shown, or beside which while it is minimized.
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

  /// Lays the content out in a place, which is a trait of it.
  func layOutContent(_ environment: UITabAccessory.Environment) {
    storedTraitOverrides.tabAccessoryEnvironment = environment
    updateTraits()
    content.place(at: bounds)
  }

  // Light or dark by what is behind it, as a platter is; that the content's dynamic colors follow is inferred.
  override func drawContents(in context: inout DrawingContext) {
    context.chooseByBackdrop(
      in: bounds,
      darkBelow: GlassColors.darkBelow.value,
      lightFrom: GlassColors.lightFrom.value
    ) { context in
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
  /// The frame of an accessory above a bar of glass, as wide as a full platter; at the end of the view where no bar is there.
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
