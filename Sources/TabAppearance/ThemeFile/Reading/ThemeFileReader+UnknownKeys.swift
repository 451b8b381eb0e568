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
    for place in all where place.path.last == key {
      let shared = zip(place.path, parent).prefix { $0 == $1 }.count
      let isBetter =
        best.map { (shared, -place.path.count) > ($0.shared, -$0.place.path.count) } ?? true
      if isBetter { best = (place, shared) }
    }
    return best?.place
  }

  /// Every key of a theme but those of colors, images and offsets.
  private static let all = places(in: TabBarTheme.shape, below: [])

  private static func places(in shape: ThemeObjectShape, below parent: [String]) -> [KeyPlace] {
    shape.keys.flatMap { key in
      let path = parent + [key.name]
      let inner: ThemeObjectShape? =
        switch key.shape {
        case .object(let shape), .either(_, let shape): shape.isValue ? nil : shape
        default: nil
        }
      return [KeyPlace(path: path, owner: shape.noun)]
        + (inner.map { places(in: $0, below: path) } ?? [])
    }
  }
}
