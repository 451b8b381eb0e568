import HeadlessUIKit
import Testing

@MainActor struct ViewHierarchyTests {
  private func tags(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

  private func view(tag: Int) -> UIView {
    let view = UIView()
    view.tag = tag
    return view
  }

  @Test func `keeps subviews from back to front`() {
    let root = view(tag: 9)
    let (one, two, three) = (view(tag: 1), view(tag: 2), view(tag: 3))
    root.addSubview(one)
    root.addSubview(two)
    root.insertSubview(three, at: 0)
    #expect(tags(root) == [3, 1, 2])
    root.insertSubview(three, aboveSubview: two)
    #expect(tags(root) == [1, 2, 3])
    root.insertSubview(three, belowSubview: two)
    #expect(tags(root) == [1, 3, 2])
    root.bringSubviewToFront(one)
    #expect(tags(root) == [3, 2, 1])
    root.sendSubviewToBack(two)
    #expect(tags(root) == [2, 3, 1])
    root.addSubview(two)
    #expect(tags(root) == [3, 1, 2])
    three.removeFromSuperview()
    #expect(tags(root) == [1, 2])
    #expect(three.superview == nil)
    #expect(root.viewWithTag(2) === two)
    #expect(root.viewWithTag(3) == nil)
  }

  @Test func `notifies a view of its moves`() {
    let log = Log()
    let window = UIWindow(frame: .zero)
    let view = LoggingView("view", log)
    window.addSubview(view)
    #expect(
      log.take() == [
        "view will move to superview", "view entered window", "view did move to superview",
      ]
    )
    view.removeFromSuperview()
    #expect(log.take() == ["view will move to nil", "view left window", "view did move to nil"])
  }

  @Test func `leaves the old superview for the new one`() {
    let (old, new, child) = (UIView(), UIView(), UIView())
    old.addSubview(child)
    new.addSubview(child)
    #expect(old.subviews.isEmpty)
    #expect(child.superview === new)
    #expect(child.isDescendant(of: new))
    #expect(!child.isDescendant(of: old))
    #expect(child.isDescendant(of: child))
  }

  @Test func `doesn't keep the superview alive`() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
    }
    #expect(child.superview == nil)
  }

  @Test func `refuses to go below itself`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (parent, child) = (UIView(), UIView())
        parent.addSubview(child)
        child.addSubview(parent)
      }
    }
  }

  @Test func `returns the frame that was set, and moves by its center`() {
    let view = UIView(frame: CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7))
    #expect(view.frame == CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7))
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
  }

  @Test func `keeps its center when the bounds get another size`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 20)
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame == CGRect(x: 20, y: 30, width: 10, height: 20))
  }

  @Test func `resizes subviews by their masks`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let filling = UIView(frame: root.bounds)
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let pinned = UIView(frame: CGRect(x: 80, y: 90, width: 20, height: 10))
    pinned.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    let fixed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    for view in [filling, pinned, fixed] { root.addSubview(view) }
    root.frame.size = CGSize(width: 200, height: 150)
    #expect(filling.frame == root.bounds)
    #expect(pinned.frame == CGRect(x: 180, y: 140, width: 20, height: 10))
    #expect(fixed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
