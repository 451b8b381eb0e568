import Foundation
import TabUIKit
import Testing

@testable import TabAppearance

@MainActor
struct StoreAssetsTests {
  @Test func `a theme of a bundle keeps its assets after a relaunch and a reload`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"{ "name": "Night" }"#.utf8)
      .write(to: folder.appendingPathComponent("night.tabtheme.json"))
    let bundle = try #require(Bundle(url: folder))
    let catalog = TabBarThemeCatalog(.bundle(bundle), .builtIn)
    let memory = ChoiceMemory()

    let store = TabBarThemeStore(catalog: catalog, persistence: memory)
    try store.select("Night")
    #expect(store.state.assets === bundle)
    let relaunched = TabBarThemeStore(catalog: catalog, persistence: memory)
    #expect(relaunched.theme.name == "Night")
    #expect(relaunched.state.assets === bundle)
    relaunched.reload()
    #expect(relaunched.state.assets === bundle)
    relaunched.select(.midnight)
    #expect(relaunched.state.assets == nil)
  }
}

/// Storage that keeps a choice in memory.
@MainActor
private final class ChoiceMemory: TabBarThemePersistence {
  private var choice: TabBarThemeChoice?

  func load() -> TabBarThemeChoice? { choice }
  func save(_ choice: TabBarThemeChoice) { self.choice = choice }
}
