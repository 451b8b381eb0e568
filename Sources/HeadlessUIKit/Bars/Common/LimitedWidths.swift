import Foundation

extension [CGFloat] {
  /// Returns the widths of items; if they don't fit together into `room`, the largest are reduced to a common limit, which
  /// is rounded down to a pixel.
  func limited(to room: CGFloat, grid: PixelGrid) -> [CGFloat] {
    guard reduce(0, +) > room else { return self }
    // The widest items share equally what the narrower ones leave: find the limit from the narrowest up.
    var remainingRoom = Swift.max(0, room)
    var limit: CGFloat = 0
    for (index, width) in sorted().enumerated() {
      limit = remainingRoom / CGFloat(count - index)
      if width > limit { break }
      remainingRoom -= width
    }
    return map { Swift.min($0, grid.floor(limit)) }
  }
}
