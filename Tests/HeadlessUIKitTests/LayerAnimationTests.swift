import Foundation
import HeadlessUIKit
import Testing

@MainActor struct LayerAnimationTests {
  private final class Listener: NSObject, CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
  }

  private let listener = Listener()

  private func fade(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (1.0, 0.0, 0.5)
    fade.delegate = listener
    change(fade)
    return fade
  }

  @Test func `an animation is a copy on its layer until the clock passes its end`() {
    let (clock, layer) = (SimulatedClock(), CALayer())
    clock.run {
      let fade = fade()
      layer.add(fade, forKey: "fade")
      fade.keyPath = "bounds"
      let running = layer.animation(forKey: "fade") as? CABasicAnimation
      #expect(running?.keyPath == "opacity" && running?.toValue as? Double == 0)
      clock.advance(by: 0.4)
      #expect(layer.animationKeys() == ["fade"] && listener.heard == ["start"])
      clock.advance(by: 0.1)
      #expect(layer.animationKeys() == nil && listener.heard == ["start", "stop true"])
      #expect(layer.opacity == 1)
    }
  }

  @Test func `an animation that is removed or replaced isn't finished`() {
    let (clock, layer) = (SimulatedClock(), CALayer())
    clock.run {
      layer.add(fade(), forKey: "fade")
      layer.add(fade(), forKey: "fade")
      #expect(listener.heard == ["start", "stop false", "start"])
      layer.removeAllAnimations()
      clock.advance(by: 1)
      #expect(listener.heard.filter { $0 == "stop true" }.isEmpty && listener.heard.count == 4)
    }
  }

  @Test(arguments: [
    (Float(0), false, Float(1), 0.5), (3, false, 1, 1.5), (2, true, 1, 2), (0, false, 2, 0.25),
  ])
  func `how long an animation runs follows from its timing`(
    count: Float,
    autoreverses: Bool,
    speed: Float,
    seconds: Double
  ) {
    let (clock, layer) = (SimulatedClock(), CALayer())
    clock.run {
      layer.add(
        fade {
          ($0.repeatCount, $0.autoreverses, $0.speed) = (count, autoreverses, speed)
          $0.isRemovedOnCompletion = false
        },
        forKey: "fade"
      )
      clock.advance(by: seconds - 0.01)
      #expect(listener.heard == ["start"])
      clock.advance(by: 0.01)
      #expect(listener.heard == ["start", "stop true"] && layer.animationKeys() == ["fade"])
    }
  }

  @Test func `a transaction is complete when all its animations are, and gives them its duration`()
  {
    let (clock, layer) = (SimulatedClock(), CALayer())
    var isComplete = false
    clock.run {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setCompletionBlock { isComplete = true }
      let group = CAAnimationGroup()
      group.animations = [fade(), CASpringAnimation(keyPath: "position")]
      layer.add(group, forKey: nil)
      layer.add(fade(), forKey: "fade")
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
      clock.advance(by: 1.9)
      #expect(!isComplete)
      clock.advance(by: 0.1)
      #expect(isComplete)
      CATransaction.begin()
      CATransaction.setCompletionBlock { isComplete = false }
      layer.add(fade { $0.repeatCount = .infinity }, forKey: "always")
      CATransaction.commit()
      clock.advance(by: 1_000)
      #expect(isComplete && layer.animationKeys() == ["always"])
    }
  }

  @Test func `without a clock, animations end at once`() {
    let layer = CALayer()
    let frames = CAKeyframeAnimation(keyPath: "position")
    (frames.values, frames.keyTimes) = ([1, 2], [0, 1])
    frames.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    frames.delegate = listener
    layer.add(frames, forKey: "frames")
    #expect(listener.heard == ["start", "stop true"] && layer.animationKeys() == nil)
    let copy = frames.copy() as? CAKeyframeAnimation
    #expect(copy?.keyTimes == [0, 1] && copy?.timingFunctions == frames.timingFunctions)
  }
}
