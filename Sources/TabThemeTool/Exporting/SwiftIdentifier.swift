/// Creates identifiers from words that users have chosen.
enum SwiftIdentifier {
  /// Returns the words as one identifier in lower camel case: `Ink at edge` gives `inkAtEdge`.
  ///
  /// Only ASCII letters and digits are kept.
  ///
  /// - Parameters:
  ///   - words: The words of the user.
  ///   - kind: A lowercase noun for the named thing, used for words that aren't a valid identifier.
  /// - Returns: A valid identifier, of at most 32 characters plus those of `kind`.
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

  /// Returns the name, with a number appended if it is taken.
  static func unique(_ name: String, among taken: some Collection<String>) -> String {
    var (result, number) = (name, 2)
    while taken.contains(result) {
      result = "\(name)\(number)"
      number += 1
    }
    return result
  }

  /// The keywords that can't be identifiers without backticks.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]
}
