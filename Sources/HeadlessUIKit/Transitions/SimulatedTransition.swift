import Foundation

/// A transition that collects the animations alongside it and its completions.
@MainActor final class SimulatedTransition: NSObject, UIViewControllerTransitionCoordinator {
  let containerView: UIView
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(containerView: UIView) {
    self.containerView = containerView
    super.init()
  }

  var isAnimated = false
  var isInteractive = false
  var isCancelled = false
  var transitionDuration: TimeInterval { 0 }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAnimations() {
    for animation in animations { animation(self) }
    animations = []
  }

  func complete() {
    for completion in completions { completion(self) }
    completions = []
  }
}
