import TabJSON

/// Reads the values of one JSON text into a theme and collects all that is wrong.
///
/// What only the whole can tell, the theme with all that it extends, is for ``ThemeFileChain`` to say.
struct ThemeFileReader {
  let document: JSONDocument
  private(set) var diagnostics: [Diagnostic]

  /// The keys that lead to the value being read.
  private(set) var path: [String] = []

  /// What `extends` says, if it does.
  private(set) var parent: Parent?

  /// What isn't to be reported where.
  let switches: LintSwitches

  /// The colors that `colors` has, with the places of their values, or `nil` if that can't be told.
  private(set) var declaredColors: [Scope: [JSONMember]]? = [:]

  /// The colors referred to as `{name}`.
  private(set) var references: [ColorReference] = []

  /// The keys that lead to what has `colors`: none for the theme, `when[0]` for its first overlay.
  typealias Scope = [String]

  /// What `extends` says.
  struct Parent {
    let name: String
    let range: Range<Int>
  }

  /// A color referred to as `{name}`.
  struct ColorReference {
    let name: String
    let scope: Scope
    let range: Range<Int>
  }

  init(_ document: JSONDocument) {
    self.document = document
    switches = LintSwitches(document.root?.value(at: ["allow"]))
    diagnostics = document.diagnostics
    if !document.isComplete { declaredColors = nil }
  }

  /// Reads what can be read of the theme; with errors, that isn't all.
  mutating func readTheme() -> TabBarTheme {
    var theme = TabBarTheme.blank
    guard let root = document.root, case .object = root.kind else {
      declaredColors = nil
      if let root = document.root, root.kind != .invalid {
        report(.notTheme(root.noun), at: root.range)
      }
      return theme
    }
    readObject(root, into: &theme)
    return theme
  }

  /// Whether something makes the theme useless.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Reads an object, key by key.
  mutating func readObject<Object: ThemeObject>(_ value: JSONValue, into object: inout Object) {
    guard case .object(let members) = value.kind else {
      let _: Object? = reject(value, as: .object)
      return
    }
    let fields = Object.fields
    var next = 0
    // By index: copies of members, with the values they hold, would cost as much as reading them.
    for place in members.indices {
      let key = members[place].key
      path.append(key)
      if let index = Object.index(of: key, from: next) {
        next = index
        if !members[place].value.isInvalid {
          fields[index].read(members[place].value, &object, &self)
        }
      } else {
        reportUnknown(members[place], in: Object.self)
      }
      path.removeLast()
    }
    guard document.isComplete else { return }
    for field in fields where field.isRequired {
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

  /// Reads an object that says "UIKit's default" in every leaf if it is `null`.
  mutating func readGroup<Group: ThemeObject>(_ value: JSONValue) -> Group {
    if case .null = value.kind { return .systemDefault }
    var group = Group.blank
    readObject(value, into: &group)
    return group
  }

  /// Reads a list of objects, without those that something is wrong with.
  mutating func readList<Object: ThemeObject>(_ value: JSONValue, limit: Int) -> [Object] {
    guard case .array(let values) = value.kind else {
      let _: Object? = reject(value, as: .list)
      return []
    }
    guard values.count <= limit else {
      let _: Object? = reject(value, .tooManyObjects(values.count, limit: limit))
      return []
    }
    return values.enumerated().compactMap { index, value in
      at("[\(index)]") { $0.readObject(value) }
    }
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

  private var scope: Scope { path.first == "when" ? Array(path.prefix(2)) : [] }

  mutating func noteReference(to name: String, at range: Range<Int>) {
    references.append(ColorReference(name: name, scope: scope, range: range))
  }

  /// The keys that lead to where a color is referred to.
  func path(of reference: ColorReference) -> String {
    document.root?.keys(to: reference.range.lowerBound).keyPath ?? ""
  }

  mutating func noteParent(_ name: String, at range: Range<Int>) {
    parent = Parent(name: name, range: range)
  }

  mutating func declareColors(_ members: [JSONMember]?) {
    let scope = scope
    if let members { declaredColors?[scope] = members } else { declaredColors = nil }
  }

  mutating func report(_ problem: ThemeFileProblem, at range: Range<Int>, path: String? = nil) {
    guard !isFull else { return }
    let path = path ?? self.path.keyPath
    if let rule = problem.rule, switches.turnsOff(rule, at: path) { return }
    let isLast = diagnostics.count == ThemeFileLimits.problems
    let problem = isLast ? .tooManyProblems : problem
    diagnostics.append(
      document.source.diagnostic(
        problem.severity,
        problem.message(at: path),
        at: range,
        notes: problem.notes,
        fix: problem.fix,
        rule: problem.rule?.rawValue
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
