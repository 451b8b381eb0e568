import Foundation
import HeadlessUIKit
import TabRaster
import Testing

struct UIImageTests {
  private var bitmap: Bitmap {
    var bitmap = Bitmap(width: 6, height: 3)
    for index in bitmap.pixels.indices {
      bitmap.pixels[index] = 0xFF00_0000 | UInt32(index)
    }
    return bitmap
  }

  @Test func `a new image is empty`() {
    #expect(UIImage().size == .zero)
    #expect(UIImage().pngData() == nil)
    #expect(!UIImage().isSymbolImage)
  }

  @Test func `a symbol has the size of symbols in a tab bar`() throws {
    let image = try #require(UIImage(systemName: "record.circle.fill"))
    #expect(image.isSymbolImage)
    #expect(abs(image.size.height - 23.33) < 0.01)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }

  @Test func `a symbol is the same each time, on every thread`() async throws {
    let names = ["house", "star.fill", "tray", "gearshape"]
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<64 {
        let name = names[index % names.count]
        group.addTask {
          let icon = Icon.named(name)
          return icon != nil
            && icon.map { .symbol($0) } == UIImage(systemName: name)?.values.content
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test func `an image has the pixels of its PNG file`() throws {
    let image = try #require(UIImage(data: Data(bitmap.png()), scale: 3))
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(image.scale == 3)
    #expect(image.values.content == .bitmap(bitmap))
    #expect(image.pngData() == Data(bitmap.png()))
    #expect(try #require(UIImage(data: Data(bitmap.png()))).scale == 1)
  }

  @Test(arguments: [[], [0x89, 0x50], [UInt8](repeating: 1, count: 100)])
  func `bytes that aren't a PNG file give no image`(bytes: [UInt8]) {
    #expect(UIImage(data: Data(bytes)) == nil)
  }

  @Test func `a file is found by its name and the scale of the traits`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "UIImageTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(bitmap.png()).write(to: folder.appending(path: "tab@3x.png"))
    try Data(Bitmap(width: 4, height: 2).png()).write(to: folder.appending(path: "tab@2x.png"))
    let bundle = try #require(Bundle(url: folder))

    func image(scale: CGFloat) -> UIImage? {
      UIImage(named: "tab", in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
    }
    #expect(image(scale: 3)?.values.content == .bitmap(bitmap))
    #expect(image(scale: 3)?.size == CGSize(width: 2, height: 1))
    #expect(image(scale: 2)?.scale == 2)
    #expect(image(scale: 1)?.scale == 3, "the largest, if there is none of that scale")
    #expect(UIImage(named: "none", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "no such image") == nil)
  }

  @Test func `rendering mode, tint and flipping make another image`() throws {
    let star = try #require(UIImage(systemName: "star"))
    let original = star.withRenderingMode(.alwaysOriginal)
    #expect(star.renderingMode == .automatic)
    #expect(original.renderingMode == .alwaysOriginal)
    #expect(original.size == star.size)
    #expect(star.withTintColor(.red).values.tintColor == .red)
    #expect(
      star.withTintColor(.red, renderingMode: .alwaysTemplate).renderingMode == .alwaysTemplate
    )
    #expect(!star.flipsForRightToLeftLayoutDirection)
    let flipped = star.imageFlippedForRightToLeftLayoutDirection()
    #expect(flipped.flipsForRightToLeftLayoutDirection)
    #expect(flipped != star)
  }

  @Test func `images are equal by content`() {
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    #expect(UIImage(systemName: "star") != UIImage(systemName: "star.fill"))
    #expect(UIImage(data: Data(bitmap.png())) == UIImage(data: Data(bitmap.png())))
  }

  @Test func `a symbol becomes a picture of its ink`() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    let data = try #require(star.pngData())
    let picture = try Bitmap(png: [UInt8](data))
    #expect(picture.width == Int((star.size.width * 3).rounded(.up)))
    #expect(picture.pixels.contains(0xFF00_0000))
  }
}
