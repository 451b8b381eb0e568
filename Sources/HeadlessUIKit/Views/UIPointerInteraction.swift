/// What a pointer interaction asks; UIKit has all of its methods optional, and none is asked here.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

/// Gives a view an effect under a pointer; here there is none.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }
}
