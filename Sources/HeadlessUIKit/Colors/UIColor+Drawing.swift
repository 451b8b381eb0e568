extension UIColor {
  /// Makes the color that of what is filled from now on, in the renderer whose actions run.
  ///
  /// A color that adapts is resolved with the current traits.
  public func setFill() {
    CurrentContext.value?.fillColor = rgba(in: .current)
  }

  /// Makes the color that of what is drawn from now on, as ``setFill()`` does; nothing strokes lines here.
  public func set() {
    setFill()
  }
}
