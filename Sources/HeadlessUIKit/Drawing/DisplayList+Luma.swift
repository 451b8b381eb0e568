import TabRaster

extension DisplayList {
  /// How light what the list has drawn so far is inside a rectangle: 0 for black to 1 for white.
  ///
  /// - Returns: The mean, or nil where most of the rectangle is still clear.
  func luma(in rect: Rect) -> Double? {
    let columns = max(0, Int(rect.x.rounded(.down)))..<max(0, Int(rect.maxX.rounded(.up)))
    let rows = max(0, Int(rect.y.rounded(.down)))..<max(0, Int(rect.maxY.rounded(.up)))
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    // A pixel for each point is enough for a mean.
    let bitmap = closed.rendered(
      size: Size(width: Double(columns.upperBound), height: Double(rows.upperBound)),
      scale: 1,
      rows: rows
    )
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for row in 0..<bitmap.height {
      for column in columns {
        let pixel = Int(bitmap.pixels[row * bitmap.width + column])
        blue += pixel & 0xFF
        green += pixel >> 8 & 0xFF
        red += pixel >> 16 & 0xFF
        alpha += pixel >> 24
      }
    }
    guard alpha * 2 >= rows.count * columns.count * 255 else { return nil }
    return (Luma.red * Double(red) + Luma.green * Double(green) + Luma.blue * Double(blue))
      / Double(alpha)
  }

  /// The list with everything that it has opened closed, so that it can be drawn before it is complete.
  private var closed: DisplayList {
    var ends: [Command] = []
    for command in commands {
      switch command {
      case .pushClip: ends.append(.popClip)
      case .pushOpacity: ends.append(.popOpacity)
      case .popClip, .popOpacity: ends.removeLast()
      case .fill, .image, .template, .text, .backdrop: break
      }
    }
    return DisplayList(commands + ends.reversed())
  }
}

/// The weights of luma; which ones UIKit has isn't known.
enum Luma {
  static let red = 0.299
  static let green = 0.587
  static let blue = 0.114
}
