import TabFiles

extension TokenEvaluator {
  /// Returns the target of an object's `$ref`; the object's other members replace those of a target that is a value.
  func followPointer(_ reference: SourcedValue, at object: SourcedValue) -> Target? {
    guard let text = reference.string else {
      // `TokenReader` has reported an invalid `$ref` of the token itself.
      if object.value.range != entryObject.range {
        report(.refSyntax, "'$ref' is text, not \(reference.value.noun)", at: reference)
      }
      return nil
    }
    switch TokenReference.pointer(text) {
    case .failure(let problem):
      report(.refSyntax, problem.message, at: reference, fix: problem.fix)
      return nil
    case .success(.alias): return nil
    case .success(.pointer(let keys)):
      guard let target = target(at: keys, written: reference) else { return nil }
      guard case .value(let value) = target else { return target }
      guard !value.contains(object) else {
        report(
          .refCircular,
          "\(quoted(text)) is what this is a part of",
          at: reference,
          fix: "refer to something else"
        )
        return nil
      }
      return .value(overridden(value, by: object))
    }
  }

  /// The object of the token that is being evaluated.
  private var entryObject: JSONValue {
    stack.last.map { entries[$0.index].object.value } ?? JSONValue(.invalid, at: 0..<0)
  }

  /// Returns the target of a `$ref` with the other members of the `$ref`'s object, which replace its members by name.
  private func overridden(_ value: SourcedValue, by object: SourcedValue) -> SourcedValue {
    // In a token with `$ref` the other members are the token's properties, such as `$type`.
    guard object.value.range != entryObject.range, case .object(let members) = object.value.kind
    else { return value }
    guard let first = members.first(where: { $0.key != "$ref" }) else { return value }
    report(
      .refSyntax,
      "members beside '$ref' replace members of its target, which the Format doesn't describe",
      as: problems.mode == .strict ? .warning : .note,
      at: object.with(JSONValue(.null, at: first.keyRange))
    )
    return value.overridden(by: members, of: object)
  }

  private func target(at keys: [String], written reference: SourcedValue) -> Target? {
    // The first keys lead through groups to a token or a property, further keys into its JSON value.
    var child = TokenTree.Child.group(tree.root)
    for (index, key) in keys.enumerated() {
      let rest = keys[(index + 1)...]
      guard case .group(let group) = child else { break }
      if key.hasPrefix("$"), let property = group.property(key) {
        return value(at: rest, of: property, written: reference)
      }
      guard let next = tree.child(key, of: group) else {
        reportUnresolved(reference, near: tree.nearest(to: keys))
        return nil
      }
      child = next
      guard case .token(let member) = child else { continue }
      let path = group.path.appending(key)
      // In lenient mode names can have periods, so that another token can have the same dotted path.
      guard let token = self.index(of: path), entries[token].keyRange == member.keyRange else {
        reportUnresolved(reference, near: nil)
        return nil
      }
      if rest.isEmpty || Array(rest) == ["$value"] { return .token(token) }
      return value(at: rest, of: entries[token].object, written: reference)
    }
    let message = "\(quoted(reference.string ?? "")) is a group, and values are those of tokens"
    report(.refNotToken, message, at: reference, fix: "name a token in it")
    return nil
  }

  /// Returns the value at the end of a path of member names and array indices; reports a path that leads nowhere.
  private func value(
    at keys: ArraySlice<String>,
    of value: SourcedValue,
    written reference: SourcedValue
  ) -> Target? {
    var value = value
    for key in keys {
      guard spend(value.memberCount, at: reference) else { return nil }
      guard let next = value.part(key) else {
        reportUnresolved(reference, near: nil)
        return nil
      }
      value = next
    }
    return .value(value)
  }

  private func reportUnresolved(_ reference: SourcedValue, near: [String]?) {
    let written = near.map { keys in
      "#/" + keys.map { $0.escapedForPointer }.joined(separator: "/")
    }
    report(
      .refUnresolved,
      "nothing is at \(quoted(reference.string ?? "", limit: 120))",
      at: reference,
      fix: written.map { .write($0, limit: 120) }
    )
  }
}

extension String {
  /// The string as a reference token of a JSON Pointer in a URI fragment (RFC 6901, section 6).
  fileprivate var escapedForPointer: String {
    let escapes: [Character: String] = ["~": "~0", "/": "~1", "%": "%25"]
    return map { escapes[$0] ?? String($0) }.joined()
  }
}
