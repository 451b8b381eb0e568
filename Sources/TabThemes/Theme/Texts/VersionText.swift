package import TabDiagnostics

/// The reason why a text isn't a range of versions.
package enum VersionProblem: Error, Hashable, Sendable {
  case notVersions(near: String?)
  case tooLarge
  case nothing
}

extension TabBarEnvironment.VersionRange {
  /// Reads a range of versions from text.
  ///
  /// - Parameter text: One or two of `>=17`, `>17`, `<26`, `<=26` or `18`, with a space between
  ///   them. `18` is all of `18.0`, `18.1` and so on, so `<=18` includes them and `>18` doesn't.
  /// - Returns: The range, or the reason why the text is none.
  package static func read(_ text: String) -> Result<TabBarEnvironment.VersionRange, VersionProblem>
  {
    let result = parse(text)
    if case .failure(.notVersions) = result {
      return .failure(.notVersions(near: fixed(text)))
    }
    return result
  }

  /// Creates the range of a text in the notation of theme files, or `nil` if the text is none.
  package init?(text: String) {
    guard case .success(let range) = Self.read(text) else { return nil }
    self = range
  }

  private static func parse(
    _ text: String
  ) -> Result<TabBarEnvironment.VersionRange, VersionProblem> {
    let words = text.split(separator: " ")
    let terms = words.compactMap { Term($0) }
    guard terms.count == words.count, (1...2).contains(terms.count) else {
      return .failure(.notVersions(near: nil))
    }
    let lowest = terms.map(\.lowest).max() ?? 0
    let limit = terms.compactMap(\.limit).min()
    let parts = [lowest.major, lowest.minor, limit?.major ?? 0, limit?.minor ?? 0]
    guard parts.allSatisfy({ $0 <= ThemeFileLimits.version }) else { return .failure(.tooLarge) }
    if let limit, limit <= lowest { return .failure(.nothing) }
    return .success(TabBarEnvironment.VersionRange(from: lowest, upTo: limit))
  }

  /// The text of the range in a theme file.
  package var text: String {
    guard let limit else { return ">=\(lowest)" }
    if lowest.minor == 0, limit == TabBarEnvironment.Version(lowest.major + 1) {
      return "\(lowest)"
    }
    if limit == TabBarEnvironment.Version(lowest.major, lowest.minor + 1) {
      return "\(lowest.major).\(lowest.minor)"
    }
    return lowest == 0 ? "<\(limit)" : ">=\(lowest) <\(limit)"
  }

  /// Returns the text that was most likely meant by an invalid range, or `nil` if there is no
  /// guess.
  private static func fixed(_ text: String) -> String? {
    var words: [String] = []
    for word in text.split(separator: " ") {
      // An operator belongs to the following version, even with a space between them.
      if let last = words.last, last.allSatisfy({ "<>=≥≤".contains($0) }) {
        words[words.count - 1] = last + word
      } else {
        words.append(String(word))
      }
    }
    let result = words.map { fixed(word: $0) }.joined(separator: " ")
    if case .success = parse(result) { return result }
    return nil
  }

  private static func fixed(word: String) -> String {
    for (wrong, right) in misspellings where word.hasPrefix(wrong) {
      return right + word.dropFirst(wrong.count)
    }
    return word.hasSuffix("+") ? ">=" + word.dropLast() : word
  }

  private static let misspellings = [
    ("=>", ">="), ("=<", "<="), ("≥", ">="), ("≤", "<="), ("==", ""), ("=", ""),
  ]

  /// A single condition of a range, such as `>=17`.
  private struct Term {
    var lowest: TabBarEnvironment.Version = 0
    var limit: TabBarEnvironment.Version?

    init?(_ word: Substring) {
      let sign = [">=", "<=", ">", "<", ""].first { word.hasPrefix($0) } ?? ""
      let parts = word.dropFirst(sign.count)
        .split(separator: ".", omittingEmptySubsequences: false)
      let isNumber = { (part: Substring) in
        (1...4).contains(part.count) && part.allSatisfy { $0.isASCII && $0.isNumber }
      }
      guard (1...2).contains(parts.count), parts.allSatisfy(isNumber) else { return nil }
      let numbers = parts.compactMap { Int($0) }
      let first = TabBarEnvironment.Version(numbers[0], numbers.count == 2 ? numbers[1] : 0)
      let next =
        numbers.count == 2
        ? TabBarEnvironment.Version(first.major, first.minor + 1)
        : TabBarEnvironment.Version(first.major + 1)
      switch sign {
      case ">=": lowest = first
      case ">": lowest = next
      case "<": limit = first
      case "<=": limit = next
      default: (lowest, limit) = (first, next)
      }
    }
  }
}

extension TabBarEnvironment.VersionRange: ExpressibleByStringLiteral {
  /// Creates a range from text in the notation of theme files.
  ///
  /// - Parameter value: One or two of `>=17`, `>17`, `<26`, `<=26` or `18`, with a space between
  ///   them.
  /// - Precondition: The text is in this notation, and there is a version in the range.
  public init(stringLiteral value: String) {
    switch Self.read(value) {
    case .success(let range): self = range
    case .failure(let problem):
      preconditionFailure("\(problem.message(for: value)); \(problem.fix.words)")
    }
  }
}

extension VersionProblem {
  package func message(for text: String) -> String {
    switch self {
    case .notVersions: "\(quoted(text)) is no range of versions"
    case .tooLarge: "\(quoted(text)) has a version above \(ThemeFileLimits.version)"
    case .nothing: "no version is in the range \(quoted(text))"
    }
  }

  package var fix: Fix {
    switch self {
    case .notVersions(let near?): .write(near)
    case .notVersions(nil): "write versions as in '>=26', '<18', '>=17 <26' or '18'"
    case .tooLarge: "write a version of iOS, as in '>=26'"
    case .nothing: "write the lower version first, as in '>=17 <26'"
    }
  }
}
