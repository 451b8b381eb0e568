package import TabFiles

/// Reads the values of one JSON text into a theme and collects the diagnostics.
///
/// Problems that involve the extended themes are reported by ``ThemeLoader``.
package struct ThemeReader {
  package let document: JSONDocument
  package private(set) var diagnostics: [ThemeDiagnostic]

  /// The path of the value that is being read.
  private(set) var path: [String] = []

  /// The value of `extends`, if there is one.
  package var parent: Parent?

  /// The colors of each `colors` object, with the ranges of their values; `nil` if they aren't
  /// known because of errors.
  private(set) var declaredColors: [Scope: [JSONMember]]? = [:]

  /// The references to colors as `{name}`.
  package private(set) var references: [ColorReference] = []

  /// The number of pixels of all images so far.
  private var pixels = 0

  /// The path of the object with `colors`: empty for the theme, `when[0]` for its first variation.
  typealias Scope = [String]

  package struct Parent: Sendable {
    package let name: String
    package let range: Range<Int>
  }

  /// A reference to a color as `{name}`.
  package struct ColorReference: Sendable {
    package let name: String

    /// The path of the value.
    package let path: [String]
    package let range: Range<Int>

    var scope: Scope { ThemeReader.scope(of: path) }
  }

  init(_ document: JSONDocument) {
    self.document = document
    diagnostics = document.diagnostics
    if !document.isComplete { declaredColors = nil }
  }

  /// Reads the theme; with errors, the result is incomplete.
  mutating func readTheme() -> TabBarTheme {
    var theme = TabBarTheme()
    guard let root = document.root, case .object = root.kind else {
      declaredColors = nil
      if let root = document.root, root.kind != .invalid {
        report(
          "the file holds \(root.noun); a theme is an object",
          at: root.range,
          fix: #"write an object, as in '{ "name": "Ocean" }'"#
        )
      }
      return theme
    }
    readObject(root, into: &theme)
    return theme
  }

  /// Whether there are errors, which make the theme unusable.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Reads an object, key by key.
  mutating func readObject<Object: Keyed>(_ json: JSONValue, into object: inout Object) {
    let keys = Object.keys
    let required = keys.compactMap { $0.isRequired ? $0.name : nil }
    readMembers(of: json, required: required, shape: ObjectSchema(Object.self)) { member, reader in
      guard let key = keys.first(where: { $0.name == member.key }) else {
        guard Object.self == TabBarTheme.self, let key = FileKey(rawValue: member.key) else {
          return false
        }
        if !member.value.isInvalid { reader.read(member.value, of: key) }
        return true
      }
      if !member.value.isInvalid { reader.read(member.value, of: key, into: &object) }
      return true
    }
  }

  /// Reads the value of a key into its object.
  private mutating func read<Object: Keyed>(
    _ json: JSONValue,
    of key: Key<Object>,
    into object: inout Object
  ) {
    if key.isNullable, case .null = json.kind { return key.reset(&object) }
    guard case .part(let type) = key.form else {
      if let value = read(json, as: key.form) { key.set(value, in: &object) }
      return
    }
    // A part keeps the keys without errors.
    var part = type.init() as any Keyed
    readObject(json, into: &part)
    key.set(part, in: &object)
  }

  /// Reads the members of an object, and reports unknown members and missing ones.
  ///
  /// Not generic, unlike ``readObject(_:into:)``, so that apps don't link a copy for each type of
  /// object. `read` returns whether the object has a key of the member's name.
  private mutating func readMembers(
    of json: JSONValue,
    required: [String],
    shape makeShape: @autoclosure () -> ObjectSchema,
    read: (JSONMember, inout ThemeReader) -> Bool
  ) {
    guard case .object(let members) = json.kind else {
      if json.kind != .invalid {
        report(json, isnt: "it must be an object", fix: "write an object, as in '{ }'")
      }
      return
    }
    // Made once for the object: it can have thousands of unknown members.
    lazy var shape = makeShape()
    lazy var taken = Set(members.map(\.key))
    for member in members {
      path.append(member.key)
      if !read(member, &self) { reportUnknown(member, in: shape, taken: &taken) }
      path.removeLast()
    }
    guard document.isComplete else { return }
    for key in required where !members.contains(where: { $0.key == key }) {
      let start = json.range.lowerBound
      let fix: Fix = "add \(JSON.string(key).line)"
      report("\(subject) has no \(quoted(key))", at: start..<start + 1, fix: fix)
    }
  }

  /// Runs a closure with a key added to the path.
  mutating func at<Result>(_ key: String, body: (inout ThemeReader) -> Result) -> Result {
    path.append(key)
    defer { path.removeLast() }
    return body(&self)
  }

  // MARK: - Facts for the theme as a whole

  private static func scope(of path: [String]) -> Scope {
    path.first == "when" ? Array(path.prefix(2)) : []
  }

  mutating func noteReference(to name: String, at range: Range<Int>) {
    references.append(ColorReference(name: name, path: path, range: range))
  }

  /// Whether `colors` of the theme has a name, even if `colors` hasn't been read yet.
  func declaresColor(_ name: String) -> Bool {
    guard !name.isEmpty, case .object(let keys)? = document.root?.kind,
      case .object(let colors)? = keys.first(where: { $0.key == "colors" })?.value.kind
    else { return false }
    return colors.contains { $0.key == name }
  }

  mutating func declareColors(_ members: [JSONMember]?) {
    let scope = Self.scope(of: path)
    if let members { declaredColors?[scope] = members } else { declaredColors = nil }
  }

  /// Counts the pixels of a PNG, since decoding takes memory for each.
  mutating func countPixels(of png: [UInt8]) throws(ValueProblem) {
    pixels += PNGSize(png)?.pixels ?? 0
    let limit = ThemeFileLimits.allImagePixels
    if pixels > limit {
      throw .invalid(
        "isn't read: the images have more than \(limit) pixels together",
        fix: "make the images smaller, or name them with 'asset:'"
      )
    }
  }

  // MARK: - Reporting

  /// Whether the limit of reported problems has been reached.
  var isFull: Bool { diagnostics.count > ThemeFileLimits.problems }

  /// The subject of a message: the path of the value that is being read.
  private var subject: String { Self.subject(path.keyPath) }

  static func subject(_ path: String) -> String {
    // Paths may be longer than other quoted texts.
    path.isEmpty ? "the theme" : quoted(path, limit: 200)
  }

  /// Reports a value of another type than a requirement allows.
  mutating func report(_ json: JSONValue, isnt requirement: String, fix: Fix?) {
    report("\(subject) is \(json.noun); \(requirement)", at: json.range, fix: fix)
  }

  mutating func report(_ problem: ValueProblem, at range: Range<Int>) {
    switch problem {
    case .reported: break
    case .wrongType(let fix): report("\(subject) has the wrong type", at: range, fix: fix)
    case .invalid(let reason, let fix, let notes):
      report("\(subject) \(reason)", at: range, notes: notes, fix: fix)
    case .emptyName(let noun):
      report(
        "\(noun) in \(Self.subject(Array(path.dropLast()).keyPath)) has no name",
        at: range,
        fix: "write a name between the quotes"
      )
    }
  }

  mutating func report(
    _ message: String,
    at range: Range<Int>,
    notes: [String] = [],
    fix: Fix? = nil,
    category: ThemeDiagnostic.Category = .value
  ) {
    if isFull { return }
    let isLast = diagnostics.count == ThemeFileLimits.problems
    var diagnostic =
      isLast
      ? document.source.diagnostic(
        .error,
        "the file has more than \(ThemeFileLimits.problems) problems",
        at: range
      )
      : document.source.diagnostic(
        .error,
        message,
        at: range,
        notes: notes,
        fix: fix,
        in: document.root
      )
    diagnostic.category = category
    diagnostics.append(diagnostic)
  }
}

extension [String] {
  /// The keys joined by periods, as in `layout.landscape.itemWidths[2]`.
  package var keyPath: String {
    reduce("") { path, key in
      path.isEmpty || key.hasPrefix("[") ? path + key : "\(path).\(key)"
    }
  }
}
