extension UIColor {
  /// Makes the color that of what is filled from now on, in the renderer whose actions run.
  ///
  /// A color that adapts is resolved with the current traits.
  public func setFill() {
    CurrentContext.value?.fillColor = rgba(in: .current)
  }

  /// Makes the color that of lines from now on, as ``setFill()`` does for what is filled.
  public func setStroke() {
    CurrentContext.value?.strokeColor = rgba(in: .current)
  }

  /// Makes the color that of what is filled and of lines from now on.
  public func set() {
    setFill()
    setStroke()
  }
}
