import TabJSON

extension ValueKind<String> {
  /// Text that isn't empty.
  static let text = text(.text)

  /// The name of a font family.
  static let family = text(.family)

  private static func text(_ shape: ValueSchema) -> ValueKind {
    ValueKind(
      shape: shape,
      requirement: "it must be text",
      fix: "write text in double quotes",
      read: { json, _ throws(ValueProblem) in
        guard case .string(let text) = json.kind else { throw .wrongType() }
        if text.isEmpty { throw .invalid("is empty", fix: "write text between the quotes") }
        return text
      },
      write: { .string($0) }
    )
  }
}

extension ValueKind<Bool> {
  /// `true` or `false`.
  static let flag = ValueKind(
    shape: .flag,
    requirement: "it must be true or false",
    fix: "write true or false, without quotes",
    read: { json, _ throws(ValueProblem) in
      guard case .bool(let flag) = json.kind else {
        guard case .string(let text) = json.kind, ["true", "false"].contains(text) else {
          throw .wrongType()
        }
        throw .wrongType(fix: .write(bare: text, note: ", without quotes"))
      }
      return flag
    },
    write: { .bool($0) }
  )
}

extension ValueKind where Value: RawRepresentable<String> & CaseIterable {
  /// Returns the kind of a value that is one of the names of the cases.
  static func choice() -> ValueKind {
    let names = Value.allCases.map(\.rawValue)
    return ValueKind(
      shape: .choice(names),
      requirement: "it must be text",
      fix: names.count <= 4 ? "write \(alternatives(names))" : "write a name in double quotes",
      read: { json, _ throws(ValueProblem) in
        guard case .string(let text) = json.kind else { throw .wrongType() }
        guard let value = Value(rawValue: text) else { throw .unknownName(text, of: names) }
        return value
      },
      write: { .string($0.rawValue) }
    )
  }
}

extension ValueKind {
  /// A name of a fixed list, or a list of such names.
  static func choices<Name>() -> ValueKind
  where Name: RawRepresentable<String> & CaseIterable & Hashable & Sendable, Value == Set<Name> {
    let choice = ValueKind<Name>.choice()
    return ValueKind(
      shape: .choices(Name.allCases.map(\.rawValue)),
      requirement: "it must be text or a list",
      fix: "write a name in double quotes, or a list of names",
      read: { json, reader throws(ValueProblem) in
        switch json.kind {
        case .string: return [try choice.read(json, &reader)]
        case .array([]):
          throw .invalid("is an empty list", fix: "leave the key out, or write a name")
        case .array(let elements): return Set(try reader.readElements(elements, as: choice))
        default: throw .wrongType()
        }
      },
      write: { chosen in
        let names = Name.allCases.filter(chosen.contains).map { JSON.string($0.rawValue) }
        return names.count == 1 ? names[0] : .array(names)
      }
    )
  }
}

extension ValueProblem {
  /// Returns the problem of a name that isn't one of the allowed names.
  static func unknownName(_ text: String, of names: [String]) -> ValueProblem {
    let problem = "can't be \(quoted(text))"
    if let near = nearest(to: text, in: names) {
      return .invalid(problem, fix: .write(near))
    }
    if names.count <= 4 { return .invalid(problem, fix: "write \(alternatives(names))") }
    return .invalid(
      problem,
      fix: "write one of these names",
      notes: ["the names are \(quotedList(names))"]
    )
  }
}

/// Returns quoted names joined by commas, with "or" before the last.
private func alternatives(_ names: [String]) -> String {
  let names = names.map { quoted($0) }
  guard let last = names.last, names.count > 1 else { return names.joined() }
  return names.dropLast().joined(separator: ", ") + " or " + last
}
