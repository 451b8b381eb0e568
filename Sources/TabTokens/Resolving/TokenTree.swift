import TabFiles

/// The groups of a document, with the groups that they extend.
///
/// A group is a list of layers: the group in the document, the group that it extends, the group that this extends, and
/// so on. Layers aren't copied, so a hundred groups that extend a large one take little more memory than the large one.
struct TokenTree {
  /// A group at a path, with its inherited layers.
  final class Group {
    let path: TokenPath

    /// The groups of the document whose members it has; earlier layers override later ones.
    let layers: [TokenGroup]

    /// A cache of the children looked up so far; `nil` for a name without a token or group.
    fileprivate var children: [String: Child?] = [:]

    init(path: TokenPath, layers: [TokenGroup]) {
      (self.path, self.layers) = (path, layers)
    }

    /// Returns a property such as `$type`, from the first layer that sets it.
    func property(_ name: String) -> SourcedValue? {
      layers.lazy.compactMap { $0.property(name) }.first
    }
  }

  enum Child {
    case group(Group)
    case token(TokenGroup.Member)
  }

  private(set) var root: Group
  var problems: TokenProblems

  /// The paths of the groups whose layers are being looked up; a group that extends one of them inherits from itself.
  private var open: Set<TokenPath> = []

  /// The groups of the document whose invalid inheritance has been reported.
  private var reported: Set<ObjectIdentifier> = []

  /// The number of layers and members visited; inheritance can make it far larger than the document.
  private var work = 0

  init(_ root: TokenGroup, problems: TokenProblems) {
    self.problems = problems
    self.root = Group(path: TokenPath([]), layers: [root])
    // The layers of the root are looked up in a root that extends nothing.
    open.insert(self.root.path)
    self.root = Group(path: TokenPath([]), layers: layers(of: [root], path: TokenPath([])))
    open = []
  }
}

// MARK: - Looking up

extension TokenTree {
  /// Returns the token or group with a name in a group, or `nil` if the group has none.
  mutating func child(_ name: String, of group: Group) -> Child? {
    if let child = group.children[name] { return child }
    guard spend(group.layers.count, on: group) else { return nil }
    let members = group.layers.compactMap { $0.member(name) }
    let path = group.path.appending(name)
    let child = child(of: members, path: path)
    // A token is found as fast again. The layers of an open path are incomplete, so a result for it isn't cached.
    if case .token = child { return child }
    if !open.contains(path) { group.children[name] = .some(child) }
    return child
  }

  private mutating func child(of members: [TokenGroup.Member], path: TokenPath) -> Child? {
    // The first layer with a token or group decides: a token wins, a group is merged with the groups of later layers.
    var groups: [TokenGroup] = []
    for member in members {
      switch member.content {
      case .property, .other: continue
      case .token: if groups.isEmpty { return .token(member) }
      case .group(let group): groups.append(group)
      case .reference(_, let group):
        if isGroup(targetOf: group, path: path) {
          groups.append(group)
        } else if groups.isEmpty {
          return .token(member)
        }
      }
    }
    guard !groups.isEmpty, open.insert(path).inserted else {
      return groups.isEmpty ? nil : .group(Group(path: path, layers: groups))
    }
    defer { open.remove(path) }
    return .group(Group(path: path, layers: layers(of: groups, path: path)))
  }

  /// Counts visited layers and members, and reports once if there are more than ``TokenLimits/values``.
  ///
  /// - Returns: Whether more may be visited.
  private mutating func spend(_ amount: Int, on group: Group) -> Bool {
    let before = work
    work += amount
    if work <= TokenLimits.values { return true }
    if before <= TokenLimits.values, let layer = group.layers.first {
      problems.report(
        .limitValues,
        "groups that extend one another have more than \(TokenLimits.values) members",
        at: layer.range.lowerBound..<layer.range.lowerBound,
        in: layer.source,
        path: group.path
      )
    }
    return false
  }

  /// Returns the token or group at a path from the outermost group, or `nil` if neither exists.
  mutating func node(at names: some Collection<String>) -> Child? {
    var group = root
    for (index, name) in names.enumerated() {
      guard let child = child(name, of: group) else { return nil }
      guard case .group(let next) = child else { return index == names.count - 1 ? child : nil }
      group = next
    }
    return .group(group)
  }

  /// Returns the names of the tokens and groups in a group, the inherited ones last.
  mutating func names(in group: Group) -> [String] {
    guard spend(group.layers.reduce(0) { $0 + $1.members.count }, on: group) else { return [] }
    var seen: Set<String> = []
    return group.layers.flatMap(\.members).filter { member in
      switch member.content {
      case .property, .other: false
      case .token, .group, .reference: seen.insert(member.name).inserted
      }
    }
    .map(\.name)
  }
}

// MARK: - Inheriting

extension TokenTree {
  /// Whether the target of an object's `$ref` is a group, so that the object is a group, too.
  private mutating func isGroup(targetOf group: TokenGroup, path: TokenPath) -> Bool {
    guard let text = group.property("$ref")?.string, !open.contains(path),
      case .success(.pointer(let keys)) = TokenReference.pointer(text),
      !keys.contains(where: { $0.hasPrefix("$") && $0 != "$root" }), open.count < Self.limit
    else { return false }
    open.insert(path)
    defer { open.remove(path) }
    guard case .group = node(at: keys) else { return false }
    return true
  }

  private static var limit: Int { TokenLimits.references }

  /// Returns the groups at a path, followed by the layers of the groups that they extend, each once.
  private mutating func layers(of groups: [TokenGroup], path: TokenPath) -> [TokenGroup] {
    var layers = groups
    var seen = Set(groups.map(ObjectIdentifier.init))
    for group in groups {
      for layer in extended(by: group, path: path)
      where seen.insert(ObjectIdentifier(layer)).inserted {
        layers.append(layer)
      }
    }
    return layers
  }

  /// Returns the layers of the group that a group extends; reports a reference that is invalid.
  private mutating func extended(by group: TokenGroup, path: TokenPath) -> [TokenGroup] {
    let isPointer = group.property("$extends") == nil
    guard let reference = group.property("$extends") ?? group.property("$ref"),
      let text = reference.string
    else { return [] }
    let parsed =
      TokenReference.isAlias(text) && !isPointer
      ? TokenReference.alias(text, anyName: problems.mode == .lenient)
      : TokenReference.pointer(text)
    switch parsed {
    case .failure(let problem):
      let code: TokenCode = isPointer ? .refSyntax : .extendsSyntax
      report(code, problem.message, in: group, at: reference, path: path, fix: problem.fix)
      return []
    case .success(.alias(let names)), .success(.pointer(let names)):
      return layers(at: names, for: group, reference: reference, path: path)
    }
  }

  private mutating func layers(
    at names: [String],
    for group: TokenGroup,
    reference: SourcedValue,
    path: TokenPath
  ) -> [TokenGroup] {
    let text = quoted(reference.string ?? "")
    let isPointer = group.property("$extends") == nil
    guard open.count <= Self.limit else {
      let message = "more than \(Self.limit) groups extend one another in a row"
      report(.limitReferences, message, in: group, at: reference, path: path)
      return []
    }
    guard !open.contains(TokenPath(names)) else {
      reportCircular(group, at: reference, path: path)
      return []
    }
    switch node(at: names) {
    case .group(let target): return target.layers
    case .token:
      let message = "\(text) is a token, and a group extends groups"
      report(.extendsNotGroup, message, in: group, at: reference, path: path)
    case nil:
      let near = nearest(to: names)
      let written = isPointer ? near.map { "#/" + $0.joined(separator: "/") } : near.map(Self.alias)
      report(
        isPointer ? .refUnresolved : .extendsUnresolved,
        "\(text) names no group",
        in: group,
        at: reference,
        path: path,
        fix: written.map { .write($0) }
      )
    }
    return []
  }

  static func alias(_ names: [String]) -> String { "{" + names.joined(separator: ".") + "}" }

  /// Reports a group that inherits from itself, once.
  mutating func reportCircular(_ group: TokenGroup, at reference: SourcedValue, path: TokenPath) {
    let message = "\(path.words) inherits from itself through \(quoted(reference.string ?? ""))"
    report(
      .extendsCircular,
      message,
      in: group,
      at: reference,
      path: path,
      fix: "extend a group that doesn't need this one"
    )
  }

  private mutating func report(
    _ code: TokenCode,
    _ message: String,
    in group: TokenGroup,
    at reference: SourcedValue,
    path: TokenPath,
    fix: Fix? = nil
  ) {
    guard reported.insert(ObjectIdentifier(group)).inserted else { return }
    problems.report(
      code,
      message,
      at: reference.value.range,
      in: reference.source,
      path: path,
      fix: fix
    )
  }

  /// Returns the existing path most similar to a misspelled one: its first unknown name is replaced by a similar one.
  mutating func nearest(to written: [String]) -> [String]? {
    guard problems.comparesNames else { return nil }
    var group = root
    for (index, name) in written.enumerated() {
      switch child(name, of: group) {
      case .group(let next): group = next
      case .token: return Array(written[...index])
      case nil:
        let names = self.names(in: group)
        guard let near = problems.nearest(to: name, in: names) else { return nil }
        let path = written[..<index] + [near] + written[(index + 1)...]
        return node(at: path) == nil ? nil : Array(path)
      }
    }
    return nil
  }
}
