import TabJSON
import Testing

@testable import TabAppearance

/// What holds for every key of the table, whatever keys there are.
struct ThemeFileTableTests {
  /// A place where a value can stand.
  struct Leaf {
    var path: [String]
    var shape: ThemeShape
    var isNullable: Bool
  }

  static let leaves = leaves(of: TabBarTheme.shape, below: []).filter {
    !["$schema", "name", "extends", "allow"].contains($0.path[0])
  }

  private static func leaves(of shape: ThemeObjectShape, below parent: [String]) -> [Leaf] {
    shape.keys.flatMap { key -> [Leaf] in
      let path = parent + [key.name]
      // `null` at the only key of a group is written as `null` for the group.
      let isNullable = key.isNullable && shape.keys.count > 1
      let leaf = Leaf(path: path, shape: key.shape, isNullable: isNullable)
      return switch key.shape {
      case .object(let inner) where !inner.isValue: leaves(of: inner, below: path)
      case .either(_, let inner) where !inner.isValue: [leaf] + leaves(of: inner, below: path)
      default: [leaf]
      }
    }
  }

  /// Values that can stand in a place.
  private static func samples(of shape: ThemeShape) -> [JSON] {
    switch shape {
    case .text: ["Avenir Next"]
    case .flag: [true, false]
    case .number: [1, 12.5]
    case .numbers: [[], [1, 2.25]]
    case .choice(let names): names.map { .string($0) }
    case .choices(let names): [.string(names[0]), .array(names.map { .string($0) })]
    case .switches(let rules): [["*": .object(rules.map { .init($0, "why") })]]
    case .versions: [">=26", "<18", ">=17.4 <26", "18"]
    case .colorValue: ["#0066CC", "system:link", "asset:Brand"]
    case .imageSource: ["asset:Wave", "symbol:star"]
    case .colors: [["a": "#123456", "b": ["light": "{a}", "dark": "#FFFFFF80"]]]
    case .items(let inner):
      inner.keys.map { .object([.init("0", .object([.init($0.name, sample(of: $0.shape))]))]) }
        + [["7": [:], "home": sample(of: .object(inner)), "search": .null]]
    case .object(let inner):
      [.object(inner.keys.map { .init($0.name, sample(of: $0.shape)) })]
    case .list(let inner, _):
      inner.keys.map {
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

  /// A value that isn't the one that holds without it.
  private static func sample(of shape: ThemeShape) -> JSON {
    let samples = samples(of: shape)
    return samples[samples.count - 1]
  }

  private static func theme(_ path: [String], _ value: JSON) -> JSON {
    .object([
      .init("name", "T"),
      path.dropLast().reversed().reduce(.init(path[path.count - 1], value)) { inner, key in
        .init(key, .object([inner]))
      },
    ])
  }

  @Test func `every key reads and writes each kind of value it can have`() {
    #expect(Self.leaves.count > 400)
    for leaf in Self.leaves {
      for value in Self.samples(of: leaf.shape) + (leaf.isNullable ? [.null] : []) {
        let text = Self.theme(leaf.path, value).text()
        let (theme, diagnostics) = TabBarTheme.read(json: text)
        #expect(diagnostics.allSatisfy { $0.severity == .note }, "\(text)")
        #expect(theme?.json() == text)
        #expect(theme != TabBarTheme(name: "T"), "\(text)")
      }
    }
  }

  @Test func `what one key says stays when the theme lies over another or under it`() throws {
    for leaf in Self.leaves {
      let text = Self.theme(leaf.path, Self.sample(of: leaf.shape)).text()
      let theme = try TabBarTheme(json: text)
      let blank = TabBarTheme(name: "T")
      #expect(blank.overlaid(by: theme) == theme, "\(text)")
      #expect(theme.overlaid(by: blank) == theme, "\(text)")
      // What one theme and the other add to a list stands there twice.
      if leaf.path != ["when"] { #expect(theme.overlaid(by: theme) == theme, "\(text)") }
    }
  }

  @Test func `every property of the types is in the table`() {
    func check<Object: ThemeObject>(_: Object.Type) {
      let properties = Mirror(reflecting: Object.blank).children.compactMap(\.label)
      let others = ["$schema", "extends", "allow"]
      let names = Object.fields.map(\.name).filter { !others.contains($0) }
      #expect(names == properties, "\(Object.self)")
    }
    check(TabBarTheme.self)
    check(TabBarTheme.Variation.self)
    check(TabBarTheme.Overlay.self)
    check(TabBarTheme.Bar.self)
    check(TabBarTheme.Item.self)
    check(TabBarTheme.ItemState.self)
    check(TabBarTheme.Text.self)
    check(TabBarTheme.Paragraph.self)
    check(TabBarTheme.Shadow.self)
    check(TabBarTheme.Offset.self)
    check(TabBarTheme.Layout.self)
    check(TabBarTheme.Landscape.self)
    check(TabBarTheme.TabItem.self)
    check(TabBarTheme.Insets.self)
    check(TabBarTheme.Strategies.self)
    check(ThemeColorValues.self)
  }

  @Test func `a variation can say all that a theme says of the bar`() {
    let theme = TabBarTheme.fields.map(\.name)
    let variation = TabBarTheme.Variation.fields.map(\.name)
    #expect(
      Set(theme).subtracting(variation) == [
        "$schema", "name", "extends", "allow", "when",
      ]
    )
    #expect(Set(variation).subtracting(theme) == ["iOS", "idiom", "look"])
  }

  @Test func `every key has a summary of one sentence`() {
    for key in Self.keys(of: TabBarTheme.shape) {
      #expect(key.summary.hasSuffix(".") && key.summary.count <= 100, "\(key.name)")
    }
  }

  private static func keys(of shape: ThemeObjectShape) -> [ThemeObjectShape.Key] {
    shape.keys.flatMap { key -> [ThemeObjectShape.Key] in
      switch key.shape {
      case .object(let inner), .either(_, let inner), .list(let inner, _), .items(let inner):
        [key] + keys(of: inner)
      default: [key]
      }
    }
  }
}
