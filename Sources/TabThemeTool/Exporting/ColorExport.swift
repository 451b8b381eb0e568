import TabAppearance
import TabJSON

/// The named colors of a theme, as design tokens and as an asset catalog.
struct ColorExport {
  typealias Variant = TabBarTheme.Color.Variant

  /// A color, with its components in each appearance that has its own.
  private struct Entry {
    let name: String
    let values: [(variant: Variant, value: TabBarTheme.Color.Value)]
  }

  private let entries: [Entry]

  /// Notes about colors that aren't exported: the system's, and those of asset catalogs.
  private(set) var diagnostics: [ThemeDiagnostic] = []

  /// Collects the colors of a theme by name, with references to other colors replaced.
  init(_ theme: TabBarTheme) {
    let table = ColorTable(theme.colors)
    var entries: [Entry] = []
    for name in theme.colors.keys.sorted() {
      let color = table[name]
      let values = Variant.allCases.map { (variant: $0, value: color.value(for: $0)) }
      guard values.allSatisfy({ $0.value.isFixed }) else {
        let message = "the color \(quoted(name)) isn't exported: it is the system's, or an asset's"
        diagnostics.append(ThemeDiagnostic(.note, message))
        continue
      }
      let isSingle = values.allSatisfy { $0.value == values[0].value }
      entries.append(Entry(name: name, values: isSingle ? [values[0]] : values))
    }
    self.entries = entries
  }

  // MARK: - Design tokens

  /// The colors as a resolver document of DTCG 2025.10, with a context for each appearance.
  ///
  /// A period in a name starts a group, as in the path of a token.
  var tokens: JSON {
    let variants = Variant.allCases.filter { variant in
      variant == .light || entries.contains { $0.values.contains { $0.variant == variant } }
    }
    let contexts = variants.map { variant in
      JSON.Member(variant.rawValue, [document(for: variant)])
    }
    return [
      "version": "2025.10",
      "modifiers": ["appearance": ["default": "light", "contexts": .object(contexts)]],
      "resolutionOrder": [["$ref": "#/modifiers/appearance"]],
    ]
  }

  private func document(for variant: Variant) -> JSON {
    entries.reduce(into: JSON.object([])) { document, entry in
      let value = entry.values.first { $0.variant == variant } ?? entry.values[0]
      let path = entry.name.split(separator: ".").map(String.init)
      document.insert(["$type": "color", "$value": value.value.token], at: path[...])
    }
  }

  // MARK: - Asset catalogs

  /// The files of an asset catalog with a color set for each color, by their paths in the catalog.
  var colorSets: [(path: String, contents: JSON)] {
    let info: JSON = ["author": "xcode", "version": 1]
    let sets = entries.map { entry in
      let colors = entry.values.map { variant, value -> JSON in
        .object(
          [.init("color", value.assetColor)]
            + (variant.assetAppearances.map { [.init("appearances", .array($0))] } ?? [])
            + [.init("idiom", "universal")]
        )
      }
      let name = entry.name.map { "/\\:".contains($0) ? "-" : $0 }
      return (
        path: "\(String(name)).colorset/Contents.json",
        contents: JSON.object([.init("colors", .array(colors)), .init("info", info)])
      )
    }
    return [(path: "Contents.json", contents: ["info": info])] + sets
  }
}

extension JSON {
  /// Adds a member below groups that are made where they are missing; a group that is a token
  /// already has it as its `$root`.
  fileprivate mutating func insert(_ value: JSON, at path: ArraySlice<String>) {
    guard let name = path.first, case .object(var members) = self else { return }
    let index =
      members.firstIndex { $0.key == name }
      ?? {
        members.append(.init(name, .object([])))
        return members.count - 1
      }()
    if path.count > 1 {
      if case .object(let token) = members[index].value,
        token.contains(where: { $0.key == "$value" })
      {
        members[index].value = .object([.init("$root", members[index].value)])
      }
      members[index].value.insert(value, at: path.dropFirst())
    } else {
      members[index].value = value
    }
    self = .object(members)
  }
}

extension TabBarTheme.Color.Value {
  /// Whether the value has components of its own.
  fileprivate var isFixed: Bool {
    switch self {
    case .rgb, .p3: true
    default: false
    }
  }

  /// The color space and the components; sRGB for a value that has none.
  private var parts: (space: String, components: TabBarTheme.Color.Components) {
    switch self {
    case .p3(let components): ("display-p3", components)
    case .rgb(let components): ("srgb", components)
    default: ("srgb", .init(red: 0, green: 0, blue: 0))
    }
  }

  /// The value of a token of type `color`.
  fileprivate var token: JSON {
    let (space, color) = parts
    let components = [color.red, color.green, color.blue].map { JSON.number($0) }
    return .object(
      [.init("colorSpace", .string(space)), .init("components", .array(components))]
        + (color.alpha == 1 ? [] : [.init("alpha", .number(color.alpha))])
    )
  }

  /// The value in a color set, whose components are text with a decimal point.
  fileprivate var assetColor: JSON {
    let (space, color) = parts
    func text(_ part: Double) -> JSON {
      let text = JSON.number(part).line
      return .string(text.contains(".") ? text : "\(text).0")
    }
    return [
      "color-space": .string(space),
      "components": [
        "red": text(color.red), "green": text(color.green), "blue": text(color.blue),
        "alpha": text(color.alpha),
      ],
    ]
  }
}

extension ColorExport.Variant {
  /// The appearances of the variant in a color set; `nil` for light style, which any other falls back
  /// to.
  fileprivate var assetAppearances: [JSON]? {
    let dark: JSON = ["appearance": "luminosity", "value": "dark"]
    let high: JSON = ["appearance": "contrast", "value": "high"]
    return switch self {
    case .light: nil
    case .dark: [dark]
    case .lightHighContrast: [high]
    case .darkHighContrast: [dark, high]
    }
  }
}
