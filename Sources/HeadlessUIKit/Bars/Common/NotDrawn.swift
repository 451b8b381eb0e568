/// Something that the stand-in models but can't draw yet.
package struct NotDrawn: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// Its sizes are known with glass only.
  package static let padTopBar = NotDrawn(
    "the bar at the top of an iPad is drawn with the glass of iOS 26 and later only"
  )

  /// Its sizes are known for iPhones in portrait, and for the top of an iPad.
  package static let glassInOtherPlaces = NotDrawn(
    "the glass of iOS 26 and later is drawn on an iPhone in portrait and at the top of an iPad only"
  )

  package static let transparentGlass = NotDrawn(
    "a transparent background on iOS 26 and later isn't drawn: reports disagree whether the glass stays"
  )
}
