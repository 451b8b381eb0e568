/// Something that an appearance proxy can name as the surroundings of the objects that it is for.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

// UIKit's proxies are of the class that is asked. Here they are of the stand-in's class, since the setters of a subclass
// are the app's code, which only the Objective-C runtime could record.

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
  /// The proxy of the class: its settings are applied to bars when they enter a window.
  ///
  /// A bar keeps what was set on itself.
  public class func appearance() -> UITabBar { proxy { UITabBar() } }

  /// The proxy of the class for bars that have the given traits when they enter a window.
  public class func appearance(for trait: UITraitCollection) -> UITabBar {
    proxy(traits: trait) { UITabBar() }
  }

  /// The proxy of the class for bars inside of the given classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar { proxy(in: containerTypes) { UITabBar() } }

  /// The proxy of the class for bars that have the given traits, inside of the given classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar { proxy(in: containerTypes, traits: trait) { UITabBar() } }
}

extension UITabBarItem {
  /// The proxy of the class: its settings are applied to items when their bar shows them in a window.
  ///
  /// An item keeps what was set on itself.
  public class func appearance() -> UITabBarItem { proxy { UITabBarItem() } }

  /// The proxy of the class for items of bars that have the given traits when they enter a window.
  public class func appearance(for trait: UITraitCollection) -> UITabBarItem {
    proxy(traits: trait) { UITabBarItem() }
  }

  /// The proxy of the class for items of bars inside of the given classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem { proxy(in: containerTypes) { UITabBarItem() } }

  /// The proxy of the class for items of bars that have the given traits, inside of the given classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem { proxy(in: containerTypes, traits: trait) { UITabBarItem() } }
}

extension UINavigationBar {
  /// The proxy of the class: its settings are applied to bars when they enter a window.
  ///
  /// A bar keeps what was set on itself.
  public class func appearance() -> UINavigationBar { proxy { UINavigationBar() } }

  /// The proxy of the class for bars that have the given traits when they enter a window.
  public class func appearance(for trait: UITraitCollection) -> UINavigationBar {
    proxy(traits: trait) { UINavigationBar() }
  }

  /// The proxy of the class for bars inside of the given classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar { proxy(in: containerTypes) { UINavigationBar() } }

  /// The proxy of the class for bars that have the given traits, inside of the given classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar { proxy(in: containerTypes, traits: trait) { UINavigationBar() } }
}

extension UIBarButtonItem {
  /// The proxy of the class: its settings are applied to items when their bar enters a window.
  ///
  /// An item keeps what was set on itself.
  public class func appearance() -> UIBarButtonItem { proxy { UIBarButtonItem() } }

  /// The proxy of the class for items of bars that have the given traits when they enter a window.
  public class func appearance(for trait: UITraitCollection) -> UIBarButtonItem {
    proxy(traits: trait) { UIBarButtonItem() }
  }

  /// The proxy of the class for items of bars inside of the given classes, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { proxy(in: containerTypes) { UIBarButtonItem() } }

  /// The proxy of the class for items of bars that have the given traits, inside of the given classes, the innermost first.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { proxy(in: containerTypes, traits: trait) { UIBarButtonItem() } }
}
