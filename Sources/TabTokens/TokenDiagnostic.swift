package import TabJSON

/// One thing that is wrong, or worth knowing, in a token document.
package struct TokenDiagnostic: Hashable, Sendable, CustomStringConvertible {
  package let code: TokenCode

  /// The token or the group it concerns; of no names where it is the document.
  package let path: TokenPath

  /// What is wrong, where, and how to fix it; its rule is the code.
  package let diagnostic: ThemeDiagnostic

  package var severity: ThemeDiagnostic.Severity { diagnostic.severity }
  package var description: String { diagnostic.description }
}

/// How a token document is read.
package enum TokenMode: Hashable, Sendable {
  /// As Design Tokens 2025.10 has it; whatever it forbids is an error, and nothing is inferred.
  case strict

  /// With what tools and earlier drafts write, each time with a note.
  case lenient
}

/// The diagnostics of a reading so far.
struct TokenProblems {
  let mode: TokenMode
  private(set) var all: [TokenDiagnostic] = []

  /// The names that can still be compared for nearest ones.
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
    guard all.count <= TokenLimits.problems else { return }
    let isLast = all.count == TokenLimits.problems
    let code = isLast ? .limitProblems : code
    let diagnostic = source.diagnostic(
      isLast ? .error : severity,
      isLast ? "there are more than \(TokenLimits.problems) problems" : message,
      at: range,
      notes: isLast ? [] : notes,
      fix: isLast ? nil : fix,
      rule: code.rawValue
    )
    all.append(TokenDiagnostic(code: code, path: path, diagnostic: diagnostic))
  }

  /// Reports what the specification forbids and a lenient reading takes; returns whether it is taken.
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

  /// Adds what JSON itself forbids.
  mutating func add(json diagnostics: [ThemeDiagnostic]) {
    for var diagnostic in diagnostics {
      diagnostic.rule = TokenCode.json.rawValue
      all.append(TokenDiagnostic(code: .json, path: TokenPath([]), diagnostic: diagnostic))
    }
  }

  mutating func add(_ others: [TokenDiagnostic]) { all += others }

  /// Whether more names are compared.
  var comparesNames: Bool { comparisons > 0 }

  /// The name that was most likely meant, as long as not too many have been compared.
  mutating func nearest(to name: String, in candidates: some Collection<String>) -> String? {
    guard comparesNames else { return nil }
    comparisons -= candidates.count
    return TabJSON.nearest(to: name, in: candidates.prefix(TokenLimits.comparedNames))
  }
}
