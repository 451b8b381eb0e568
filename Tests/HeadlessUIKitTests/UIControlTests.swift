import HeadlessUIKit
import Testing

@MainActor struct UIControlTests {
  @Test func `has the states of its properties`() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
    control.isHighlighted = true
    #expect(control.state == [.selected, .disabled, .highlighted])
  }

  @Test func `runs the actions for an event in order, each once`() {
    let log = Log()
    let control = UIControl()
    let first = UIAction { action in log.append("first \(action.sender as? UIView === control)") }
    let second = UIAction { _ in log.append("second") }
    control.addAction(first, for: [.touchUpInside, .valueChanged])
    control.addAction(second, for: .touchUpInside)
    control.addAction(first, for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["first true", "second"])
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["first true"])
    control.removeAction(first, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["second"])
    control.sendActions(for: .touchDown)
    #expect(log.take() == [])
  }
}
