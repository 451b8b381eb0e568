/// Something that a theme names and that the app or the system has to have.
package struct ThemeResource: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case color, image, symbol, family
  }

  package let kind: Kind
  package let name: String

  /// The keys that lead to it, as in `item.normal.title.family`.
  package let path: String
}
