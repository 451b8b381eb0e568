public import TabUIKit

/// The content behind a bar.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum TabSnapshotBackdrop: Hashable, Sendable {
  /// A list of messages, each with an avatar, a name and a line of text, in rows 64 points high.
  case rows

  /// White.
  case white

  /// Black.
  case black

  /// Stripes of six colors, 24 points wide, to judge a blur.
  case stripes

  /// A landscape of flat colors by day, or by night in dark style, to judge glass.
  case landscape

  /// A color, which may be dynamic.
  case color(UIColor)

  /// A picture, scaled to the width of the screen and aligned with its bottom.
  case image(UIImage)
}

extension TabSnapshotBackdrop {
  /// The height of a row, in points, and of the strip of content that a picture shows next to the
  /// bar.
  package static let rowHeight: CGFloat = 64

  /// Returns a view of the backdrop for a page.
  ///
  /// - Parameters:
  ///   - page: The page, which all backdrops but rows and images fill.
  ///   - top: The minimum y of rows, in points from the top of the page.
  ///   - areRowsWhole: Whether rows aren't cut at `top`. If so, a heading takes the place of the
  ///     first row.
  ///   - contentEnd: The end of the page's content and its rows, in points from the top of the
  ///     page.
  /// - Returns: The view, not yet added to the page.
  @MainActor
  func view(
    on page: UIView,
    from top: CGFloat,
    areRowsWhole: Bool = false,
    contentEnd: CGFloat
  ) -> UIView {
    let bounds = page.bounds
    switch self {
    case .rows:
      let sides = page.safeAreaInsets
      let width = bounds.width - sides.left - sides.right
      var height = contentEnd - top
      if areRowsWhole { height -= height.truncatingRemainder(dividingBy: Self.rowHeight) }
      return RowsView(
        frame: CGRect(x: sides.left, y: contentEnd - height, width: width, height: height),
        hasHeading: areRowsWhole,
        isRightToLeft: page.traitCollection.layoutDirection == .rightToLeft
      )
    case .white: return Self.view(frame: bounds, color: .white)
    case .black: return Self.view(frame: bounds, color: .black)
    case .stripes: return Self.stripes(frame: bounds)
    case .landscape:
      let start = areRowsWhole ? 0 : top
      return LandscapeView(
        frame: CGRect(x: 0, y: start, width: bounds.width, height: bounds.maxY - start)
      )
    case .color(let color): return Self.view(frame: bounds, color: color)
    case .image(let image):
      let view = UIImageView(image: image)
      let height = image.size.width > 0 ? bounds.width * image.size.height / image.size.width : 0
      view.frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
      return view
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
