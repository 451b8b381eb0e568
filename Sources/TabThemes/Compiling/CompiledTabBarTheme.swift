public import Foundation
public import TabUIKit

/// A theme as UIKit objects, for one environment.
///
///     let compiled = theme.compiled(for: .current)
///     tabBar.standardAppearance = compiled.standard
///     tabBar.scrollEdgeAppearance = compiled.scrollEdge
///
/// Every property returns a fresh copy, so that mutating one bar's appearance changes no other.
/// `applyTheme` sets these and more, and can restore the app's values.
@MainActor
public struct CompiledTabBarTheme {
  /// The name of the theme.
  public let name: String

  /// The environment that the theme was compiled for.
  public let environment: TabBarEnvironment

  package let resolved: ResolvedTheme
  private let _standard: UITabBarAppearance
  private let _scrollEdge: UITabBarAppearance?

  package let context: CompilingContext

  package init(
    name: String,
    resolved: ResolvedTheme,
    environment: TabBarEnvironment,
    in context: CompilingContext
  ) {
    self.name = name
    self.environment = environment
    self.resolved = resolved
    var context = context
    context.look = environment.look
    self.context = context
    let standard = UITabBarAppearance(resolved.standard, in: context)
    _standard = standard
    _scrollEdge = resolved.scrollEdge.map { edge in
      let hasItemsOfStandard = edge.hasItems(of: resolved.standard)
      return UITabBarAppearance(edge, in: context, itemsOf: hasItemsOfStandard ? standard : nil)
    }
  }

  /// The appearance for `UITabBar.standardAppearance`.
  public var standard: UITabBarAppearance { _standard.copy() }

  /// The appearance for `UITabBar.scrollEdgeAppearance`, or `nil` where the theme leaves it to
  /// UIKit.
  public var scrollEdge: UITabBarAppearance? {
    _scrollEdge.map { $0.copy() }
  }

  /// The color for `UITabBar.tintColor`, or `nil` where the theme leaves it to UIKit.
  public var tintColor: UIColor? { resolved.tintColor.value?.uiKitValue(in: context) }

  /// The color for `UITabBar.unselectedItemTintColor`, or `nil` where the theme leaves it to UIKit.
  public var unselectedItemTintColor: UIColor? {
    resolved.unselectedItemTintColor.value?.uiKitValue(in: context)
  }
}

extension TabBarTheme {
  /// Makes the UIKit objects that give a bar this theme.
  ///
  /// On iOS 26 and later the system's glass stays as it is, unless ``Content/glass`` is `override`.
  ///
  /// - Parameters:
  ///   - environment: The environment to compile for.
  ///   - isRightToLeft: Whether the leading edge is the right one; offsets are mirrored then.
  ///   - contentSize: The text size that the user prefers, for fonts that grow; by default that of
  ///     the current traits.
  ///   - assets: The bundle that is searched for assets before the main bundle.
  /// - Returns: The compiled theme.
  @MainActor
  public func compiled(
    for environment: TabBarEnvironment,
    isRightToLeft: Bool = false,
    contentSize: UIContentSizeCategory = UITraitCollection.current.preferredContentSizeCategory,
    assets: Bundle? = nil
  ) -> CompiledTabBarTheme {
    CompiledTabBarTheme(
      name: name,
      resolved: resolved(for: environment),
      environment: environment,
      in: CompilingContext(isRightToLeft: isRightToLeft, contentSize: contentSize, assets: assets)
    )
  }
}

extension UITabBarAppearance {
  /// Creates an appearance with the settings of `appearance`; all other properties have UIKit's
  /// defaults.
  ///
  /// - Parameters:
  ///   - appearance: The settings.
  ///   - context: The inputs of compiling.
  ///   - existing: An appearance that was compiled in the context from settings with the same items,
  ///     which are then copied.
  convenience init(
    _ appearance: TabBarTheme.Appearance,
    in context: CompilingContext,
    itemsOf existing: UITabBarAppearance? = nil
  ) {
    self.init()
    var settings = appearance
    if let existing {
      stackedLayoutAppearance = existing.stackedLayoutAppearance
      inlineLayoutAppearance = existing.inlineLayoutAppearance
      compactInlineLayoutAppearance = existing.compactInlineLayoutAppearance
      settings = TabBarTheme.Appearance(bar: appearance.bar)
    }
    var target: UITabBarAppearance = self
    settings.compile(onto: &target, in: context)
  }
}
