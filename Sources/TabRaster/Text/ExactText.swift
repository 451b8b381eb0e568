/// A text that is equal only to texts of the same Unicode scalars.
///
/// Strings are equal if they are canonically equivalent, but a typeface may have glyphs for one of two spellings only.
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
