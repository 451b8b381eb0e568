import TabUIKit

extension UIColor {
  /// Returns a UIKit color for a resolved theme color: static if one value is enough, else dynamic.
  ///
  /// All dynamic colors are created here. The function isn't isolated, and its provider captures
  /// values only: UIKit may resolve a color on any thread, and a closure written in a main-actor
  /// function would silently be isolated to the main actor and trap there.
  package nonisolated static func make(_ color: TabBarTheme.Color, assets: Bundle? = nil) -> UIColor
  {
    if color.isSingle { return make(color.light, assets: assets) }
    // All variants are created now, since a bundle can't be captured for other threads.
    let light = make(color.value(for: .light), assets: assets)
    let dark = make(color.value(for: .dark), assets: assets)
    let lightHighContrast = make(color.value(for: .lightHighContrast), assets: assets)
    let darkHighContrast = make(color.value(for: .darkHighContrast), assets: assets)
    return UIColor { @Sendable traits in
      let color =
        switch TabBarTheme.Color.Variant(traits) {
        case .light: light
        case .dark: dark
        case .lightHighContrast: lightHighContrast
        case .darkHighContrast: darkHighContrast
        }
      return color.resolvedColor(with: traits)
    }
  }

  private nonisolated static func make(
    _ value: TabBarTheme.Color.Value,
    assets: Bundle?
  ) -> UIColor {
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
  /// Returns the color with a name in a bundle, or else in the app's main bundle; `nil` if neither
  /// has it.
  nonisolated package static func asset(_ name: String, in assets: Bundle?) -> UIColor? {
    assets.flatMap { UIColor(named: name, in: $0, compatibleWith: nil) }
      ?? UIColor(named: name, in: nil, compatibleWith: nil)
  }
}

extension TabBarTheme.Color: UIKitConvertible {
  package func uiKitValue(in context: CompilingContext) -> UIColor? {
    .make(self, assets: context.assets)
  }
}

extension TabBarTheme.Color.Variant {
  /// Creates the variant for a trait collection; unspecified traits count as light, standard
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

extension UITraitCollection {
  /// Creates the traits of a variant.
  package convenience init(
    _ variant: TabBarTheme.Color.Variant,
    level: UIUserInterfaceLevel = .base
  ) {
    let isDark = variant == .dark || variant == .darkHighContrast
    let isHighContrast = variant == .lightHighContrast || variant == .darkHighContrast
    self.init(traitsFrom: [
      UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
      UITraitCollection(accessibilityContrast: isHighContrast ? .high : .normal),
      UITraitCollection(userInterfaceLevel: level),
    ])
  }
}
