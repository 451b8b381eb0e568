import Foundation
package import TabUIKit

extension UIColor {
  /// A UIKit color for a resolved theme color: static if one value serves everywhere, else dynamic.
  ///
  /// The only place where dynamic colors are made. It isn't isolated, and its provider captures
  /// values only: UIKit may resolve a color on any thread, and a closure written in a main-actor
  /// function would silently belong to the main actor and trap there.
  nonisolated static func make(
    _ color: ThemeColor,
    in assets: Bundle? = ThemeAssets.bundle
  ) -> UIColor {
    if color.isSingle { return make(color.light, in: assets) }
    return UIColor { @Sendable traits in
      make(color.value(for: ColorVariant(traits)), in: assets).resolvedColor(with: traits)
    }
  }

  private nonisolated static func make(_ value: ThemeColor.Value, in assets: Bundle?) -> UIColor {
    switch value {
    case .rgb(let color):
      UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    case .p3(let color):
      UIColor(
        displayP3Red: color.red,
        green: color.green,
        blue: color.blue,
        alpha: color.alpha
      )
    case .system(let color): color.uiColor
    case .asset(let name): .asset(name, in: assets) ?? .systemGray
    case .named(let name): preconditionFailure("color '\(name)' hasn't been resolved")
    }
  }
}

extension UIColor {
  /// The color that a bundle, or else the app, has under a name, or `nil` if neither has one.
  nonisolated static func asset(
    _ name: String,
    in assets: Bundle? = ThemeAssets.bundle
  ) -> UIColor? {
    assets.flatMap { UIColor(named: name, in: $0, compatibleWith: nil) }
      ?? UIColor(named: name, in: nil, compatibleWith: nil)
  }
}

/// Where the colors and images that themes name as `asset:` are looked for before the app's own.
///
/// It holds for all that is made of one theme, and spares every function in between a parameter.
enum ThemeAssets {
  static var bundle: Bundle? { chosen.get() }

  static func with<Result>(_ bundle: Bundle?, _ make: () -> Result) -> Result {
    chosen.withValue(bundle, operation: make)
  }

  private static let chosen = TaskLocal<Bundle?>(wrappedValue: nil)
}

extension ColorVariant {
  /// The variant that a trait collection asks for; unspecified traits count as light, standard
  /// contrast.
  package init(_ traits: UITraitCollection) {
    let isHighContrast = traits.accessibilityContrast == .high
    self =
      switch (traits.userInterfaceStyle, isHighContrast) {
      case (.dark, false): .dark
      case (.dark, true): .darkHighContrast
      case (_, false): .light
      case (_, true): .lightHighContrast
      }
  }
}
