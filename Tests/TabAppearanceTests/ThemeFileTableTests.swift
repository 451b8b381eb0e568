import TabFiles
import Testing

@testable import TabAppearance

/// Tests that hold for every key of the table, including new ones.
struct ThemeFileTableTests {
  /// A key that can have a value, by its path.
  struct Leaf {
    var path: [String]
    var shape: ValueSchema
    var isNullable: Bool
  }

  static let leaves = leaves(of: TabBarTheme.shape, below: []).filter {
    !["$schema", "name", "extends", "tokens", "map", "allow"].contains($0.path[0])
  }

  static func leaves(of shape: ObjectSchema, below parent: [String]) -> [Leaf] {
    shape.rows.flatMap { key -> [Leaf] in
      let path = parent + [key.name]
      // `null` at the only key of a group is written as `null` for the group.
      let isNullable = key.isNullable && shape.rows.count > 1
      let leaf = Leaf(path: path, shape: key.shape, isNullable: isNullable)
      return switch key.shape {
      case .object(let inner) where !inner.isValue: leaves(of: inner, below: path)
      case .either(_, let inner) where !inner.isValue: [leaf] + leaves(of: inner, below: path)
      default: [leaf]
      }
    }
  }

  /// Returns valid values for a schema.
  private static func samples(of shape: ValueSchema) -> [JSON] {
    switch shape {
    case .text, .family: ["Avenir Next"]
    case .flag: [true, false]
    case .number(let rule): rule.isWhole ? [0, 12] : [1, rule.contains(12.5) ? 12.5 : 0.5]
    case .numbers: [[], [1, 2.25]]
    case .choice(let names): names.map { .string($0) }
    case .choices(let names): [.string(names[0]), .array(names.map { .string($0) })]
    case .allowances: [["*": ["contrast": "why"]]]
    case .tokens: ["brand.tokens.json"]
    case .versions: [">=26", "<18", ">=17.4 <26", "18"]
    case .colorValue: ["#0066CC", "system:link", "asset:Brand"]
    case .imageSource: ["asset:Wave", "symbol:star"]
    case .colors: [["a": "#123456", "b": ["light": "{a}", "dark": "#FFFFFF80"]]]
    case .items(let inner):
      inner.rows.map { .object([.init("0", .object([.init($0.name, sample(of: $0.shape))]))]) }
        + [["7": [:], "home": sample(of: .object(inner)), "search": .null]]
    case .object(let inner):
      [.object(inner.rows.map { .init($0.name, sample(of: $0.shape)) })]
    case .list(let inner, _):
      inner.rows.map {
        [
          .object(
            [.init("iOS", "18")]
              + ($0.name == "iOS"
                ? []
                : [
                  .init($0.name, sample(of: $0.shape))
                ])
          )
        ]
      } + [.array(samples(of: .object(inner)))]
    case .either(let short, let inner) where inner.isValue:
      samples(of: short) + samples(of: .object(inner))
    case .either(let short, _): samples(of: short)
    }
  }

  /// Returns a valid value other than the default.
  static func sample(of shape: ValueSchema) -> JSON {
    let samples = samples(of: shape)
    return samples[samples.count - 1]
  }

  /// Returns a theme whose only setting is the value at a path.
  static func theme(_ path: [String], _ value: JSON) -> JSON {
    .object([
      .init("name", "T"),
      path.dropLast().reversed().reduce(.init(path[path.count - 1], value)) { inner, key in
        .init(key, .object([inner]))
      },
    ])
  }

  @Test func `every key reads and writes each kind of value it can have`() {
    #expect(Self.leaves.count > 400)
    let blank = TabBarTheme(name: "T")
    for leaf in Self.leaves {
      for value in Self.samples(of: leaf.shape) + (leaf.isNullable ? [.null] : []) {
        let text = Self.theme(leaf.path, value).text()
        let (theme, diagnostics) = TabBarTheme.read(json: text)
        #expect(diagnostics.allSatisfy { $0.severity == .note }, "\(text)")
        #expect(theme?.json() == text)
        #expect(theme != blank, "\(text)")
      }
    }
  }

  @Test func `what one key says stays when the theme lies over another or under it`() throws {
    let blank = TabBarTheme(name: "T")
    for leaf in Self.leaves {
      let text = Self.theme(leaf.path, Self.sample(of: leaf.shape)).text()
      let theme = try TabBarTheme(json: text)
      #expect(blank.merging(theme) == theme, "\(text)")
      #expect(theme.merging(blank) == theme, "\(text)")
      // A list has the elements of both themes, so merging a theme with itself repeats them.
      if leaf.path != ["when"] { #expect(theme.merging(theme) == theme, "\(text)") }
    }
  }

  @Test func `every property of the types is in the table`() {
    func check<Object: Keyed>(_: Object.Type) {
      // The keys of content and appearance are keys of the enclosing object.
      func properties(of value: Any) -> [String] {
        Mirror(reflecting: value).children.flatMap { label, value in
          ["content", "appearance"].contains(label) ? properties(of: value) : [label ?? ""]
        }
      }
      let properties = properties(of: Object())
      let others = ["$schema", "extends", "tokens", "map", "allow"]
      // The name is `when` in a file and `variations` in Swift.
      let names = Object.keys.map { $0.name == "when" ? "variations" : $0.name }
        .filter { !others.contains($0) }
      #expect(names == properties, "\(Object.self)")
    }
    check(TabBarTheme.self)
    check(TabBarTheme.Variation.self)
    check(TabBarTheme.Content.self)
    check(TabBarTheme.Appearance.self)
    check(TabBarTheme.Bar.self)
    check(TabBarTheme.ItemStateAppearance.self)
    check(TabBarTheme.Text.self)
    check(TabBarTheme.Paragraph.self)
    check(TabBarTheme.Shadow.self)
    check(TabBarTheme.Offset.self)
    check(TabBarTheme.Layout.self)
    check(TabBarTheme.BarLayout.self)
    check(TabBarTheme.Slot.self)
    check(TabBarTheme.ItemOverride.self)
    check(TabBarTheme.Insets.self)
    check(TabBarTheme.Strategies.self)
    check(TabBarTheme.Color.self)
    // The states of items are stored in an array, so mirrors don't show them as properties.
    #expect(TabBarTheme.ItemAppearance.keys.map(\.name) == ItemState.allCases.map(\.rawValue))
  }

  @Test func `a variation can say all that a theme says of the bar`() {
    let theme = TabBarTheme.shape.rows.map(\.name)
    let variation = TabBarTheme.Variation.keys.map(\.name)
    #expect(
      Set(theme).subtracting(variation) == [
        "$schema", "name", "extends", "tokens", "map", "allow", "when",
      ]
    )
    #expect(Set(variation).subtracting(theme) == ["iOS", "idiom", "look"])
  }

  @Test func `every key has a summary of one sentence`() {
    for key in Self.keys(of: TabBarTheme.shape) {
      #expect(key.summary.hasSuffix(".") && key.summary.count <= 100, "\(key.name)")
    }
  }

  private static func keys(of shape: ObjectSchema) -> [ObjectSchema.Row] {
    shape.rows.flatMap { key -> [ObjectSchema.Row] in
      switch key.shape {
      case .object(let inner), .either(_, let inner), .list(let inner, _), .items(let inner):
        [key] + keys(of: inner)
      default: [key]
      }
    }
  }
}
