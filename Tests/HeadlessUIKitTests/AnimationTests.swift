import Testing

@testable import HeadlessUIKit

@MainActor struct AnimationTests {
  let log = Log()
  let clock = SimulatedClock()

  /// An animation of each kind that takes 0.3 seconds.
  @MainActor enum Kind: CaseIterable {
    case plain
    case options
    case spring
    case transition

    func run(options: UIView.AnimationOptions = [], _ changes: @escaping () -> Void, _ log: Log) {
      let completion: (Bool) -> Void = { log.append("finished \($0)") }
      switch self {
      case .plain:
        UIView.animate(withDuration: 0.3, animations: changes, completion: completion)
      case .options:
        UIView.animate(
          withDuration: 0.2,
          delay: 0.1,
          options: options,
          animations: changes,
          completion: completion
        )
      case .spring:
        UIView.animate(
          withDuration: 0.3,
          delay: 0,
          usingSpringWithDamping: 0.5,
          initialSpringVelocity: 1,
          options: options,
          animations: changes,
          completion: completion
        )
      case .transition:
        UIView.transition(
          with: UIView(),
          duration: 0.3,
          options: options,
          animations: changes,
          completion: completion
        )
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `changes the model at once and finishes when the clock passes the end`(kind: Kind) {
    let view = UIView()
    clock.run {
      kind.run({ view.alpha = 0 }, log)
      #expect(view.alpha == 0)
      clock.advance(by: 0.1)
      clock.advance(by: 0.1)
      #expect(log.take() == [])
      clock.advance(by: 0.1)
      #expect(log.take() == ["finished true"])
      clock.advance(by: 1)
      #expect(log.take() == [])
    }
  }

  @Test(arguments: [Kind.options, .spring, .transition])
  func `never completes a repeating animation`(kind: Kind) {
    clock.run {
      kind.run(options: [.repeat, .autoreverse], {}, log)
      clock.advance(by: 1_000)
    }
    kind.run(options: .repeat, {}, log)
    #expect(log.take() == [])
  }

  @Test(arguments: Kind.allCases) func `completes at once without a clock`(kind: Kind) {
    let log = log
    kind.run({ log.append("changes") }, log)
    #expect(log.take() == ["changes", "finished true"])
  }

  // Durations come from apps, which may have computed them wrongly.
  @Test(arguments: [.infinity, 1e300, TimeInterval.greatestFiniteMagnitude])
  func `never completes an animation longer than the clock can count`(duration: TimeInterval) {
    let log = log
    clock.run {
      clock.advance(by: 1)
      UIView.animate(
        withDuration: duration,
        animations: { log.append("changed") },
        completion: { _ in log.append("finished") }
      )
      clock.advance(by: 1_000_000)
    }
    #expect(log.take() == ["changed"])
  }

  @Test(arguments: [-1, TimeInterval.nan])
  func `takes an invalid duration as 0`(duration: TimeInterval) {
    let log = log
    clock.run {
      UIView.animate(withDuration: duration, delay: duration) {
      } completion: { _ in
        log.append("finished")
      }
      clock.advance(by: 0)
    }
    #expect(log.take() == ["finished"])
  }

  @Test func `schedules nothing without a clock`() {
    final class Waiting {}
    var waiting: Waiting? = Waiting()
    weak let kept = waiting
    SimulatedClock.current.schedule(after: 1) { [waiting] in _ = waiting }
    waiting = nil
    #expect(kept == nil)
  }

  @Test func `completes animations in the order of their ends, nested ones included`() {
    let (log, clock) = (log, clock)
    clock.run {
      UIView.animate(withDuration: 0.4, animations: {}, completion: { _ in log.append("last") })
      UIView.animate(withDuration: 0.2, animations: {}) { _ in
        log.append("first at \(clock.now)")
        UIView.animate(withDuration: 0.1, animations: {}, completion: { _ in log.append("then") })
      }
      clock.advance(by: 1)
    }
    #expect(log.take() == ["first at 0.2", "then", "last"])
    #expect(clock.now == 1)
  }

  @Test func `completes in the next turn of the run loop if nothing is animated`() {
    let log = log
    clock.run {
      UIView.animate(withDuration: 0, animations: {}, completion: { _ in log.append("zero") })
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 9, animations: {}, completion: { _ in log.append("without") })
      }
      #expect(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 9, animations: {}, completion: { _ in log.append("disabled") })
      #expect(log.take() == [])
      clock.advance(by: 0)
      #expect(log.take() == ["zero", "without", "disabled"])
    }
    #expect(UIView.areAnimationsEnabled)
  }

  // UIKit has one state for a process; tests that run at the same time must not share it.
  @Test func `a chosen system has separate animation state, unless a clock has it`() {
    SimulatedSystem.withCurrent(SimulatedSystem()) {
      UIView.setAnimationsEnabled(false)
      SimulatedSystem.withCurrent(SimulatedSystem(idiom: .pad)) {
        #expect(!UIView.areAnimationsEnabled)
      }
      #expect(!UIView.areAnimationsEnabled)
    }
    #expect(UIView.areAnimationsEnabled)
    SimulatedSystem.withCurrent(SimulatedSystem()) { #expect(UIView.areAnimationsEnabled) }
    clock.run {
      UIView.setAnimationsEnabled(false)
      SimulatedSystem.withCurrent(SimulatedSystem()) { #expect(!UIView.areAnimationsEnabled) }
    }
  }

  @Test func `nested animations inherit the duration`() {
    let (log, clock) = (log, clock)
    clock.run {
      UIView.animate(withDuration: 0.5) {
        #expect(UIView.inheritedAnimationDuration == 0.5)
        UIView.animate(withDuration: 2, animations: {}, completion: { _ in log.append("inner") })
        UIView.animate(
          withDuration: 2,
          delay: 0,
          options: .overrideInheritedDuration,
          animations: {},
          completion: { _ in log.append("own") }
        )
      }
      #expect(UIView.inheritedAnimationDuration == 0)
      clock.advance(by: 0.5)
      #expect(log.take() == ["inner"])
      clock.advance(by: 1.5)
      #expect(log.take() == ["own"])
    }
  }

  @Test func `a transition replaces a view by another one`() {
    let container = UIView()
    let (old, new, above) = (UIView(), UIView(), UIView())
    container.addSubview(old)
    container.addSubview(above)
    UIView.transition(from: old, to: new, duration: 0.3)
    #expect(container.subviews == [new, above])
    UIView.transition(from: above, to: new, duration: 0.3, options: .showHideTransitionViews)
    #expect(container.subviews == [new, above])
    #expect(above.isHidden)
  }

  @Test func `knows whether the user wants less motion and transparency`() {
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(!UIAccessibility.isReduceTransparencyEnabled)
    let system = SimulatedSystem(reducesTransparency: true, reducesMotion: true)
    SimulatedSystem.withCurrent(system) {
      #expect(UIAccessibility.isReduceMotionEnabled)
      #expect(UIAccessibility.isReduceTransparencyEnabled)
    }
  }
}
