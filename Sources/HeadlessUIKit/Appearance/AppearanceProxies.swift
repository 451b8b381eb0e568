import Foundation

/// The appearance proxies of an app.
///
/// UIKit has one set of them for a process. A test that sets some runs inside `run(_:)` of its own.
@MainActor package final class AppearanceProxies {
  struct Entry {
    let type: any Customizable.Type
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    let proxy: any Customizable
  }

  private var entries: [Entry] = []

  package init() {}

  /// The proxies of the running task.
  static var current: AppearanceProxies { chosen.get() ?? ofProcess }

  // Written out, since not every compiler that checks this source has the macro.
  private static let chosen = TaskLocal<AppearanceProxies?>(wrappedValue: nil)
  private static let ofProcess = AppearanceProxies()

  /// Runs the operation with these proxies.
  package func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try Self.chosen.withValue(self, operation: operation)
  }

  /// The one proxy for these words, made when it is first asked for.
  func proxy<Object: Customizable>(
    of type: any Customizable.Type,
    in containers: [any UIAppearanceContainer.Type],
    traits: UITraitCollection?,
    make: () -> Object
  ) -> Object {
    let known = entries.first { entry in
      entry.type == type && entry.traits == traits
        && entry.containers.elementsEqual(containers, by: ==)
    }
    if let proxy = known?.proxy as? Object { return proxy }
    let proxy = make()
    proxy.customization.isProxy = true
    entries.append(Entry(type: type, containers: containers, traits: traits, proxy: proxy))
    return proxy
  }

  /// Sets on an object what its proxies have and the app hasn't set on the object itself.
  ///
  /// The container is the view that the object is or is in: it has the traits, and what is around the object.
  func apply(to object: any Customizable, in container: UIView) {
    guard !entries.isEmpty else { return }
    // From the window down, as the documentation reads a hierarchy.
    var surroundings: [UIResponder] = object === container ? [] : [container]
    while let next = (surroundings.first ?? container).next { surroundings.insert(next, at: 0) }
    let matching = entries.enumerated().compactMap { index, entry -> (Strength, Entry)? in
      guard entry.type.hasInstance(object), entry.containsTraits(of: container) else { return nil }
      guard let place = entry.place(in: surroundings) else { return nil }
      let ancestors = entries.count { isSubclass(entry.type, of: $0.type) }
      return (
        Strength(
          ancestors: ancestors,
          isForTraits: entry.traits != nil,
          place: -place,
          containers: entry.containers.count,
          index: index
        ), entry
      )
    }
    var settings: [Customization.Setting] = []
    for (_, entry) in matching.sorted(by: { $0.0 < $1.0 }) {
      for setting in entry.proxy.customization.settings {
        settings.removeAll { $0.property == setting.property }
        settings.append(setting)
      }
    }
    object.customization.isByProxy = true
    for setting in settings where !object.customization.ownProperties.contains(setting.property) {
      setting.apply(object)
    }
    object.customization.isByProxy = false
  }

  /// What decides between proxies that are for the same object; the stronger is greater.
  ///
  /// Documented: the proxy for the outermost container wins, and of those for the same the one that names more. That a
  /// proxy of a subclass beats one of its superclass, and one for traits one for all, is inferred.
  private struct Strength: Comparable {
    var ancestors: Int
    var isForTraits: Bool
    var place: Int
    var containers: Int
    var index: Int

    static func < (left: Strength, right: Strength) -> Bool {
      let (first, second) = (left.isForTraits ? 1 : 0, right.isForTraits ? 1 : 0)
      return (left.ancestors, first, left.place, left.containers, left.index)
        < (right.ancestors, second, right.place, right.containers, right.index)
    }
  }
}

extension AppearanceProxies.Entry {
  @MainActor
  func containsTraits(of view: UIView) -> Bool {
    guard let traits else { return true }
    return view.traitCollection.values.overlaid(with: traits.values)
      == view.traitCollection.values
  }

  /// How far from the window the outermost container stands; nil where not all are there, far where none is asked for.
  @MainActor
  func place(in surroundings: [UIResponder]) -> Int? {
    var wanted = containers[...]
    var place: Int?
    for (index, responder) in surroundings.enumerated() {
      guard let next = wanted.last, next.hasInstance(responder) else { continue }
      wanted.removeLast()
      place = place ?? index
    }
    return wanted.isEmpty ? place ?? .max : nil
  }
}

extension NSObjectProtocol {
  fileprivate static func hasInstance(_ object: Any) -> Bool { object is Self }
}

private func isSubclass<Superclass>(_ type: Any.Type, of superclass: Superclass.Type) -> Bool {
  type is Superclass.Type
}
