import TabFiles

/// A token at its path, before its value is evaluated.
struct TokenEntry {
  let path: TokenPath

  /// The token's object in the document.
  let object: SourcedValue
  let keyRange: Range<Int>

  /// The `$type` and `$deprecated` of the innermost enclosing groups that set them.
  let groupType: SourcedValue?
  let groupDeprecated: SourcedValue?

  /// The places of tokens with other values in earlier files.
  let overridden: [ThemeDiagnostic.Location]

  var location: ThemeDiagnostic.Location { object.source.location(of: keyRange.lowerBound) }

  /// Returns a property of the token itself, such as `$value`.
  func property(_ name: String) -> SourcedValue? { object.member(name) }
}

extension TokenTree {
  /// Returns all tokens; those that a group inherits follow those that it defines.
  mutating func entries() -> [TokenEntry] {
    var list = TokenList()
    collect(root, into: &list, type: nil, deprecated: nil)
    return list.entries
  }

  private struct TokenList {
    var entries: [TokenEntry] = []

    /// The number of tokens and groups so far.
    var count = 0
    var isFull: Bool { count > TokenLimits.tokens }

    /// The layers of the groups that enclose the current one.
    var around: Set<ObjectIdentifier> = []
    var depth = 0
  }

  private mutating func collect(
    _ group: Group,
    into list: inout TokenList,
    type: SourcedValue?,
    deprecated: SourcedValue?
  ) {
    let layers = Set(group.layers.map(ObjectIdentifier.init))
    guard isAcceptable(group, layers: layers, in: list) else { return }
    let type = group.property("$type") ?? type
    let deprecated = group.property("$deprecated") ?? deprecated
    list.around.formUnion(layers)
    list.depth += 1
    for name in names(in: group) where !list.isFull {
      list.count += 1
      if list.isFull { reportFull(group) }
      switch child(name, of: group) {
      case .group(let child):
        collect(child, into: &list, type: type, deprecated: deprecated)
      case .token(let member):
        list.entries.append(
          TokenEntry(
            path: group.path.appending(name),
            object: SourcedValue(value: member.object, source: member.source),
            keyRange: member.keyRange,
            groupType: type,
            groupDeprecated: deprecated,
            overridden: member.overridden
          )
        )
      case nil: break
      }
    }
    list.around.subtract(layers)
    list.depth -= 1
  }

  /// Whether a group may be expanded: it isn't nested in itself or too deeply, which is reported.
  private mutating func isAcceptable(
    _ group: Group,
    layers: Set<ObjectIdentifier>,
    in list: TokenList
  ) -> Bool {
    // A group that inherits one of its enclosing groups would contain itself without end.
    if !list.around.isDisjoint(with: layers) {
      let extending = group.layers.first { $0.inheritance != nil }
      if let extending, let reference = extending.inheritance {
        reportCircular(extending, at: reference, path: group.path)
      }
      return false
    }
    guard list.depth <= 2 * JSONLimits.depth else {
      let message = "groups are nested more than \(2 * JSONLimits.depth) deep"
      report(.limitReferences, message, at: group)
      return false
    }
    return true
  }

  private mutating func reportFull(_ group: Group) {
    let message =
      "there are more than \(TokenLimits.tokens) tokens and groups, inherited ones included"
    report(.limitTokens, message, at: group)
  }

  private mutating func report(_ code: TokenCode, _ message: String, at group: Group) {
    guard let layer = group.layers.first else { return }
    let start = layer.range.lowerBound
    problems.report(code, message, at: start..<start, in: layer.source, path: group.path)
  }
}

extension TokenGroup {
  /// The reference to the group that this one extends.
  fileprivate var inheritance: SourcedValue? { property("$extends") ?? property("$ref") }
}

extension TokenGroup.Member {
  /// The object of a member that is a token.
  fileprivate var object: JSONValue {
    switch content {
    case .token(let value), .reference(let value, _), .property(let value), .other(let value): value
    case .group(let group): JSONValue(.invalid, at: group.range)
    }
  }
}
