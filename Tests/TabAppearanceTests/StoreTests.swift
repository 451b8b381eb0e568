import Foundation
import TabAppearance
import TabTestSupport
import TabUIKit
import Testing

@MainActor
struct StoreTests {
  let catalog = TabBarThemeCatalog(
    .themes([TabBarTheme(name: "Red", tintColor: "#FF0000"), TabBarTheme(name: "Blue")]),
    .files(["broken.json": #"{ "name": "Broken", "glass": 1 }"#])
  )

  @Test func `starts with the fallback and without a style`() {
    let store = TabBarThemeStore(catalog: catalog)
    #expect(store.theme == TabBarTheme(name: "System", scrollEdge: nil))
    #expect(store.style == nil)
    #expect(store.diagnostics == [])
  }

  @Test func `a choice that fails changes nothing`() throws {
    let store = TabBarThemeStore(catalog: catalog)
    try store.select("red")
    #expect(throws: TabBarThemeNameError.self) { try store.select("Rde") }
    #expect(throws: TabBarThemeError.self) { try store.select("Broken") }
    #expect(store.theme.name == "Red")
  }

  @Test func `what was chosen is there after the next launch`() throws {
    let persistence = Memory()
    let first = TabBarThemeStore(catalog: catalog, persistence: persistence)
    #expect(persistence.choice == nil, "nothing was chosen yet")
    try first.select("RED")
    first.style = .dark
    #expect(persistence.choice == TabBarThemeChoice(name: "Red", style: .dark))
    let second = TabBarThemeStore(catalog: catalog, persistence: persistence)
    #expect(second.theme == first.theme)
    #expect(second.style == .dark)
    second.select(TabBarTheme(name: "Made by hand"))
    #expect(persistence.choice?.name == "Made by hand")
  }

  // Regression: the fallback's name was saved, so a later fallback was never used.
  @Test func `a style that is set before any theme is chosen saves no theme`() {
    let persistence = Memory()
    let first = TabBarThemeStore(catalog: catalog, persistence: persistence)
    first.style = .dark
    #expect(persistence.choice == TabBarThemeChoice(name: nil, style: .dark))
    let fallback = TabBarTheme(name: "Red", tintColor: "#00FF00")
    let second = TabBarThemeStore(catalog: catalog, fallback: fallback, persistence: persistence)
    #expect(second.theme == fallback && second.style == .dark && second.diagnostics == [])
    second.reload()
    #expect(second.theme == fallback)
  }

  @Test func `a stored name that is gone falls back, says so and is kept`() throws {
    let persistence = Memory(TabBarThemeChoice(name: "Rad", style: .light))
    let fallback = TabBarTheme(name: "Plain", tintColor: "#123456")
    let store = TabBarThemeStore(catalog: catalog, fallback: fallback, persistence: persistence)
    #expect(store.theme == fallback)
    #expect(store.style == .light)
    #expect(
      store.diagnostics.map(\.description) == [
        """
        warning: the chosen theme 'Rad' isn't in the catalog
          note: 'Plain' takes its place
          fix: choose 'Red'
        """
      ]
    )
    store.style = .dark
    #expect(persistence.choice == TabBarThemeChoice(name: "Rad", style: .dark))
    try store.select("Blue")
    #expect(store.diagnostics == [])
    #expect(persistence.choice?.name == "Blue")
  }

  // Complaint 30 about other libraries: a broken theme file must not leave half a theme.
  @Test func `a stored theme that is broken falls back and says why`() {
    let persistence = Memory(TabBarThemeChoice(name: "Broken"))
    let store = TabBarThemeStore(catalog: catalog, persistence: persistence)
    #expect(store.theme == store.fallback)
    #expect(store.diagnostics.map(\.location?.file) == ["broken.json"])
  }

  // Regression: the catalog's problems were removed with those of the previous theme.
  @Test func `the catalog's problems stay when a theme is chosen`() throws {
    let catalog = TabBarThemeCatalog(
      .themes([TabBarTheme(name: "Red")]),
      .files(["nameless.json": "{ }"])
    )
    #expect(catalog.diagnostics.count == 1)
    let persistence = Memory(TabBarThemeChoice(name: "Gone", style: .system))
    let store = TabBarThemeStore(catalog: catalog, persistence: persistence)
    #expect(store.diagnostics.count == 2)
    try store.select("Red")
    #expect(store.diagnostics == catalog.diagnostics)
    store.select(TabBarTheme(name: "Made by hand"))
    #expect(store.diagnostics == catalog.diagnostics)
    try store.install(Data(#"{ "name": "Green" }"#.utf8))
    try store.select("Green")
    try store.install(Data(##"{ "name": "Green", "tintColor": "#0F0" }"##.utf8))
    #expect(store.theme.tintColor == "#0F0")
    #expect(store.diagnostics == catalog.diagnostics)
  }

  // Regression: the next launch used the catalog's theme, without a warning before.
  @Test func `a chosen value named like a theme of the catalog is warned of`() throws {
    let persistence = Memory()
    let store = TabBarThemeStore(catalog: catalog, persistence: persistence)
    let theme = TabBarTheme(name: "RED", tintColor: "#00FF00")
    store.select(theme)
    #expect(store.theme == theme)
    let warning = "the chosen theme 'RED' isn't the catalog's 'Red'"
    #expect(store.diagnostics.map(\.message) == [warning])
    #expect(store.diagnostics.map(\.severity) == [.warning])
    #expect(TabBarThemeStore(catalog: catalog, persistence: persistence).theme.name == "Red")
    store.reload()
    #expect(store.diagnostics.map(\.message) == [warning])
    store.select(TabBarTheme(name: "Red", tintColor: "#FF0000"))
    #expect(store.diagnostics == [], "the same theme")
    store.select(TabBarTheme(name: "Green"))
    #expect(store.diagnostics == [])
    try store.install(Data(##"{ "name": "Green", "tintColor": "#0F0" }"##.utf8))
    #expect(
      store.diagnostics.map(\.message) == ["the chosen theme 'Green' isn't the catalog's 'Green'"]
    )

    let forgetful = TabBarThemeStore(catalog: catalog)
    forgetful.select(theme)
    #expect(forgetful.diagnostics == [], "nothing is kept for the next launch")
  }

  @Test func `user defaults keep choices by key`() throws {
    let suite = "TabAppearanceTests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    let first = UserDefaultsThemePersistence(defaults)
    let second = UserDefaultsThemePersistence(defaults, key: "scene 2")
    #expect(first.load() == nil)
    for style in TabBarTheme.Style.allCases {
      let choice = TabBarThemeChoice(name: "Red", style: style)
      first.save(choice)
      #expect(first.load() == choice)
    }
    #expect(second.load() == nil)
    second.save(TabBarThemeChoice())
    #expect(second.load() == TabBarThemeChoice())
    #expect(first.load()?.name == "Red")
    defaults.set("text", forKey: "scene 2")
    #expect(second.load() == nil, "what isn't ours is nothing")
    defaults.set(["style": "purple", "name": 1] as [String: Any], forKey: "scene 2")
    #expect(second.load() == TabBarThemeChoice())
  }

  @Test func `a theme that came over a network is checked before anything changes`() throws {
    let store = TabBarThemeStore(catalog: catalog)
    try store.select("Red")
    let state = (store.theme, store.catalog.names)
    func problems(_ text: String, limit: Int = 262_144) -> [String] {
      let error = #expect(throws: TabBarThemeError.self) {
        try store.install(Data(text.utf8), file: "net.json", limit: limit)
      }
      #expect((store.theme, store.catalog.names) == state)
      return error?.diagnostics.map { "\($0.location?.description ?? "?"): \($0.message)" } ?? []
    }
    #expect(
      problems(#"{ "name": "Red" }"#, limit: 16)
        == ["net.json:1:1: the theme has 17 bytes, more than the limit of 16"]
    )
    #expect(
      problems(#"{ "$schema": "https://a.org/tabtheme-2.schema.json", "name": "Red", "new": 1 }"#)
        == ["net.json:1:14: '$schema' asks for version 2 of the theme format"]
    )
    #expect(problems(##"{ "name": "Red", "tintColor": "#12", "glass": 1 }"##).count == 2)
    #expect(problems(#"{ "name": "Red", "extends": "../secret.json" }"#).count == 1)
    #expect(problems(#"{ "name": "Red", "extends": "file.json" }"#).count == 1)
    #expect(problems("").count == 1)
    #expect(throws: Never.self) {
      try TabBarThemeStore().install(Data(#"{ "name": "Red" }"#.utf8), limit: 17)
    }
    #expect(problems("\u{0}\u{1}").count == 1)
  }

  @Test func `a theme that came over a network has as many bytes as the limit and no more`() throws
  {
    func install(_ count: Int, limit: Int? = nil) throws {
      let text = #"{ "name": "Long" }"#
      let data = Data((text + String(repeating: " ", count: count - text.utf8.count)).utf8)
      let store = TabBarThemeStore(catalog: catalog)
      if let limit {
        try store.install(data, file: "net.json", limit: limit)
      } else {
        try store.install(data, file: "net.json")
      }
    }
    func problem(_ count: Int, limit: Int? = nil) -> String? {
      let error = #expect(throws: TabBarThemeError.self) { try install(count, limit: limit) }
      return error?.diagnostics.first?.message
    }
    try install(262_144)
    #expect(problem(262_145) == "the theme has 262145 bytes, more than the limit of 262144")
    // A larger limit is reduced to that of every theme file.
    try install(1_048_576, limit: .max)
    #expect(problem(1_048_577, limit: .max) == "the text has more than 1 MiB")
  }

  @Test func `a theme that came over a network is chosen by name, or is there at once`() throws {
    let store = TabBarThemeStore(catalog: catalog)
    try store.select("Red")
    let spring = #"{ "$schema": "../tabtheme-1.schema.json", "name": "Spring", "extends": "Red" }"#
    let theme = try store.install(Data(spring.utf8))
    #expect(theme.tintColor == "#FF0000")
    #expect(store.theme.name == "Red")
    try store.select("Spring")
    #expect(store.theme == theme)
    try store.install(Data(##"{ "name": "spring", "tintColor": "#00FF00" }"##.utf8))
    #expect(store.theme.tintColor == "#00FF00", "it is the chosen one, in a new version")
    store.reload()
    #expect(store.theme.tintColor == "#00FF00")
    #expect(store.catalog.names == ["Blue", "Broken", "Red", "spring"])
  }

  @Test func `a theme that is installed again takes its place, and folders aren't read for it`()
    throws
  {
    let themes = try TemporaryFolder(["a.tabtheme.json": #"{ "name": "A" }"#])
    let store = TabBarThemeStore(catalog: TabBarThemeCatalog(.folder(themes.url)))
    try themes.file("b.tabtheme.json", #"{ "name": "B" }"#)
    for tint in ["#111", "#222", "#333"] {
      try store.install(Data(##"{ "name": "New", "tintColor": "\##(tint)" }"##.utf8))
      #expect(store.catalog.names == ["A", "New"])
      #expect(
        try store.catalog.theme(named: "New").tintColor
          == .value(TabBarTheme.Color(stringLiteral: tint))
      )
    }
    store.reload()
    #expect(store.catalog.names == ["A", "B", "New"])
    #expect(try store.catalog.theme(named: "new").tintColor == "#333")
  }
}

/// Storage that keeps a choice in memory.
@MainActor
private final class Memory: TabBarThemePersistence {
  var choice: TabBarThemeChoice?

  init(_ choice: TabBarThemeChoice? = nil) {
    self.choice = choice
  }

  func load() -> TabBarThemeChoice? { choice }
  func save(_ choice: TabBarThemeChoice) { self.choice = choice }
}
