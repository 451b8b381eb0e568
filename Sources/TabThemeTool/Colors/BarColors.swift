import Foundation
import HeadlessUIKit
import TabAppearance
import TabColors

/// The colors of a compiled theme's bars, as far as they are known without drawing.
@MainActor
struct BarColors {
  /// The bar at one edge, with the theme's settings and the compiled appearance.
  struct Edge {
    let name: String
    let settings: TabBarTheme.Appearance
    let appearance: UITabBarAppearance
  }

  /// A color, as far as it is known.
  enum Known: Hashable {
    /// No color is set: UIKit chooses it.
    case unset

    /// The color is in an asset catalog that isn't available, or outside sRGB.
    case unknown

    case color(TabBarTheme.Color.Components)

    var components: TabBarTheme.Color.Components? {
      if case .color(let components) = self { components } else { nil }
    }
  }

  let environment: TabBarEnvironment
  let edges: [Edge]

  /// Whether icons of unselected items have their colors in the image, which glass shows.
  let bakesUnselectedIcons: Bool

  /// The bundle that was searched for the theme's colors of asset catalogs.
  private let assets: Bundle?
  private let normalTint: (setting: TabBarTheme.Color?, color: UIColor?)
  private let selectedTint: (setting: TabBarTheme.Color?, color: UIColor?)

  init(_ compiled: CompiledTabBarTheme) {
    environment = compiled.environment
    assets = compiled.context.assets
    let resolved = compiled.resolved
    bakesUnselectedIcons = resolved.strategies.unselectedColors.value == .bakeImages
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
  /// The part of an item that has a color.
  enum Part: String, CaseIterable {
    case icon = "iconColor"
    case title = "title.color"
  }

  /// Returns the color of an icon or a title, or that of the bar's tint if it has none.
  func color(
    of part: Part,
    _ cell: Cell,
    at edge: Edge,
    in traits: UITraitCollection
  ) -> Known {
    let (setting, color) = ownColor(of: part, in: cell, at: edge)
    let cellColor = resolvedColor(color, setBy: setting, in: traits)
    guard cellColor == .unset else { return cellColor }
    return switch cell.state {
    case .normal: resolvedColor(normalTint.color, setBy: normalTint.setting, in: traits)
    case .selected: resolvedColor(selectedTint.color, setBy: selectedTint.setting, in: traits)
    case .disabled, .focused: cellColor
    }
  }

  /// Returns the color of a cell that has one, as text.
  func text(
    of part: Part,
    _ cell: Cell,
    at edge: Edge,
    in traits: UITraitCollection
  ) -> String {
    let tint: UIColor? =
      switch cell.state {
      case .normal: normalTint.color
      case .selected: selectedTint.color
      case .disabled, .focused: nil
      }
    return AppearanceText(traits: traits)
      .color(ownColor(of: part, in: cell, at: edge).color ?? tint)
  }

  private func ownColor(
    of part: Part,
    in cell: Cell,
    at edge: Edge
  ) -> (setting: TabBarTheme.Color?, color: UIColor?) {
    let (settings, state) = (edge.settings[cell], edge.appearance[cell])
    return switch part {
    case .icon: (settings.iconColor.value, state.iconColor)
    case .title:
      (settings.title.color.value, state.titleTextAttributes[.foregroundColor] as? UIColor)
    }
  }

  /// Returns a color in some traits, rounded to bytes as it is written.
  func resolvedColor(
    _ color: UIColor?,
    setBy setting: TabBarTheme.Color?,
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
  /// The appearance of items with a layout in a state.
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
