import TabFiles

/// A JSON text in which `1️⃣`, `2️⃣` … mark the expected locations of diagnostics.
struct MarkedText {
  var text = ""
  var places: [ThemeDiagnostic.Location] = []

  init(_ marked: String) {
    var (line, column) = (1, 1)
    for character in marked {
      if character.unicodeScalars.contains("\u{20E3}") {
        places.append(ThemeDiagnostic.Location(file: "test", line: line, column: column))
        continue
      }
      text.append(character)
      if character.isNewline {
        (line, column) = (line + 1, 1)
      } else {
        column += character.utf8.count
      }
    }
  }
}
