package import TabFiles

/// A diagnostic about a token document, with its code and the path of the token or group.
package struct TokenDiagnostic: Hashable, Sendable, CustomStringConvertible {
  package let code: TokenCode

  /// The path of the token or group with the problem; without names if the problem is the document's.
  package let path: TokenPath

  /// The message, the location and the fix; the diagnostic's rule is the code.
  package let diagnostic: ThemeDiagnostic

  package var severity: ThemeDiagnostic.Severity { diagnostic.severity }
  package var description: String { diagnostic.description }
}

/// The strictness with which a token document is read.
package enum TokenMode: Hashable, Sendable {
  /// By Design Tokens 2025.10: a form that it forbids is an error, and no type is inferred.
  case strict

  /// With the forms of tools and earlier drafts, each of which gets a note.
  case lenient
}

/// The diagnostics collected while documents are read and tokens are resolved.
struct TokenProblems {
  let mode: TokenMode
  private(set) var all: [TokenDiagnostic] = []

  /// The numbers of reported errors, under `nil`, and of warnings and notes by their code.
  private var counts: [TokenCode?: Int] = [:]

  /// The number of names that may still be compared in the search for similar ones.
  private var comparisons = TokenLimits.comparedNames

  init(mode: TokenMode, all: [TokenDiagnostic] = []) {
    (self.mode, self.all) = (mode, all)
  }

  mutating func report(
    _ code: TokenCode,
    _ message: String,
    as severity: ThemeDiagnostic.Severity = .error,
    at range: Range<Int>,
    in source: SourceText,
    path: TokenPath,
    notes: [String] = [],
    fix: Fix? = nil
  ) {
    // The first problem above the limit is replaced by the diagnostic of the limit, and later ones are dropped. Notes
    // have a limit of their own, since a valid file can have many, which must not hide an error.
    let isError = severity == .error
    let count = counts[isError ? nil : code, default: 0]
    guard count <= TokenLimits.problems else { return }
    counts[isError ? nil : code] = count + 1
    let isLast = count == TokenLimits.problems
    let code = isLast && isError ? .limitProblems : code
    let limit = "there are more than \(TokenLimits.problems)"
    let diagnostic = source.diagnostic(
      severity,
      isLast ? isError ? "\(limit) errors" : "\(limit) \(severity)s of this kind" : message,
      at: range,
      notes: isLast ? [] : notes,
      fix: isLast ? nil : fix,
      rule: code.rawValue
    )
    all.append(TokenDiagnostic(code: code, path: path, diagnostic: diagnostic))
  }

  /// Reports a form that the specification forbids: an error in strict mode, a note in lenient mode, which accepts it.
  ///
  /// - Returns: Whether the form is accepted.
  mutating func allows(
    _ code: TokenCode,
    _ message: String,
    at range: Range<Int>,
    in source: SourceText,
    path: TokenPath,
    fix: Fix? = nil
  ) -> Bool {
    let severity: ThemeDiagnostic.Severity = mode == .strict ? .error : .note
    report(code, message, as: severity, at: range, in: source, path: path, fix: fix)
    return mode == .lenient
  }

  /// Adds the diagnostics of the JSON parser.
  mutating func add(json diagnostics: [ThemeDiagnostic]) {
    for var diagnostic in diagnostics {
      diagnostic.rule = TokenCode.json.rawValue
      if mode == .strict { diagnostic.severity = .error }
      all.append(TokenDiagnostic(code: .json, path: TokenPath([]), diagnostic: diagnostic))
    }
  }

  mutating func add(_ others: [TokenDiagnostic]) { all += others }

  /// Whether more names may be compared in the search for similar ones.
  var comparesNames: Bool { comparisons > 0 }

  /// Returns the candidate most similar to a name, or `nil` if none is or too many have been compared.
  mutating func nearest(to name: String, in candidates: some Collection<String>) -> String? {
    guard comparesNames else { return nil }
    comparisons -= candidates.count
    return TabDiagnostics.nearest(to: name, in: candidates.prefix(TokenLimits.comparedNames))
  }
}
