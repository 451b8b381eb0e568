/// How much is read from a PNG file that nobody has checked.
package enum PNGLimits {
  /// The longest side, in pixels.
  package static let dimension = Bitmap.maximumDimension

  /// The most pixels.
  package static let pixels = 33_554_432

  /// The largest file, in bytes.
  package static let fileBytes = 67_108_864
}
