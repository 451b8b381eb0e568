/// Something that the stand-in models but can't draw yet.
package struct NotDrawn: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  package static let padTopBar = NotDrawn(
    "the bar at the top of an iPad with iOS 18 and later isn't drawn yet"
  )

  /// Its sizes are known for iPhones in portrait only.
  package static let glassInOtherPlaces = NotDrawn(
    "the glass of iOS 26 and later is drawn on an iPhone in portrait only"
  )

  package static let transparentGlass = NotDrawn(
    "a transparent background on iOS 26 and later isn't drawn: reports disagree whether the glass stays"
  )
}
