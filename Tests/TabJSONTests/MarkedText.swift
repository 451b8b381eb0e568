import TabJSON

/// A JSON text in which `1️⃣`, `2️⃣` … stand where diagnostics must point.
struct MarkedText {
  var text = ""
  var places: [SourceLocation] = []

  init(_ marked: String) {
    var (line, column) = (1, 1)
    for character in marked {
      if character.unicodeScalars.contains("\u{20E3}") {
        places.append(SourceLocation(file: "test", line: line, column: column))
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
