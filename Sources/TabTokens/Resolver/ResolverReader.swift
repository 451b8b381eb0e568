import TabFiles

/// A reader of a resolver document: its sets, its modifiers, and the files that they refer to.
struct ResolverReader {
  let root: SourcedValue
  let files: ResolverDocument.Files
  let read: (_ path: String) -> [UInt8]?
  var problems: TokenProblems

  // Caches, so that each set, modifier and file is read and reported once: values by their ranges, files by their
  // paths.

  var sets: [TokenPlace: [ResolverDocument.Source]?] = [:]
  var modifiers: [TokenPlace: ResolverDocument.Modifier?] = [:]
  var texts: [String: JSONDocument?] = [:]

  /// The paths of files from the document's folder, by their names in diagnostics.
  var paths: [String: String] = [:]
  var documents: [TokenPlace: TokenDocument] = [:]

  /// The sets, modifiers and targets being read, outermost first; a reference back to one of them is circular.
  var open: [TokenPlace] = []

  /// The number of sources so far, repeated ones included.
  var count = 0

  static let version = "2025.10"

  init(
    _ json: JSONDocument,
    mode: TokenMode,
    files: ResolverDocument.Files,
    read: @escaping (_ path: String) -> [UInt8]?
  ) {
    problems = TokenProblems(mode: mode)
    problems.add(json: json.diagnostics)
    root = SourcedValue(value: json.root ?? JSONValue(.invalid, at: 0..<0), source: json.source)
    (self.files, self.read) = (files, read)
  }

  /// Returns a string member of the document, such as `name`.
  func text(_ key: String) -> String? { root.member(key)?.string }

  /// Reads the sets and modifiers in the resolution order; reports errors in the document.
  mutating func readOrder() -> [ResolverDocument.Item] {
    guard case .object(let members) = root.value.kind else {
      if !root.value.isInvalid {
        report(.resolverNotObject, "a resolver document is an object, not \(root.noun)", at: root)
      }
      return []
    }
    let known = [
      "$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$defs",
    ]
    checkKeys(members, in: root, known: known, .resolverUnknownProperty)
    checkTexts(["name", "description"], of: root)
    checkVersion()
    checkAll("sets", .set) { reader, value, name in
      _ = reader.readSet(value, name: name)
    }
    checkAll("modifiers", .modifier) { reader, value, name in
      _ = reader.readModifier(value, name: name)
    }
    return readItems()
  }

  private mutating func checkVersion() {
    guard let version = root.member("version") else {
      let fix: Fix = "write \"version\": \"\(Self.version)\""
      return report(.resolverVersion, "the document has no 'version'", at: root.start, fix: fix)
    }
    guard version.string != Self.version, !version.value.isInvalid else { return }
    let message = "'version' is '\(Self.version)', not \(version.noun)"
    report(.resolverVersion, message, at: version, fix: .write(Self.version))
  }

  /// Reads all members of `sets` or `modifiers`, so that those outside the resolution order are checked, too.
  private mutating func checkAll(
    _ key: String,
    _ code: TokenCode,
    _ read: (inout ResolverReader, SourcedValue, String) -> Void
  ) {
    guard let value = root.member(key), !value.value.isInvalid else { return }
    guard case .object(let members) = value.value.kind else {
      return report(code, "\(quoted(key)) is an object, not \(value.noun)", at: value)
    }
    for member in members { read(&self, value.with(member.value), member.key) }
  }

  private mutating func readItems() -> [ResolverDocument.Item] {
    guard let order = root.member("resolutionOrder") else {
      let message = "the document has no 'resolutionOrder'"
      report(.resolutionOrder, message, at: root.start, fix: "list the sets and modifiers in it")
      return []
    }
    guard case .array(let elements) = order.value.kind else {
      let message = "'resolutionOrder' is a list, not \(order.noun)"
      if !order.value.isInvalid { report(.resolutionOrder, message, at: order) }
      return []
    }
    if elements.isEmpty {
      report(.resolutionOrder, "'resolutionOrder' is empty", at: order, fix: "list a set in it")
    }
    var names: Set<String> = []
    return elements.compactMap { readItem(order.with($0), names: &names) }
  }

  private mutating func readItem(
    _ item: SourcedValue,
    names: inout Set<String>
  ) -> ResolverDocument.Item? {
    guard item.value.kind.isObject else {
      let message = "a set or a modifier is an object, not \(item.noun)"
      if !item.value.isInvalid { report(.resolutionOrder, message, at: item) }
      return nil
    }
    if item.member("$ref") != nil { return readReference(item) }
    return readInline(item, names: &names)
  }

  private mutating func readInline(
    _ item: SourcedValue,
    names: inout Set<String>
  ) -> ResolverDocument.Item? {
    let name = item.member("name")
    if let text = name?.string {
      if !names.insert(text).inserted {
        let message = "the name \(quoted(text)) is used twice"
        report(.inlineDuplicateName, message, at: name ?? item, fix: "write another name")
      }
    } else {
      report(.inlineName, "a set or a modifier in the order needs a 'name'", at: name ?? item.start)
    }
    switch item.member("type")?.string {
    case "set": return readSet(item, name: name?.string ?? "", isInline: true).map { .set($0) }
    case "modifier":
      return readModifier(item, name: name?.string ?? "", isInline: true).map { .modifier($0) }
    default:
      let message = "the 'type' of an object in the order is 'set' or 'modifier'"
      report(.inlineType, message, at: item.member("type") ?? item.start)
      return nil
    }
  }
}

// MARK: - Reporting

extension ResolverReader {
  mutating func report(
    _ code: TokenCode,
    _ message: String,
    as severity: ThemeDiagnostic.Severity = .error,
    at value: SourcedValue,
    fix: Fix? = nil
  ) {
    problems.report(
      code,
      message,
      as: severity,
      at: value.value.range,
      in: value.source,
      path: TokenPath([]),
      fix: fix
    )
  }

  /// Reports the members of an object with unknown names.
  mutating func checkKeys(
    _ members: [JSONMember],
    in value: SourcedValue,
    known: [String],
    _ code: TokenCode
  ) {
    var taken = Set(members.map(\.key))
    for member in members where !known.contains(member.key) {
      let near = problems.nearest(to: member.key, in: known)
      _ = problems.allows(
        code,
        "there is no \(quoted(member.key)) here",
        at: member.keyRange,
        in: value.source,
        path: TokenPath([]),
        fix: near.map { .rename(to: $0, taken: &taken) } ?? .removeMember
      )
    }
  }

  mutating func checkTexts(_ keys: [String], of value: SourcedValue) {
    for key in keys {
      guard let text = value.member(key), text.string == nil, !text.value.isInvalid else {
        continue
      }
      report(.resolverMetadata, "\(quoted(key)) is text, not \(text.noun)", at: text)
    }
  }

  mutating func checkExtensions(of value: SourcedValue) {
    guard let extensions = value.member("$extensions"), !extensions.value.kind.isObject else {
      return
    }
    report(.extensions, "'$extensions' is an object, not \(extensions.noun)", at: extensions)
  }
}
