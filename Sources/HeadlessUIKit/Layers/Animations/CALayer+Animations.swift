import Foundation

extension CALayer {
  /// Adds a copy of an animation, replacing an animation with the same key.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    guard let animation = anim.copy() as? CAAnimation else { return }
    if let key { removeAnimation(forKey: key) }
    storedAnimations.append((key, animation))
    animation.delegate?.animationDidStart(animation)
    guard let duration = animation.totalDuration else {
      CATransaction.current.longest = nil
      return
    }
    CATransaction.current.longest = CATransaction.current.longest.map { max($0, duration) }
    LayerClock.run(after: duration) { [weak self] in self?.finish(animation) }
  }

  /// Returns the animation with a key, until it is removed.
  public func animation(forKey key: String) -> CAAnimation? {
    storedAnimations.first { $0.key == key }?.animation
  }

  /// Returns the keys of the animations; nil if there are none.
  public func animationKeys() -> [String]? {
    let keys = storedAnimations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  public func removeAnimation(forKey key: String) {
    remove { $0 == key }
  }

  /// Removes the animations whose keys match, and notifies their delegates.
  func remove(where isRemoved: (String?) -> Bool) {
    let removed = storedAnimations.filter { isRemoved($0.key) }.map(\.animation)
    storedAnimations.removeAll { isRemoved($0.key) }
    for animation in removed { animation.delegate?.animationDidStop(animation, finished: false) }
  }

  private func finish(_ animation: CAAnimation) {
    guard storedAnimations.contains(where: { $0.animation === animation }) else { return }
    if animation.isRemovedOnCompletion {
      storedAnimations.removeAll { $0.animation === animation }
    }
    animation.delegate?.animationDidStop(animation, finished: true)
  }
}
