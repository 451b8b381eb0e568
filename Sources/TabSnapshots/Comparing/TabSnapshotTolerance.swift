/// What difference between two pictures is let pass.
///
///     assertTabSnapshot(of: bar, as: .image(tolerance: .perceptual()))
///
/// The stand-in draws the same bytes everywhere, so nothing need be. UIKit doesn't: its pictures depend on the
/// graphics processor.
public struct TabSnapshotTolerance: Hashable, Sendable {
  /// The distance of two colors up to which they are the same, in OKLab: 0 to 1, white from black.
  var distance: Double

  /// How many other pixels may differ in any window.
  var pixels: Int

  /// The width and height of that window, in pixels.
  var window: Int

  /// Every byte counts.
  public static let exact = TabSnapshotTolerance(distance: 0, pixels: 0, window: 1)

  /// Colors may differ by what the eye hardly sees, and few pixels in one place by more.
  ///
  /// What counts is the densest place, not a share of the picture, so a badge that is lost fails in a picture of any size.
  ///
  /// - Parameters:
  ///   - distance: The distance of two colors up to which they are the same, in OKLab; black and white are 1 apart,
  ///     and 0.02 is hardly seen.
  ///   - pixels: How many other pixels may differ in any window, as at the edges of shapes.
  ///   - window: The width and height of the window, in pixels, at least 1.
  /// - Returns: The tolerance.
  public static func perceptual(
    distance: Double = 0.02,
    pixels: Int = 4,
    window: Int = 8
  ) -> TabSnapshotTolerance {
    precondition(window >= 1, "window must be at least 1 (was \(window))")
    return TabSnapshotTolerance(distance: distance, pixels: pixels, window: window)
  }
}
