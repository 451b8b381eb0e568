import Observation

/// Tells SwiftUI, and everyone else who uses Observation, what was read of a store and what
/// changes.
///
/// Written out, since the macro needs iOS 17; before that it does nothing.
@MainActor
struct StoreObservation {
  /// The registrar, whose type can't be named on iOS 15.
  private let registrar: (any Sendable)?

  init() {
    if #available(iOS 17, macOS 14, *), TabBarEnvironment.current.os >= 17 {
      registrar = ObservationRegistrar()
    } else {
      registrar = nil
    }
  }

  func noteAccess<Value>(to property: KeyPath<TabBarThemeStore, Value>, of store: TabBarThemeStore)
  {
    guard #available(iOS 17, macOS 14, *), let registrar = registrar as? ObservationRegistrar else {
      return
    }
    registrar.access(store, keyPath: property)
  }

  /// Tells of the properties that differ before and after a change, which has been made.
  ///
  /// Who observes is called while `willSet` runs, and can make a change that comes after this one.
  func tell(
    of store: TabBarThemeStore,
    from old: TabBarThemeStore.State,
    to new: TabBarThemeStore.State,
    catalog: Bool
  ) {
    guard #available(iOS 17, macOS 14, *), let registrar = registrar as? ObservationRegistrar else {
      return
    }
    func tell<Value>(_ property: KeyPath<TabBarThemeStore, Value>, _ isChanged: Bool) {
      guard isChanged else { return }
      registrar.willSet(store, keyPath: property)
      registrar.didSet(store, keyPath: property)
    }
    tell(\.catalog, catalog)
    tell(\.theme, old.theme != new.theme)
    tell(\.style, old.style != new.style)
    tell(\.diagnostics, old.diagnostics != new.diagnostics)
  }
}

/// Those who listen to the changes of a store.
@MainActor
final class StoreListeners {
  typealias State = TabBarThemeStore.State

  private var listeners: [AsyncStream<State>.Continuation] = []

  func stream() -> AsyncStream<State> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: State.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    listeners.append(continuation)
    return stream
  }

  func send(_ state: State) {
    // Who has stopped listening is noticed here.
    listeners.removeAll { listener in
      if case .terminated = listener.yield(state) { true } else { false }
    }
  }

  deinit {
    for listener in listeners { listener.finish() }
  }
}
