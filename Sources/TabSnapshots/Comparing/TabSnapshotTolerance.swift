/// The difference between two pictures that is tolerated.
///
///     assertTabSnapshot(of: bar, as: .image(tolerance: .perceptual()))
///
/// The stand-in draws the same bytes on every machine, so no tolerance is needed there. UIKit's
/// pictures depend on the graphics processor.
public struct TabSnapshotTolerance: Hashable, Sendable {
  /// The distance in OKLab up to which two colors count as equal: from 0 to 1, the distance of
  /// black and white.
  var distance: Double

  /// The number of other pixels that may differ in any window.
  var pixels: Int

  /// The width and height of that window, in pixels.
  var window: Int

  /// No tolerance: all bytes must be equal.
  public static let exact = TabSnapshotTolerance(distance: 0, pixels: 0, window: 1)

  /// Returns a tolerance for colors that differ by hardly visible amounts, and for few other pixels
  /// in any window.
  ///
  /// The densest window is what counts, not a share of the picture, so a missing badge fails in a
  /// picture of any size.
  ///
  /// - Parameters:
  ///   - distance: The distance in OKLab up to which two colors count as equal; black and white are
  ///     1 apart, and 0.02 is hardly visible.
  ///   - pixels: The number of other pixels that may differ in any window, as at the edges of
  ///     shapes.
  ///   - window: The width and height of the window, in pixels, at least 1.
  /// - Returns: A tolerance with these limits.
  public static func perceptual(
    distance: Double = 0.02,
    pixels: Int = 4,
    window: Int = 8
  ) -> TabSnapshotTolerance {
    precondition(window >= 1, "window must be at least 1 (was \(window))")
    return TabSnapshotTolerance(distance: distance, pixels: pixels, window: window)
  }
}
