import Observation

/// Reports accesses and changes of a store's properties to SwiftUI and other users of Observation.
///
/// Written out, since the macro `@Observable` requires iOS 17; on earlier versions it does nothing.
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

  /// Notifies observers of the properties that differ before and after a change that was made.
  ///
  /// Observers are called while `willSet` runs, and can make another change, which comes later.
  func notifyObservers(
    of store: TabBarThemeStore,
    from old: TabBarThemeStore.State,
    to new: TabBarThemeStore.State,
    catalog: Bool
  ) {
    guard #available(iOS 17, macOS 14, *), let registrar = registrar as? ObservationRegistrar else {
      return
    }
    func notify<Value>(of property: KeyPath<TabBarThemeStore, Value>, if isChanged: Bool) {
      guard isChanged else { return }
      registrar.willSet(store, keyPath: property)
      registrar.didSet(store, keyPath: property)
    }
    notify(of: \.catalog, if: catalog)
    notify(of: \.theme, if: old.theme != new.theme)
    notify(of: \.style, if: old.style != new.style)
    notify(of: \.diagnostics, if: old.diagnostics != new.diagnostics)
  }
}

/// The streams of a store's changes.
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
    // A stream that was terminated is removed at the next state.
    listeners.removeAll { listener in
      if case .terminated = listener.yield(state) { true } else { false }
    }
  }

  deinit {
    for listener in listeners { listener.finish() }
  }
}
