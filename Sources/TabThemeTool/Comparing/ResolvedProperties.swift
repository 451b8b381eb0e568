import Foundation
import TabAppearance
import TabFiles
import TabScreens
import TabUIKit

/// All values of a resolved theme, property by property, in light and in dark.
struct ResolvedProperties {
  /// The text of each property of the appearances.
  private(set) var values: [AppearancePath: String] = [:]

  /// The settings outside of appearances: the name, the layout.
  private(set) var settings: [String: String] = [:]

  /// The theme's colors, to resolve the references in settings.
  private let colors: [String: TabBarTheme.Color]

  /// The contrast of each color that the theme sets and that is drawn over another one.
  private(set) var contrasts: [AppearancePath: BarContrast] = [:]

  /// Whether the theme has an appearance for the scroll edge.
  var hasScrollEdge: Bool { values.keys.contains { $0[.edge] == ["scrollEdge"] } }
}

extension ResolvedProperties {
  /// Compiles a theme and reads its values.
  @MainActor
  init(
    _ theme: TabBarTheme,
    in environment: TabBarEnvironment,
    contrast: UIAccessibilityContrast,
    assets: Bundle? = nil
  ) {
    // Settings that vary by environment are compared as they are in this one, the layout too.
    let theme = TabBarTheme(name: theme.name, theme.content(for: environment))
    let compiled = theme.compiled(for: environment, assets: assets)
    colors = theme.resolvedColors(for: environment)
    for style in AppearancePath.Dimension.style.names {
      let traits = UITraitCollection.colors(isDark: style == "dark", contrast)
      for line in compiled.descriptionLines(in: traits) {
        values[AppearancePath(path: line.path, style: style)] = line.value
      }
    }
    // On glass the ratios of one theme differ from version to version.
    contrasts = BarContrasts(colors: BarColors(compiled), contrast: contrast).all
      .filter { !$0.value.isBlended }
    let root = JSONDocument(parsing: theme.json(), file: theme.name).root
    if let root, let json = JSON(root) { addSettings(json, at: "") }
  }

  private mutating func addSettings(_ json: JSON, at path: String) {
    switch json {
    case .object(let members):
      for member in members where !path.isEmpty || !Self.compiledKeys.contains(member.key) {
        addSettings(member.value, at: path.isEmpty ? member.key : "\(path).\(member.key)")
      }
    case .string(let text):
      if let color = color(text, at: path) {
        addColor(color, at: path)
      } else {
        settings[path] = String(JSON.string(text).line.dropFirst().dropLast())
      }
    case .null: break
    default: settings[path] = json.line
    }
  }

  /// Returns the color that a text refers to, if the key at the path is one for colors.
  private func color(_ text: String, at path: String) -> TabBarTheme.Color? {
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let isColor = path.split(separator: ".").contains { $0.hasSuffix("olor") }
    return isColor ? colors[String(text.dropFirst().dropLast())] : nil
  }

  private mutating func addColor(_ color: TabBarTheme.Color, at path: String) {
    let last = path.split(separator: ".").last.map(String.init) ?? ""
    if let variant = TabBarTheme.Color.Variant(rawValue: last) {
      settings[path] = color.value(for: variant).text
    } else if color.isSingle {
      settings[path] = color.light.text
    } else {
      let values: [(TabBarTheme.Color.Variant, TabBarTheme.Color.Value?)] = [
        (.light, color.light), (.dark, color.dark),
        (.lightHighContrast, color.lightHighContrast), (.darkHighContrast, color.darkHighContrast),
      ]
      for case (let variant, let value?) in values {
        settings["\(path).\(variant.rawValue)"] = value.text
      }
    }
  }

  /// The keys whose effect is in the appearances.
  private static let compiledKeys: Set<String> = [
    "colors", "tintColor", "unselectedItemTintColor", "bar", "item", "stacked", "inline",
    "compactInline", "scrollEdge", "glass",
  ]
}
