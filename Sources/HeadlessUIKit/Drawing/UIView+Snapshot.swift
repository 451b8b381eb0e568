import TabRaster

extension UIView {
  /// Draws the view and its subviews, clipped to its bounds, into a rectangle of the current renderer.
  ///
  /// Without updates, the view is drawn in its present layout, since no screen lags behind. The view needn't be in a
  /// window.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to which the bounds are scaled, in points.
  ///   - afterUpdates: Whether to lay out the view first, if it needs layout.
  /// - Returns: Whether a renderer is current.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = CurrentContext.value else { return false }
    if afterUpdates { layoutIfNeeded() }
    if rect.size == bounds.size {
      // Take the list out of the renderer meanwhile, so that it isn't copied.
      var drawing = context.drawing
      context.drawing.displayList = DisplayList()
      drawing.append(.pushClip(.rectangle(drawing.rect(rect))))
      drawing.origin.x += rect.minX - bounds.minX
      drawing.origin.y += rect.minY - bounds.minY
      drawTree(in: &drawing)
      drawing.append(.popClip)
      context.drawing.displayList = drawing.displayList
    } else if !bounds.isEmpty, !rect.isEmpty {
      let scale = context.drawing.scale
      let picture = Picture(
        recorded(scale: scale),
        size: Size(width: Double(bounds.width), height: Double(bounds.height)),
        scale: Int(scale)
      )
      context.drawing.append(.picture(picture, context.drawing.rect(rect)))
    }
    return true
  }
}
