/// Names for colors of a picture, as custom properties of CSS.
package struct SVGFillNames {
  private let picture: Picture
  private let names: [RGBA: String]

  /// Creates names for the colors of a picture.
  ///
  /// - Parameters:
  ///   - picture: The same picture, in which each color that has a name is another one.
  ///   - names: The names by these other colors; their opacities don't count.
  package init(in picture: Picture, names: [RGBA: String]) {
    (self.picture, self.names) = (picture, names)
  }

  /// Returns the names of the fills that a writer will write for a picture, by their indices.
  ///
  /// Without names where the two pictures don't have the same shapes.
  func names(asIn writer: SVGWriter, of original: Picture) -> [Int: String] {
    let (marked, shown) = (writer.fills(of: picture), writer.fills(of: original))
    guard marked.count == shown.count else { return [:] }
    return marked.enumerated().reduce(into: [:]) { result, fill in
      let (index, color) = fill
      result[index] = names[RGBA(color.red, color.green, color.blue)]
    }
  }
}
