package import TabUIKit

/// What lies behind a bar in a picture.
package enum Backdrop: String, Hashable, Sendable {
  /// Rows of a list without words, which give a translucent bar something to lie on.
  case rows

  case white
  case black

  /// Stripes of six colors, across which a blur can be judged.
  case stripes
}

extension Backdrop {
  /// The height of a row, in points, and of the strip of content that a picture shows beside the bar.
  package static let rowHeight: CGFloat = 64

  /// A view of the backdrop on a page, all of it or from below its top, to where the page's content ends; all but rows
  /// fill the page.
  @MainActor
  package func view(on page: UIView, from top: CGFloat = 0, contentEnd: CGFloat) -> UIView {
    let sides = page.safeAreaInsets
    let width = page.bounds.width - sides.left - sides.right
    switch self {
    case .rows:
      let height = contentEnd - top
      return RowsView(frame: CGRect(x: sides.left, y: top, width: width, height: height))
    case .white: return Self.view(frame: page.bounds, color: .white)
    case .black: return Self.view(frame: page.bounds, color: .black)
    case .stripes: return Self.stripes(frame: page.bounds)
    }
  }

  @MainActor
  private static func view(frame: CGRect, color: UIColor) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  @MainActor
  private static func stripes(frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    let colors: [(CGFloat, CGFloat, CGFloat)] = [
      (255, 255, 255), (220, 40, 40), (250, 190, 30), (0, 0, 0), (40, 160, 80), (30, 90, 220),
    ]
    let width: CGFloat = 24
    let bounds = view.bounds
    for index in 0..<Int((bounds.width / width).rounded(.up)) {
      let x = CGFloat(index) * width
      let frame = CGRect(x: x, y: 0, width: min(width, bounds.width - x), height: bounds.height)
      let (red, green, blue) = colors[index % colors.count]
      let color = UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
      view.addSubview(self.view(frame: frame, color: color))
    }
    return view
  }
}

/// Rows from the bottom up.
private final class RowsView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    // Lines of different length look like text.
    let lengths: [CGFloat] = [0.42, 0.55, 0.34, 0.6]
    let length = bounds.width - 72 - 16
    var (shapes, titles): ([UIBezierPath], [UIBezierPath]) = ([], [])
    for number in 0..<Int((bounds.height / Backdrop.rowHeight).rounded(.up)) {
      let y = bounds.maxY - CGFloat(number + 1) * Backdrop.rowHeight
      let (first, second) = (lengths[number % 4], lengths[(number + 1) % 4] * 1.4)
      shapes.append(path(CGRect(x: 16, y: y + 12, width: 40, height: 40), radius: 9))
      titles.append(path(CGRect(x: 72, y: y + 18, width: length * first, height: 10), radius: 5))
      shapes.append(path(CGRect(x: 72, y: y + 38, width: length * second, height: 8), radius: 4))
    }
    UIColor.systemGray5.setFill()
    for path in shapes { path.fill() }
    UIColor.systemGray4.setFill()
    for path in titles { path.fill() }
  }

  private func path(_ frame: CGRect, radius: CGFloat) -> UIBezierPath {
    var frame = frame
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    return UIBezierPath(roundedRect: frame, cornerRadius: radius)
  }
}
