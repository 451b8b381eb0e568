import Observation

/// Tells SwiftUI, and everyone else who uses Observation, what was read of a store and what changes.
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

  /// Makes a change, and tells of the properties that differ before and after it.
  func change(
    from old: TabBarThemeStore.State,
    to new: TabBarThemeStore.State,
    of store: TabBarThemeStore,
    _ change: () -> Void
  ) {
    guard #available(iOS 17, macOS 14, *), let registrar = registrar as? ObservationRegistrar else {
      return change()
    }
    if old.theme != new.theme { registrar.willSet(store, keyPath: \.theme) }
    if old.style != new.style { registrar.willSet(store, keyPath: \.style) }
    if old.diagnostics != new.diagnostics { registrar.willSet(store, keyPath: \.diagnostics) }
    change()
    if old.theme != new.theme { registrar.didSet(store, keyPath: \.theme) }
    if old.style != new.style { registrar.didSet(store, keyPath: \.style) }
    if old.diagnostics != new.diagnostics { registrar.didSet(store, keyPath: \.diagnostics) }
  }
}
