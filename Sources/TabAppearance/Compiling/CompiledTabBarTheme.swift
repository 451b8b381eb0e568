public import Foundation
public import TabUIKit

/// A theme as UIKit objects, for one environment.
///
/// Every property gives a fresh copy, so that changing what one bar got changes no other. Apps in
/// SwiftUI hand the appearances to UIKit themselves:
///
///     let compiled = theme.compiled(for: .current)
///     UITabBar.appearance().standardAppearance = compiled.standard
///     UITabBar.appearance().scrollEdgeAppearance = compiled.scrollEdge
@MainActor
public struct CompiledTabBarTheme {
  /// The name of the theme.
  public let name: String

  /// What the theme was compiled for.
  public let environment: TabBarEnvironment

  package let resolved: ResolvedTheme
  private let assets: Bundle?
  private let _standard: UITabBarAppearance
  private let _scrollEdge: UITabBarAppearance?

  init(
    name: String,
    resolved: ResolvedTheme,
    environment: TabBarEnvironment,
    isRightToLeft: Bool,
    contentSize: UIContentSizeCategory,
    assets: Bundle?
  ) {
    self.name = name
    self.environment = environment
    self.resolved = resolved
    self.assets = assets
    (_standard, _scrollEdge) = ThemeAssets.with(assets) {
      let standard = UITabBarAppearance(
        resolved.standard,
        isRightToLeft: isRightToLeft,
        contentSize: contentSize
      )
      let scrollEdge = resolved.scrollEdge.map {
        UITabBarAppearance(
          $0,
          isRightToLeft: isRightToLeft,
          contentSize: contentSize,
          like: (standard, resolved.standard)
        )
      }
      return (standard, scrollEdge)
    }
  }

  /// The appearance for `UITabBar.standardAppearance`.
  public var standard: UITabBarAppearance { UITabBarAppearance(barAppearance: _standard) }

  /// The appearance for `UITabBar.scrollEdgeAppearance`, or `nil` where the theme leaves it to
  /// UIKit.
  public var scrollEdge: UITabBarAppearance? {
    _scrollEdge.map { UITabBarAppearance(barAppearance: $0) }
  }

  /// The color for `UITabBar.tintColor`, or `nil` where the theme leaves it to UIKit.
  public var tintColor: UIColor? { resolved.tintColor.value.map { .make($0, in: assets) } }

  /// The color for `UITabBar.unselectedItemTintColor`, or `nil` where the theme leaves it to UIKit.
  public var unselectedItemTintColor: UIColor? {
    resolved.unselectedItemTintColor.value.map { .make($0, in: assets) }
  }
}

extension TabBarTheme {
  /// Makes the UIKit objects that give a bar this theme.
  ///
  /// On iOS 26 and later the system's glass stays as it is, unless ``glass`` says `override`.
  ///
  /// - Parameters:
  ///   - environment: What to compile for.
  ///   - isRightToLeft: Whether the leading edge is the right one; offsets are mirrored then.
  ///   - contentSize: The size of text that the user prefers, for fonts that grow; that of the
  ///     current traits if it isn't said.
  ///   - assets: The bundle in which colors and images named as `asset:` are looked for before the
  ///     app's own.
  /// - Returns: The objects.
  /// - Precondition: Every `{name}` is one of the theme's ``colors``; themes from files always are
  ///   so.
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
      isRightToLeft: isRightToLeft,
      contentSize: contentSize,
      assets: assets
    )
  }
}
