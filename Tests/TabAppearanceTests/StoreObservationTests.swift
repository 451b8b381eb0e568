import Foundation
import Observation
import TabAppearance
import TabUIKit
import Testing

@MainActor
struct StoreObservationTests {
  let red = TabBarTheme(name: "Red", tintColor: "#FF0000")

  @Test func `changes come one after another, after they were applied`() async {
    let store = TabBarThemeStore()
    let controller = UITabBarController.fixture()
    store.attach(controller)
    var first = store.changes().makeAsyncIterator()
    var second = store.changes().makeAsyncIterator()
    store.select(red)
    #expect(controller.tabBarTheme == red)
    #expect(await first.next()?.theme == red)
    store.style = .dark
    #expect(await first.next()?.style == .dark)
    let newest = await second.next()
    #expect(newest?.theme == red && newest?.style == .dark)
  }

  @Test func `what is the same already is no change`() async {
    let store = TabBarThemeStore()
    var changes = store.changes().makeAsyncIterator()
    store.style = .system
    store.select(store.theme)
    store.select(red)
    #expect(await changes.next()?.theme == red)
  }

  @Test func `listening ends with the store`() async {
    var store: TabBarThemeStore? = TabBarThemeStore()
    var changes = store?.changes().makeAsyncIterator()
    store = nil
    #expect(await changes?.next() == nil)
  }

  @Test func `what was read is observed, and nothing else`() {
    guard #available(iOS 17, macOS 14, *) else { return }
    let store = TabBarThemeStore()
    let themes = Counter()
    let styles = Counter()
    withObservationTracking {
      _ = store.theme
    } onChange: {
      themes.count()
    }
    withObservationTracking {
      _ = store.style
    } onChange: {
      styles.count()
    }
    store.style = .dark
    #expect((themes.total, styles.total) == (0, 1))
    store.select(red)
    #expect((themes.total, styles.total) == (1, 1))
  }

  @Test func `the catalog is observed, and changes tell of it`() async throws {
    let store = TabBarThemeStore()
    let catalogs = Counter()
    var changes = store.changes().makeAsyncIterator()
    if #available(iOS 17, macOS 14, *) {
      withObservationTracking {
        _ = store.catalog.names
      } onChange: {
        catalogs.count()
      }
    }
    try store.install(Data(#"{ "name": "New" }"#.utf8))
    #expect(catalogs.total == 1)
    #expect(await changes.next()?.theme == store.theme)
  }
}

/// A counter of calls that are made synchronously on the main thread, from code without an actor.
private final class Counter: @unchecked Sendable {
  private(set) var total = 0

  func count() {
    total += 1
  }
}
