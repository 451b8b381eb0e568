import Foundation
import HeadlessUIKit
import TabRaster
import Testing

@MainActor struct SublayerTests {
  private func layer(_ color: UIColor) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.backgroundColor = color.cgColor
    return layer
  }

  private func view(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = color
    return view
  }

  /// Returns the colors of fills from back to front, as red, green and blue from 0 to 255.
  private func fills(_ view: UIView) -> [[UInt8]] {
    view.displayList().commands.compactMap { command in
      guard case .fill(_, let color) = command else { return nil }
      return [color.red, color.green, color.blue]
    }
  }

  private let red: [UInt8] = [255, 0, 0]
  private let green: [UInt8] = [0, 255, 0]
  private let blue: [UInt8] = [0, 0, 255]

  @Test func `layers and subviews are drawn in the order in which they were added`() {
    let container = view(.clear)
    let (first, second) = (view(.red), view(.blue))
    let added = layer(.green)
    container.addSubview(first)
    container.layer.addSublayer(added)
    container.addSubview(second)
    #expect(fills(container) == [red, green, blue])
    #expect(container.layer.sublayers == [first.layer, added, second.layer])
    container.bringSubviewToFront(first)
    #expect(fills(container) == [green, blue, red])
    container.layer.insertSublayer(added, above: second.layer)
    #expect(fills(container) == [blue, green, red])
    second.removeFromSuperview()
    #expect(fills(container) == [green, red])
    container.layer.insertSublayer(added, at: 1)
    #expect(fills(container) == [red, green])
    added.isHidden = true
    #expect(fills(container) == [red])
    added.removeFromSuperlayer()
    #expect(container.layer.sublayers == [first.layer] && added.superlayer == nil)
    #expect(first.layer.superlayer === container.layer)
  }

  @Test func `a sublayer is replaced in its position`() {
    let container = view(.clear)
    let (old, new) = (layer(.red), layer(.blue))
    container.layer.addSublayer(old)
    container.addSubview(view(.green))
    container.layer.replaceSublayer(old, with: new)
    #expect(fills(container) == [blue, green])
    #expect(old.superlayer == nil)
    container.layer.replaceSublayer(old, with: layer(.red))
    #expect(fills(container) == [blue, green])
    let (first, last) = (layer(.red), layer(.green))
    new.sublayers = [first, last]
    new.replaceSublayer(first, with: last)
    #expect(new.sublayers == [last])
  }

  @Test func `a layer is drawn at its position in another one`() {
    let (outer, inner) = (layer(.red), layer(.blue))
    outer.addSublayer(inner)
    outer.frame.origin = CGPoint(x: 10, y: 20)
    inner.bounds.size = CGSize(width: 2, height: 2)
    inner.position = CGPoint(x: 3, y: 3)
    let container = view(.clear)
    container.layer.addSublayer(outer)
    let places = container.displayList().commands.compactMap { command -> Path? in
      if case .fill(let path, _) = command { path } else { nil }
    }
    #expect(
      places == [
        .rectangle(Rect(x: 10, y: 20, width: 4, height: 4)),
        .rectangle(Rect(x: 12, y: 22, width: 2, height: 2)),
      ]
    )
    outer.sublayers = nil
    #expect(inner.superlayer == nil && outer.sublayers == nil)
  }

  @Test func `a gradient fills its shape from its start to its end`() {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 4)
    #expect(
      gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1)
    )
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    let container = view(.clear)
    container.frame.size.width = 10
    container.layer.addSublayer(gradient)
    #expect(container.displayList().commands.isEmpty)
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    let picture = container.rendered(scale: 1)
    let grays = (0..<10).map { picture.red($0, 1) }
    #expect(grays == grays.sorted() && grays[0] < 20 && grays[9] > 235)
    gradient.locations = [0.5, 0.5]
    let sharp = container.rendered(scale: 1)
    #expect((0..<10).map { sharp.red($0, 1) } == [0, 0, 0, 0, 0, 255, 255, 255, 255, 255])
  }

  @Test func `a shape strokes a part of its path with a width and dashes`() {
    let shape = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 2))
    path.addLine(to: CGPoint(x: 10, y: 2))
    (shape.path, shape.fillColor) = (path.cgPath, nil)
    let container = view(.clear)
    container.frame.size.width = 10
    container.layer.addSublayer(shape)
    #expect(container.displayList().commands.isEmpty)
    (shape.strokeColor, shape.lineWidth) = (UIColor.red.cgColor, 2)
    func columns(row: Int = 1) -> [Bool] {
      let picture = container.rendered(scale: 1)
      return (0..<10).map { picture.alpha($0, row) == 255 }
    }
    #expect(columns() == Array(repeating: true, count: 10))
    #expect(columns(row: 0).allSatisfy { !$0 } && columns(row: 2) == columns())
    (shape.strokeStart, shape.strokeEnd) = (0.2, 0.5)
    #expect(columns() == (0..<10).map { (2..<5).contains($0) })
    (shape.strokeStart, shape.strokeEnd) = (0, 1)
    shape.lineDashPattern = [3, 2]
    #expect(columns() == (0..<10).map { $0 % 5 < 3 })
    shape.lineDashPhase = 1
    #expect(columns() == (0..<10).map { ($0 + 1) % 5 < 3 })
    shape.lineDashPattern = [0, 0]
    #expect(columns() == Array(repeating: true, count: 10))
  }

  @Test func `image contexts begin and end, one inside another`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 2)
    UIColor.red.set()
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: 2))
    line.addLine(to: CGPoint(x: 4, y: 2))
    line.lineWidth = 2
    line.stroke()
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(inner?.size == CGSize(width: 1, height: 1) && inner?.scale == 1)
    #expect(outer?.size == CGSize(width: 4, height: 4) && outer?.scale == 2)
    let view = UIImageView(image: outer)
    let picture = view.rendered(scale: 2)
    #expect((0..<8).map { picture.red(4, $0) } == [0, 0, 255, 255, 255, 255, 0, 0])
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func `a switch is toggled by a touch, has its size, and shows whether it is on`() {
    let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 1, height: 1))
    #expect(control.frame == CGRect(x: 3, y: 4, width: 51, height: 31) && !control.isOn)
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let off = control.rendered(scale: 1)
    control.sendActions(for: .touchUpInside)
    #expect(control.isOn && changes == 1 && control.accessibilityValue == "1")
    let on = control.rendered(scale: 1)
    // The knob is at the left while off, and at the right of a green track while on.
    #expect(off[15, 15] == 0xFFFF_FFFF && off.alpha(40, 15) < 255)
    #expect(on[36, 15] == 0xFFFF_FFFF)
    // The knob begins two points from the edge of the track.
    #expect(off[3, 15] == 0xFFFF_FFFF && off.alpha(1, 15) < 255)
    #expect(on[12, 15] == 0xFF34_C759)
  }
}

extension Bitmap {
  fileprivate subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
  fileprivate func alpha(_ x: Int, _ y: Int) -> UInt32 { self[x, y] >> 24 }
  fileprivate func red(_ x: Int, _ y: Int) -> UInt32 { self[x, y] >> 16 & 255 }
}
