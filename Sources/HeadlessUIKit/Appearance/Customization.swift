import Foundation

/// The properties that were set on an object: on a proxy, by the app for other objects; elsewhere, by the app or a
/// proxy.
struct Customization {
  /// A property that was set on a proxy, with a closure that copies the value to another object.
  struct Setting {
    let property: AnyHashable
    let apply: @MainActor (NSObject) -> Void
  }

  var isProxy = false

  /// Whether a proxy is setting the properties at this moment, not the app.
  var isByProxy = false

  /// The settings of a proxy, in the order in which they were last made.
  fileprivate(set) var settings: [Setting] = []

  /// The properties that the app set on an object other than a proxy.
  fileprivate(set) var ownProperties: Set<AnyHashable> = []
}

/// An object that records which of its properties were set.
@MainActor protocol Customizable: NSObject {
  var customization: Customization { get set }
}

extension Customizable {
  /// Records that a property was set.
  func didCustomize<Object: Customizable, Value>(
    _ property: ReferenceWritableKeyPath<Object, Value>
  ) {
    didCustomize(property) { (object: Object, proxy: Object) in
      object[keyPath: property] = proxy[keyPath: property]
    }
  }

  /// Records that a value was set that isn't stored in one property, such as the attributes for one state.
  ///
  /// `takeOver` copies the value to its first argument from its second, the proxy.
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
  /// Records that a property was set, and invalidates the layout of the view.
  func customize<Value>(_ property: ReferenceWritableKeyPath<some UIView, Value>) {
    didCustomize(property)
    setNeedsLayout()
  }

  /// Applies the appearance proxies to the view, and to the items of a bar.
  func applyAppearanceProxies() {
    AppearanceProxies.current.apply(to: self, in: self)
    barItemsDidChange(from: [])
  }

  /// Applies the appearance proxies to the items that are new in a bar, if the bar is in a window.
  func barItemsDidChange(from old: [UIBarItem]) {
    guard window != nil else { return }
    for item in barItems where !old.contains(where: { $0 === item }) {
      AppearanceProxies.current.apply(to: item, in: self)
    }
  }
}

extension UIBarItem: Customizable {
  /// Records that a property was set, and notifies the bar.
  func customize<Value>(_ property: ReferenceWritableKeyPath<some UIBarItem, Value>) {
    didCustomize(property)
    didChange()
  }
}
