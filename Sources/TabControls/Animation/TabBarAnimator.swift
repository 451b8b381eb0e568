import TabUIKit

extension UIView {
  /// The animator of the view, which runs one animation at a time.
  var tabBarAnimator: TabBarAnimator {
    if let animator = self[attached: TabBarAnimator.self] { return animator }
    let animator = TabBarAnimator()
    self[attached: TabBarAnimator.self] = animator
    return animator
  }
}

/// Runs animations on a view, one at a time.
///
/// After an animation, and if Reduce Motion is on, the view is in its state without animations.
@MainActor
final class TabBarAnimator {
  private(set) var isRunning = false

  /// The number of animations so far, to ignore completions of earlier ones.
  private var run = 0
  private weak var view: UIView?

  /// Starts an animation on a view, replacing the running one.
  func start(_ animation: TabBarAnimation, on view: UIView) {
    stop()
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    self.view = view
    isRunning = true
    startRound(of: animation, left: animation.rounds, run: run)
  }

  /// Ends the animation immediately.
  func stop() {
    run += 1
    guard isRunning else { return }
    isRunning = false
    view?.layer.removeAllAnimations()
    view?.set(TabBarAnimation.Keyframe(time: 1))
  }

  private func startRound(of animation: TabBarAnimation, left: Double, run: Int) {
    guard run == self.run, let view, let first = animation.keyframes.first else { return }
    view.set(first)
    UIView.animateKeyframes(
      withDuration: animation.duration,
      delay: 0,
      options: left.isFinite ? .allowUserInteraction : [.allowUserInteraction, .repeat]
    ) {
      for (keyframe, next) in zip(animation.keyframes, animation.keyframes.dropFirst()) {
        UIView.addKeyframe(
          withRelativeStartTime: keyframe.time,
          relativeDuration: next.time - keyframe.time
        ) {
          view.set(next)
        }
      }
    } completion: { [weak self] isFinished in
      // UIKit calls the completion on the main thread.
      MainActor.assumeIsolated {
        self?.endRound(of: animation, isFinished: isFinished, left: left, run: run)
      }
    }
  }

  private func endRound(
    of animation: TabBarAnimation,
    isFinished: Bool,
    left: Double,
    run: Int
  ) {
    guard run == self.run, let view else { return }
    if isFinished, left > 1, view.window != nil {
      startRound(of: animation, left: left - 1, run: run)
    } else {
      isRunning = false
      view.set(TabBarAnimation.Keyframe(time: 1))
    }
  }
}

extension UIView {
  fileprivate func set(_ keyframe: TabBarAnimation.Keyframe) {
    transform = CGAffineTransform(translationX: keyframe.x, y: keyframe.y)
      .rotated(by: keyframe.rotation)
      .scaledBy(x: keyframe.scale, y: keyframe.scale)
    alpha = keyframe.alpha
  }
}
