import HeadlessUIKit
import TabRaster
import TabScreens

/// The picture behind the bars of a gallery: waves of many colors, taller than a screen, so that a
/// page can scroll it.
enum GalleryScene {
  /// The color of the first shape, by which the scene is found among the definitions of a page.
  private static let sky = (day: 0xCFE9F5, night: 0x0B1026)

  /// The colors of the waves by day, from top to bottom.
  ///
  /// Those at the bottom, behind the bar, are light, so that glass is light, too.
  private static let waves = [
    0x4A3558, 0x7E3F5E, 0xB34B55, 0xD96A50, 0xEE8F54, 0xF2B45C, 0xE0C869, 0xA3C065, 0x67B26F,
    0x3FB08F, 0x38A9B4, 0x3A8FBF, 0x4C6FB1, 0x7461A3, 0xA65C8F, 0xCF6679, 0xE98074, 0xF4A77C,
    0xF9C9A0, 0xFBE3C8,
  ]

  /// The size, in points; the width is that of the screen in pictures.
  private static let (width, height) = (400, 1_900)

  /// Returns the scene as a backdrop, by day or by night.
  static func backdrop(isNight: Bool) -> TabSnapshotBackdrop {
    do {
      let picture = try SVGPicture(Array(svg(isNight: isNight).utf8))
      return .image(UIImage(values: ImageValues(content: .vectors(picture), scale: 1)))
    } catch {
      preconditionFailure("the scene isn't a picture: \(error)")
    }
  }

  /// Returns the definitions of a page with the class `scene` on each scene.
  static func marked(_ definitions: String) -> String {
    let colors = [sky.day, sky.night].map { hexadecimal($0) }.joined(separator: "|")
    guard let first = try? Regex("<g (id=\"s[0-9]+\"><path d=\"[^\"]*\" fill=\"(?:\(colors))\")")
    else { return definitions }
    return definitions.replacing(first) { match in
      "<g class=\"scene\" \(match.output[1].substring ?? "")"
    }
  }

  private static func svg(isNight: Bool) -> String {
    let step = height / waves.count
    let size = "width=\"\(width)\" height=\"\(height)\""
    var shapes = ["<rect \(size) fill=\"\(hexadecimal(isNight ? sky.night : sky.day))\"/>"]
    for index in waves.indices {
      // By night the blue waves are at the bottom.
      let color = isNight ? atNight(waves[(index + 15) % waves.count]) : waves[index]
      let (top, rise) = (index * step, index.isMultiple(of: 2) ? 34 : -34)
      if index % 5 == 1 {
        let x = index.isMultiple(of: 2) ? 110 : 280
        shapes.append(
          "<circle cx=\"\(x)\" cy=\"\(top + 10)\" r=\"46\" fill=\"\(isNight ? "#F1E9C9" : "#FFF3C4")\"/>"
        )
      }
      shapes.append(
        "<path d=\"M0 \(top + 30)C90 \(top + 30 - rise) 130 \(top + 30 - rise) 200 \(top + 30)"
          + "S310 \(top + 30 + rise) 400 \(top + 30)V\(height)H0Z\" "
          + "fill=\"\(hexadecimal(color))\"/>"
      )
    }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) "
      + "viewBox=\"0 0 \(width) \(height)\">\(shapes.joined())</svg>"
  }

  /// Returns the color mixed with that of the sky by night; both are `0xRRGGBB`.
  private static func atNight(_ color: Int) -> Int {
    [16, 8, 0].reduce(0) { mixed, shift in
      let (day, night) = (color >> shift & 0xFF, sky.night >> shift & 0xFF)
      return mixed | (((day * 42 + night * 58) / 100) << shift)
    }
  }

  private static func hexadecimal(_ color: Int) -> String {
    "\(RGBA(UInt8(color >> 16), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF)))"
  }
}
