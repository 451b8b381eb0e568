import Foundation

/// How the bar of one look in one place is laid out and drawn: everything in which the bars of systems and devices
/// differ.
///
/// A system's look names the designs that it has, and `SimulatedSystem.design(of:)` chooses between them; nothing else
/// asks which bar it has before it.
protocol BarDesign: Sendable {
  /// The height that suits the bar, in points, with what it covers of the safe area.
  @MainActor func height(of bar: UITabBar) -> CGFloat

  /// Where a controller puts the bar in its view, and what the bar covers of the content.
  @MainActor func placement(of bar: UITabBar, in bounds: CGRect) -> BarPlacement

  /// The frames of the items in the bar, first item first.
  @MainActor func itemFrames(of bar: UITabBar) -> [CGRect]

  /// The icon of an item, with the size and the insets that it has here.
  @MainActor func icon(of item: UITabBarItem, state: ItemState, in bar: UITabBar) -> ItemIcon?

  /// Whether the bar is small at present.
  @MainActor func isSmall(_ bar: UITabBar) -> Bool

  /// The frame of the bottom accessory in the view of a tab bar controller; `nil` if the design has no accessory.
  @MainActor func accessoryFrame(of bar: UITabBar, in bounds: CGRect) -> CGRect?

  /// The platters behind the items of the bar, in its coordinates; none where something else is behind them.
  @MainActor func platters(of bar: UITabBar) -> [CGRect]

  /// The title of an item; nil where it shows none.
  @MainActor func title(of item: UITabBarItem, in bar: UITabBar) -> String?

  /// Where icon, title and badge stand in an item of a size.
  @MainActor func frames(
    of content: TabBarItemContent,
    size: CGSize,
    grid: PixelGrid,
    in bar: UITabBar
  ) -> ItemPartFrames

  /// The colors, fonts and offsets of an item over something light or dark.
  @MainActor func style(
    of item: UITabBarItem,
    state: ItemState,
    in bar: UITabBar,
    over backdropStyle: UIUserInterfaceStyle
  ) -> ItemStyle

  /// Whether icon, title and badge of an item are views that stay; the system draws those of glass in layers that it makes
  /// as it needs them.
  var hasViewsOfItemParts: Bool { get }

  /// The appearance over the end of the content where none is set for it.
  @MainActor func scrollEdgeAppearance(_ standard: UITabBarAppearance) -> UITabBarAppearance

  /// Draws the bar and its items: once, or in the ways between which the picture chooses by what is behind the bar.
  @MainActor func draw(_ bar: UITabBar, in context: inout DrawingContext)

  /// Draws what lies behind the items.
  @MainActor func drawBackground(of bar: UITabBar, in context: inout DrawingContext)

  /// What of the bar can't be drawn, if anything.
  @MainActor func unsupported(in bar: UITabBar) -> UnsupportedRendering?

  /// What of the bar is drawn though it is only inferred, if anything.
  @MainActor func inference(for bar: UITabBar) -> String?
}

/// The place of a bar, and the insets that it gives to the content.
struct BarPlacement {
  var frame: CGRect
  var contentInsets: UIEdgeInsets
}

/// The icon of an item as it is laid out.
struct ItemIcon {
  var image: UIImage
  var size: CGSize
  var insets: UIEdgeInsets

  init(_ image: UIImage, scaledBy factor: CGFloat = 1, insets: UIEdgeInsets) {
    self.image = image
    self.size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
    self.insets = insets
  }
}

// What most designs have in common.
extension BarDesign {
  @MainActor func placement(of bar: UITabBar, in bounds: CGRect) -> BarPlacement {
    let height = bar.sizeThatFits(bounds.size).height
    return BarPlacement(
      frame: CGRect(
        x: bounds.minX,
        y: bounds.maxY - height,
        width: bounds.width,
        height: height
      ),
      contentInsets: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    )
  }

  @MainActor func icon(of item: UITabBarItem, state: ItemState, in bar: UITabBar) -> ItemIcon? {
    let image = (state == .selected ? item.selectedImage : nil) ?? item.image
    return image.map { ItemIcon($0, insets: item.imageInsets) }
  }

  @MainActor func isSmall(_ bar: UITabBar) -> Bool { false }

  @MainActor func accessoryFrame(of bar: UITabBar, in bounds: CGRect) -> CGRect? { nil }

  @MainActor func platters(of bar: UITabBar) -> [CGRect] { [] }

  @MainActor func title(of item: UITabBarItem, in bar: UITabBar) -> String? { item.title }

  var hasViewsOfItemParts: Bool { false }

  @MainActor func draw(_ bar: UITabBar, in context: inout DrawingContext) {
    bar.drawViewAndSubviews(in: &context)
  }

  @MainActor func scrollEdgeAppearance(_ standard: UITabBarAppearance) -> UITabBarAppearance {
    let transparent = UITabBarAppearance(barAppearance: standard)
    transparent.configureWithTransparentBackground()
    return transparent
  }

  @MainActor func unsupported(in bar: UITabBar) -> UnsupportedRendering? { nil }

  @MainActor func inference(for bar: UITabBar) -> String? { nil }
}

extension UITabBar {
  /// How the bar is laid out and drawn on the running system.
  var design: any BarDesign { SimulatedSystem.current.design(of: self) }

  /// Throws if the bar would come out wrong, so that no wrong picture is made.
  ///
  /// Whoever makes a picture calls this first: drawing such a bar stops the program.
  package func validateRendering() throws(UnsupportedRendering) {
    if let reason = unsupported { throw reason }
  }

  private var unsupported: UnsupportedRendering? {
    isVertical ? .verticalBar : design.unsupported(in: self)
  }

  /// What of the bar in this place is only inferred, if anything.
  package var inference: String? { design.inference(for: self) }

  /// What of a picture of the bar is only inferred: its design in this place, and the system it is drawn for.
  package var inferences: [String] {
    let version = SimulatedSystem.current.osVersion
    let isNew = version >= .firstUnknown
    return (inference.map { [$0] } ?? [])
      + (isNew
        ? ["bars of iOS \(version.major) are drawn as those of iOS 26, but for the tints of items"]
        : [])
  }

  /// Draws what lies behind the items; they draw themselves over it.
  func drawBackground(in context: inout DrawingContext) {
    if let reason = unsupported {
      preconditionFailure("UITabBar.validateRendering() must be called before drawing (\(reason))")
    }
    design.drawBackground(of: self, in: &context)
  }
}
