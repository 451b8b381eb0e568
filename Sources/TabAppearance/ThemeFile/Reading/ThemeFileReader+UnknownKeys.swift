import TabJSON

extension ThemeFileReader {
  /// Reports a key that its object doesn't have, with what was most likely meant.
  mutating func reportUnknown<Object: ThemeObject>(_ member: JSONMember, in _: Object.Type) {
    guard !isFull else { return }
    let key = member.key
    if Object.laterKeys.contains(key) {
      return report(.laterKey, at: member.keyRange)
    }
    let names = Object.fields.map(\.name)
    if !Object.isValue, let other = KeyPlace.best(for: key, below: Array(path.dropLast())) {
      report(.misplacedKey(key, other), at: member.keyRange)
    } else {
      report(
        .unknownKey(noun: Object.noun, near: nearest(to: key, in: names), all: names),
        at: member.keyRange
      )
    }
  }
}

/// A place where a key belongs.
struct KeyPlace: Hashable, Sendable {
  /// The keys that lead to it, itself included.
  let path: [String]

  /// What has the key, with its article.
  let owner: String

  /// The place of a key of that name which is the nearest to `parent`, or `nil` if there is none.
  static func best(for key: String, below parent: [String]) -> KeyPlace? {
    var best: (place: KeyPlace, shared: Int)?
    for place in all[key] ?? [] {
      let shared = zip(place.path, parent).prefix { stands($0, for: $1) }.count
      let isBetter =
        best.map { (shared, -place.path.count) > ($0.shared, -$0.place.path.count) } ?? true
      if isBetter { best = (place, shared) }
    }
    return best.map { best in
      let path = Array(parent[..<best.shared]) + best.place.path[best.shared...]
      return KeyPlace(path: path, owner: best.place.owner)
    }
  }

  /// Every object of a list has the keys of the first, and every item those of the first.
  private static func stands(_ step: String, for other: String) -> Bool {
    step == other || step == anyItem || step == anyElement && other.hasPrefix("[")
  }

  private static let anyItem = "0"
  private static let anyElement = "[0]"

  /// The places of every key of a theme but those of colors, images and other values.
  private static let all = Dictionary(grouping: places(in: TabBarTheme.shape, below: [])) {
    $0.path[$0.path.count - 1]
  }

  private static func places(in shape: ThemeObjectShape, below parent: [String]) -> [KeyPlace] {
    shape.keys.flatMap { key in
      let path = parent + [key.name]
      let inner: [KeyPlace] =
        switch key.shape {
        case .object(let shape), .either(_, let shape):
          shape.isValue ? [] : places(in: shape, below: path)
        case .list(let shape, _): places(in: shape, below: path + [anyElement])
        case .items(let shape): places(in: shape, below: path + [anyItem])
        default: []
        }
      return [KeyPlace(path: path, owner: shape.noun)] + inner
    }
  }
}
