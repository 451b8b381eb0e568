import Foundation
import HeadlessUIKit
import TabRaster
import Testing

@MainActor struct BezierPathTests {
  private let bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
  private let place = Rect(x: 0, y: 0, width: 40, height: 20)

  /// A view that draws with a closure.
  private final class Canvas: UIView {
    var drawing: (CGRect) -> Void = { _ in }
    override func draw(_ rect: CGRect) { drawing(rect) }
  }

  /// Returns the commands of a view that draws with a closure.
  private func commands(_ drawing: @escaping (CGRect) -> Void) -> [DisplayList.Command] {
    let view = Canvas(frame: bounds)
    view.drawing = drawing
    return view.displayList().commands
  }

  /// Returns the elements of a path as it is filled.
  private func elements(_ path: UIBezierPath) -> [Path.Element] {
    for case .fill(let path, _) in commands({ _ in path.fill() }) { return path.elements }
    return []
  }

  @Test func `draws an app's drawing in a view, clipped to its bounds and below its subviews`() {
    let view = Canvas(frame: bounds)
    view.backgroundColor = .white
    view.drawing = { rect in
      UIColor { $0.userInterfaceStyle == .dark ? .green : .red }.setFill()
      UIBezierPath(rect: rect.insetBy(dx: -5, dy: 5)).fill()
    }
    view.overrideUserInterfaceStyle = .dark
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    view.frame.origin.x = 10
    root.addSubview(view)
    let picture = root.rendered(scale: 1)
    func pixel(_ x: Int, _ y: Int) -> UInt32 { picture.pixels[y * 60 + x] }
    #expect(pixel(9, 12) == 0 && pixel(50, 12) == 0)
    #expect(pixel(10, 12) == 0xFF00_FF00 && pixel(49, 5) == 0xFF00_FF00)
    #expect(pixel(10, 9) == 0xFF00_00FF && pixel(30, 4) == 0xFFFF_FFFF)
    #expect(commands { _ in }.isEmpty)
  }

  @Test func `draws the shape of a bar subclass below its items`() {
    final class Bar: UITabBar {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIBezierPath(ovalIn: CGRect(x: rect.midX - 20, y: 0, width: 40, height: 40)).fill()
      }
    }
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let appearance = UITabBarAppearance()
    appearance.configureWithTransparentBackground()
    bar.standardAppearance = appearance
    bar.items = [UITabBarItem(title: "Item", image: nil, tag: 0)]
    let kinds = bar.displayList().commands.map { "\($0)".prefix(4) }
    let oval = kinds.firstIndex(of: "fill")
    let title = kinds.firstIndex(of: "text")
    #expect(oval != nil && title != nil)
    #expect(oval ?? 0 < title ?? 0)
    #expect(bar.rendered(scale: 1).pixels[20 * 320 + 145] == 0xFFFF_0000)
  }

  @Test func `makes rectangles, ovals and round corners`() {
    let corners = UIBezierPath(
      roundedRect: bounds,
      byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 90, height: 1)
    )
    let top = Path.rectangle(place, topLeft: 10, topRight: 10, bottomRight: 0, bottomLeft: 0)
    for (path, expected) in [
      (UIBezierPath(rect: bounds), .rectangle(place)),
      (UIBezierPath(ovalIn: bounds), .ellipse(in: place)),
      (UIBezierPath(roundedRect: bounds, cornerRadius: 6), .roundedRectangle(place, radius: 6)),
      (corners, top),
    ] as [(UIBezierPath, Path)] {
      #expect(elements(path) == expected.elements)
    }
  }

  @Test func `adds lines and curves at the current point`() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: .zero)
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 3, y: 0))
    path.addLine(to: CGPoint(x: 6, y: 0))
    path.addQuadCurve(to: CGPoint(x: 6, y: 6), controlPoint: CGPoint(x: 9, y: 3))
    path.addCurve(
      to: CGPoint(x: 0, y: 6),
      controlPoint1: CGPoint(x: 5, y: 7),
      controlPoint2: CGPoint(x: 1, y: 7)
    )
    path.close()
    // The current point is the start of the subpath that was closed.
    path.addQuadCurve(to: CGPoint(x: 0, y: 0), controlPoint: CGPoint(x: 0, y: 3))
    #expect(
      elements(path) == [
        .move(Point(3, 0)), .line(Point(6, 0)),
        .curve(Point(8, 2), Point(8, 4), end: Point(6, 6)),
        .curve(Point(5, 7), Point(1, 7), end: Point(0, 6)), .close,
        .curve(Point(1, 2), Point(0, 2), end: Point(0, 0)),
      ]
    )
  }

  @Test(arguments: [
    (0.0, 0.5, true, 1, 0.5), (0, 0.5, false, 3, -1.5), (0, -0.5, true, 3, 1.5),
    (0, -0.5, false, 1, -0.5), (0.25, 2.25, true, 4, 2), (0, 7, true, 4, 2), (0, 7, false, 2, -1),
    (1, 0, false, 2, -1), (0, 0, true, 1, 0),
  ])
  func `adds an arc in the given direction`(
    start: Double,
    end: Double,
    isClockwise: Bool,
    curves: Int,
    sweep: Double
  ) throws {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 20, y: 10),
      radius: 8,
      startAngle: CGFloat(start) * .pi,
      endAngle: CGFloat(end) * .pi,
      clockwise: isClockwise
    )
    let elements = elements(path)
    #expect(elements.count == curves + 1)
    guard case .move(var point)? = elements.first else {
      Issue.record("an arc begins with its start")
      return
    }
    func isOnCircle(_ point: Point, at turn: Double) -> Bool {
      let (x, y) = (20 + 8 * cos(turn * .pi), 10 + 8 * sin(turn * .pi))
      return abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
    }
    #expect(isOnCircle(point, at: start))
    for (index, element) in elements.dropFirst().enumerated() {
      guard case .curve(let control1, let control2, let next) = element else { continue }
      #expect(isOnCircle(next, at: start + sweep * Double(index + 1) / Double(curves)))
      // The midpoint of the curve is on the circle, too, within the error of a cubic curve.
      let x = (point.x + 3 * control1.x + 3 * control2.x + next.x) / 8 - 20
      let y = (point.y + 3 * control1.y + 3 * control2.y + next.y) / 8 - 10
      #expect(abs((x * x + y * y).squareRoot() - 8) < 0.003)
      point = next
    }
  }

  @Test func `joins an arc to the path with a line`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(withCenter: .zero, radius: 4, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(elements(path).prefix(2) == [.move(Point(0, 0)), .line(Point(4, 0))])
    let endless = UIBezierPath()
    endless.addArc(withCenter: .zero, radius: 4, startAngle: 0, endAngle: .nan, clockwise: true)
    #expect(endless.isEmpty)
  }

  @Test func `copies, joins and moves shapes`() throws {
    let path = UIBezierPath(rect: bounds)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.append(UIBezierPath(ovalIn: bounds))
    #expect(elements(copy) == Path.rectangle(place).elements)
    #expect(elements(path) == Path.rectangle(place).elements + Path.ellipse(in: place).elements)
    copy.apply(CGAffineTransform(translationX: 2, y: 3).scaledBy(x: 2, y: 2))
    #expect(
      elements(copy) == Path.rectangle(Rect(x: 2, y: 3, width: 80, height: 40)).elements
    )
  }

  @Test func `clips drawing to a path`() {
    let image = UIGraphicsImageRenderer(size: bounds.size).image { context in
      UIBezierPath(ovalIn: bounds).addClip()
      UIColor.red.setFill()
      context.fill(bounds)
    }
    let view = UIImageView(image: image)
    let picture = view.rendered(scale: 1)
    #expect(picture.pixels[0] == 0 && picture.pixels[10 * 40 + 20] == 0xFFFF_0000)
    // Outside a context, nothing happens.
    UIBezierPath(rect: bounds).addClip()
    UIBezierPath(rect: bounds).fill()
  }

  #if !canImport(CoreGraphics)
  @Test func `masks a view by a path`() {
    let view = UIView(frame: bounds)
    view.backgroundColor = .red
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
    mask.frame.origin = CGPoint(x: 20, y: 0)
    view.layer.mask = mask
    let picture = view.rendered(scale: 1)
    func pixel(_ x: Int, _ y: Int) -> UInt32 { picture.pixels[y * 40 + x] }
    #expect(pixel(30, 10) == 0xFFFF_0000 && pixel(20, 0) == 0 && pixel(10, 10) == 0)
    mask.fillColor = UIColor(white: 0, alpha: 0.5).cgColor
    #expect(view.rendered(scale: 1).pixels[10 * 40 + 30] == 0x8080_0000)
    mask.fillColor = nil
    #expect(Set(view.rendered(scale: 1).pixels) == [0])
    #expect(UIBezierPath(cgPath: mask.path ?? UIBezierPath().cgPath).cgPath == mask.path)
  }
  #endif
}
