import Foundation
import Testing

@testable import TabRaster

struct IconDrawingTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/TabRaster/Icons/SVG").standardizedFileURL

  @Test func `the embedded drawings are the files`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Icon.names == files.map { String($0.dropLast(4)) }.sorted(), "run Scripts/embed")
    for (name, embedded) in IconFiles.all {
      let file = try String(
        contentsOf: Self.folder.appendingPathComponent("\(name).svg"),
        encoding: .utf8
      )
      #expect(embedded == file, "\(name).svg: run Scripts/embed")
    }
  }

  @Test(arguments: Icon.names)
  func `a drawing keeps to the grid and draws what its template has`(name: String) throws {
    let file = try #require(IconFiles.all.first { $0.key == name }?.value)
    let picture = try SVGPicture(Array(file.utf8))
    #expect(picture.size == Size(width: 28, height: 28))
    // The picture has a margin of 2 pt, since ink of groups of people exceeds the grid by a point.
    let size = Size(width: 32, height: 32)
    let move = Transform.scale(1, thenMoveBy: Point(2, 2))
    let drawn = DisplayList([.group(move, picture.commands)]).rendered(size: size, scale: 1)
    let template = DisplayList([.fill(picture.path.transformed(by: move), RGBA(0, 0, 0))])
      .rendered(size: size, scale: 1)
    let differences = zip(drawn.pixels, template.pixels).map { drawn, template in
      abs(Int(drawn >> 24) - Int(template >> 24))
    }
    // Pixels where shapes touch differ, since the drawing fills them one after the other.
    #expect(differences.max() ?? 0 < 128)
    #expect(differences.reduce(0, +) < 255 * 12)
  }

  @Test func `no two icons look alike`() {
    var names: [[UInt32]: String] = [:]
    for name in Icon.names {
      guard let icon = Icon.named(name) else { continue }
      let twin = names.updateValue(name, forKey: Array(icon.bitmap(pixelsPerPoint: 1).pixels))
      #expect(twin == nil, "\(name) and \(twin ?? "")")
    }
    #expect(names.count == Icon.names.count)
  }

  // The points are in holes of filled icons, which are opaque elsewhere.
  @Test(arguments: [
    ("play.circle.fill", 12.0, 11.67), ("record.circle.fill", 11.67, 11.67),
    ("checkmark.circle.fill", 9.6, 14.6), ("plus.circle.fill", 11.67, 11.67),
    ("xmark.circle.fill", 11.67, 11.67), ("tag.fill", 6.4, 6.4), ("gearshape.fill", 11.8, 11.8),
    ("heart.circle.fill", 11.67, 12), ("bolt.circle.fill", 11.67, 11.67), ("car.fill", 13, 4.4),
  ])
  func `holes are clear`(name: String, x: Double, y: Double) throws {
    let icon = try #require(Icon.named(name))
    let grid = AlphaGrid(icon)
    #expect(grid.alpha(at: Point(x, y)) == 0)
    #expect(grid.alpha.contains(255))
  }

  @Test(arguments: ["house", "gearshape.fill", "brain"])
  func `an icon is the same value each time`(name: String) {
    #expect(Icon.named(name) == Icon.named(name))
  }
}
