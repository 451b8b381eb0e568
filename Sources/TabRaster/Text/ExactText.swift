/// A text that is equal to those with the same scalars alone.
///
/// Strings are equal where a letter and its accent are one scalar or two, and a typeface may have glyphs for one of these.
struct ExactText: Hashable, Sendable {
  let string: String

  init(_ string: String) {
    self.string = string
  }

  static func == (left: ExactText, right: ExactText) -> Bool {
    left.string.utf8.elementsEqual(right.string.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in string.utf8 { hasher.combine(byte) }
  }
}
