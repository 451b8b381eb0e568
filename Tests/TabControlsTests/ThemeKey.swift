import Foundation
import HeadlessUIKit
import TabAppearance
import TabFiles
import TabTestSupport

/// A key of a theme, found by its row.
struct ThemeKey: Hashable {
  /// The names of the keys down to this one.
  let path: [String]

  /// The object that has the key.
  let object: ObjectSchema
  let row: ObjectSchema.Row

  var text: String { path.joined(separator: ".") }

  /// The settings of a theme: the keys that can be `null`.
  ///
  /// The others belong to the file, as a name does.
  static let all = keys(of: TabBarTheme.shape, below: [])

  /// Whether the tests try every key, on bars of all kinds, which takes minutes; not in a plain run.
  static let walksAll = rounds(1) > 1

  /// The keys to walk: all, or those of one layout and of two states, of which the others are
  /// copies.
  static let walked =
    walksAll
    ? all
    : all.filter { key in
      let copies = ["stacked", "inline", "compactInline", "scrollEdge", "disabled", "focused"]
      return !key.path.contains(where: copies.contains)
    }

  private static func keys(of object: ObjectSchema, below path: [String]) -> [ThemeKey] {
    object.rows.flatMap { row -> [ThemeKey] in
      let path = path + [row.name]
      let key = ThemeKey(path: path, object: object, row: row)
      switch row.shape {
      case .object(let inner) where !inner.isValue: return keys(of: inner, below: path)
      case .items(let item):
        return ["*", "0"].flatMap { keys(of: item, below: path + [$0]) }
      case .either(_, let inner) where !inner.isValue: return [key] + keys(of: inner, below: path)
      default: return row.isNullable ? [key] : []
      }
    }
    .filter { !$0.repeatsOthers }
  }

  /// Whether the key is of a type and below an object whose keys are walked elsewhere: the layouts
  /// of appearances other than the theme's, which are compiled as the theme's, and the appearances
  /// of all items, which are those of the selected one.
  private var repeatsOthers: Bool {
    let isOfLayout = path.dropFirst().contains { ItemLayout(rawValue: $0) != nil }
    return isOfLayout || path.count > 3 && path.starts(with: ["items", "*"])
  }
}

extension ObjectSchema.Row {
  /// Values of the row's kind, the most visible ones first.
  @MainActor var values: [JSON] { shape.values }
}

extension ValueSchema {
  @MainActor fileprivate var values: [JSON] {
    switch self {
    case .text: ["New"]
    case .flag: [true, false]
    case .number(let rule): [5, 60, 1, -5].filter(rule.contains).map { .number($0) }
    case .numbers: [[50, 60, 70, 80], [5, 5, 5, 5]]
    case .choice(let names): names.reversed().map(JSON.string)
    case .colorValue: ["#FF00FF"]
    case .imageSource: ["symbol:house"]
    case .family: UIFont.familyNames.map(JSON.string)
    case .either(let value, _): value.values
    case .object(let object):
      [.object(object.rows.compactMap { row in row.values.first.map { .init(row.name, $0) } })]
    case .choices, .versions, .colors, .allowances, .tokens, .items, .list: []
    }
  }
}

extension JSON {
  /// Returns the object with a value at a path, whose objects are created.
  func setting(_ value: JSON, at path: ArraySlice<String>) -> JSON {
    guard let name = path.first else { return value }
    var members = if case .object(let members) = self { members } else { [Member]() }
    let index = members.firstIndex { $0.key == name }
    let old = index.map { members[$0].value } ?? .object([])
    let new = Member(name, old.setting(value, at: path.dropFirst()))
    if let index { members[index] = new } else { members.append(new) }
    return .object(members)
  }
}
