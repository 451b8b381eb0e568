#if canImport(UIKit)
import ObjectiveC
#endif

extension UIGestureRecognizer {
  /// Adds a closure that is called at each change of the gesture's state: the seam for targets and
  /// actions.
  ///
  /// The closure lives as long as the recognizer.
  package func onEvent(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    #if canImport(UIKit)
    let target = GestureTarget(handler)
    addTarget(target, action: #selector(GestureTarget.handle(_:)))
    // A recognizer doesn't retain its targets.
    let key = Unmanaged.passUnretained(target).toOpaque()
    objc_setAssociatedObject(self, key, target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
    addHandler(handler)
    #endif
  }
}

#if canImport(UIKit)
@MainActor private final class GestureTarget: NSObject {
  private let handler: @MainActor (UIGestureRecognizer) -> Void

  init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.handler = handler
  }

  @objc func handle(_ recognizer: UIGestureRecognizer) {
    handler(recognizer)
  }
}
#endif
