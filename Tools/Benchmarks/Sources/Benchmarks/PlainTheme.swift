/// The values of a theme file as text and numbers, without validation.
struct PlainTheme: Decodable {
  struct Color: Decodable {
    var light: String
    var dark: String?
    var lightHighContrast: String?
    var darkHighContrast: String?
  }

  struct Bar: Decodable {
    var background: String?
    var backgroundEffect: String?
    var backgroundColor: String?
    var shadowColor: String?
    var selectionIndicatorTintColor: String?
    var stackedItemPositioning: String?
    var stackedItemWidth: Double?
    var stackedItemSpacing: Double?
  }

  struct Text: Decodable {
    var color: String?
    var weight: String?
    var size: Double?
  }

  struct Offset: Decodable {
    var leading: Double?
    var vertical: Double?
  }

  struct State: Decodable {
    var color: String?
    var title: Text?
    var titlePositionAdjustment: Offset?
    var badgeBackgroundColor: String?
    var badgeText: Text?
    var badgePositionAdjustment: Offset?
  }

  struct Item: Decodable {
    var normal: State?
    var selected: State?
    var disabled: State?
    var focused: State?
  }

  struct Overlay: Decodable {
    var bar: Bar?
    var item: Item?
  }

  struct Layout: Decodable {
    struct Landscape: Decodable {
      var height: Double?
      var itemWidths: [Double]?
      var itemGaps: [Double]?
    }

    var landscape: Landscape?
  }

  var name: String
  var colors: [String: Color]
  var tintColor: String?
  var unselectedItemTintColor: String?
  var bar: Bar?
  var item: Item?
  var stacked: Item?
  var inline: Item?
  var compactInline: Item?
  var scrollEdge: Overlay?
  var glass: String?
  var layout: Layout?

  /// Whether values from all parts of the large theme were decoded.
  var isWhole: Bool {
    colors.count == 11 && bar?.stackedItemSpacing == 12
      && compactInline?.selected?.title?.size == 12
      && inline?.normal?.badgePositionAdjustment?.leading == 2
      && scrollEdge?.item?.selected?.badgeText?.weight == "semibold"
      && layout?.landscape?.itemGaps?.count == 5
  }
}
