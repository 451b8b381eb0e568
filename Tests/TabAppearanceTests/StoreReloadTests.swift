import Foundation
import TabAppearance
import TabTestSupport
import Testing

@MainActor
struct StoreReloadTests {
  private func makeStore(
    _ files: [String: String]
  ) throws -> (store: TabBarThemeStore, themes: TemporaryFolder) {
    let themes = try TemporaryFolder(files)
    return (TabBarThemeStore(catalog: TabBarThemeCatalog(.folder(themes.url))), themes)
  }

  @Test func `a file that has changed is read again`() throws {
    let (store, themes) = try makeStore(["a.tabtheme.json": #"{ "name": "A" }"#])
    try store.select("A")
    try themes.file("a.tabtheme.json", ##"{ "name": "A", "tintColor": "#111" }"##)
    #expect(store.theme.tintColor == .inherited)
    #expect(store.reload())
    #expect(store.theme.tintColor == "#111")
  }

  // Complaint 30 about other libraries.
  @Test func `a file that broke leaves the last good theme and says what is wrong`() throws {
    let (store, themes) = try makeStore([
      "a.tabtheme.json": ##"{ "name": "A", "tintColor": "#111" }"##
    ])
    try store.select("A")
    try themes.file("a.tabtheme.json", ##"{ "name": "A", "tintColor": "#11" }"##)
    #expect(!store.reload())
    #expect(store.theme.tintColor == "#111")
    #expect(store.diagnostics.map(\.location?.column) == [29])
    try themes.file("a.tabtheme.json", ##"{ "name": "A", "tintColor": "#222" }"##)
    #expect(store.reload())
    #expect(store.theme.tintColor == "#222")
    #expect(store.diagnostics == [])
    try themes.remove("a.tabtheme.json")
    #expect(!store.reload())
    #expect(store.theme.tintColor == "#222")
    #expect(store.diagnostics.map(\.message) == ["the chosen theme 'A' isn't in the catalog"])
  }

  @Test func `a theme that was given as a value stays`() throws {
    let (store, _) = try makeStore(["a.tabtheme.json": #"{ "name": "A" }"#])
    let theme = TabBarTheme(name: "A", tintColor: "#333")
    store.select(theme)
    #expect(store.reload())
    #expect(store.theme == theme)
  }

  @Test func `a file below the folder that a theme extends is noticed, too`() throws {
    let (store, themes) = try makeStore([
      "a.tabtheme.json": #"{ "name": "A", "extends": "./parts/base.json" }"#,
      "parts/base.json": ##"{ "name": "Base", "tintColor": "#111" }"##,
    ])
    try store.select("A")
    #expect(store.theme.tintColor == "#111")
    #expect(store.reloadIfFilesChanged())
    #expect(!store.reloadIfFilesChanged())
    try themes.file("parts/base.json", ##"{ "name": "Base", "tintColor": "#2222" }"##)
    #expect(store.reloadIfFilesChanged())
    #expect(store.theme.tintColor == "#2222")
    #expect(!store.reloadIfFilesChanged())
  }

  @Test func `a change is noticed in a folder that is named by a link`() throws {
    let themes = try TemporaryFolder(["a.tabtheme.json": ##"{ "name": "A", "tintColor": "#111" }"##]
    )
    let other = try TemporaryFolder()
    let link = other.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: themes.url)
    let store = TabBarThemeStore(catalog: TabBarThemeCatalog(.folder(link)))
    try store.select("A")
    #expect(store.reloadIfFilesChanged())
    #expect(!store.reloadIfFilesChanged())
    try themes.file("a.tabtheme.json", ##"{ "name": "A", "tintColor": "#2222" }"##)
    #expect(store.reloadIfFilesChanged())
    #expect(store.theme.tintColor == "#2222")
  }

  @Test func `files that are written, come or go are noticed, others and rest aren't`() throws {
    let (store, themes) = try makeStore([
      "a.tabtheme.json": #"{ "name": "A", "extends": "b.json" }"#
    ])
    #expect(store.reloadIfFilesChanged())
    #expect(!store.reloadIfFilesChanged())
    try themes.file("notes.txt", "x")
    #expect(!store.reloadIfFilesChanged())
    try themes.file("b.json", ##"{ "name": "B", "tintColor": "#111" }"##)
    #expect(store.reloadIfFilesChanged())
    try store.select("A")
    // One more byte: a change is detected even if two writes have the same date.
    try themes.file("b.json", ##"{ "name": "B", "tintColor": "#2222" }"##)
    #expect(store.reloadIfFilesChanged())
    #expect(store.theme.tintColor == "#2222")
    #expect(!store.reloadIfFilesChanged())
    try themes.remove("a.tabtheme.json")
    #expect(store.reloadIfFilesChanged())
    #expect(store.catalog.names == [])
    #expect(store.theme.name == "A")
  }

  @Test func `a store that doesn't follow files doesn't look at them`() throws {
    let (store, themes) = try makeStore(["a.tabtheme.json": #"{ "name": "A" }"#])
    try store.select("A")
    #expect(store.reload())
    // A change before the first look is noticed by it, since it knows of no earlier state.
    try themes.file("a.tabtheme.json", ##"{ "name": "A", "tintColor": "#111" }"##)
    #expect(store.reloadIfFilesChanged())
    #expect(store.theme.tintColor == "#111")
  }

  @Test(arguments: [0.02, 3_600, .infinity, .nan, 1e300, -1])
  func `the files are followed until that is ended`(interval: TimeInterval) async throws {
    let (store, themes) = try makeStore(["a.tabtheme.json": #"{ "name": "A" }"#])
    try store.select("A")
    try themes.file("a.tabtheme.json", ##"{ "name": "A", "tintColor": "#111" }"##)
    var changes = store.changes().makeAsyncIterator()
    store.followFiles(every: interval)
    #expect(await changes.next()?.theme.tintColor == "#111")
    store.stopFollowingFiles()
    try themes.file("a.tabtheme.json", ##"{ "name": "A", "tintColor": "#2222" }"##)
    try await Task.sleep(nanoseconds: 100_000_000)
    #expect(store.theme.tintColor == "#111")
  }

  @Test func `following the files doesn't keep the store`() async throws {
    let (kept, themes) = try makeStore(["a.tabtheme.json": #"{ "name": "A" }"#])
    var store: TabBarThemeStore? = TabBarThemeStore(catalog: kept.catalog)
    weak let following = store
    store?.followFiles(every: 0.01)
    try await Task.sleep(nanoseconds: 50_000_000)
    store = nil
    #expect(following == nil)
    _ = themes
  }
}
