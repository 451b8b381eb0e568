import Testing

@testable import TabAppearance

struct ThemeFileMergingTests {
  @Test func `a variation wins in each setting that it has`() {
    let base = TabBarTheme.ItemStateAppearance(
      color: "#111",
      iconColor: "#222",
      title: .init(color: "#333", size: 10, weight: .value(.bold)),
      badgePositionAdjustment: .value(.init(leading: 1, vertical: 2))
    )
    let overlay = TabBarTheme.ItemStateAppearance(
      iconColor: nil,
      title: .init(size: 11),
      badgePositionAdjustment: .value(.init(vertical: 3))
    )
    #expect(
      base.merging(overlay)
        == TabBarTheme.ItemStateAppearance(
          color: "#111",
          iconColor: nil,
          title: .init(color: "#333", size: 11, weight: .value(.bold)),
          badgePositionAdjustment: .value(.init(leading: 0, vertical: 3))
        )
    )
  }

  @Test func `a variation that sets nothing changes nothing, and over nothing it is all`() throws {
    let theme = try TabBarTheme(json: ThemeFileReadingTests.ocean)
    #expect(theme.bar.merging(.init()) == theme.bar)
    #expect(TabBarTheme.Bar().merging(theme.bar) == theme.bar)
    #expect(theme.item.merging(.init()) == theme.item)
    #expect(TabBarTheme.ItemAppearance().merging(theme.item) == theme.item)
    #expect(TabBarTheme(name: "").merging(theme) == theme)
  }

  @Test func `colors merge by name and scroll edges by leaf`() {
    var (lower, upper) = (TabBarTheme(name: "Lower"), TabBarTheme(name: "Upper"))
    lower.colors = ["a": "#111", "b": "#222"]
    upper.colors = ["b": "#333"]
    lower.scrollEdge = .overlay(.init(bar: .init(shadowColor: "#444"), item: .init()))
    upper.scrollEdge = .overlay(.init(bar: .init(backgroundColor: "#555")))
    let result = lower.merging(upper)
    #expect(result.name == "Upper")
    #expect(result.colors == ["a": "#111", "b": "#333"])
    #expect(
      result.scrollEdge
        == .overlay(.init(bar: .init(backgroundColor: "#555", shadowColor: "#444")))
    )
    upper.scrollEdge = .standard
    #expect(lower.merging(upper).scrollEdge == .standard)
  }
}
