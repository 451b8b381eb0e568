/// The name of the file for a picture.
enum PictureFileName {
  /// The name of a theme, fit for the name of a file, with what is special about the picture.
  ///
  ///     PictureFileName.name(theme: "Midnight", style: "dark")  // "Midnight-dark.png"
  static func name(theme: String, style: String, marks: [String] = []) -> String {
    ([fit(theme), style] + marks).joined(separator: "-") + ".png"
  }

  /// The letters and digits of a name; a theme may be named like a path, or like a hidden file.
  static func fit(_ name: String) -> String {
    var result = ""
    for character in name.prefix(64) {
      let isPlain = character.isLetter || character.isNumber || character == "_"
      if isPlain {
        result.append(character)
      } else if !result.isEmpty, result.last != "-" {
        result.append("-")
      }
    }
    while result.last == "-" { result.removeLast() }
    return result.isEmpty ? "theme" : result
  }
}
