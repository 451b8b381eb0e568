public import Foundation
public import TabAppearance

/// The height of a bar and the places in it: numbers only, no views.
///
///     let layout = TabBarLayout(height: 49, slot: .init(width: 75))
///     layout.row(of: 4, in: CGSize(width: 375, height: 49)).itemFrames.map(\.minX)
///     // 0, 75, 225, 300
///
/// ``CustomTabBar`` follows one; a bar of one's own can ask it the same.
public struct TabBarLayout: Hashable, Sendable {
  /// A place among the items that none of them takes, as for a raised button.
  public struct Slot: Hashable, Sendable {
    /// How many items are before it; `nil` is half of them.
    public var index: Int?

    /// Its width, in points.
    public var width: CGFloat

    /// Creates a slot.
    public init(index: Int? = nil, width: CGFloat) {
      self.index = index
      self.width = width
    }
  }

  /// The height of the bar without the bottom safe area, in points.
  public var height: CGFloat

  /// The space between the bar and the bottom safe area, in points.
  public var bottomOffset: CGFloat

  /// How the items share the width.
  public var itemPositioning: TabBarItemPositioning

  /// From the top of the bar to its items, which are as high as the bar, in points.
  public var itemTop: CGFloat

  /// A place among the items that none of them takes; a row that scrolls has none.
  public var slot: Slot?

  /// Where the image of an item is beside its title.
  public var imagePlacement: TabBarImagePlacement

  /// The space between image and title, in points.
  public var imagePadding: CGFloat

  /// The items whose images stand out of the bar.
  public var raisedItems: Set<Int>

  /// How far up the image of a raised item is moved, in points; its size and the title stay.
  public var humpOffset: CGFloat

  /// Creates a layout: what isn't named is a bar of 49 points with images above titles.
  public init(
    height: CGFloat = 49,
    bottomOffset: CGFloat = 0,
    itemPositioning: TabBarItemPositioning = .fill(),
    itemTop: CGFloat = 0,
    slot: Slot? = nil,
    imagePlacement: TabBarImagePlacement = .top,
    imagePadding: CGFloat = 2,
    raisedItems: Set<Int> = [],
    humpOffset: CGFloat = 30
  ) {
    self.height = height
    self.bottomOffset = bottomOffset
    self.itemPositioning = itemPositioning
    self.itemTop = itemTop
    self.slot = slot
    self.imagePlacement = imagePlacement
    self.imagePadding = imagePadding
    self.raisedItems = raisedItems
    self.humpOffset = humpOffset
  }

  /// The layout with what a theme sets for bars in one orientation.
  public func merging(_ theme: TabBarTheme.BarLayout) -> TabBarLayout {
    var layout = self
    if let height = theme.height.value { layout.height = CGFloat(height) }
    if let widths = theme.itemWidths.value {
      layout.itemPositioning = .individual(
        widths: widths.map { CGFloat($0) },
        gaps: theme.itemGaps.value?.map { CGFloat($0) } ?? widths.map { _ in 0 }
      )
    }
    if let width = theme.slot.width.value {
      layout.slot = Slot(index: theme.slot.index.value, width: CGFloat(width))
    }
    return layout
  }

  /// The frame of a raised button whose middle is on the top edge of a bar, in the bar's
  /// coordinates.
  ///
  ///     TabBarLayout.raisedFrame(of: CGSize(width: 60, height: 60), barWidth: 375)
  ///     // x 157.5, y -30
  public static func raisedFrame(of size: CGSize, barWidth: CGFloat) -> CGRect {
    CGRect(
      x: (barWidth - size.width) / 2,
      y: -size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}
