import TabAppearance
import TabFiles
import Testing

@testable import TabThemeTool

/// Tests of exported code for each key that an appearance can have.
struct ExportedKeysTests {
  /// The settings with which each key has an effect: a maximum text size needs a font that scales.
  private static let base = """
    { "name": "T", "item": { "normal": { "title": { "scaledBy": "body" },
                                         "badgeText": { "scaledBy": "body" } } } }
    """

  @Test func `no key of an appearance is left out, also where the scroll edge unsets it`() throws {
    let base = try TabBarTheme(json: Self.base)
    let edge = TabBarTheme(
      name: "T",
      scrollEdge: .overlay(.init(bar: .systemDefault, item: .systemDefault))
    )
    let (without, withoutAtEdge) = (Self.code(base), Self.code(base.merging(edge)))
    let keys =
      Self.keys(of: ObjectSchema(TabBarTheme.Bar.self), below: ["bar"])
      + Self.keys(
        of: ObjectSchema(TabBarTheme.ItemStateAppearance.self),
        below: ["item", "normal"]
      )
    #expect(keys.count > 40)
    for (path, shape) in keys {
      let value = path.reversed().reduce(Self.sample(of: shape)) { .object([.init($1, $0)]) }
      guard case .object(let members) = value else { continue }
      let theme = try TabBarTheme(json: JSON.object([.init("name", "T")] + members).text())
      #expect(Self.code(base.merging(theme)) != without, "\(path)")
      #expect(Self.code(base.merging(theme).merging(edge)) != withoutAtEdge, "\(path)")
    }
  }

  private static func code(_ theme: TabBarTheme) -> String {
    SwiftExport(theme, for: TabBarEnvironment(os: 18)).text
  }

  private static func keys(
    of object: ObjectSchema,
    below parent: [String]
  ) -> [(path: [String], shape: ValueSchema)] {
    object.rows.flatMap { row -> [(path: [String], shape: ValueSchema)] in
      let path = parent + [row.name]
      if case .object(let inner) = row.shape, !inner.isValue { return keys(of: inner, below: path) }
      return [(path, row.shape)]
    }
  }

  /// Returns a valid value other than UIKit's default.
  private static func sample(of shape: ValueSchema) -> JSON {
    switch shape {
    case .flag: true
    case .number: 3
    case .choice(let names): .string(names[names.count - 1])
    case .family: "Avenir Next"
    case .colorValue: "#123456"
    case .imageSource: "symbol:star"
    case .either(let short, _): sample(of: short)
    case .object(let inner): .object(inner.rows.map { .init($0.name, sample(of: $0.shape)) })
    default: preconditionFailure("no value for \(shape)")
    }
  }
}
