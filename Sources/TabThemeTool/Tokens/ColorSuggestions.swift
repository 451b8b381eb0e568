import Foundation
import TabAppearance
import TabColors
import TabFiles
import TabTokens

/// The literal colors of a theme's files, each with the nearest token.
struct ColorSuggestions {
  typealias Variant = AppearanceTokens.Variant

  /// The nearest token of one literal color.
  struct Suggestion {
    let path: String
    let text: String
    let location: ThemeDiagnostic.Location
    let token: String

    /// The distance in Oklab, with the difference of the opacities, in the appearance in which it is
    /// largest.
    let distance: Double

    /// Whether the colors are equal: less than a third of an 8-bit step apart.
    private var isSame: Bool { distance < 0.001 }

    /// The cells of a line for people.
    var row: [String] {
      [
        "\(printable(location.file)):\(location.line):\(location.column):", printable(path), text,
        printable("{\(token)}"), isSame ? "same" : "\(distance.shortText) away",
      ]
    }

    var json: JSON {
      [
        "path": .string(path), "value": .string(text), "token": .string(token),
        "isSame": .bool(isSame), "distance": .number(isSame ? 0 : distance),
        "file": .string(location.file), "line": .number(Double(location.line)),
        "column": .number(Double(location.column)),
      ]
    }
  }

  private(set) var all: [Suggestion] = []

  /// The colors of the tokens in each appearance, in Oklab, in the order of the files.
  private let tokens: [(path: String, colors: [Variant: SeenColor])]

  init(_ lowering: ThemeTokenLowering) {
    var seen: Set<String> = []
    tokens = lowering.tokens.flatMap { tokens in
      Variant.allCases.compactMap { tokens.sets[$0] }.joined().compactMap { token in
        let path = token.path.description
        guard token.deprecation == nil, seen.insert(path).inserted else { return nil }
        let values = tokens.tokens(at: path).compactMapValues { SeenColor($0.value) }
        guard let light = values[.light] else { return nil }
        let dark = values[.dark] ?? light
        return (
          path,
          [
            .light: light, .dark: dark, .lightHighContrast: values[.lightHighContrast] ?? light,
            .darkHighContrast: values[.darkHighContrast] ?? dark,
          ]
        )
      }
    }
    for document in lowering.documents {
      guard let root = document.root else { continue }
      collect(root, as: .object(TabBarTheme.shape), at: [], in: document.source)
    }
  }

  /// Adds a suggestion for each literal color in a value of a theme file.
  private mutating func collect(
    _ json: JSONValue,
    as shape: ValueSchema,
    at path: [String],
    in source: SourceText
  ) {
    switch (json.kind, shape) {
    case (_, .either(.colorValue, _)): add(json, at: path, in: source)
    case (.object(let members), .items(let inner)):
      for member in members {
        collect(member.value, as: .object(inner), at: path + [member.key], in: source)
      }
    case (.object(let members), .colors):
      for member in members { add(member.value, at: path + [member.key], in: source) }
    case (.object(let members), _):
      for member in members {
        guard let row = shape.object?[member.key] else { continue }
        collect(member.value, as: row.shape, at: path + [member.key], in: source)
      }
    case (.array(let elements), .list(let inner, _)):
      for (index, element) in elements.enumerated() {
        collect(element, as: .object(inner), at: path + ["[\(index)]"], in: source)
      }
    default: break
    }
  }

  private mutating func add(_ json: JSONValue, at path: [String], in source: SourceText) {
    guard let color = Self.color(json) else { return }
    var colors: [Variant: SeenColor] = [:]
    for variant in Variant.allCases { colors[variant] = SeenColor(color.value(for: variant)) }
    guard !colors.isEmpty else { return }
    let distances = tokens.map { token in
      colors.map { $1.distance(to: token.colors[$0] ?? $1) }.max() ?? 0
    }
    guard let index = distances.indices.min(by: { distances[$0] < distances[$1] }) else { return }
    all.append(
      Suggestion(
        path: path.keyPath,
        text: JSON(json)?.line.replacingOccurrences(of: "\"", with: "") ?? "",
        location: source.location(of: json.range.lowerBound),
        token: tokens[index].path,
        distance: distances[index]
      )
    )
  }

  /// Returns a color as it is written in a theme, or `nil` if it is invalid.
  private static func color(_ json: JSONValue) -> TabBarTheme.Color? {
    func value(_ json: JSONValue?) -> TabBarTheme.Color.Value? {
      guard case .string(let text) = json?.kind else { return nil }
      return (try? TabBarTheme.Color(text))?.light
    }
    if let value = value(json) { return TabBarTheme.Color(value) }
    guard let light = value(json.value(at: ["light"])) else { return nil }
    let others = Variant.allCases.map { value(json.value(at: [$0.rawValue])) }
    return TabBarTheme.Color(
      light,
      dark: others[1],
      lightHighContrast: others[2],
      darkHighContrast: others[3]
    )
  }
}

/// A color in Oklab, with its opacity.
private struct SeenColor {
  let color: ColorTriple
  let alpha: Double

  /// Creates the color of a token; `nil` for a token of another type.
  init?(_ value: TokenValue) {
    guard case .color(let color) = value else { return nil }
    self.init(color.components(in: .sRGB), in: .sRGB, alpha: color.alpha)
  }

  /// Creates the color of a theme; `nil` for a reference, and for a color of the system or of an
  /// asset catalog.
  init?(_ value: TabBarTheme.Color.Value) {
    let (space, parts): (ColorSpace, TabBarTheme.Color.Components)
    switch value {
    case .rgb(let components): (space, parts) = (.sRGB, components)
    case .p3(let components): (space, parts) = (.displayP3, components)
    default: return nil
    }
    self.init(ColorTriple(parts.red, parts.green, parts.blue), in: space, alpha: parts.alpha)
  }

  private init(_ color: ColorTriple, in space: ColorSpace, alpha: Double) {
    (self.color, self.alpha) = (.oklab(xyz: space.xyz(of: color)), alpha)
  }

  func distance(to other: SeenColor) -> Double {
    let differences = zip(color.components, other.color.components).map { $0 - $1 }
    let squares = (differences + [alpha - other.alpha]).map { $0 * $0 }
    return squares.reduce(0, +).squareRoot()
  }
}
