extension UITabBar {
  /// Where icon, title and badge of each item are, as laid out last: in points, in the item's own coordinates.
  package var itemPartFrames: [ItemPartFrames] {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return buttons.compactMap { button in
      button.alpha > 0 ? button.picture(grid: grid)?.frames : ItemPartFrames()
    }
  }
}
