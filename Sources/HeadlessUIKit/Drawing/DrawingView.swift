package import Foundation

/// A view that draws with a closure, for pictures with more than bars.
///
/// Other modules can't override `draw(in:)`, which UIKit's views don't have.
@MainActor package final class DrawingView: UIView {
  private let drawing: @MainActor (CGRect, inout DrawingContext) -> Void

  /// Creates a view that calls a closure with its bounds to draw.
  package init(
    frame: CGRect,
    drawing: @escaping @MainActor (CGRect, inout DrawingContext) -> Void
  ) {
    self.drawing = drawing
    super.init(frame: frame)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func draw(in context: inout DrawingContext) {
    drawing(bounds, &context)
  }
}
