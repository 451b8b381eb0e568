/// The root of a tree of views.
@MainActor open class UIWindow: UIView {
  /// The parts of the edges that the simulated device covers, in points.
  package var deviceSafeAreaInsets = UIEdgeInsets.zero {
    didSet { updateSafeArea() }
  }

  /// The traits of the simulated device, which the window and all below it inherit.
  package var deviceTraits: UITraitCollection {
    get { inheritedTraits }
    set {
      inheritedTraits = newValue
      updateTraits()
    }
  }

  open override var window: UIWindow? { self }
}
