import Foundation
import TabRaster

@testable import HeadlessUIKit
@testable import TabRaster

/// The texts, images and shapes that a bar draws, in points from the bar's top left corner.
@MainActor struct DrawnBar {
  struct Text {
    var letters: String
    var font: Font
    var baseline: Point
    var color: RGBA

    /// The bounds of the glyphs.
    var ink: Rect
  }

  struct Shape {
    var path: Path
    var color: RGBA

    var ink: Rect { path.extent ?? Rect(x: 0, y: 0, width: 0, height: 0) }
  }

  let commands: [DisplayList.Command]

  init(_ bar: UITabBar) {
    commands = bar.displayList().overClear
  }

  /// Returns the lines with the given text.
  func texts(_ letters: String) -> [Text] { texts.filter { $0.letters == letters } }

  /// All lines of text.
  var texts: [Text] {
    commands.compactMap { command in
      guard case .text(let letters, let font, let baseline, let color) = command else { return nil }
      let ink = font.path(for: letters, baseline: baseline).extent
      return ink.map {
        Text(letters: letters, font: font, baseline: baseline, color: color, ink: $0)
      }
    }
  }

  /// The frames of bitmaps.
  var bitmaps: [Rect] {
    commands.compactMap { command in
      switch command {
      case .image(_, let rect, _), .template(_, let rect, _, _): rect
      default: nil
      }
    }
  }

  /// Returns the shapes of a color.
  func shapes(_ color: RGBA) -> [Shape] {
    commands.compactMap { command in
      guard case .fill(let path, color) = command else { return nil }
      return Shape(path: path, color: color)
    }
  }
}

extension UIImage {
  /// Returns a black image of a size, in points.
  static func box(_ width: Int, _ height: Int) -> UIImage {
    var bitmap = Bitmap(width: width, height: height)
    for index in bitmap.pixels.indices { bitmap.pixels[index] = 0xFF00_0000 }
    return UIImage(values: ImageValues(content: .bitmap(bitmap), scale: 1))
  }
}
