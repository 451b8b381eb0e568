import Foundation
package import HeadlessUIKit
package import TabAppearance
import TabColors

/// The colors of bars with a theme, as far as they are known without UIKit.
@MainActor
package struct BarColors {
  /// The bar at an edge of the content, as the theme sets it and as UIKit has it.
  package struct Edge {
    package let name: String
    package let settings: TabBarTheme.Appearance
    package let appearance: UITabBarAppearance
  }

  /// A color, as far as it is known.
  package enum Known: Hashable {
    /// UIKit chooses it.
    case unset

    /// It is in an asset catalog that isn't at hand, or outside sRGB.
    case unknown

    case color(TabBarTheme.Color.Components)

    package var components: TabBarTheme.Color.Components? {
      if case .color(let components) = self { components } else { nil }
    }
  }

  package let environment: TabBarEnvironment
  package let edges: [Edge]

  /// Where the theme's colors of asset catalogs were looked for.
  private let assets: Bundle?
  private let normalTint: (setting: TabBarTheme.Color?, color: UIColor?)
  private let selectedTint: (setting: TabBarTheme.Color?, color: UIColor?)

  package init(_ compiled: CompiledTabBarTheme) {
    environment = compiled.environment
    assets = compiled.context.assets
    let resolved = compiled.resolved
    var edges = [
      Edge(name: "standard", settings: resolved.standard, appearance: compiled.standard)
    ]
    if let settings = resolved.scrollEdge, let appearance = compiled.scrollEdge {
      edges.append(Edge(name: "scrollEdge", settings: settings, appearance: appearance))
    }
    self.edges = edges
    normalTint = (resolved.unselectedItemTintColor.value, compiled.unselectedItemTintColor)
    selectedTint = (resolved.tintColor.value, compiled.tintColor)
  }
}

extension BarColors {
  /// What of an item has a color.
  package enum Part: String, CaseIterable {
    case icon = "iconColor"
    case title = "title.color"
  }

  /// The color of an icon or a title, that of the bar's tint if it has none.
  package func color(
    of part: Part,
    _ cell: Cell,
    at edge: Edge,
    in traits: UITraitCollection
  ) -> Known {
    let (setting, color) = own(part, cell, at: edge)
    let own = known(color, setting, in: traits)
    guard own == .unset else { return own }
    return switch cell.state {
    case .normal: known(normalTint.color, normalTint.setting, in: traits)
    case .selected: known(selectedTint.color, selectedTint.setting, in: traits)
    case .disabled, .focused: own
    }
  }

  /// The color that a cell has itself, as text.
  func text(
    of part: Part,
    _ cell: Cell,
    at edge: Edge,
    in traits: UITraitCollection
  ) -> String {
    AppearanceText(traits: traits).color(own(part, cell, at: edge).color)
  }

  private func own(
    _ part: Part,
    _ cell: Cell,
    at edge: Edge
  ) -> (setting: TabBarTheme.Color?, color: UIColor?) {
    let (settings, state) = (edge.settings[cell], edge.appearance[cell])
    return switch part {
    case .icon: (settings.iconColor.value, state.iconColor)
    case .title:
      (settings.title.color.value, state.titleTextAttributes[.foregroundColor] as? UIColor)
    }
  }

  /// What is known of a color in some traits, to a byte as it is written.
  package func known(
    _ color: UIColor?,
    _ setting: TabBarTheme.Color?,
    in traits: UITraitCollection
  ) -> Known {
    guard let color else { return .unset }
    if case .asset(let name)? = setting?.value(for: .init(traits)),
      UIColor.asset(name, in: assets) == nil
    {
      return .unknown
    }
    let rgb = color.components(in: traits)
    guard ColorGamut.contains(ColorTriple(rgb.red, rgb.green, rgb.blue)) else { return .unknown }
    func byte(_ component: Double) -> Double { (min(1, max(0, component)) * 255).rounded() / 255 }
    return .color(
      .init(
        red: byte(rgb.red),
        green: byte(rgb.green),
        blue: byte(rgb.blue),
        alpha: byte(rgb.alpha)
      )
    )
  }
}

extension UITabBarAppearance {
  /// How items of a layout look in a state.
  subscript(cell: Cell) -> UITabBarItemStateAppearance {
    let items =
      switch cell.layout {
      case .stacked: stackedLayoutAppearance
      case .inline: inlineLayoutAppearance
      case .compactInline: compactInlineLayoutAppearance
      }
    return switch cell.state {
    case .normal: items.normal
    case .selected: items.selected
    case .disabled: items.disabled
    case .focused: items.focused
    }
  }
}
