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
    func fill(
      x: CGFloat,
      y: CGFloat,
      width: CGFloat,
      height: CGFloat,
      radius: Double,
      _ color: UIColor
    ) {
      let isMirrored = context.traitCollection.layoutDirection == .rightToLeft
      let frame = CGRect(
        x: isMirrored ? row.maxX - x - width : row.minX + x,
        y: row.minY + y,
        width: width,
        height: height
      )
      let shape = Path.roundedRectangle(context.rect(frame), radius: radius)
      context.append(.fill(shape, context.color(color)))
    }
    fill(x: 16, y: 12, width: 40, height: 40, radius: 9, .systemGray5)
    // Lines of different length look like text.
    let length = row.width - 72 - 16
    let (first, second) = (lengths[number % 4], lengths[(number + 1) % 4] * 1.4)
    fill(x: 72, y: 18, width: length * first, height: 10, radius: 5, .systemGray4)
    fill(x: 72, y: 38, width: length * second, height: 8, radius: 4, .systemGray5)
  }

  private static let lengths: [CGFloat] = [0.42, 0.55, 0.34, 0.6]
}
