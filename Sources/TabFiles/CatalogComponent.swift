/// A component of a color in the color set of an asset catalog, alpha included, as Xcode writes it.
package enum CatalogComponent {
  /// Returns the value of a text: a fraction with a decimal point, as `0.400`, and a byte without one, as
  /// `102` or `0x66`; `nil` for other texts.
  ///
  /// Xcode 26.4.1 compiles the alpha `1` to 1/255 (terrazzo #768).
  package static func value(of text: String) -> Double? {
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }
}
