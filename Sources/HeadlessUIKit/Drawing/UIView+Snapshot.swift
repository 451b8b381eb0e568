import TabRaster

extension UIView {
  /// Draws the view and what is in it, inside its bounds, into a rectangle of the renderer whose actions run.
  ///
  /// There is no screen that could lag behind: without updates the view is drawn as it was laid out last. A view need
  /// not be in a window.
  ///
  /// - Parameters:
  ///   - rect: Where the bounds go, in points; they are scaled to it.
  ///   - afterUpdates: Whether to lay out first what needs it.
  /// - Returns: Whether there is a renderer to draw into.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = CurrentContext.value else { return false }
    if afterUpdates { layoutIfNeeded() }
    if rect.size == bounds.size {
      // Taken out of the renderer meanwhile, so that the list isn't copied.
      var own = context.drawing
      context.drawing.displayList = DisplayList()
      own.append(.pushClip(.rectangle(own.rect(rect))))
      own.origin.x += rect.minX - bounds.minX
      own.origin.y += rect.minY - bounds.minY
      drawTree(in: &own)
      own.append(.popClip)
      context.drawing.displayList = own.displayList
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
