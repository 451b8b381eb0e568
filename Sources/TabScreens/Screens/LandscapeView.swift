import TabUIKit

/// A landscape of flat colors: sky, sun or moon, three ranges of hills and a lake, by day and by night.
final class LandscapeView: UIView {
  /// The outlines of the ranges as fractions of the size, from back to front, with their colors by
  /// day and by night.
  private static let ranges: [(points: [(x: CGFloat, y: CGFloat)], day: Int, night: Int)] = [
    (
      [(0, 0.42), (0.18, 0.3), (0.36, 0.44), (0.58, 0.24), (0.8, 0.4), (1, 0.32)], 0xF2A65A,
      0x2B3A67
    ),
    ([(0, 0.58), (0.22, 0.46), (0.45, 0.6), (0.7, 0.44), (1, 0.56)], 0xC8553D, 0x1E2A4F),
    ([(0, 0.7), (0.3, 0.6), (0.6, 0.72), (0.85, 0.62), (1, 0.68)], 0x588157, 0x14203D),
    ([(0, 0.84), (0.4, 0.8), (0.75, 0.86), (1, 0.82)], 0x2A9D8F, 0x0F3B57),
    ([(0, 0.95), (0.35, 0.92), (0.7, 0.97), (1, 0.93)], 0x1D6F8A, 0x0A2740),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = true
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let isNight = traitCollection.userInterfaceStyle == .dark
    fill(UIBezierPath(rect: bounds), isNight ? 0x0B1026 : 0x9AD1F5)
    let radius = min(bounds.width, bounds.height) * 0.14
    let center = CGPoint(x: bounds.width * (isNight ? 0.24 : 0.72), y: bounds.height * 0.22)
    let disc = CGRect(
      x: center.x - radius,
      y: center.y - radius,
      width: 2 * radius,
      height: 2 * radius
    )
    fill(UIBezierPath(ovalIn: disc), isNight ? 0xF1E9C9 : 0xFFE08A)
    for range in Self.ranges {
      fill(path(through: range.points), isNight ? range.night : range.day)
    }
  }

  /// Returns the area below a smooth line through points, whose coordinates are fractions of the
  /// size.
  private func path(through points: [(x: CGFloat, y: CGFloat)]) -> UIBezierPath {
    let places = points.map { CGPoint(x: $0.x * bounds.width, y: $0.y * bounds.height) }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: bounds.height))
    path.addLine(to: places[0])
    for (start, end) in zip(places, places.dropFirst()) {
      let middle = (start.x + end.x) / 2
      path.addCurve(
        to: end,
        controlPoint1: CGPoint(x: middle, y: start.y),
        controlPoint2: CGPoint(x: middle, y: end.y)
      )
    }
    path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
    path.close()
    return path
  }

  private func fill(_ path: UIBezierPath, _ color: Int) {
    UIColor(
      red: CGFloat(color >> 16) / 255,
      green: CGFloat(color >> 8 & 0xFF) / 255,
      blue: CGFloat(color & 0xFF) / 255,
      alpha: 1
    ).setFill()
    path.fill()
  }
}
