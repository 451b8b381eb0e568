package import Foundation

/// The pixel grid of a display, to which UIKit aligns frames.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; 1 or more.
  package let scale: CGFloat

  /// Creates a grid; a scale of 0, which a view outside a window reports, counts as 1.
  package init(scale: CGFloat) {
    self.scale = scale > 0 ? scale : 1
  }

  /// The width of a pixel, in points.
  package var pixel: CGFloat { 1 / scale }

  /// Returns the nearest pixel edge, in points; halves are rounded up.
  package func nearest(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5).rounded(.down) / scale
  }

  /// Returns the last pixel edge at or before a value, with the tolerance of `ceiling`.
  package func floor(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.001).rounded(.down) / scale
  }

  /// Returns the first pixel edge at or after a value.
  ///
  /// A thousandth of a pixel is tolerated, so that 40/3 points are 40 pixels at 3 pixels per point.
  package func ceiling(_ value: CGFloat) -> CGFloat {
    (value * scale - 0.001).rounded(.up) / scale
  }
}
