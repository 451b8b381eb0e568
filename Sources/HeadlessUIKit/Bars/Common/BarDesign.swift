import Foundation

/// The layout and drawing of a tab bar, as far as systems and devices differ in them.
///
/// `SimulatedSystem.design(of:)` chooses a design from those of the system's look; no other code distinguishes bars.
protocol BarDesign: Sendable {
  /// Returns the height of the bar in points, with the part that covers the safe area.
  @MainActor func height(of bar: UITabBar) -> CGFloat

  /// Returns the frame of the bar in the view of its controller, and the insets of the content around it.
  @MainActor func placement(of bar: UITabBar, in bounds: CGRect) -> BarFrame

  /// Returns the frames of the items in the bar, first item first.
  @MainActor func itemFrames(of bar: UITabBar) -> [CGRect]

  /// Returns the icon of an item with its laid-out size and insets; nil for an item without one.
  @MainActor func icon(of item: UITabBarItem, state: ItemState, in bar: UITabBar) -> ItemIcon?

  /// Whether the bar is drawn minimized at present.
  @MainActor func isSmall(_ bar: UITabBar) -> Bool

  /// Returns the frame of the bottom accessory in a tab bar controller's view; `nil` if the design has no accessory.
  @MainActor func accessoryFrame(of bar: UITabBar, in bounds: CGRect) -> CGRect?

  /// Returns the frames of the platters behind the items, in the bar's coordinates; empty for a bar without platters.
  @MainActor func platters(of bar: UITabBar) -> [CGRect]

  /// Returns the title that the bar shows for an item; nil if it shows none.
  @MainActor func title(of item: UITabBarItem, in bar: UITabBar) -> String?

  /// Returns the frames of icon, title and badge in an item of a size.
  @MainActor func frames(
    of content: TabBarItemContent,
    size: CGSize,
    grid: PixelGrid,
    in bar: UITabBar
  ) -> ItemPartFrames

  /// Returns the colors, fonts and offsets of an item over a light or a dark backdrop.
  @MainActor func style(
    of item: UITabBarItem,
    state: ItemState,
    in bar: UITabBar,
    over backdropStyle: UIUserInterfaceStyle
  ) -> ItemStyle

  /// Whether icon, title and badge of an item are subviews; glass bars of the system draw them in temporary layers.
  var hasViewsOfItemParts: Bool { get }

  /// Returns the appearance over the end of the content for a bar whose `scrollEdgeAppearance` is nil.
  @MainActor func scrollEdgeAppearance(_ standard: UITabBarAppearance) -> UITabBarAppearance

  /// Draws the bar and its items: once, or for a light and a dark backdrop, from which the rasterizer chooses.
  @MainActor func draw(_ bar: UITabBar, in context: inout DrawingContext)

  /// Draws the background behind the items.
  @MainActor func drawBackground(of bar: UITabBar, in context: inout DrawingContext)

  /// Returns a note on inferred parts of the bar's drawing; nil if there are none.
  @MainActor func inference(for bar: UITabBar) -> String?
}

/// The frame of a bar, and the insets of the content around it.
struct BarFrame {
  var frame: CGRect
  var contentInsets: UIEdgeInsets
}

/// The icon of an item, with its laid-out size and insets.
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

// Defaults that most designs share.
extension BarDesign {
  @MainActor func placement(of bar: UITabBar, in bounds: CGRect) -> BarFrame {
    let height = bar.sizeThatFits(bounds.size).height
    return BarFrame(
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

  @MainActor func inference(for bar: UITabBar) -> String? { nil }
}

extension UITabBar {
  /// The design of the bar on the simulated system.
  var design: any BarDesign { SimulatedSystem.current.design(of: self) }

  /// Throws the reason if the bar can't be drawn faithfully.
  ///
  /// Call this before making a picture: drawing such a bar stops the program.
  package func validateRendering() throws(UnsupportedRendering) {
    if isVertical { throw .verticalBar }
  }

  /// A note on what is inferred of the bar's drawing; nil if nothing is.
  package var inference: String? { design.inference(for: self) }

  /// Notes on what is inferred of a picture of the bar: its design, and a system newer than the measured ones.
  package var inferences: [String] {
    let version = SimulatedSystem.current.osVersion
    let isNew = version >= .firstUnknown
    return (inference.map { [$0] } ?? [])
      + (isNew
        ? ["bars of iOS \(version.major) are drawn as those of iOS 26, but for the tints of items"]
        : [])
  }

  /// Draws the background of the bar; the items draw themselves over it.
  func drawBackground(in context: inout DrawingContext) {
    precondition(
      !isVertical,
      "UITabBar.validateRendering() must be called before drawing (the bar is at the side)"
    )
    design.drawBackground(of: self, in: &context)
  }
}
