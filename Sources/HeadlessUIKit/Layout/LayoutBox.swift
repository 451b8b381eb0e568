import Foundation

/// A rectangle as linear expressions, for constraints.
struct LayoutBox {
  var x: LinearExpression
  var y: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  init(
    x: LinearExpression,
    y: LinearExpression,
    width: LinearExpression,
    height: LinearExpression
  ) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init(_ rect: CGRect) {
    x = LinearExpression(Double(rect.minX))
    y = LinearExpression(Double(rect.minY))
    width = LinearExpression(Double(rect.width))
    height = LinearExpression(Double(rect.height))
  }

  /// Creates a box of four new variables, with a width and a height of at least 0.
  init(in system: inout LinearSystem) {
    x = LinearExpression(variable: system.makeVariable())
    y = LinearExpression(variable: system.makeVariable())
    width = LinearExpression(variable: system.makeVariable(isNonnegative: true))
    height = LinearExpression(variable: system.makeVariable(isNonnegative: true))
  }

  /// The coordinates and lengths of the box, with their names in messages.
  var parts: [(name: String, expression: LinearExpression)] {
    [("minX", x), ("minY", y), ("width", width), ("height", height)]
  }

  mutating func move(byX dx: LinearExpression, y dy: LinearExpression) {
    x.add(dx)
    y.add(dy)
  }

  func inset(by insets: UIEdgeInsets) -> LayoutBox {
    LayoutBox(
      x: x + LinearExpression(Double(insets.left)),
      y: y + LinearExpression(Double(insets.top)),
      width: width - LinearExpression(Double(insets.left + insets.right)),
      height: height - LinearExpression(Double(insets.top + insets.bottom))
    )
  }

  /// Returns the value of an attribute in left-to-right layout; baselines are the bottom edge.
  func value(of attribute: NSLayoutConstraint.Attribute) -> LinearExpression {
    switch attribute {
    case .left, .leading: x
    case .right, .trailing: x + width
    case .centerX: x + width.scaled(by: 0.5)
    case .top: y
    case .bottom, .firstBaseline, .lastBaseline: y + height
    case .centerY: y + height.scaled(by: 0.5)
    case .width: width
    case .height: height
    case .notAnAttribute: LinearExpression()
    }
  }

  /// Returns the rectangle with the values of a solved system, its edges rounded to full pixels.
  func rect(in system: LinearSystem, on grid: PixelGrid) -> CGRect {
    // The tolerance keeps halves of pixels that are slightly too small from rounding down.
    func edge(_ expression: LinearExpression) -> CGFloat {
      grid.nearest(CGFloat(system.value(of: expression) + 1e-6))
    }
    let (left, top) = (edge(x), edge(y))
    let (right, bottom) = (edge(x + width), edge(y + height))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
