import Testing

@testable import TabAppearance
@testable import TabThemes

struct ThemeItemTests {
  let classic = TabBarEnvironment(os: 18)

  @Test func `digits are an index, an asterisk all, and everything else an identifier`() throws {
    let theme = try TabBarTheme(
      json: #"{ "name": "T", "items": { "10": {}, "2": {}, "x2": {}, "*": {}, "home": {} } }"#
    )
    #expect(theme.items.keys.sorted() == [.all, 2, 10, "home", "x2"])
    #expect(TabBarTab.Name("*") == .all)
    let items = #""items": { "*": {}, "2": {}, "10": {}, "home": {}, "x2": {} }"#
    #expect(theme.json().contains(items))
  }

  @Test func `reads as many items as the limit, with indices below it, and no more`() {
    func problems(_ names: [String]) -> [String] {
      let items = names.map { "\"\($0)\": {}" }.joined(separator: ", ")
      return TabBarTheme.read(json: #"{ "name": "T", "items": { \#(items) } }"#).diagnostics
        .map(\.message)
    }
    let names = (0..<ThemeFileLimits.items).map { "\($0)" }
    #expect(problems(names) == [])
    #expect(problems(names + ["home"]) == ["'items' has 101 objects; at most 100 are read"])
    #expect(problems(["100"]) == ["'items.100' has digits for a name, but isn't an index"])
  }

  @Test func `items are joined by key, and each of them leaf by leaf`() {
    let parent = TabBarTheme(
      name: "Parent",
      items: [
        0: .init(image: "asset:A", badgeColor: "#111"), "home": .init(badgeValue: "1"),
      ],
      strategies: .init(unselectedColors: .value(.bakeImages))
    )
    let child = TabBarTheme(
      name: "Child",
      tintsContent: true,
      items: [
        0: .init(badgeColor: nil, standard: .init(item: .init(normal: .init(color: "#222")))),
        1: .init(badgeValue: "2"),
      ]
    )
    var expected = child
    expected.items[0]?.image = "asset:A"
    expected.items["home"] = .init(badgeValue: "1")
    expected.strategies.unselectedColors = .value(.bakeImages)
    #expect(child.extending(parent) == expected)
  }

  @Test func `a variation says more of items, of the content and of strategies`() {
    let theme = TabBarTheme(
      name: "T",
      colors: ["brand": "#111"],
      items: [0: .init(badgeColor: "{brand}")],
      variations: [
        .init(
          iOS: ">=26",
          .init(
            colors: ["brand": "#222"],
            tintsContent: true,
            items: [0: .init(badgeValue: "1")],
            strategies: .init(unselectedColors: .bakeImages)
          )
        )
      ]
    )
    let (old, new) = (theme.resolved(for: classic), theme.resolved(for: .init(os: 26)))
    #expect(old.items == [0: TabBarTheme.ItemOverride(badgeColor: "#111")])
    #expect(old.tintsContent == .inherited && old.strategies == .init())
    #expect(new.items == [0: TabBarTheme.ItemOverride(badgeValue: "1", badgeColor: "#222")])
    #expect(new.tintsContent == true && new.strategies.unselectedColors == .bakeImages)
  }

  @Test func `null says that an item is as the app and UIKit have it`() throws {
    let text = #"""
      { "name": "T", "item": { "normal": { "color": "#111" } }, "items": { "0": null, "1": {} } }
      """#
    let theme = try TabBarTheme(json: text)
    #expect(try TabBarTheme(json: theme.json()) == theme)
    let resolved = theme.resolved(for: classic)
    #expect(resolved.items[0]?.withoutNull == TabBarTheme.ItemOverride())
    #expect(
      resolved.itemAppearances[0]?.standard == TabBarTheme(name: "").resolved(for: classic).standard
    )
    #expect(resolved.itemAppearances[0]?.scrollEdge == nil)
    #expect(resolved.items[1] == TabBarTheme.ItemOverride())
  }

  @Test func `what is set on all items is under what is set on single ones`() {
    let theme = TabBarTheme(
      name: "T",
      items: [
        .all: .init(
          imageInsets: .value(.init(top: 6, bottom: -6)),
          badgeColor: "#111",
          standard: .init(item: .init(selected: .init(color: "#222")))
        ),
        1: .init(badgeColor: "#333"),
        "home": .init(
          badgeValue: "1",
          standard: .init(item: .init(normal: .init(color: "#444")))
        ),
      ]
    )
    let resolved = theme.resolved(for: classic)
    let cell = Cell(layout: .stacked, state: .selected)
    let normal = Cell(layout: .stacked, state: .normal)
    let (plain, one, home) = (
      resolved.item(at: 0, identifiers: []), resolved.item(at: 1, identifiers: ["x"]),
      resolved.item(at: 1, identifiers: ["home"])
    )
    #expect([plain, one, home].map(\.0.imageInsets.value?.top) == [6, 6, 6])
    #expect([plain, one, home].map(\.0.badgeColor) == ["#111", "#333", "#333"])
    #expect([plain, one, home].map(\.0.badgeValue.value) == [nil, nil, "1"])
    let appearances = [plain, one, home].map(\.1.standard)
    #expect(appearances.map { $0?[cell].iconColor } == ["#222", "#222", "#222"])
    #expect(appearances.map { $0?[normal].iconColor } == [.inherited, .inherited, "#444"])
  }

  // S2-02, and complaint 17 about other libraries: settings of one item change no other item.
  @Test func `an item's own appearance is the theme's but for what the item says`() throws {
    var theme = TabBarTheme(
      name: "T",
      bar: .init(backgroundColor: "#333"),
      item: .init(normal: .init(color: "#111"), selected: .init(color: "#222"))
    )
    let plain = theme.resolved(for: classic)
    theme.items["home"] = .init(standard: .init(item: .init(selected: .init(color: "#444"))))
    let resolved = theme.resolved(for: classic)
    #expect(resolved.standard == plain.standard && resolved.scrollEdge == plain.scrollEdge)
    let home = try #require(resolved.itemAppearances["home"]?.standard)
    #expect(home.bar == plain.standard.bar)
    for cell in Cell.all {
      #expect(
        home[cell].iconColor
          == (cell.state == .selected ? "#444" : plain.standard[cell].iconColor)
      )
    }
    #expect(resolved.itemAppearances["home"]?.scrollEdge == home)
  }

  @Test(
    arguments: [
      // The `scrollEdge` of the theme and of the item, and the resulting color at the scroll edge.
      (.inherited, .inherited, "#444"), (.transparent, .inherited, "#444"),
      (.inherited, .transparent, nil), (nil, .standard, "#444"),
      (.overlay(.init(bar: .init(shadowColor: "#555"))), .inherited, "#444"),
      (.inherited, .overlay(.init(bar: .init(backgroundColor: "#666"))), "#666"),
    ]
      as [(
        TabBarTheme.Setting<TabBarTheme.ScrollEdge>, TabBarTheme.Setting<TabBarTheme.ScrollEdge>,
        TabBarTheme.Color?
      )]
  )
  func `an item's scroll edge is its own over the theme's`(
    edge: TabBarTheme.Setting<TabBarTheme.ScrollEdge>,
    itemEdge: TabBarTheme.Setting<TabBarTheme.ScrollEdge>,
    background: TabBarTheme.Color?
  ) throws {
    let item = TabBarTheme.ItemOverride(
      standard: .init(bar: .init(backgroundColor: "#444")),
      scrollEdge: itemEdge
    )
    let theme = TabBarTheme(name: "T", scrollEdge: edge, items: [0: item])
    let found = try #require(theme.resolved(for: classic).itemAppearances[0]?.scrollEdge)
    #expect(found.bar.backgroundColor.value == background)
    if case .overlay(let overlay)? = edge.value {
      #expect(found.bar.shadowColor == overlay.bar.shadowColor)
    }
    // The system's glass is kept in the appearances of items, too.
    let glass = theme.resolved(for: .init(os: 26)).itemAppearances[0]?.scrollEdge
    #expect(glass?.bar == TabBarTheme.Bar())
  }

  @Test func `where UIKit chooses the scroll edge, it does so for items as well`() {
    let item = TabBarTheme.ItemOverride(standard: .init(bar: .init(backgroundColor: "#444")))
    let theme = TabBarTheme(name: "T", scrollEdge: nil, items: [0: item])
    #expect(theme.resolved(for: classic).itemAppearances[0]?.scrollEdge == nil)
  }
}
