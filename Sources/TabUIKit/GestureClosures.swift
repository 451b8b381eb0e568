#if canImport(UIKit)
import ObjectiveC
#endif

extension UIGestureRecognizer {
  /// Runs a closure each time the gesture is recognized or goes on: the seam for targets with selectors.
  package func onRecognition(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    #if canImport(UIKit)
    let target = GestureTarget(action)
    addTarget(target, action: #selector(GestureTarget.run(_:)))
    // A recognizer doesn't keep its targets. Each target is its own key, so there can be several.
    objc_setAssociatedObject(
      self,
      Unmanaged.passUnretained(target).toOpaque(),
      target,
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC
    )
    #else
    addHandler(action)
    #endif
  }
}

#if canImport(UIKit)
@MainActor private final class GestureTarget: NSObject {
  private let action: @MainActor (UIGestureRecognizer) -> Void

  init(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.action = action
  }

  @objc func run(_ recognizer: UIGestureRecognizer) {
    action(recognizer)
  }
}
#endif
