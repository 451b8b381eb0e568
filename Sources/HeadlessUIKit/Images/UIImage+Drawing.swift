extension UIImage {
  /// Draws the image, scaled to fill a rectangle, into the renderer whose actions run; a symbol without color is black.
  public func draw(in rect: CGRect) {
    CurrentContext.value?.drawing.draw(self, in: rect)
  }

  /// Draws the image in its own size, from its top left corner, into the renderer whose actions run.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }
}
