import Foundation
import HeadlessUIKit
import TabRaster
import Testing

@MainActor struct TransformTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 20))

  init() {
    root.addSubview(view)
    view.backgroundColor = .red
  }

  private nonisolated static let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

  // UIView.transform: relative to the center of the bounds; the values are those of CGAffineTransform.h.
  @Test(arguments: [
    (CGAffineTransform(translationX: 5, y: -7), CGRect(x: 25, y: 23, width: 40, height: 20)),
    (CGAffineTransform(scaleX: 2, y: 0.5), CGRect(x: 0, y: 35, width: 80, height: 10)),
    (CGAffineTransform(scaleX: -1, y: 1), CGRect(x: 20, y: 30, width: 40, height: 20)),
    (quarter, CGRect(x: 30, y: 20, width: 20, height: 40)),
    // The translation is scaled: the last call applies first.
    (
      CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 1),
      CGRect(x: 2, y: 22, width: 80, height: 40)
    ),
    (
      CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0),
      CGRect(x: 18, y: 20, width: 44, height: 40)
    ),
  ])
  func `has the bounding box of the transformed bounds as its frame`(
    transform: CGAffineTransform,
    frame: CGRect
  ) {
    #expect(view.transform.isIdentity)
    view.transform = transform
    #expect(view.center == CGPoint(x: 40, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    for (value, expected) in zip(numbers(view.frame), numbers(frame)) {
      #expect(abs(value - expected) < 1e-9)
    }
    #expect(view.convert(view.bounds, to: root) == view.frame)
    view.transform = .identity
    #expect(view.frame == CGRect(x: 20, y: 30, width: 40, height: 20))
  }

  private func numbers(_ rect: CGRect) -> [CGFloat] {
    [rect.minX, rect.minY, rect.width, rect.height]
  }

  @Test func `computes as Core Graphics documents`() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(turn.b == 1 && turn.c == -1 && abs(turn.a) < 1e-15)
    let point = CGPoint(x: 3, y: 4)
    let map = CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 2, y: 4).rotated(by: 0.3)
    let back = point.applying(map).applying(map.inverted())
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
    #expect(map.concatenating(.identity) == map && !map.isIdentity)
    #expect(CGAffineTransform().isIdentity)
    // The first of the two applies first.
    let both = CGAffineTransform(translationX: 1, y: 0)
      .concatenating(CGAffineTransform(scaleX: 3, y: 3))
    #expect(CGPoint.zero.applying(both) == CGPoint(x: 3, y: 0))
    // A transform that isn't invertible returns itself.
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `draws its content through the transform`() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    view.transform = Self.quarter
    let picture = root.rendered(scale: 1)
    func pixel(_ x: Int, _ y: Int) -> UInt32 { picture.pixels[y * 100 + x] }
    // The box is 20 wide at (30, 20); the view's left end is now at the top.
    #expect(pixel(30, 20) == 0xFF00_00FF && pixel(49, 29) == 0xFF00_00FF)
    #expect(pixel(30, 30) == 0xFFFF_0000 && pixel(49, 59) == 0xFFFF_0000)
    #expect(pixel(29, 30) == 0 && pixel(50, 30) == 0 && pixel(40, 19) == 0 && pixel(40, 60) == 0)
    // Without a transform, the list has the same commands as before.
    view.transform = .identity
    let red = DisplayList.Command.fill(
      .rectangle(Rect(x: 20, y: 30, width: 40, height: 20)),
      RGBA(255, 0, 0)
    )
    #expect(root.displayList().commands.first == red)
  }

  @Test func `turns images and text with the view`() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
    let image = UIImage(values: ImageValues(content: .bitmap(bitmap)))
    let imageView = UIImageView(image: image)
    imageView.frame = CGRect(x: 80, y: 80, width: 2, height: 1)
    imageView.transform = CGAffineTransform(scaleX: -1, y: 1)
    root.addSubview(imageView)
    let label = UILabel(frame: CGRect(x: 0, y: 60, width: 40, height: 20))
    label.text = "F"
    root.addSubview(label)
    let upright = root.rendered(scale: 2)
    #expect(upright.pixels[160 * 200 + 160] == 0xFF00_00FF)
    #expect(upright.pixels[160 * 200 + 163] == 0xFFFF_0000)
    label.transform = CGAffineTransform(scaleX: -1, y: -1)
    let turned = root.rendered(scale: 2)
    func ink(_ picture: Bitmap, _ x: Int, _ y: Int) -> Int {
      Int(picture.pixels[(120 + y) * 200 + x] >> 24)
    }
    var (total, difference) = (0, 0)
    for y in 0..<40 {
      for x in 0..<80 {
        total += ink(upright, x, y)
        difference = max(difference, abs(ink(upright, x, y) - ink(turned, 79 - x, 39 - y)))
      }
    }
    #expect(total > 5_000 && difference <= 2)
  }

  @Test func `is hit where it is drawn`() {
    view.transform = Self.quarter
    #expect(root.hitTest(CGPoint(x: 31, y: 21), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 21, y: 31), with: nil) === root)
    #expect(root.convert(CGPoint(x: 50, y: 20), to: view) == .zero)
    #expect(view.convert(CGPoint(x: 0, y: 0), from: root) == CGPoint(x: -20, y: 50))
    // A flat view can't be touched and isn't drawn.
    for nothing in [CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: .nan, y: 1)] {
      view.transform = nothing
      #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === root)
      #expect(root.displayList().commands.isEmpty)
    }
  }

  @Test func `sees touches in its own coordinates`() {
    final class Seeing: UIView {
      var points: [CGPoint] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        points += touches.map { $0.location(in: self) }
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let seeing = Seeing(frame: CGRect(x: 20, y: 30, width: 40, height: 20))
    window.addSubview(seeing)
    window.isHidden = false
    seeing.transform = CGAffineTransform(scaleX: 2, y: 2)
    window.simulateTap(at: CGPoint(x: 2, y: 22))
    #expect(seeing.points == [CGPoint(x: 1, y: 1)])
  }

  // UIKit leaves the frame of a transformed view undefined; here the getter returns the frame that was set.
  @Test func `has the frame that is set`() {
    for transform in [
      CGAffineTransform(scaleX: 2, y: 4).translatedBy(x: 3, y: 0), Self.quarter,
    ] {
      view.transform = transform
      view.frame = CGRect(x: 8, y: 16, width: 32, height: 64)
      #expect(view.frame == CGRect(x: 8, y: 16, width: 32, height: 64))
      #expect(view.transform == transform)
    }
    #expect(view.bounds.size == CGSize(width: 64, height: 32))
  }

  // As documented for UIView.transform: Auto Layout doesn't affect it.
  @Test func `stays moved when its bar is laid out`() {
    let controller = UITabBarController()
    controller.viewControllers = [UIViewController(), UIViewController()]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let frame = controller.tabBar.frame
    UIView.animate(withDuration: 0.3) {
      controller.tabBar.transform = CGAffineTransform(translationX: 0, y: 100)
    }
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(controller.tabBar.frame == frame.offsetBy(dx: 0, dy: 100))
    controller.tabBar.transform = .identity
    #expect(controller.tabBar.frame == frame)
  }

  private static let larger = CGAffineTransform(scaleX: 2, y: 2)

  /// Whether a view fills its superview before its transform, and has kept the transform.
  private func isPlaced(_ view: UIView) -> Bool {
    guard let superview = view.superview else { return false }
    let middle = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
    return view.transform == Self.larger && view.bounds.size == superview.bounds.size
      && view.center == middle
  }

  private func controller() -> UIViewController {
    let controller = UIViewController()
    controller.view.transform = Self.larger
    return controller
  }

  @Test func `stays scaled when containers, windows and presentations lay it out`() {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: controller())
    tabs.viewControllers = [controller(), controller(), stack]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    for (index, child) in [tabs.viewControllers?[0], tabs.viewControllers?[1]].enumerated() {
      tabs.selectedIndex = index
      #expect(child.map { isPlaced($0.view) } == true)
    }
    tabs.selectedIndex = 2
    for pushed in [stack.topViewController, controller()] {
      if let pushed, stack.topViewController !== pushed {
        stack.pushViewController(pushed, animated: false)
      }
      #expect(pushed.map { isPlaced($0.view) } == true)
    }
    let presented = controller()
    tabs.present(presented, animated: false)
    #expect(isPlaced(presented.view))
    presented.dismiss(animated: false)
    let root = controller()
    window.rootViewController = root
    #expect(isPlaced(root.view))
  }

  @Test func `stays scaled through a transition between tabs`() {
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning, UITabBarControllerDelegate {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double
      {
        0.2
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.completeTransition(true)
      }
      func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom from: UIViewController,
        to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }
    let (tabs, fade) = (UITabBarController(), Fade())
    tabs.delegate = fade
    tabs.viewControllers = [controller(), controller()]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController.map { isPlaced($0.view) } == true)
  }

  @Test func `stays scaled inside a button`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    button.setTitle("Add", for: .normal)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.layoutIfNeeded()
    for view in [button.imageView, button.titleLabel] as [UIView?] {
      let (bounds, center) = (view?.bounds, view?.center)
      view?.transform = Self.larger
      button.setNeedsLayout()
      button.layoutIfNeeded()
      #expect(view?.bounds == bounds && view?.center == center)
    }
  }
}
