import Foundation

extension UITabBar {
  /// The places of the items whose titles are cut for lack of room, from 0.
  package var indicesOfCutTitles: [Int] {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return buttons.indices.filter { index in
      guard let picture = buttons[index].picture(grid: grid), let title = picture.content.title,
        let frame = picture.frames.title?.frame
      else { return false }
      return frame.width < title.width
    }
  }
}
