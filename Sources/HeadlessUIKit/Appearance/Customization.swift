import Foundation

/// Which properties of an object were set: on a proxy it is what others take over, elsewhere it is the app's own.
struct Customization {
  /// A property that was set on a proxy, and how another object takes it over.
  struct Setting {
    let property: AnyHashable
    let apply: @MainActor (NSObject) -> Void
  }

  var isProxy = false

  /// Whether a proxy sets the properties at this moment, and not the app.
  var isByProxy = false

  /// What was set on a proxy, in the order in which it was set last.
  fileprivate(set) var settings: [Setting] = []

  /// What the app set on an object that isn't a proxy.
  fileprivate(set) var ownProperties: Set<AnyHashable> = []
}

/// An object that notes which of its properties are set.
@MainActor protocol Customizable: NSObject {
  var customization: Customization { get set }
}

extension Customizable {
  /// Notes that a property was set.
  func didCustomize<Object: Customizable, Value>(
    _ property: ReferenceWritableKeyPath<Object, Value>
  ) {
    didCustomize(property) { (object: Object, proxy: Object) in
      object[keyPath: property] = proxy[keyPath: property]
    }
  }

  /// Notes that something was set which isn't a property of its own, as the attributes for one state.
  ///
  /// `takeOver` sets on the first object what the second, the proxy, has.
  func didCustomize<Object: Customizable>(
    _ property: AnyHashable,
    takeOver: @escaping @MainActor (Object, Object) -> Void
  ) {
    if customization.isProxy {
      customization.settings.removeAll { $0.property == property }
      customization.settings.append(
        Customization.Setting(property: property) { [weak self] object in
          guard let object = object as? Object, let proxy = self as? Object else { return }
          takeOver(object, proxy)
        }
      )
    } else if !customization.isByProxy {
      customization.ownProperties.insert(property)
    }
  }
}

extension UIView: Customizable {
  /// Notes that a property was set, and lays out the view anew.
  func customize<Value>(_ property: ReferenceWritableKeyPath<some UIView, Value>) {
    didCustomize(property)
    setNeedsLayout()
  }

  /// Takes over what the proxies have for the view, and for the items of a bar.
  func applyAppearanceProxies() {
    AppearanceProxies.current.apply(to: self, in: self)
    barItemsDidChange(from: [])
  }

  /// Has the items of a bar in a window that are new take over what the proxies have for them.
  func barItemsDidChange(from old: [UIBarItem]) {
    guard window != nil else { return }
    for item in barItems where !old.contains(where: { $0 === item }) {
      AppearanceProxies.current.apply(to: item, in: self)
    }
  }
}

extension UIBarItem: Customizable {
  /// Notes that a property was set, and tells the bar.
  func customize<Value>(_ property: ReferenceWritableKeyPath<some UIBarItem, Value>) {
    didCustomize(property)
    didChange()
  }
}
