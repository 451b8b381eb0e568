import TabJSON

/// Reads the values of a JSON text into a theme and collects all that is wrong.
struct ThemeFileReader {
  let document: JSONDocument
  private(set) var diagnostics: [Diagnostic]

  /// The keys that lead to the value being read.
  private(set) var path: [String] = []

  /// The colors of the theme with the places of their values, or `nil` if that can't be told.
  private(set) var declaredColors: [JSONMember]? = []

  /// The colors referred to as `{name}`.
  private(set) var references: [ColorReference] = []

  /// A color referred to as `{name}`.
  struct ColorReference {
    let name: String
    let path: String
    let range: Range<Int>
  }

  init(_ document: JSONDocument) {
    self.document = document
    diagnostics = document.diagnostics
  }

  /// Reads the whole theme; `nil` if there are errors.
  mutating func readTheme() -> TabBarTheme? {
    guard let root = document.root else { return nil }
    var theme = TabBarTheme.blank
    if case .object = root.kind {
      readObject(root, into: &theme)
    } else if root.kind != .invalid {
      report(.notTheme(root.noun), at: root.range)
    }
    if document.isComplete {
      checkReferences()
      checkCycles(of: theme.colors)
    }
    let hasErrors = diagnostics.contains { $0.severity == .error }
    // With a part missing, the whole can't be judged.
    if !hasErrors { remark(on: theme) }
    diagnostics = diagnostics.inOrderOfPlace()
    return hasErrors ? nil : theme
  }

  /// Reads an object, key by key.
  mutating func readObject<Object: ThemeObject>(_ value: JSONValue, into object: inout Object) {
    guard case .object(let members) = value.kind else {
      let _: Object? = reject(value, as: .object)
      return
    }
    for member in members {
      at(member.key) { reader in
        guard let field = Object.field(named: member.key) else {
          return reader.reportUnknown(member, in: Object.self)
        }
        if member.value.kind != .invalid { field.read(member.value, &object, &reader) }
      }
    }
    guard document.isComplete else { return }
    for field in Object.fields where field.isRequired {
      if !members.contains(where: { $0.key == field.name }) {
        report(.missingKey(field.name), at: value.range.lowerBound..<value.range.lowerBound + 1)
      }
    }
  }

  /// Reads an object; `nil` if something is wrong with it.
  mutating func readObject<Object: ThemeObject>(_ value: JSONValue) -> Object? {
    let before = diagnostics.count
    var object = Object.blank
    readObject(value, into: &object)
    let isIntact = diagnostics[before...].allSatisfy { $0.severity != .error }
    return isIntact ? object : nil
  }

  /// Reads a number that follows a rule.
  mutating func readNumber(_ value: JSONValue, _ rule: NumberRule) -> Double? {
    guard case .number(let number) = value.kind else { return reject(value, as: .number) }
    if rule.contains(number) { return number == 0 ? 0 : number }
    guard rule.raisesToMinimum, number < rule.range.lowerBound else {
      return reject(value, .outOfRange(number, rule))
    }
    report(.raised(number, rule), at: value.range)
    return rule.range.lowerBound
  }

  /// Does something one key further down.
  mutating func at<Result>(
    _ key: String,
    _ body: (inout ThemeFileReader) -> Result
  ) -> Result {
    path.append(key)
    defer { path.removeLast() }
    return body(&self)
  }

  /// Whether nothing more is reported.
  var isFull: Bool { diagnostics.count > ThemeFileLimits.problems }

  mutating func noteReference(to name: String, at range: Range<Int>) {
    references.append(ColorReference(name: name, path: path.keyPath, range: range))
  }

  mutating func declareColors(_ members: [JSONMember]?) {
    declaredColors = members
  }

  mutating func report(_ problem: ThemeFileProblem, at range: Range<Int>, path: String? = nil) {
    guard !isFull else { return }
    let isLast = diagnostics.count == ThemeFileLimits.problems
    let problem = isLast ? .tooManyProblems : problem
    diagnostics.append(
      document.source.diagnostic(
        problem.severity,
        problem.message(at: path ?? self.path.keyPath),
        at: range,
        notes: problem.notes,
        fix: problem.fix
      )
    )
  }

  /// Reports a problem with a value; returns `nil` in its place.
  mutating func reject<Value>(_ value: JSONValue, _ problem: ThemeFileProblem) -> Value? {
    if value.kind != .invalid { report(problem, at: value.range) }
    return nil
  }

  /// Reports that a value has the wrong type; returns `nil` in its place.
  mutating func reject<Value>(_ value: JSONValue, as expected: ThemeValueType) -> Value? {
    reject(value, .wrongType(value, expected))
  }
}

extension [String] {
  /// The keys with periods between them, as in `layout.landscape.itemWidths[2]`.
  var keyPath: String {
    reduce("") { path, key in
      path.isEmpty || key.hasPrefix("[") ? path + key : "\(path).\(key)"
    }
  }
}
