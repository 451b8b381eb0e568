import TabAppearance
import TabFiles
import TabTokens

/// One pass over a theme file that replaces its references to tokens.
struct ThemeLoweringPass {
  typealias Variant = AppearanceTokens.Variant

  /// The members to add to `colors`, in the order of their first use.
  private(set) var colors: [JSONMember] = []

  private(set) var diagnostics: [ThemeDiagnostic] = []

  /// The names of colors that neither a token nor the file has.
  private(set) var missingColors: Set<String> = []

  /// The paths of the tokens to which the file refers.
  private(set) var uses: Set<String> = []

  private let tokens: [AppearanceTokens]

  /// Whether all files of tokens could be read; otherwise missing tokens aren't reported.
  private let isComplete: Bool
  private let source: SourceText

  /// The names in `colors` of the file and, in a variation, of the variation.
  private var declaredColors: Set<String>

  /// Creates a pass.
  ///
  /// - Parameters:
  ///   - tokens: The tokens, of which the first take precedence.
  ///   - isComplete: Whether all files of tokens could be read; otherwise missing tokens aren't reported.
  ///   - source: The theme file, for diagnostics.
  ///   - colors: The names in `colors` of the file.
  init(
    _ tokens: [AppearanceTokens],
    isComplete: Bool,
    source: SourceText,
    colors: Set<String>
  ) {
    (self.tokens, self.isComplete) = (tokens, isComplete)
    (self.source, declaredColors) = (source, colors)
  }

  // MARK: - Walk

  /// Returns the members of an object with values in place of references.
  mutating func lowered(
    _ members: [JSONMember],
    as shape: ObjectSchema,
    at path: [String] = []
  ) -> [JSONMember] {
    members.map { member in
      shape[member.key].map { lowered(member, as: $0.shape, at: path) } ?? member
    }
  }

  private mutating func lowered(
    _ member: JSONMember,
    as shape: ValueSchema,
    at path: [String]
  ) -> JSONMember {
    var member = member
    member.value.kind = kind(of: member.value, as: shape, at: path + [member.key])
    return member
  }

  private mutating func kind(
    of json: JSONValue,
    as shape: ValueSchema,
    at path: [String]
  ) -> JSONValue.Kind {
    switch (json.kind, shape) {
    case (.object(let members), .items(let inner)):
      return .object(members.map { lowered($0, as: .object(inner), at: path) })
    case (.object(let members), .colors):
      return .object(members.map { lowered($0, as: Self.color, at: path) })
    case (.object(let members), _):
      guard let inner = shape.object else { return json.kind }
      // The colors of a variation are known in it alone.
      let outer = declaredColors
      defer { declaredColors = outer }
      if path.first == "when" { declaredColors.formUnion(members.colorNames) }
      return .object(lowered(members, as: inner, at: path))
    case (.array(let elements), .list(let inner, _)):
      return list(of: elements, as: .object(inner), at: path)
    case (.array(let elements), .numbers(let rule, _)):
      return list(of: elements, as: .number(rule), at: path)
    case (.string(let text), _):
      guard let name = text.referencedName else { return json.kind }
      return kind(of: json, referringTo: name, as: shape, at: path)
    default: return json.kind
    }
  }

  private mutating func list(
    of elements: [JSONValue],
    as shape: ValueSchema,
    at path: [String]
  ) -> JSONValue.Kind {
    .array(
      elements.enumerated().map { index, json in
        JSONValue(kind(of: json, as: shape, at: path + ["[\(index)]"]), at: json.range)
      }
    )
  }

  // MARK: - References

  private static let gray = JSON.string("system:systemGray")
  private static let color = ValueSchema.either(.colorValue, ObjectSchema(TabBarTheme.Color.self))

  private mutating func kind(
    of json: JSONValue,
    referringTo name: String,
    as shape: ValueSchema,
    at path: [String]
  ) -> JSONValue.Kind {
    let subject = quoted(path.keyPath, limit: 200)
    if shape == Self.color || shape == .colorValue {
      if !declaredColors.contains(name) { addColor(name, at: json.range, for: subject) }
      return json.kind
    }
    guard let use = TokenUse(shape) else { return json.kind }
    switch values(of: name, at: json.range) {
    case .faulty: return .invalid
    case .missing:
      if !reportGroup(name, at: json.range, for: subject), isComplete {
        report(
          "\(subject) refers to \(quoted("{\(name)}")), which no file of 'tokens' has",
          at: json.range,
          notes: [tokens.noteOnMode(having: name)].compactMap(\.self),
          fix: tokens.nearestPath(to: name).map { .write("{\($0)}") }
        )
      }
      return .invalid
    case .values(let values):
      let value = converted(values, of: name, for: use, subject: subject, at: json.range)
      return value?.located(at: json.range).kind ?? .invalid
    }
  }

  /// The values of a token for the appearances.
  private enum Values {
    case values([Variant: TokenValue])

    /// The token has no valid value for one of the appearances, which has been reported.
    case faulty

    case missing
  }

  /// Looks up a token in the first tokens that have it, and reports appearances for which it has no value.
  ///
  /// A value that is wrong for one appearance is an error: the value of another one would take its place
  /// without anybody's choice. A token that an appearance lacks is a warning, since values for high contrast or dark
  /// style may be meant to differ in a part of the tokens only.
  private mutating func values(of name: String, at range: Range<Int>) -> Values {
    for tokens in tokens {
      var values: [Variant: TokenValue] = [:]
      var faults: [Variant: [TokenDiagnostic]] = [:]
      for (variant, set) in tokens.sets {
        switch set.lookup(name) {
        case .token(let token): values[variant] = token.value
        case .invalid(let errors): faults[variant] = errors
        case .missing: break
        }
      }
      if values.isEmpty, faults.isEmpty { continue }
      guard faults.isEmpty else {
        reportFaults(faults, of: name, isPartial: !values.isEmpty, at: range)
        return .faulty
      }
      reportGaps(in: values, of: name, from: tokens, at: range)
      return .values(values)
    }
    return .missing
  }

  /// Adds a color to `colors` if a token has its name; a gray one if the token can't be used, so that
  /// only this is reported.
  ///
  /// - Parameters:
  ///   - name: The path of the token.
  ///   - range: The range of the first reference.
  ///   - subject: The quoted path of the reference; `nil` for a reference in another file, whose
  ///     problems are reported there.
  mutating func addColor(_ name: String, at range: Range<Int>, for subject: String?) {
    guard !colors.contains(where: { $0.key == name }) else { return }
    var value: JSON? = Self.gray
    switch values(of: name, at: range) {
    case .values(let values):
      let converted = converted(values, of: name, for: .color, subject: subject, at: range)
      value = converted ?? (subject == nil ? nil : Self.gray)
    case .faulty: break
    case .missing:
      let isGroup = subject.map { reportGroup(name, at: range, for: $0) } ?? false
      if !isGroup, subject == nil || isComplete {
        missingColors.insert(name)
        return
      }
    }
    guard let value else { return }
    colors.append(JSONMember(name, at: range, value.located(at: range)))
  }

  /// Returns the value of a token in a theme file, or reports why there is none.
  private mutating func converted(
    _ values: [Variant: TokenValue],
    of name: String,
    for use: TokenUse,
    subject: String?,
    at range: Range<Int>
  ) -> JSON? {
    uses.insert(name)
    do throws(TokenUse.Problem) {
      let (json, dropped) = try use.json(values)
      if let dropped, let subject {
        let message =
          "\(subject) drops \(dropped) of the token \(quoted(name)), which bars don't have"
        diagnostics.append(source.diagnostic(.note, message, at: range))
      }
      return json
    } catch {
      guard let subject else { return nil }
      switch error {
      case .type(let type):
        report(
          "\(subject) refers to the token \(quoted(name)) of type \(quoted(type)); it must be \(use.noun)",
          at: range
        )
      case .systemColor(let color):
        report(
          "\(subject) refers to the token \(quoted(name)), the system color \(quoted(color)), "
            + "which themes don't have",
          at: range,
          fix: "choose another color in the catalog"
        )
      case .missingInLight:
        report(
          "\(subject) refers to the token \(quoted(name)), which the tokens for 'light' lack",
          at: range
        )
      case .differs:
        report(
          "\(subject) refers to the token \(quoted(name)), which differs between appearances; only colors can",
          at: range,
          fix: "write a value, or refer to a token that is the same in all of them"
        )
      }
      return nil
    }
  }

  /// Reports the errors of a token because of which it has no value for some appearances.
  ///
  /// - Parameters:
  ///   - faults: The errors for each of these appearances.
  ///   - name: The path of the token.
  ///   - isPartial: Whether the token has a value for others.
  ///   - range: The range of the reference.
  private mutating func reportFaults(
    _ faults: [Variant: [TokenDiagnostic]],
    of name: String,
    isPartial: Bool,
    at range: Range<Int>
  ) {
    let variants = Variant.allCases.filter { faults[$0] != nil }
    let names = quotedList(variants.map(\.rawValue))
    report(
      "the value of the token \(quoted(name)) is wrong\(isPartial ? " for \(names)" : "")",
      at: range
    )
    for fault in variants.flatMap({ faults[$0] ?? [] }).map(\.diagnostic)
    where !diagnostics.contains(fault) {
      diagnostics.append(fault)
    }
  }

  /// Warns of appearances whose tokens lack a token that those for light style have.
  private mutating func reportGaps(
    in values: [Variant: TokenValue],
    of name: String,
    from tokens: AppearanceTokens,
    at range: Range<Int>
  ) {
    guard values[.light] != nil, !uses.contains(name) else { return }
    let lacking = Variant.allCases.filter { tokens.sets[$0] != nil && values[$0] == nil }
    guard !lacking.isEmpty else { return }
    let names = quotedList(lacking.map(\.rawValue))
    let shown = lacking == [.darkHighContrast] && values[.dark] != nil ? "dark" : "light"
    diagnostics.append(
      source.diagnostic(
        // High contrast commonly changes a part of the colors.
        lacking.contains(.dark) ? .warning : .note,
        "the tokens for \(names) lack \(quoted(name)), so its value for \(quoted(shown)) is used",
        at: range,
        fix: "add the token to those for \(names)"
      )
    )
  }

  /// Reports a reference to a group of tokens, which has no value; returns whether it is one.
  private mutating func reportGroup(
    _ name: String,
    at range: Range<Int>,
    for subject: String
  ) -> Bool {
    guard let token = tokens.lazy.compactMap({ $0.firstPath(inGroup: name) }).first else {
      return false
    }
    report(
      "\(subject) refers to \(quoted("{\(name)}")), which is a group of tokens",
      at: range,
      fix: "write the path of a token in it, as in \(quoted("{\(token)}"))"
    )
    return true
  }

  private mutating func report(
    _ message: String,
    at range: Range<Int>,
    notes: [String] = [],
    fix: Fix? = nil
  ) {
    diagnostics.append(source.diagnostic(.error, message, at: range, notes: notes, fix: fix))
  }
}

extension [JSONMember] {
  /// The names in the member `colors`.
  var colorNames: [String] {
    guard case .object(let colors)? = first(where: { $0.key == "colors" })?.value.kind else {
      return []
    }
    return colors.map(\.key)
  }
}

extension [AppearanceTokens] {
  /// Returns a note on the mode that has a token, if no appearance reads the mode.
  func noteOnMode(having path: String) -> String? {
    lazy.compactMap { $0.unreadMode(having: path) }.first
      .map { "the mode \(quoted($0)) has it, which no appearance reads" }
  }

  /// Returns the path that was most likely meant; `nil` if none is similar.
  func nearestPath(to path: String) -> String? {
    lazy.compactMap { $0.nearestPath(to: path) }.first
  }
}
