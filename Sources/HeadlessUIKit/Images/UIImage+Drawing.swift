extension UIImage {
  /// Draws the image in the current graphics context, stretched to a rectangle; a symbol without a color is black.
  public func draw(in rect: CGRect) {
    CurrentContext.value?.drawing.draw(self, in: rect)
  }

  /// Draws the image in the current graphics context, in its size, from its top left corner.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }
}
