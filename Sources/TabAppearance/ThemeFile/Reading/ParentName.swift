/// What `extends` can say.
enum ParentName: Hashable, Sendable {
  /// The name of a theme.
  case theme(String)

  /// A file, by the folders that lead down to it.
  case file([String])

  /// The name that a text stands for, or why there is none.
  static func read(_ text: String) -> Result<ParentName, ParentProblem> {
    guard text.contains("/") || text.contains("\\") || text.hasSuffix(".json") else {
      return .success(.theme(text))
    }
    let parts = text.split { "/\\".contains($0) }.map(String.init).filter { $0 != "." }
    let leadsOut =
      text.hasPrefix("/") || text.hasPrefix("~") || text.contains("\\") || parts.contains("..")
    if leadsOut { return .failure(.outside(file: parts.last)) }
    guard parts.last?.hasSuffix(".json") == true else { return .failure(.notThemeFile) }
    return .success(.file(parts))
  }
}
