public import Foundation
import TabThemes
import TabUIKit

/// The dimensions of a ``CustomTabBar`` and its items, beside the height, the item widths, the slot
/// and the place of a floating bar, which are those of the layout of the theme or the controller.
///
///     let bar = TabBarTheme.BarLayout(height: 64, slot: .init(width: 75))
///     controller.tabBarThemeLayout = TabBarTheme.Layout(portrait: bar, landscape: bar)
///     controller.tabBarControls.customBar = CustomTabBar(layout: TabBarLayout(imagePadding: 4))
public struct TabBarLayout: Hashable, Sendable {
  /// The space between the bar and the bottom safe area, in points.
  public var bottomOffset: CGFloat

  /// The widths and positions of the items along the bar.
  public var itemPositioning: TabBarItemPositioning

  /// The distance from the top of the bar to its items, which are as high as the bar, in points.
  public var itemTop: CGFloat

  /// The side of the title on which an item's image is.
  public var imagePlacement: TabBarImagePlacement

  /// The space between image and title, in points; `nil` places an image above a title as the
  /// system's bar does, and leaves 2 points otherwise.
  public var imagePadding: CGFloat?

  /// The height of the bar without the bottom safe area, in points.
  var height: CGFloat = 49

  /// The place and shape of a bar that floats; `nil` for a bar as wide as the screen, down to its edge.
  var floating: Floating?

  /// The slot that no item occupies; a scrolling row has none.
  var slot: Slot?

  /// The widths of the items and the gaps before them, in points, from a theme's layout.
  var itemWidths: ItemWidths?

  /// The room that a center button requests among items that share the bar's width.
  var buttonRoom: ItemRow.ButtonRoom?

  /// A width for each item and a gap before it, in reading order.
  struct ItemWidths: Hashable, Sendable {
    var widths: [CGFloat]
    var gaps: [CGFloat]
  }

  /// A gap among the items that none of them occupies.
  struct Slot: Hashable, Sendable {
    /// The number of items before the slot; `nil` is half of them.
    var index: Int?
    var width: CGFloat
  }

  /// The place and shape of a floating bar, in points.
  struct Floating: Hashable, Sendable {
    var margin: CGFloat

    /// The radius of the corners; `nil` makes the ends half circles.
    var cornerRadius: CGFloat?
    var shadowOpacity: CGFloat
    var shadowRadius: CGFloat
  }

  /// Creates a layout; by default images are above titles, and the items fill the bar.
  public init(
    bottomOffset: CGFloat = 0,
    itemPositioning: TabBarItemPositioning = .fill(),
    itemTop: CGFloat = 0,
    imagePlacement: TabBarImagePlacement = .top,
    imagePadding: CGFloat? = nil
  ) {
    self.bottomOffset = bottomOffset
    self.itemPositioning = itemPositioning
    self.itemTop = itemTop
    self.imagePlacement = imagePlacement
    self.imagePadding = imagePadding
  }

  /// Returns the layout with a theme's settings for bars in one orientation merged over it.
  func merging(_ theme: TabBarTheme.BarLayout) -> TabBarLayout {
    var layout = self
    if let height = theme.height.value { layout.height = CGFloat(height) }
    if let widths = theme.itemWidths.value {
      layout.itemWidths = ItemWidths(
        widths: widths.map { CGFloat($0) },
        gaps: theme.itemGaps.value?.map { CGFloat($0) } ?? widths.map { _ in 0 }
      )
    }
    if let width = theme.slot.width.value {
      layout.slot = Slot(index: theme.slot.index.value, width: CGFloat(width))
    }
    if let margin = theme.floating.margin.value {
      layout.floating = Floating(
        margin: CGFloat(margin),
        cornerRadius: theme.floating.cornerRadius.value.map { CGFloat($0) },
        shadowOpacity: CGFloat(theme.floating.shadowOpacity.value ?? 0.15),
        shadowRadius: CGFloat(theme.floating.shadowRadius.value ?? 12)
      )
    }
    return layout
  }

  /// Returns the frame of a bar at the bottom of a view.
  func barFrame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    let height = max(0, height)
    let offset = max(0, bottomOffset)
    guard let floating else {
      let total = height + offset + safeArea.bottom
      return CGRect(x: bounds.minX, y: bounds.maxY - total, width: bounds.width, height: total)
    }
    let (left, right) = (safeArea.left + floating.margin, safeArea.right + floating.margin)
    let bottom = max(safeArea.bottom, floating.margin) + offset
    return CGRect(
      x: bounds.minX + left,
      y: bounds.maxY - bottom - height,
      width: max(0, bounds.width - left - right),
      height: height
    )
  }
}
