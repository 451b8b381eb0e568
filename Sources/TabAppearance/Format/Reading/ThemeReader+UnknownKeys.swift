import TabFiles

extension ThemeReader {
  /// Reports a key that its object doesn't have, with the key, or the object, that was most likely
  /// meant, unless that key is one of those that are taken.
  mutating func reportUnknown(
    _ member: JSONMember,
    in object: ObjectSchema,
    taken: inout Set<String>
  ) {
    guard !isFull else { return }
    let key = member.key
    let subject = Self.subject(path.keyPath)
    if !object.isValue, let match = KeyPlace.best(for: key, below: Array(path.dropLast())) {
      let fix: Fix =
        match.path.count == 1
        ? "move it out, beside 'name'" : "move it to \(Self.subject(match.path.keyPath))"
      return report(
        "unknown key \(subject)",
        at: member.keyRange,
        notes: ["\(quoted(key)) is a key of \(match.owner)"],
        fix: fix,
        category: .unknownKey
      )
    }
    let names = object.rows.map(\.name)
    let near = nearest(to: key, in: names)
    let intro =
      names.count == 1 ? "the only key of \(object.noun) is" : "the keys of \(object.noun) are"
    report(
      "unknown key \(subject)",
      at: member.keyRange,
      notes: near == nil ? ["\(intro) \(quotedList(names))"] : [],
      fix: near.map { .rename(to: $0, taken: &taken) },
      category: .unknownKey
    )
  }
}

/// An object in which a key exists.
private struct KeyPlace {
  /// The path of keys to the key, which is the last element.
  let path: [String]

  /// A noun for the object, with its article.
  let owner: String

  /// Returns the object with the key that is nearest to the path `parent`, or `nil` if no object
  /// has the key.
  static func best(for key: String, below parent: [String]) -> KeyPlace? {
    var best: (candidate: KeyPlace, shared: Int)?
    for candidate in all[key] ?? [] {
      let shared = zip(candidate.path, parent).prefix { matches($0, with: $1) }.count
      let isBetter =
        best.map { (shared, -candidate.path.count) > ($0.shared, -$0.candidate.path.count) } ?? true
      if isBetter { best = (candidate, shared) }
    }
    return best.map { best in
      let path = Array(parent[..<best.shared]) + best.candidate.path[best.shared...]
      return KeyPlace(path: path, owner: best.candidate.owner)
    }
  }

  /// Whether two steps of paths match: the first element of a list matches every element, and the
  /// first item every item.
  private static func matches(_ step: String, with other: String) -> Bool {
    step == other || step == anyItem || step == anyElement && other.hasPrefix("[")
  }

  private static let anyItem = "0"
  private static let anyElement = "[0]"

  /// The objects with a key, by the key; colors, images and other values are omitted.
  private static let all = Dictionary(grouping: places(in: TabBarTheme.shape, below: [])) {
    $0.path[$0.path.count - 1]
  }

  private static func places(in shape: ObjectSchema, below parent: [String]) -> [KeyPlace] {
    shape.rows.flatMap { row in
      let path = parent + [row.name]
      let inner: [KeyPlace] =
        switch row.shape {
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
