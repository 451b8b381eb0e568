extension UIColor {
  /// Sets the fill color of the current graphics context.
  ///
  /// A dynamic color is resolved with the current traits.
  public func setFill() {
    CurrentContext.value?.fillColor = rgba(in: .current)
  }

  /// Sets the stroke color of the current graphics context; a dynamic color is resolved with the current traits.
  public func setStroke() {
    CurrentContext.value?.strokeColor = rgba(in: .current)
  }

  /// Sets the fill and stroke colors of the current graphics context.
  public func set() {
    setFill()
    setStroke()
  }
}
