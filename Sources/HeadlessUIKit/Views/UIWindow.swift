/// The root of a tree of views.
@MainActor open class UIWindow: UIView {
  open override var window: UIWindow? { self }
}
