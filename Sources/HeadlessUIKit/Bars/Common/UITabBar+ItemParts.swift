extension UITabBar {
  /// The frames of each item's icon, title and badge after the last layout, in points in the item's coordinates.
  package var itemPartFrames: [ItemPartFrames] {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return buttons.compactMap { button in
      button.alpha > 0 ? button.picture(grid: grid)?.frames : ItemPartFrames()
    }
  }
}
