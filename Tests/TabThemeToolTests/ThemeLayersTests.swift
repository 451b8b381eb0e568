import TabAppearance
import TabFiles
import Testing

@testable import TabThemeTool

/// Tests that the keys that define properties are those whose values resolved themes have.
struct ThemeLayersTests {
  private static let parts = ["item", "stacked", "inline", "compactInline"]
  private static let names = ["color", "iconColor", "title", "badgeBackgroundColor", "badgeText"]

  /// Returns a theme with unique font sizes and colors at some of the keys that can have them, and
  /// the values by path.
  private func theme(seed: UInt64) -> (text: String, values: [String: Double]) {
    var generator = SplitMix(seed: seed)
    var values: [String: Double] = [:]
    func object(_ scope: String) -> JSON {
      .object(
        Self.parts.map { part in
          let states = ItemState.allCases.map { state in
            let path = "\(scope)\(part).\(state.rawValue)"
            var members: [JSON.Member] = []
            for name in Self.names where generator.next(below: 3) == 0 {
              let number = values.count + 1
              let color: JSON = ["light": .string("rgb(\(number / 200) \(number % 200) 7)")]
              switch name {
              case "title":
                values["\(path).title.size"] = Double(number)
                members.append(.init(name, ["size": .number(Double(number))]))
              case "badgeText":
                values["\(path).badgeText.color"] = Double(number)
                members.append(.init(name, ["color": color]))
              default:
                values["\(path).\(name)"] = Double(number)
                members.append(.init(name, color))
              }
            }
            return JSON.Member(state.rawValue, .object(members))
          }
          return JSON.Member(part, .object(states))
        }
      )
    }
    func members(_ json: JSON) -> [JSON.Member] {
      if case .object(let members) = json { members } else { [] }
    }
    let overlay = object("when[0].")
    let theme: [JSON.Member] =
      [.init("name", "T")] + members(object("")) + [
        .init("scrollEdge", object("scrollEdge.")),
        .init("when", [.object([.init("iOS", ">=17")] + members(overlay))]),
      ]
    return (JSON.object(theme).text(), values)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `the place that is found has the value that counts`(seed: UInt64) throws {
    let (text, values) = theme(seed: seed)
    var loader = ThemeLoader()
    let loaded = loader.load(Array(text.utf8), file: "t", parents: .builtIn)
    let theme = try #require(loaded, "seed \(seed)")
    let environments = [TabBarEnvironment(os: 16), TabBarEnvironment(os: 18)]
    let uses = ThemeUses(theme, map: ThemeSourceMap(loader), in: environments)
    for environment in environments {
      let resolved = theme.resolved(for: environment)
      for (isAtEdge, appearance) in [(false, resolved.standard), (true, resolved.scrollEdge)] {
        let appearance = try #require(appearance)
        for cell in Cell.all {
          let state = appearance[cell]
          func value(_ name: String) -> Double? {
            let property = ThemeUse.Property(isAtEdge: isAtEdge, cell: cell, name: name)
            return uses.key(of: property, in: environment).flatMap { values[$0.path] }
          }
          #expect(value("title.size") == state.title.size.value, "seed \(seed), \(cell)")
          #expect(value("iconColor") == state.iconColor.value?.number, "seed \(seed), \(cell)")
          #expect(value("title.color") == state.title.color.value?.number, "seed \(seed), \(cell)")
          let badge = state.badgeBackgroundColor.value?.number
          #expect(value("badgeBackgroundColor") == badge, "seed \(seed), \(cell)")
          let badgeText = state.badgeText.color.value?.number
          #expect(value("badgeText.color") == badgeText, "seed \(seed), \(cell)")
        }
      }
    }
  }
}

extension TabBarTheme.Color {
  /// The number that the test has encoded as red and green.
  fileprivate var number: Double? {
    guard case .rgb(let color) = light else { return nil }
    return (color.red * 255).rounded() * 200 + (color.green * 255).rounded()
  }
}

/// A random number generator with the same sequence in each run.
private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return (mixed ^ (mixed >> 31)) % limit
  }
}
