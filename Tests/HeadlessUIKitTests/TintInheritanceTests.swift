import HeadlessUIKit
import Testing

@MainActor struct TintInheritanceTests {
  @Test func `is blue at the root, and the superview's below`() {
    let (parent, child) = (UIView(), UIView())
    #expect(parent.tintColor == .systemBlue)
    parent.tintColor = .systemRed
    parent.addSubview(child)
    #expect(child.tintColor == .systemRed)
    child.tintColor = .systemGreen
    #expect(child.tintColor == .systemGreen)
    child.tintColor = nil
    #expect(child.tintColor == .systemRed)
    child.removeFromSuperview()
    #expect(child.tintColor == .systemBlue)
  }

  @Test func `notifies the views whose tint changes, and no others`() {
    let log = Log()
    let root = LoggingView("root", log)
    let heir = LoggingView("heir", log)
    let own = LoggingView("own", log)
    own.tintColor = .systemGreen
    root.addSubview(heir)
    root.addSubview(own)
    _ = log.take()
    root.tintColor = .systemRed
    #expect(log.take() == ["root tint", "heir tint"])
    root.tintColor = .systemRed
    #expect(log.take() == [])
  }

  @Test func `notifies a view that moves to a superview of another tint`() {
    let log = Log()
    let red = UIView()
    red.tintColor = .systemRed
    let view = LoggingView("view", log)
    red.addSubview(view)
    #expect(log.take().contains("view tint"))
    let alsoRed = UIView()
    alsoRed.tintColor = .systemRed
    alsoRed.addSubview(view)
    #expect(!log.take().contains("view tint"))
  }
}
