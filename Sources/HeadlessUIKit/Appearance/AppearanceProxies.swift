import Foundation

/// The appearance proxies of an app.
///
/// UIKit has one set of them per process. A test that changes proxies does it in `run(_:)` of a separate set.
@MainActor package final class AppearanceProxies {
  /// A proxy with the type, the containers and the traits of its objects.
  struct Entry {
    let type: any Customizable.Type
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    let proxy: any Customizable
  }

  private var entries: [Entry] = []

  package init() {}

  /// The proxies of the running task, or else those of the process.
  static var current: AppearanceProxies { chosen.get() ?? ofProcess }

  // Not the macro `@TaskLocal`, which some compilers that check this source don't have.
  private static let chosen = TaskLocal<AppearanceProxies?>(wrappedValue: nil)
  private static let ofProcess = AppearanceProxies()

  /// Runs an operation with these proxies as the current ones.
  package func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try Self.chosen.withValue(self, operation: operation)
  }

  /// Returns the proxy for a type, containers and traits, creating it on first use.
  func proxy<Object: Customizable>(
    of type: any Customizable.Type,
    in containers: [any UIAppearanceContainer.Type],
    traits: UITraitCollection?,
    make: () -> Object
  ) -> Object {
    let existing = entries.first { entry in
      entry.type == type && entry.traits == traits
        && entry.containers.elementsEqual(containers, by: ==)
    }
    if let proxy = existing?.proxy as? Object { return proxy }
    let proxy = make()
    proxy.customization.isProxy = true
    entries.append(Entry(type: type, containers: containers, traits: traits, proxy: proxy))
    return proxy
  }

  /// Applies the settings of the matching proxies to an object, except for properties that the app set on the object.
  ///
  /// `container` is the object if it is a view, and the bar of an item: its traits and its ancestors are matched.
  func apply(to object: any Customizable, in container: UIView) {
    guard !entries.isEmpty else { return }
    // The ancestors from the window down, the order in which the documentation reads a hierarchy.
    var surroundings: [UIResponder] = object === container ? [] : [container]
    while let next = (surroundings.first ?? container).next { surroundings.insert(next, at: 0) }
    let matching = entries.enumerated().compactMap { index, entry -> (Specificity, Entry)? in
      guard entry.type.hasInstance(object), entry.containsTraits(of: container) else { return nil }
      guard let depth = entry.depth(in: surroundings) else { return nil }
      let ancestors = entries.count { isSubclass(entry.type, of: $0.type) }
      return (
        Specificity(
          ancestors: ancestors,
          isForTraits: entry.traits != nil,
          depth: depth,
          containers: entry.containers.count,
          index: index
        ), entry
      )
    }
    // From the weakest proxy to the strongest: the last setting of a property wins.
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

  /// The precedence of a proxy among those that match an object; the greatest wins.
  ///
  /// Documented: the proxy for the outermost container wins, and among proxies for the same container the one that
  /// names more of them. That a subclass's proxy precedes its superclass's, and one for traits one without traits, is
  /// inferred.
  private struct Specificity: Comparable {
    var ancestors: Int
    var isForTraits: Bool
    var depth: Int
    var containers: Int
    var index: Int

    static func < (left: Specificity, right: Specificity) -> Bool {
      let (first, second) = (left.isForTraits ? 1 : 0, right.isForTraits ? 1 : 0)
      return (left.ancestors, first, -left.depth, left.containers, left.index)
        < (right.ancestors, second, -right.depth, right.containers, right.index)
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

  /// Returns the depth of the outermost matching container below the window; nil if a container is missing, `.max` if
  /// the proxy has none.
  @MainActor
  func depth(in surroundings: [UIResponder]) -> Int? {
    var wanted = containers[...]
    var depth: Int?
    for (index, responder) in surroundings.enumerated() {
      guard let next = wanted.last, next.hasInstance(responder) else { continue }
      wanted.removeLast()
      depth = depth ?? index
    }
    return wanted.isEmpty ? depth ?? .max : nil
  }
}

extension NSObjectProtocol {
  fileprivate static func hasInstance(_ object: Any) -> Bool { object is Self }
}

private func isSubclass<Superclass>(_ type: Any.Type, of superclass: Superclass.Type) -> Bool {
  type is Superclass.Type
}
