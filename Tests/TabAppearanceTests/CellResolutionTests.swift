import TabAppearance
import TabUIKit
import Testing

/// Tests of the lines of a compiled appearance that one cell of a theme changes.
@MainActor
struct CellResolutionTests {
  /// The lines of a theme without settings.
  private static let plain = Set(lines(TabBarTheme(name: "Plain")))

  @Test(arguments: CellHeirs.Part.allCases, CellHeirs.State.allCases)
  func `S4-08: one cell of a theme changes itself and its heirs and nothing else`(
    part: CellHeirs.Part,
    state: CellHeirs.State
  ) throws {
    let layouts = try #require(CellHeirs.layouts.first { $0.part == part }).heirs
    let states = try #require(CellHeirs.states.first { $0.state == state })
    for property in try CellHeirs.properties() {
      var items = TabBarTheme.Appearance()
      items[keyPath: part.keyPath][keyPath: state.keyPath] = property.value
      let cells = layouts.flatMap { layout in
        states[property.kind].map { "\(layout).\($0)." }
      }
      let expected = lines(of: property).filter { line in
        cells.contains(where: line.key.hasPrefix)
      }
      let place: Comment = "\(part).\(state).\(property.name)"

      let everywhere = changes(in: TabBarTheme(items))
      let both = expected.under("standard").merging(expected.under("scrollEdge")) { $1 }
      #expect(everywhere == both, place)

      let atEdge = changes(in: TabBarTheme(name: "Edge", scrollEdge: .overlay(items)))
      #expect(atEdge == expected.under("scrollEdge"), place)
    }
  }

  /// Returns the lines that a key changes if each cell sets the key.
  private func lines(of property: CellHeirs.Property) -> [String: String] {
    var items = TabBarTheme.Appearance()
    for cell in Cell.all { items[cell.scope] = property.value }
    let lines = changes(in: TabBarTheme(items)).compactMap { path, value in
      path.hasPrefix("standard.") ? (String(path.dropFirst("standard.".count)), value) : nil
    }
    return Dictionary(uniqueKeysWithValues: lines)
  }

  @Test func `every key of a state changes what it names`() throws {
    for property in try CellHeirs.properties() where property.name != "color" {
      let lines = lines(of: property)
      let names = Set(lines.keys.map { $0.split(separator: ".")[2] })
      #expect(names == [property.name.prefix { $0 != "." }], "\(property.name)")
      #expect(lines.count % Cell.all.count == 0, "\(property.name)")
    }
  }

  @Test func `a badge has the colors of normal in every state that sets none`() {
    var theme = TabBarTheme(name: "Badge")
    theme.item.normal = .init(
      color: "#111111",
      badgeBackgroundColor: "#222222",
      badgeText: .init(color: "#333333")
    )
    theme.item.selected.badgeBackgroundColor = "#444444"
    theme.item.disabled.badgeText.color = nil
    let lines = changes(in: theme)
    func colors(_ state: String) -> [String?] {
      ["iconColor", "title.color", "badgeBackgroundColor", "badgeText.color"].map {
        lines["standard.stacked.\(state).\($0)"]
      }
    }
    #expect(colors("normal") == ["#111111", "#111111", "#222222", "#333333"])
    #expect(colors("selected") == [nil, nil, "#444444", "#333333"])
    #expect(colors("disabled") == [nil, nil, "#222222", nil])
    #expect(colors("focused") == [nil, nil, "#222222", "#333333"])
  }

  @Test func `null in a cell is the default of UIKit, whatever its sources say`() {
    var theme = TabBarTheme(name: "Null")
    theme.item.normal = .init(color: "#111111", title: .init(size: 20))
    theme.item.selected = .init(color: "#222222")
    theme.stacked.normal = .init(iconColor: nil, title: .init(color: nil, size: nil))
    theme.stacked.selected.color = nil
    let lines = changes(in: theme)
    #expect(lines["standard.stacked.normal.iconColor"] == nil)
    #expect(lines["standard.stacked.normal.title.color"] == nil)
    #expect(lines["standard.stacked.normal.title.font"] == nil)
    #expect(lines["standard.stacked.selected.iconColor"] == nil)
    #expect(lines["standard.stacked.selected.title.font"] == nil)
    #expect(lines["standard.inline.normal.iconColor"] == "#111111")
    #expect(lines["standard.inline.selected.title.color"] == "#222222")
    #expect(lines["standard.inline.selected.title.font"] == "system 20 regular")
  }

  @Test func `an overlay at the scroll edge can say null where the bar says a value`() {
    var theme = TabBarTheme(name: "Edge", bar: .init(shadowColor: "#FF0000"))
    theme.scrollEdge = .overlay(.init(bar: .init(shadowColor: nil)))
    let lines = changes(in: theme)
    #expect(lines == ["standard.bar.shadowColor": "#FF0000"])
  }

  @Test func `icon and title colors override the color of both`() {
    var theme = TabBarTheme(name: "Both")
    theme.item.normal = .init(color: "#111111", iconColor: "#222222")
    theme.stacked.normal = .init(title: .init(color: "#333333"))
    let lines = changes(in: theme)
    #expect(lines["standard.stacked.normal.iconColor"] == "#222222")
    #expect(lines["standard.stacked.normal.title.color"] == "#333333")
    #expect(lines["standard.inline.normal.title.color"] == "#111111")
  }

  @Test func `font fields of several cells come together`() {
    var theme = TabBarTheme(name: "Font")
    theme.item.normal.title.weight = .value(.bold)
    theme.stacked.selected.title.size = 12
    let lines = changes(in: theme)
    #expect(lines["standard.stacked.selected.title.font"] == "system 12 bold")
    #expect(lines["standard.stacked.normal.title.font"] == "system 10 bold")
    #expect(lines["standard.inline.selected.title.font"] == "system 13 bold")
  }

  /// Returns the lines of a theme's description that differ from those of a theme without settings.
  private func changes(in theme: TabBarTheme) -> [String: String] {
    let lines = Self.lines(theme).filter { !Self.plain.contains($0) }
    return Dictionary(uniqueKeysWithValues: lines.map { ($0.path, $0.value) })
  }

  private static func lines(_ theme: TabBarTheme) -> [AppearanceText.Line] {
    theme.compiled(for: TabBarEnvironment(os: 18))
      .descriptionLines(in: UITraitCollection(userInterfaceStyle: .light))
  }
}

extension TabBarTheme {
  fileprivate init(_ items: Appearance) {
    self.init(
      name: "Cell",
      item: items.item,
      stacked: items.stacked,
      inline: items.inline,
      compactInline: items.compactInline
    )
  }
}

extension [String: String] {
  fileprivate func under(_ prefix: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: map { ("\(prefix).\($0.key)", $0.value) })
  }
}
