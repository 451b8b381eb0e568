public import Foundation
import TabAppearance
import TabUIKit

/// The dimensions of a ``CustomTabBar`` and its items.
///
///     let layout = TabBarLayout(height: 64, slot: .init(width: 75))
///     controller.tabBarControls.customBar = CustomTabBar(layout: layout)
public struct TabBarLayout: Hashable, Sendable {
  /// A gap among the items that none of them occupies, as for a raised button.
  public struct Slot: Hashable, Sendable {
    /// The number of items before the slot; `nil` is half of them.
    public var index: Int?

    /// The width of the slot, in points.
    public var width: CGFloat

    /// Creates a slot.
    public init(index: Int? = nil, width: CGFloat) {
      self.index = index
      self.width = width
    }
  }

  /// The place and the shape of a bar that floats over the content: with space around it, round corners
  /// and a shadow.
  ///
  ///     CustomTabBar(layout: TabBarLayout(height: 56, floating: .init(margin: 20)))
  public struct Floating: Hashable, Sendable {
    /// The space between the bar and the sides of the safe area, and the least space between the bar
    /// and the bottom of the screen, in points.
    public var margin: CGFloat

    /// The radius of the corners, in points; `nil` makes the ends half circles.
    public var cornerRadius: CGFloat?

    /// The opacity of the shadow, from 0 to 1.
    public var shadowOpacity: CGFloat

    /// The blur of the shadow, in points, as the `shadowRadius` of a layer.
    public var shadowRadius: CGFloat

    /// Creates the place and shape of a bar; by default 16 points from the sides, with round ends.
    public init(
      margin: CGFloat = 16,
      cornerRadius: CGFloat? = nil,
      shadowOpacity: CGFloat = 0.15,
      shadowRadius: CGFloat = 12
    ) {
      self.margin = margin
      self.cornerRadius = cornerRadius
      self.shadowOpacity = shadowOpacity
      self.shadowRadius = shadowRadius
    }
  }

  /// The height of the bar without the bottom safe area, in points.
  public var height: CGFloat

  /// The space between the bar and the bottom safe area, in points.
  public var bottomOffset: CGFloat

  /// The place and shape of a bar that floats; `nil` for a bar as wide as the screen, down to its edge.
  public var floating: Floating?

  /// The widths and positions of the items along the bar.
  public var itemPositioning: TabBarItemPositioning

  /// The distance from the top of the bar to its items, which are as high as the bar, in points.
  public var itemTop: CGFloat

  /// The slot that no item occupies; a scrolling row has none.
  public var slot: Slot?

  /// The side of the title on which an item's image is.
  public var imagePlacement: TabBarImagePlacement

  /// The space between image and title, in points.
  public var imagePadding: CGFloat

  /// The widths of the items and the gaps before them, in points, from a theme's layout.
  var itemWidths: ItemWidths?

  /// The room that a center button requests among items that share the bar's width.
  var buttonRoom: ItemRow.ButtonRoom?

  /// A width for each item and a gap before it, in reading order.
  struct ItemWidths: Hashable, Sendable {
    var widths: [CGFloat]
    var gaps: [CGFloat]
  }

  /// Creates a layout; by default a bar of 49 points with images above titles.
  public init(
    height: CGFloat = 49,
    bottomOffset: CGFloat = 0,
    floating: Floating? = nil,
    itemPositioning: TabBarItemPositioning = .fill(),
    itemTop: CGFloat = 0,
    slot: Slot? = nil,
    imagePlacement: TabBarImagePlacement = .top,
    imagePadding: CGFloat = 2
  ) {
    self.height = height
    self.bottomOffset = bottomOffset
    self.floating = floating
    self.itemPositioning = itemPositioning
    self.itemTop = itemTop
    self.slot = slot
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
