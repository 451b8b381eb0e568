import HeadlessUIKit
import TabAppearance
import TabScreens

/// The contrasts of a bar's contents with their backgrounds, for the colors that a theme sets
/// itself.
///
/// Content behind a translucent bar is assumed to have a background color of the system, and the
/// lowest contrast counts. The background image counts as its average color, and a gradient as nine
/// colors from one end to the other. On glass, the contents are those that show a color of the theme:
/// the selected item with its badge, and the other icons if they are baked. Glass is measured over
/// white content in light style and over black content in dark style, as snapshots of contrasts are.
/// Colors outside sRGB aren't measured, nor contents over colors and images of an app's asset catalog
/// or over a selection indicator that is an image in its own colors.
@MainActor
struct BarContrasts {
  let colors: BarColors
  let contrast: UIAccessibilityContrast

  init(colors: BarColors, contrast: UIAccessibilityContrast) {
    (self.colors, self.contrast) = (colors, contrast)
  }

  /// The contrasts of icons, titles and texts of badges; disabled items are exempt.
  var all: [AppearancePath: BarContrast] {
    var contrasts: [AppearancePath: BarContrast] = [:]
    for style in AppearancePath.Dimension.style.names {
      let traits = UITraitCollection.colors(isDark: style == "dark", contrast)
      for edge in colors.edges {
        for state in [ItemState.normal, .selected, .focused] {
          guard let backgrounds = backgrounds(of: state, at: edge, in: traits) else { continue }
          // Most themes have equal settings in all layouts, so the last result is reused.
          var last: (settings: TabBarTheme.ItemStateAppearance, found: [Found])?
          for layout in ItemLayout.allCases {
            let cell = Cell(layout: layout, state: state)
            let settings = edge.settings[cell]
            let found =
              last?.settings == settings
              ? last?.found ?? [] : self.contrasts(cell, at: edge, on: backgrounds, in: traits)
            last = (settings, found)
            for (property, contrast) in found {
              let path = AppearancePath(
                style: style,
                edge: edge.name,
                cell: cell,
                property: property
              )
              contrasts[path] = contrast
            }
          }
        }
      }
    }
    return contrasts
  }

  /// The possible colors behind an item, their source, and the parts that show the theme's colors.
  private struct Backgrounds {
    var grounds: [BarGround]
    var basis: BarContrast.Basis
    var parts = BarColors.Part.allCases
    var hasBadge = true
  }

  private typealias Found = (property: String, contrast: BarContrast?)

  private func contrasts(
    _ cell: Cell,
    at edge: BarColors.Edge,
    on backgrounds: Backgrounds,
    in traits: UITraitCollection
  ) -> [Found] {
    var contrasts: [Found] = []
    for part in backgrounds.parts {
      // A transparent color has nothing to be read.
      let color = colors.color(of: part, cell, at: edge, in: traits).components
      guard let color, color.alpha > 0 else { continue }
      let contrast = BarContrast(color, on: backgrounds.grounds, basis: backgrounds.basis)
      contrasts.append((part.rawValue, contrast))
    }
    guard backgrounds.hasBadge else { return contrasts }
    let (settings, state) = (edge.settings[cell], edge.appearance[cell])
    let badge = colors.resolvedColor(
      state.badgeBackgroundColor,
      setBy: settings.badgeBackgroundColor.value,
      in: traits
    ).components
    let text = colors.resolvedColor(
      state.badgeTextAttributes[.foregroundColor] as? UIColor,
      setBy: settings.badgeText.color.value,
      in: traits
    )
    if let badge, badge.alpha > 0, text != .unknown {
      let contrast = BarContrast(
        text.components ?? .init(red: 1, green: 1, blue: 1),
        on: backgrounds.grounds.map { BarGround(badge.over($0.color)) },
        basis: badge.alpha < 1 ? backgrounds.basis : .theme
      )
      contrasts.append(("badgeText.color", contrast))
    }
    return contrasts
  }

  /// Returns the possible colors behind items in a state, or `nil` if they aren't known.
  private func backgrounds(
    of state: ItemState,
    at edge: BarColors.Edge,
    in traits: UITraitCollection
  ) -> Backgrounds? {
    if let generation = colors.environment.vibrancy {
      // Glass has one appearance, wherever the content ends.
      guard edge.name == colors.edges[0].name else { return nil }
      return backgroundsOnGlass(of: state, at: edge, in: traits, generation: generation)
    }
    let (settings, appearance) = (edge.settings.bar, edge.appearance)
    let color = colors.resolvedColor(
      appearance.backgroundColor,
      setBy: settings.backgroundColor.value,
      in: traits
    )
    if state == .selected, settings.selectionIndicatorImage.value?.isTemplate == false {
      return nil
    }
    let indicator =
      state == .selected
      ? colors.resolvedColor(
        appearance.selectionIndicatorTintColor,
        setBy: settings.selectionIndicatorTintColor.value,
        in: traits
      ) : .unset
    guard color != .unknown, indicator != .unknown, let image = edge.imageColors(in: traits) else {
      return nil
    }
    let backgrounds = TabBarTheme.Color.Components.bar(
      color.components,
      over: appearance.backgroundEffect,
      in: traits,
      image: image,
      indicator: indicator.components
    )
    let hasOpaqueImage = !image.isEmpty && image.allSatisfy { $0.alpha == 1 }
    let isOpaque = color.components?.alpha == 1 || hasOpaqueImage
    return Backgrounds(
      grounds: backgrounds.map(BarGround.init),
      basis: isOpaque ? .theme : .content
    )
  }

  private func backgroundsOnGlass(
    of state: ItemState,
    at edge: BarColors.Edge,
    in traits: UITraitCollection,
    generation: GlassVibrancy.Generation
  ) -> Backgrounds? {
    guard let glass = edge.appearance.glassGround(in: traits, on: generation) else { return nil }
    let basis: BarContrast.Basis = glass.isCover ? .theme : .glass
    switch state {
    case .selected:
      return Backgrounds(grounds: [BarGround(pillOf: glass)], basis: basis)
    case .normal where colors.bakesUnselectedIcons:
      return Backgrounds(
        grounds: [BarGround(TabBarTheme.Color.Components(glass.bar))],
        basis: basis,
        parts: [.icon],
        hasBadge: false
      )
    case .normal, .disabled, .focused: return nil
    }
  }
}

extension TabBarEnvironment {
  /// The way in which selected items blend with glass; `nil` in the classic look.
  var vibrancy: GlassVibrancy.Generation? {
    look == .glass ? GlassVibrancy.Generation(major: os.major) : nil
  }
}
