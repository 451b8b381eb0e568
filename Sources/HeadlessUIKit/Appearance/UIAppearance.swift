/// A class that appearance proxies can name as a container of their objects.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

// UIKit's proxies have the class that `appearance()` is called on. Here they have the stand-in's class, since setters
// of a subclass are the app's code, which only the Objective-C runtime could record.

extension Customizable {
  fileprivate static func proxy<Object: Customizable>(
    in containers: [any UIAppearanceContainer.Type] = [],
    traits: UITraitCollection? = nil,
    make: () -> Object
  ) -> Object {
    AppearanceProxies.current.proxy(of: self, in: containers, traits: traits, make: make)
  }
}

extension UITabBar {
  /// Returns the proxy of the class, whose settings are applied to bars when they enter a window.
  ///
  /// Properties that were set on a bar itself take precedence.
  public class func appearance() -> UITabBar { proxy { UITabBar() } }

  /// Returns the proxy of the class for bars that have the given traits when they enter a window.
  public class func appearance(for trait: UITraitCollection) -> UITabBar {
    proxy(traits: trait) { UITabBar() }
  }

  /// Returns the proxy of the class for bars inside instances of the given classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar { proxy(in: containerTypes) { UITabBar() } }

  /// Returns the proxy of the class for bars with the given traits, inside instances of the given classes, the
  /// innermost first.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar { proxy(in: containerTypes, traits: trait) { UITabBar() } }
}

extension UITabBarItem {
  /// Returns the proxy of the class, whose settings are applied to items when their bar shows them in a window.
  ///
  /// Properties that were set on an item itself take precedence.
  public class func appearance() -> UITabBarItem { proxy { UITabBarItem() } }

  /// Returns the proxy of the class for items of bars that have the given traits when they enter a window.
  public class func appearance(for trait: UITraitCollection) -> UITabBarItem {
    proxy(traits: trait) { UITabBarItem() }
  }

  /// Returns the proxy of the class for items of bars inside instances of the given classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem { proxy(in: containerTypes) { UITabBarItem() } }

  /// Returns the proxy of the class for items of bars with the given traits, inside instances of the given classes, the
  /// innermost first.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem { proxy(in: containerTypes, traits: trait) { UITabBarItem() } }
}

extension UINavigationBar {
  /// Returns the proxy of the class, whose settings are applied to bars when they enter a window.
  ///
  /// Properties that were set on a bar itself take precedence.
  public class func appearance() -> UINavigationBar { proxy { UINavigationBar() } }

  /// Returns the proxy of the class for bars that have the given traits when they enter a window.
  public class func appearance(for trait: UITraitCollection) -> UINavigationBar {
    proxy(traits: trait) { UINavigationBar() }
  }

  /// Returns the proxy of the class for bars inside instances of the given classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar { proxy(in: containerTypes) { UINavigationBar() } }

  /// Returns the proxy of the class for bars with the given traits, inside instances of the given classes, the
  /// innermost first.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar { proxy(in: containerTypes, traits: trait) { UINavigationBar() } }
}

extension UIBarButtonItem {
  /// Returns the proxy of the class, whose settings are applied to items when their bar enters a window.
  ///
  /// Properties that were set on an item itself take precedence.
  public class func appearance() -> UIBarButtonItem { proxy { UIBarButtonItem() } }

  /// Returns the proxy of the class for items of bars that have the given traits when they enter a window.
  public class func appearance(for trait: UITraitCollection) -> UIBarButtonItem {
    proxy(traits: trait) { UIBarButtonItem() }
  }

  /// Returns the proxy of the class for items of bars inside instances of the given classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { proxy(in: containerTypes) { UIBarButtonItem() } }

  /// Returns the proxy of the class for items of bars with the given traits, inside instances of the given classes, the
  /// innermost first.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { proxy(in: containerTypes, traits: trait) { UIBarButtonItem() } }
}
