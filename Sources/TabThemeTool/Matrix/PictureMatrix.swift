import HeadlessUIKit
import TabAppearance
import TabFiles
import TabScreens

/// The content of a matrix file, and of a command line: lists of values, all of whose combinations
/// are drawn.
///
///     { "themes": ["Midnight", "brand.tabtheme.json"], "ios": ["18", "26"], "layouts": ["stacked", "inline"] }
///
/// Every key has a list of words, or a default if it is omitted in both.
struct PictureMatrix: Hashable, Sendable {
  /// A dimension of the matrix; the raw values are the keys of a matrix file.
  enum Key: String, CaseIterable, Sendable {
    case themes, devices, ios, looks, layouts, styles, contrasts, textSizes, edges, directions
  }

  /// The words of the keys that are given.
  private var words: [Key: [String]] = [:]

  private init() {}

  /// The words of a key, or the default ones.
  subscript(key: Key) -> [String] { words[key] ?? key.usual }

  /// Returns the words of a key, or `nil` if it is omitted.
  func given(_ key: Key) -> [String]? { words[key] }
}

extension PictureMatrix.Key {
  /// The option with a single word of the key, if there is one.
  fileprivate var option: String? {
    switch self {
    case .devices: "--device"
    case .ios: "--ios"
    case .layouts: "--orientation"
    case .styles: "--style"
    case .contrasts: "--contrast"
    case .textSizes: "--text-size"
    case .edges: "--edge"
    case .directions: "--direction"
    case .themes, .looks: nil
    }
  }

  /// The words that are allowed; themes can be paths, too.
  fileprivate var choices: [String] {
    switch self {
    case .themes: BuiltInThemeFiles.all.map(\.name)
    case .devices: ["iPhone", "iPad"] + TabSnapshotDevice.all.map(\.name)
    case .ios: TabBarEnvironment.Version.known.map { "\($0)" }
    case .looks: TabBarEnvironment.Look.allCases.map(\.rawValue)
    case .layouts: ItemLayout.allCases.map(\.rawValue)
    case .styles: ["light", "dark"]
    case .contrasts: ["standard", "high"]
    case .textSizes: UIContentSizeCategory.all.map(\.name)
    case .edges: ["standard", "scroll-edge"]
    case .directions: ["ltr", "rtl"]
    }
  }

  /// Returns the fix for a word that isn't allowed.
  fileprivate func fix(for word: String) -> Fix {
    if let nearest = nearest(to: word, in: choices) { return .write(nearest) }
    return switch self {
    case .themes: "write the name of a built-in theme, or the path of a theme file"
    // A list of all devices would fill the screen.
    case .devices: "'tabtheme list --devices' has their names"
    default: "write one of \(quotedList(choices))"
    }
  }

  /// The default words of a key; layouts and looks then depend on the device and the version.
  fileprivate var usual: [String] {
    switch self {
    case .themes: BuiltInThemeFiles.all.map(\.name)
    case .devices: ["iPhone"]
    case .ios: ["\(TabBarEnvironment.Version.usual)"]
    case .looks, .layouts: []
    case .styles: ["light", "dark"]
    case .contrasts, .edges: ["standard"]
    case .textSizes: [UIContentSizeCategory.large.name]
    case .directions: ["ltr"]
    }
  }
}

extension PictureMatrix {
  /// Reads the matrix of a command line: its file, and the operands and options for keys that the
  /// file leaves out.
  ///
  /// - Throws: ``UsageError`` for a word that doesn't exist and for a key that both have,
  ///   ``ToolFailure`` for a file that can't be read or has errors.
  init(_ arguments: Arguments) throws {
    if let path = arguments.value(of: "--matrix") { try self.init(path: path) } else { self.init() }
    if let theme = arguments.operands.first {
      guard given(.themes) == nil else { throw UsageError.alsoInMatrix(theme, key: "themes") }
      words[.themes] = arguments.operands
    }
    for key in Key.allCases {
      guard let option = key.option, let word = arguments.value(of: option) else { continue }
      guard given(key) == nil else {
        throw UsageError.alsoInMatrix(option, key: key.rawValue)
      }
      // An orientation isn't a layout, and all styles are the default.
      if key == .layouts || key == .styles && word == "all" { continue }
      if key == .textSizes, UIContentSizeCategory.named(word) == nil {
        throw UsageError.notAChoice(word, option: option, choices: key.choices)
      }
      words[key] = [word]
    }
  }

  /// Reads a matrix file; paths of themes are relative to its folder.
  ///
  /// - Throws: ``ToolFailure`` for a file that can't be read or has errors.
  private init(path: String) throws(ToolFailure) {
    var reader = MatrixReader(try FileAccess.read(path, limit: JSONLimits.bytes + 1), file: path)
    for (key, list) in reader.lists() {
      words[key] = key == .themes ? list.map { Self.theme($0, besides: path) } : list
    }
    if !reader.diagnostics.isEmpty { throw ToolFailure(diagnostics: reader.diagnostics) }
  }

  /// Returns the name of a theme, or its path relative to the current folder.
  private static func theme(_ word: String, besides path: String) -> String {
    guard isPath(word), !word.hasPrefix("/") else { return word }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (folder + [word[...]]).joined(separator: "/")
  }

  fileprivate static func isPath(_ word: String) -> Bool {
    word.contains("/") || word.hasSuffix(".json")
  }
}

/// Reads the lists of a matrix file.
private struct MatrixReader {
  private let document: JSONDocument
  private(set) var diagnostics: [ThemeDiagnostic]

  init(_ bytes: [UInt8], file: String) {
    document = JSONDocument(parsing: bytes, file: file)
    diagnostics = document.diagnostics
  }

  /// Returns the words of each key, after reports of what isn't one.
  mutating func lists() -> [(key: PictureMatrix.Key, words: [String])] {
    var members: [JSONMember] = []
    switch document.root?.kind {
    case .object(let found): members = found
    case nil, .invalid: break
    default:
      report("a matrix must be an object", at: document.root?.range ?? 0..<0, fix: "write '{ }'")
    }
    var taken = Set(members.map(\.key))
    return members.filter { !$0.value.isInvalid }.compactMap { member in
      guard let key = PictureMatrix.Key(rawValue: member.key) else {
        let keys = PictureMatrix.Key.allCases.map(\.rawValue)
        let near = nearest(to: member.key, in: keys)
        report(
          "unknown key \(quoted(member.key))",
          at: member.keyRange,
          fix: near.map { .rename(to: $0, taken: &taken) } ?? "write one of \(quotedList(keys))"
        )
        return nil
      }
      return words(of: member, key).map { (key, $0) }
    }
  }

  /// Returns the words of a list; `nil` if there is no list.
  private mutating func words(of member: JSONMember, _ key: PictureMatrix.Key) -> [String]? {
    let (name, value) = (quoted(member.key), member.value)
    guard case .array(let elements) = value.kind, !elements.isEmpty else {
      report(
        "\(name) is \(value.isEmptyList ? "empty" : value.noun); it must be a list",
        at: value.range,
        fix: "write a list of texts, or leave the key out"
      )
      return nil
    }
    var list: [String] = []
    for element in elements where !element.isInvalid {
      guard let word = element.word else {
        report("\(name) has \(element.noun) in it; it must be a list of texts", at: element.range)
        continue
      }
      if !key.choices.contains(word), !(key == .themes && PictureMatrix.isPath(word)) {
        report("\(quoted(word)) isn't one of \(name)", at: element.range, fix: key.fix(for: word))
      } else if list.contains(word) {
        report("\(quoted(word)) is given twice", at: element.range, fix: "leave one of them out")
      } else {
        list.append(word)
      }
    }
    return list
  }

  private mutating func report(_ message: String, at range: Range<Int>, fix: Fix? = nil) {
    diagnostics.append(document.source.diagnostic(.error, message, at: range, fix: fix))
  }
}

extension JSONValue {
  fileprivate var isEmptyList: Bool { kind == .array([]) }

  /// The text, or a whole number as text, since versions may be written as numbers.
  fileprivate var word: String? {
    switch kind {
    case .string(let text): text
    case .number(let number): Int(exactly: number).map { "\($0)" }
    default: nil
    }
  }
}
