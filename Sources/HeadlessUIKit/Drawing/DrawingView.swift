package import Foundation

/// A view that draws what it is told, for pictures that need more than bars.
///
/// Other modules of the package can't override drawing, since UIKit's views have no such method.
@MainActor package final class DrawingView: UIView {
  private let drawing: @MainActor (CGRect, inout DrawingContext) -> Void

  /// Creates a view that draws its bounds with a closure.
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
