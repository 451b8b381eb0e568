import HeadlessUIKit
import Testing

@MainActor struct HitTestingTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  let front = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))

  init() {
    root.addSubview(back)
    root.addSubview(front)
  }

  @Test func `finds the frontmost view under the point`() {
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 5), with: nil) == nil)
  }

  // S3-06
  @Test(arguments: ["hidden", "transparent", "inactive"])
  func `ignores a view that can't be touched`(reason: String) {
    switch reason {
    case "hidden": front.isHidden = true
    case "transparent": front.alpha = 0.01
    default: front.isUserInteractionEnabled = false
    }
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)
  }

  @Test func `reaches subviews outside a view's bounds only through its point(inside:)`() {
    final class Tall: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { $0.frame.contains(point) } || super.point(inside: point, with: event)
      }
    }
    for isTall in [false, true] {
      let bar = isTall ? Tall(frame: back.frame) : UIView(frame: back.frame)
      let button = UIView(frame: CGRect(x: 0, y: -10, width: 10, height: 10))
      bar.addSubview(button)
      let container = UIView(frame: root.frame)
      container.addSubview(bar)
      let hit = container.hitTest(CGPoint(x: 15, y: 5), with: nil)
      #expect(hit === (isTall ? button : container))
    }
  }

  @Test func `follows the origin of the bounds`() {
    root.bounds.origin = CGPoint(x: 0, y: 20)
    #expect(root.hitTest(CGPoint(x: 75, y: 75), with: nil) === front)
    #expect(front.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 30, y: 30))
  }

  @Test func `converts between trees, and to the window with nil`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.frame.origin = CGPoint(x: 7, y: 8)
    window.addSubview(root)
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    front.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: back) == CGPoint(x: 22, y: 23))
    #expect(inner.convert(CGPoint(x: 22, y: 23), from: back) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 38, y: 40, width: 3, height: 4))
  }
}
