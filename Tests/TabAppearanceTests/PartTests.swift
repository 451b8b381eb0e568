import Testing

@testable import TabAppearance

/// States of items that are kept apart, seen from outside.
struct PartTests {
  @Test func `an empty object is as good as none`() throws {
    let empty = try TabBarTheme(
      json: #"{ "name": "T", "item": { "normal": {}, "selected": { "title": {} } } }"#
    )
    let none = TabBarTheme(name: "T")
    #expect(empty == none)
    #expect(empty.hashValue == none.hashValue)
    #expect(empty.json() == none.json())
    #expect(none.extending(empty) == none)
    #expect(empty.resolved(for: .init(os: 18)) == none.resolved(for: .init(os: 18)))
  }

  @Test func `a copy changes alone`() {
    var theme = TabBarTheme(name: "T", item: .init(selected: .init(color: "#000")))
    let copy = theme
    theme.item.selected.title.weight = .value(.bold)
    theme.item.normal.color = "#FFF"
    #expect(copy.item.selected.title.weight == .inherited)
    #expect(copy.item.normal == TabBarTheme.ItemState())
    #expect(theme.item.selected.color == "#000")
    #expect(theme != copy)
    theme.item.normal = TabBarTheme.ItemState()
    theme.item.selected.title.weight = .inherited
    #expect(theme == copy)
    #expect(theme.hashValue == copy.hashValue)
  }

  @Test func `states show themselves under their names`() {
    let item = TabBarTheme.Item(disabled: .init(color: "#123"))
    let children = Mirror(reflecting: item).children
    #expect(children.map(\.label) == ["normal", "selected", "disabled", "focused"])
    #expect(children.map { $0.value as? TabBarTheme.ItemState }[2]?.color == "#123")
  }
}
