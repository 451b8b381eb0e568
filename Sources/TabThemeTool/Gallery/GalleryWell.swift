import HeadlessUIKit
import TabAppearance
import TabFiles
import TabRaster

/// A color of a theme that the reader of a gallery can change.
struct GalleryWell: Hashable, Sendable {
  /// A part of the bar that has a color.
  enum Part: String, CaseIterable, Sendable {
    case bar, line, plate, selected, selectedTitle, normal, normalTitle, disabled, badge, badgeText
  }

  /// The parts that have the color, in the order of `Part`.
  var parts: [Part]

  /// The keys that lead to the color in a theme file.
  let keys: [String]

  /// The values for all variants, in their order.
  let values: [TabBarTheme.Color.Components]
}

/// The colors of a theme that can be changed, and the theme with a placeholder color for each, by
/// which a picture's shapes in that color are found.
struct GalleryWells: Sendable {
  /// The colors, in the order of the first part that has each.
  let all: [GalleryWell]

  /// The theme with each color replaced by its placeholder color.
  let marked: TabBarTheme

  /// The colors that iOS 26 takes from the theme, for all variants.
  let glass: [(part: GalleryWell.Part, values: [TabBarTheme.Color.Components])]

  /// The names of the colors' custom properties in CSS, by placeholder color.
  var names: [RGBA: String] {
    all.indices.reduce(into: [:]) { $0[Self.mark($1)] = Self.name($1) }
  }

  /// Returns the name of the custom property for the color at an index.
  static func name(_ index: Int) -> String { "c\(index)" }

  /// Returns the placeholder color at an index: opaque, unique, and unlikely in a theme.
  private static func mark(_ index: Int) -> RGBA {
    RGBA(1, UInt8(254 - index / 250), UInt8(3 + index % 250))
  }

  private static func color(
    of mark: RGBA,
    opacities: [TabBarTheme.Color.Components]
  ) -> TabBarTheme.Color {
    TabBarTheme.Color { variant in
      let index = TabBarTheme.Color.Variant.allCases.firstIndex(of: variant) ?? 0
      func part(_ byte: UInt8) -> Double { Double(byte) / 255 }
      return .rgb(
        .init(
          red: part(mark.red),
          green: part(mark.green),
          blue: part(mark.blue),
          alpha: opacities[index].alpha
        )
      )
    }
  }
}

extension GalleryWells {
  /// Finds the colors of a classic bar, and the keys of the theme that set them.
  ///
  /// A color is in `colors` if a part of the bar changes with that definition, else it is set on
  /// the part.
  @MainActor
  init(_ theme: TabBarTheme, file: ThemeInput) {
    func values(
      _ theme: TabBarTheme,
      os: TabBarEnvironment.Version = .usual
    ) -> [GalleryWell.Part: [TabBarTheme.Color.Components]] {
      BarColors(theme.compiled(for: TabBarEnvironment(os: os), assets: file.assets)).values
    }
    let shown = values(theme)
    let opaque = [TabBarTheme.Color.Components](
      repeating: .init(red: 0, green: 0, blue: 0),
      count: TabBarTheme.Color.Variant.allCases.count
    )
    // Names get the placeholder colors of their indices, by which parts that use a name are found.
    let names = theme.colors.keys.sorted()
    var probe = theme
    for (index, name) in names.enumerated() {
      probe.colors[name] = Self.color(of: Self.mark(index), opacities: opaque)
    }
    let probed = values(probe)
    var wells: [GalleryWell] = []
    for part in GalleryWell.Part.allCases {
      guard let values = shown[part], values.count == opaque.count,
        values.contains(where: { $0.alpha > 0 })
      else { continue }
      let index = names.indices.first { probed[part]?.first.map(RGBA.init) == Self.mark($0) }
      guard let keys = index.map({ ["colors", names[$0]] }) ?? part.keys else { continue }
      if let existing = wells.firstIndex(where: { $0.keys == keys }) {
        wells[existing].parts.append(part)
      } else {
        wells.append(GalleryWell(parts: [part], keys: keys, values: values))
      }
    }
    var marked = theme
    for (index, well) in wells.enumerated() {
      let color = Self.color(of: Self.mark(index), opacities: well.values)
      if let setting = well.parts[0].setting, well.keys[0] != "colors" {
        marked.content[keyPath: setting] = .value(color)
      } else {
        marked.colors[well.keys[1]] = color
      }
    }
    (all, self.marked) = (wells, marked)
    let onGlass = values(theme, os: 26)
    glass = GalleryWell.Part.onGlass.compactMap { part in
      guard let values = onGlass[part], values.count == opaque.count,
        part != .selectedTitle || values != onGlass[.selected]
      else { return nil }
      return (part, values)
    }
  }
}

extension GalleryWell.Part {
  /// The parts whose colors iOS 26 takes from a theme.
  fileprivate static let onGlass: [Self] = [.selected, .selectedTitle, .badge, .badgeText]

  /// The setting of the part's color; nil for titles, which have that of their icons.
  fileprivate var setting:
    WritableKeyPath<TabBarTheme.Content, TabBarTheme.Setting<TabBarTheme.Color>>?
  {
    switch self {
    case .bar: \.bar.backgroundColor
    case .line: \.bar.shadowColor
    case .plate: \.bar.selectionIndicatorTintColor
    case .selected: \.item.selected.color
    case .normal: \.item.normal.color
    case .disabled: \.item.disabled.color
    case .badge: \.item.normal.badgeBackgroundColor
    case .badgeText: \.item.normal.badgeText.color
    case .selectedTitle, .normalTitle: nil
    }
  }

  /// The keys of the setting in a theme file; nil for titles.
  fileprivate var keys: [String]? {
    switch self {
    case .bar: ["bar", "backgroundColor"]
    case .line: ["bar", "shadowColor"]
    case .plate: ["bar", "selectionIndicatorTintColor"]
    case .selected, .normal, .disabled: ["item", rawValue, "color"]
    case .badge: ["item", "normal", "badgeBackgroundColor"]
    case .badgeText: ["item", "normal", "badgeText", "color"]
    case .selectedTitle, .normalTitle: nil
    }
  }
}

extension BarColors {
  /// The colors of parts of the stacked bar in all variants, without those that aren't set or known.
  fileprivate var values: [GalleryWell.Part: [TabBarTheme.Color.Components]] {
    let variants = TabBarTheme.Color.Variant.allCases
    return GalleryWell.Part.allCases.reduce(into: [:]) { values, part in
      values[part] = variants.compactMap { variant in
        let contrast = variant.isHighContrast ? UIAccessibilityContrast.high : .normal
        return color(of: part, in: .colors(isDark: variant.isDark, contrast)).components
      }
    }
  }

  private func color(of part: GalleryWell.Part, in traits: UITraitCollection) -> Known {
    let edge = edges[0]
    func cell(_ state: ItemState) -> Cell { Cell(layout: .stacked, state: state) }
    let normal = (edge.settings[cell(.normal)], edge.appearance.stackedLayoutAppearance.normal)
    let (bar, appearance) = (edge.settings.bar, edge.appearance)
    return switch part {
    case .bar:
      resolvedColor(appearance.backgroundColor, setBy: bar.backgroundColor.value, in: traits)
    case .line: resolvedColor(appearance.shadowColor, setBy: bar.shadowColor.value, in: traits)
    case .plate:
      resolvedColor(
        appearance.selectionIndicatorTintColor,
        setBy: bar.selectionIndicatorTintColor.value,
        in: traits
      )
    case .selected: color(of: .icon, cell(.selected), at: edge, in: traits)
    case .selectedTitle: color(of: .title, cell(.selected), at: edge, in: traits)
    case .normal: color(of: .icon, cell(.normal), at: edge, in: traits)
    case .normalTitle: color(of: .title, cell(.normal), at: edge, in: traits)
    case .disabled: color(of: .icon, cell(.disabled), at: edge, in: traits)
    case .badge:
      resolvedColor(
        normal.1.badgeBackgroundColor,
        setBy: normal.0.badgeBackgroundColor.value,
        in: traits
      )
    case .badgeText:
      resolvedColor(
        normal.1.badgeTextAttributes[.foregroundColor] as? UIColor,
        setBy: normal.0.badgeText.color.value,
        in: traits
      )
    }
  }
}

extension RGBA {
  fileprivate init(_ color: TabBarTheme.Color.Components) {
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    self.init(byte(color.red), byte(color.green), byte(color.blue))
  }
}
