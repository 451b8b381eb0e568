import TabJSON

extension ThemeColor.Value {
  /// Creates the value that a text outside theme files stands for.
  ///
  /// - Parameters:
  ///   - text: The text, in one of the notations of theme files.
  ///   - place: Where it stands, for the diagnostic.
  /// - Throws: ``ThemeFileError`` with what is wrong and how to mend it.
  package init(text: String, at place: String) throws(ThemeFileError) {
    switch Self.read(text) {
    case .success(let value): self = value
    case .failure(let problem):
      let message = "'\(place)' isn't a color: \(problem.message(for: text))"
      throw ThemeFileError(diagnostics: [Diagnostic(.error, message, fix: problem.fix)])
    }
  }
}
