package import Foundation

/// The pixels of a display, to which UIKit rounds what it lays out.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; 1 or more.
  package let scale: CGFloat

  /// Creates a grid; a scale of 0, which a view outside a window reports, counts as 1.
  package init(scale: CGFloat) {
    self.scale = scale > 0 ? scale : 1
  }

  /// One pixel, in points.
  package var pixel: CGFloat { 1 / scale }

  /// The nearest pixel edge; halves go up.
  package func nearest(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5).rounded(.down) / scale
  }

  /// The last pixel edge at or before a value, with the same forgiveness as `ceiling`.
  package func floor(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.001).rounded(.down) / scale
  }

  /// The first pixel edge at or after a value.
  ///
  /// A thousandth of a pixel too much is forgiven, so that 40/3 stays 40 pixels at 3 per point.
  package func ceiling(_ value: CGFloat) -> CGFloat {
    (value * scale - 0.001).rounded(.up) / scale
  }
}
