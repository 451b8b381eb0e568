/// Names for things in code, from words that people have chosen.
enum SwiftIdentifier {
  /// The words as one name that begins with a small letter: `Ink at edge` gives `inkAtEdge`.
  ///
  /// Only letters and digits of ASCII are kept.
  ///
  /// - Parameters:
  ///   - words: What people have chosen.
  ///   - kind: What is named, in one small word, for words that can't be a name alone.
  /// - Returns: The name.
  static func from(_ words: String, kind: String = "color") -> String {
    let parts = words.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = parts.enumerated().map { index, part in
      let first = part.prefix(1)
      return (index == 0 ? first.lowercased() : first.uppercased()) + part.dropFirst()
    }
    let name = String(joined.joined().prefix(32))
    if name.first?.isLetter != true { return kind + name }
    return keywords.contains(name) ? name + kind.prefix(1).uppercased() + kind.dropFirst() : name
  }

  /// The name, with a number if it is taken already.
  static func unique(_ name: String, among taken: some Collection<String>) -> String {
    var (result, number) = (name, 2)
    while taken.contains(result) {
      result = "\(name)\(number)"
      number += 1
    }
    return result
  }

  /// What a constant can't be called without backticks.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]
}
