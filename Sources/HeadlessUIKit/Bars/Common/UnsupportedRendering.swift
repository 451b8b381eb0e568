/// The reason why a bar that the stand-in models can't be drawn.
package struct UnsupportedRendering: Error, Hashable, CustomStringConvertible {
  package let description: String

  private init(_ description: String) {
    self.description = description
  }

  static let verticalBar = UnsupportedRendering(
    "a bar at the side on iOS 27.1 isn't drawn: no picture of it is known"
  )
}
