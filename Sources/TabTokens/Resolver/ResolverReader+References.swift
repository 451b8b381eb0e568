import TabFiles

// A `$ref` refers to a set or a modifier of this document, to another value in it, to a file, or to a value in a file.

extension ResolverReader {
  /// Reads the set or modifier that a `$ref` in the resolution order refers to.
  mutating func readReference(_ item: SourcedValue) -> ResolverDocument.Item? {
    guard let target = target(of: item) else { return nil }
    guard target.isResolverPart else {
      report(
        .resolutionOrder,
        "the order lists sets and modifiers, and \(target.words) is neither",
        at: item,
        fix: "write a set with it in its 'sources'"
      )
      return nil
    }
    guard enter(target, at: item) else { return nil }
    defer { open.removeLast() }
    let name = target.keys.last ?? ""
    if target.isModifier { return readModifier(target.value, name: name).map { .modifier($0) } }
    return readSet(target.value, name: name).map { .set($0) }
  }

  /// Reads a list of sources, with the sources of sets that it refers to.
  mutating func readSources(_ value: SourcedValue, code: TokenCode) -> [ResolverDocument.Source] {
    guard case .array(let elements) = value.value.kind else {
      if !value.value.isInvalid { report(code, "sources are a list, not \(value.noun)", at: value) }
      return []
    }
    return elements.flatMap { readSource(value.with($0)) }
  }

  private mutating func readSource(_ value: SourcedValue) -> [ResolverDocument.Source] {
    guard value.value.kind.isObject else {
      if !value.value.isInvalid {
        let message = "a source is an object of tokens or with '$ref', not \(value.noun)"
        report(.sources, message, at: value)
      }
      return []
    }
    guard count <= TokenLimits.sources else { return [] }
    guard value.member("$ref") != nil else { return counted([document(value)], at: value) }
    guard let target = target(of: value) else { return [] }
    if target.isModifier {
      let message = "\(target.words) is a modifier, which only 'resolutionOrder' can have"
      report(.resolverRefToModifier, message, at: value, fix: "list it in 'resolutionOrder'")
      return []
    }
    guard enter(target, at: value) else { return [] }
    defer { open.removeLast() }
    if target.isSet {
      let sources = readSet(target.value, name: target.keys.last ?? "") ?? []
      return counted(sources, at: value)
    }
    if target.value.member("$ref") != nil { return readSource(target.value) }
    return counted([document(target.value)], at: value)
  }

  /// Counts sources, and returns none above the limit: sets that refer to sets can be far larger than the document.
  private mutating func counted(
    _ sources: [ResolverDocument.Source],
    at value: SourcedValue
  ) -> [ResolverDocument.Source] {
    let before = count
    count += sources.count
    guard count > TokenLimits.sources else { return sources }
    if before <= TokenLimits.sources {
      report(.limitSources, "there are more than \(TokenLimits.sources) sources", at: value)
    }
    return []
  }

  /// Reads a value as a token document; each value of a file is read once.
  private mutating func document(_ value: SourcedValue) -> ResolverDocument.Source {
    let place = TokenPlace(value)
    if let document = documents[place] { return ResolverDocument.Source(document: document) }
    let document = TokenDocument(
      value.value,
      in: value.source,
      problems: TokenProblems(mode: problems.mode)
    )
    documents[place] = document
    return ResolverDocument.Source(document: document)
  }

  /// Marks a target as being read; reports a circular reference, or a chain of too many.
  ///
  /// - Returns: Whether the target may be read; the caller then removes it from `open`.
  private mutating func enter(_ target: Target, at reference: SourcedValue) -> Bool {
    let place = target.place
    // A target that is being read, or that contains a value being read, would include itself.
    let isAround = open.contains { around in
      around.file == place.file && around.range.lowerBound >= place.range.lowerBound
        && around.range.upperBound <= place.range.upperBound
    }
    guard !isAround else {
      let message = "\(target.words) needs itself"
      report(.resolverCircular, message, at: reference, fix: "remove one of the references")
      return false
    }
    // A set is in `open` twice: as a target and as itself.
    guard open.count <= 2 * TokenLimits.references else {
      let message = "more than \(TokenLimits.references) references follow one another"
      report(.limitReferences, message, at: reference)
      return false
    }
    open.append(place)
    return true
  }
}

// MARK: - Targets

extension ResolverReader {
  /// The value that a reference leads to.
  struct Target {
    let value: SourcedValue

    /// The location of the referenced value, without regard to members that replace parts of it.
    let place: TokenPlace
    let keys: [String]
    let words: String

    /// Whether the value is in a resolver document, in which its path distinguishes sets from modifiers.
    let isInResolver: Bool

    var isSet: Bool { isInResolver && keys.count == 2 && keys[0] == "sets" }
    var isModifier: Bool { isInResolver && keys.count == 2 && keys[0] == "modifiers" }
    var isResolverPart: Bool { isSet || isModifier }
  }

  /// Returns the target of an object's `$ref`; the object's other members replace those of the target.
  private mutating func target(of object: SourcedValue) -> Target? {
    guard let reference = object.member("$ref"), let text = reference.string else {
      if let reference = object.member("$ref"), !reference.value.isInvalid {
        report(.resolverRefSyntax, "'$ref' is text, not \(reference.noun)", at: reference)
      }
      return nil
    }
    // A file path, '#' and a JSON Pointer; the path or the pointer can be missing.
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let root = root(of: parts[0], in: object.source, at: reference) else { return nil }
    guard let keys = keys(parts.count > 1 ? String(parts[1]) : "", of: text, at: reference) else {
      return nil
    }
    let isInResolver = ResolverDocument.isResolver(root.value)
    if isInResolver, keys.first == "resolutionOrder" {
      let message = "\(quoted(text)) is a part of 'resolutionOrder', to which nothing can refer"
      report(.resolverRefToResolutionOrder, message, at: reference, fix: "refer to a set")
      return nil
    }
    guard let value = value(at: keys, of: root, at: reference) else { return nil }
    var members: [JSONMember] = []
    if case .object(let written) = object.value.kind { members = written }
    return Target(
      value: members.count > 1 ? value.overridden(by: members, of: object) : value,
      place: TokenPlace(value),
      keys: keys,
      words: quoted(text),
      isInResolver: isInResolver
    )
  }

  /// Reads the keys of a JSON Pointer in a fragment; its first slash may be missing, as in the specification's
  /// examples.
  private mutating func keys(
    _ fragment: String,
    of text: String,
    at reference: SourcedValue
  ) -> [String]? {
    if fragment.isEmpty { return [] }
    switch TokenReference.pointer("#" + (fragment.hasPrefix("/") ? "" : "/") + fragment) {
    case .success(.pointer(let keys)): return keys
    case .success(.alias): return nil
    case .failure(let problem):
      report(.resolverRefSyntax, problem.message, at: reference, fix: problem.fix)
      return nil
    }
  }

  private mutating func value(
    at keys: [String],
    of root: SourcedValue,
    at reference: SourcedValue
  ) -> SourcedValue? {
    var value = root
    for key in keys {
      guard let next = value.part(key) else {
        let names = value.names
        let near = problems.nearest(to: key, in: names)
        report(
          .resolverRefUnresolved,
          "\(quoted(reference.string ?? "")) leads nowhere: there is no \(quoted(key))",
          at: reference,
          fix: near.map { "\(quoted($0)) is nearest to it" }
        )
        return nil
      }
      value = next
    }
    return value
  }
}

// MARK: - Files

extension ResolverReader {
  /// Returns the root of the file at a path, or without a path of the document that contains the reference.
  private mutating func root(
    of path: Substring,
    in source: SourceText,
    at reference: SourcedValue
  ) -> SourcedValue? {
    guard !path.isEmpty else {
      guard let path = paths[source.file] else { return root }
      return texts[path]??.root.map { SourcedValue(value: $0, source: source) }
    }
    guard let path = resolved(path, from: source, at: reference) else { return nil }
    // Each file is read once; `nil` marks one that doesn't exist.
    if let text = texts[path] {
      return text?.root.map { SourcedValue(value: $0, source: text?.source ?? source) }
    }
    guard let bytes = read(path) else {
      texts[path] = .some(nil)
      let message = "there is no file \(quoted(path, limit: 200))"
      report(.resolverRefUnresolved, message, at: reference)
      return nil
    }
    let file = path.hasPrefix("/") ? path : folder + path
    let json = JSONDocument(parsing: bytes, file: file, limits: TokenLimits.document)
    paths[file] = path
    problems.add(json: json.diagnostics)
    texts[path] = json
    return json.root.map { SourcedValue(value: $0, source: json.source) }
  }

  /// The path of the document's folder for diagnostics, with a slash at its end.
  private var folder: String {
    root.source.file.lastIndex(of: "/").map { String(root.source.file[...$0]) } ?? ""
  }

  /// Resolves the path in a reference against its file; reports URLs, and paths out of the document's folder.
  ///
  /// - Returns: The path from the document's folder, or an absolute path.
  private mutating func resolved(
    _ text: Substring,
    from source: SourceText,
    at reference: SourcedValue
  ) -> String? {
    guard let path = TokenReference.percentDecoded(text), !path.contains("\u{0}") else {
      report(.resolverRefSyntax, "\(reference.noun) isn't a path", at: reference)
      return nil
    }
    // RFC 3986, section 4.2: a colon before the first slash ends the scheme of a URL.
    let isURL = path.prefix { $0 != "/" }.contains(":")
    if isURL || path.contains("\\") {
      let message = "\(reference.noun) isn't a path with '/' from the document's folder"
      report(.resolverRefSyntax, message, at: reference, fix: "refer to a file")
      return nil
    }
    if path.hasPrefix("/") {
      return files == .anywhere ? path : reportOutside(reference)
    }
    // Paths are relative to the file with the reference. Remove their dot segments.
    let folder = paths[source.file]?.split(separator: "/").dropLast() ?? []
    var names = folder.map(String.init)
    for name in path.split(separator: "/").map(String.init) where name != "." {
      if name != ".." {
        names.append(name)
      } else if let last = names.last, last != ".." {
        names.removeLast()
      } else {
        guard files == .anywhere else { return reportOutside(reference) }
        names.append(name)
      }
    }
    return names.joined(separator: "/")
  }

  private mutating func reportOutside(_ reference: SourcedValue) -> String? {
    report(
      .resolverRefOutside,
      "\(reference.noun) is outside of the document's folder",
      at: reference,
      fix: "move the file into the folder"
    )
    return nil
  }
}

extension SourcedValue {
  /// The names of an object's members.
  fileprivate var names: [String] {
    if case .object(let members) = value.kind { members.map(\.key) } else { [] }
  }
}
