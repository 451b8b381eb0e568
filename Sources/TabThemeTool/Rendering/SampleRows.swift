import HeadlessUIKit
import TabRaster

/// Rows of a list without words, which give a translucent bar something to lie on.
enum SampleRows {
  /// The height of a row, in points.
  static let height: CGFloat = 64

  /// A view with rows that fill it from the bottom up.
  @MainActor
  static func view(frame: CGRect) -> UIView {
    DrawingView(frame: frame) { bounds, context in
      var bottom = bounds.maxY
      var number = 0
      while bottom > bounds.minY {
        let row = CGRect(x: bounds.minX, y: bottom - height, width: bounds.width, height: height)
        draw(row, number: number, in: &context)
        bottom -= height
        number += 1
      }
    }
  }

  private static func draw(_ row: CGRect, number: Int, in context: inout DrawingContext) {
    fill(
      CGRect(x: row.minX + 16, y: row.minY + 12, width: 40, height: 40),
      9,
      .systemGray5,
      &context
    )
    // Lines of different length look like text.
    let length = row.width - 72 - 16
    let first = CGRect(
      x: row.minX + 72,
      y: row.minY + 18,
      width: length * lengths[number % 4],
      height: 10
    )
    let second = CGRect(
      x: row.minX + 72,
      y: row.minY + 38,
      width: length * lengths[(number + 1) % 4] * 1.4,
      height: 8
    )
    fill(first, 5, .systemGray4, &context)
    fill(second, 4, .systemGray5, &context)
  }

  private static let lengths: [CGFloat] = [0.42, 0.55, 0.34, 0.6]

  private static func fill(
    _ frame: CGRect,
    _ radius: Double,
    _ color: UIColor,
    _ context: inout DrawingContext
  ) {
    context.append(
      .fill(.roundedRectangle(context.rect(frame), radius: radius), context.color(color))
    )
  }
}
