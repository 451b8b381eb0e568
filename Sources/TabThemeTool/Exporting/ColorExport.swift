import Foundation
import TabAppearance
import TabFiles

/// The named colors of a theme, as design tokens and as an asset catalog.
struct ColorExport {
  typealias Variant = TabBarTheme.Color.Variant

  /// A color, with its value in each appearance; in light style alone if all are equal.
  private struct Entry {
    let name: String
    let values: [(variant: Variant, color: FixedColor)]
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
      let values = Variant.allCases.compactMap { variant in
        FixedColor(color.value(for: variant)).map { (variant: variant, color: $0) }
      }
      guard values.count == Variant.allCases.count else {
        let message = "the color \(quoted(name)) isn't exported: it is the system's, or an asset's"
        diagnostics.append(ThemeDiagnostic(.note, message))
        continue
      }
      let isSingle = values.allSatisfy { $0.color == values[0].color }
      entries.append(Entry(name: name, values: isSingle ? [values[0]] : values))
    }
    self.entries = entries
  }

  // MARK: - Design tokens

  /// The colors as a resolver document of DTCG 2025.10: with a context for each appearance, or with one set if all
  /// appearances have the same colors, since a modifier needs two contexts.
  ///
  /// A period in a name starts a group, as in the path of a token.
  var tokens: JSON {
    if variants == [.light] {
      return [
        "version": "2025.10",
        "sets": ["colors": ["sources": [document(for: .light)]]],
        "resolutionOrder": [["$ref": "#/sets/colors"]],
      ]
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

  /// The colors as plain files of tokens by their names: one for each appearance, or a single file if all appearances have
  /// the same colors.
  var tokenFiles: [(path: String, contents: JSON)] {
    variants.map { variant in
      let name = variants.count == 1 ? "colors" : variant.rawValue
      return (path: "\(name).tokens.json", contents: document(for: variant))
    }
  }

  /// The appearances that have colors of their own.
  private var variants: [Variant] {
    Variant.allCases.filter { variant in
      variant == .light || entries.contains { $0.values.contains { $0.variant == variant } }
    }
  }

  private func document(for variant: Variant) -> JSON {
    entries.reduce(into: JSON.object([])) { document, entry in
      let value = entry.values.first { $0.variant == variant } ?? entry.values[0]
      let path = entry.name.split(separator: ".").map(String.init)
      document.insert(["$type": "color", "$value": value.color.token], at: path[...])
    }
  }

  // MARK: - Asset catalogs

  /// The files of an asset catalog with a color set for each color, by their paths in the catalog.
  ///
  /// - Throws: ``ToolFailure`` if two colors would have one folder on a disk that ignores case.
  func colorSets() throws(ToolFailure) -> [(path: String, contents: JSON)] {
    let info: JSON = ["author": "xcode", "version": 1]
    var names: [String: String] = [:]
    var sets: [(path: String, contents: JSON)] = []
    for entry in entries {
      let colors = entry.values.map { variant, color -> JSON in
        .object(
          [.init("color", color.assetColor)]
            + (variant.assetAppearances.map { [.init("appearances", .array($0))] } ?? [])
            + [.init("idiom", "universal")]
        )
      }
      let name = String(entry.name.map { "/\\:".contains($0) ? "-" : $0 })
      if let other = names.updateValue(entry.name, forKey: name.lowercased()) {
        throw ToolFailure(
          "the colors \(quoted(other)) and \(quoted(entry.name)) would have the same folder, '\(name).colorset'",
          fix: "rename one of them"
        )
      }
      let contents = JSON.object([.init("colors", .array(colors)), .init("info", info)])
      sets.append((path: "\(name).colorset/Contents.json", contents: contents))
    }
    return [(path: "Contents.json", contents: ["info": info])] + sets
  }
}

extension JSON {
  /// Adds a member at a path, with the groups that are missing; a token that becomes a group is
  /// kept as its `$root`.
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

/// A value of a color that has components, in sRGB or in Display P3.
private struct FixedColor: Equatable {
  /// The name of the color space, which is the same in tokens and in asset catalogs.
  let space: String
  let components: TabBarTheme.Color.Components

  /// Creates the color of a value; `nil` for a color of the system or of an asset catalog.
  init?(_ value: TabBarTheme.Color.Value) {
    switch value {
    case .rgb(let components): (space, self.components) = ("srgb", components)
    case .p3(let components): (space, self.components) = ("display-p3", components)
    default: return nil
    }
  }

  private var channels: [Double] { [components.red, components.green, components.blue] }

  /// The value of a token of type `color`.
  var token: JSON {
    let alpha = components.alpha
    return .object(
      [
        .init("colorSpace", .string(space)),
        .init("components", .array(channels.map { .number($0) })),
      ] + (alpha == 1 ? [] : [.init("alpha", .number(alpha))])
    )
  }

  /// The value in a color set, whose components are text with a decimal point.
  var assetColor: JSON {
    let parts = (channels + [components.alpha]).map { part -> JSON in
      let text = JSON.number(part).line
      if text.contains("e") { return .string(String(format: "%.12f", part)) }
      return .string(text.contains(".") ? text : "\(text).0")
    }
    return [
      "color-space": .string(space),
      "components": ["red": parts[0], "green": parts[1], "blue": parts[2], "alpha": parts[3]],
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
