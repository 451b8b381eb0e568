/// An effect on the backdrop of a view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding {
  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}
}
