/// Something that the stand-in models but can't draw yet.
package struct NotDrawn: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  package static let glass = NotDrawn(
    "the glass look of iOS 26 and later isn't drawn yet; choose an iOS version up to 18"
  )
}
