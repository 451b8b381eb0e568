extension StringProtocol {
  /// Returns the letters and digits of the text, as a part of a file's name, with one dash in place of
  /// other characters in a row.
  ///
  /// - Parameter others: The characters that are kept besides letters and digits.
  /// - Returns: The part of the name; empty if no character is kept.
  package func fittedToFileName(keeping others: String) -> String {
    var result = ""
    for character in self {
      if character.isLetter || character.isNumber || others.contains(character) {
        result.append(character)
      } else if !result.isEmpty, result.last != "-" {
        result.append("-")
      }
    }
    while result.last == "-" { result.removeLast() }
    return result
  }
}
