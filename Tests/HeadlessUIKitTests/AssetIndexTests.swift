import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

/// The caches of asset catalogs, which must never show an older state of the files.
struct AssetIndexTests {
  private let bundles = TemporaryBundles()

  private static func color(_ red: String) -> Data {
    let parts = #"{ "red": "\#(red)", "green": "0.0", "blue": "0.0", "alpha": "1.0" }"#
    let color = #"{ "color-space": "srgb", "components": \#(parts) }"#
    return Data(#"{ "colors": [{ "idiom": "universal", "color": \#(color) }] }"#.utf8)
  }

  private static let image = Data(
    #"{ "images": [{ "idiom": "universal", "filename": "a.png", "scale": "1x" }] }"#.utf8
  )

  private static func png(_ side: Int) -> Data { Data(Bitmap(width: side, height: side).png()) }

  /// Makes all files of a bundle look as if they were written long ago, so that their dates can be relied on.
  private func age(_ bundle: Bundle) throws {
    let root = bundle.bundlePath
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root).map { "\(root)/\($0)" }
    for path in paths + [root] {
      let date = Date(timeIntervalSinceNow: -100)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
  }

  private func has(_ name: String, in bundle: Bundle) -> Bool {
    UIColor(named: name, in: bundle, compatibleWith: nil) != nil
  }

  @Test(arguments: [false, true])
  func `sets that are added, renamed and removed are found as they are`(isAged: Bool) throws {
    let bundle = try bundles.bundle([
      "A.xcassets/Group/Ink.colorset/Contents.json": Self.color("1.0")
    ])
    if isAged { try age(bundle) }
    let group = bundle.bundlePath + "/A.xcassets/Group"
    let files = FileManager.default
    for _ in 0..<2 { #expect(has("Ink", in: bundle) && !has("Sea", in: bundle)) }
    try files.copyItem(atPath: "\(group)/Ink.colorset", toPath: "\(group)/Sea.colorset")
    for _ in 0..<2 { #expect(has("Ink", in: bundle) && has("Sea", in: bundle)) }
    if isAged { try age(bundle) }
    #expect(has("Sea", in: bundle))
    try files.moveItem(atPath: "\(group)/Sea.colorset", toPath: "\(group)/Sky.colorset")
    #expect(!has("Sea", in: bundle) && has("Sky", in: bundle))
    try Data(#"{ "properties": { "provides-namespace": true } }"#.utf8)
      .write(to: URL(fileURLWithPath: "\(group)/Contents.json"))
    #expect(!has("Ink", in: bundle) && has("Group/Ink", in: bundle))
    try files.removeItem(atPath: group)
    #expect(!has("Group/Ink", in: bundle) && !has("Ink", in: bundle))
  }

  @Test func `a color is read again after its file changed`() throws {
    let path = "A.xcassets/Ink.colorset/Contents.json"
    let bundle = try bundles.bundle([path: Self.color("1.0")])
    try age(bundle)
    for red in ["0.25", "0.5"] {
      let file = URL(fileURLWithPath: "\(bundle.bundlePath)/\(path)")
      try Self.color(red).write(to: file)
      let color = try #require(UIColor(named: "Ink", in: bundle, compatibleWith: nil))
      #expect(color.cgColor.components?.first == Double(red).map { CGFloat($0) })
    }
  }

  @Test func `images of one set are decoded once, and again after a file changed`() throws {
    let set = "A.xcassets/Tab.imageset"
    let bundle = try bundles.bundle([
      "\(set)/Contents.json": Self.image, "\(set)/a.png": Self.png(4),
    ])
    try age(bundle)
    let catalogs = AssetCatalogs(bundle)
    let first = try #require(try catalogs.image(named: "Tab"))
    #expect(try catalogs.image(named: "Tab") === first)
    let file = URL(fileURLWithPath: "\(bundle.bundlePath)/\(set)/a.png")
    try Self.png(6).write(to: file)
    let second = try #require(try catalogs.image(named: "Tab"))
    #expect(second !== first)
    #expect(
      UIImage(named: "Tab", in: bundle, compatibleWith: nil)?.size == CGSize(width: 6, height: 6)
    )
  }

  @Test func `vectors are drawn once at each scale, however often an image is found`() throws {
    let bundle = try bundles.bundle([
      "A.xcassets/Tab.imageset/Contents.json": Data(
        #"{ "images": [{ "idiom": "universal", "filename": "a.svg" }] }"#.utf8
      ),
      "A.xcassets/Tab.imageset/a.svg": Data(
        ##"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4z"/></svg>"##
          .utf8
      ),
    ])
    try age(bundle)
    /// Returns the address of the image's pixels; images with one address share one array.
    func pixels(_ scale: CGFloat) throws -> UnsafePointer<UInt32>? {
      let traits = UITraitCollection(displayScale: scale)
      let image = try #require(UIImage(named: "Tab", in: bundle, compatibleWith: traits))
      guard case .bitmap(let bitmap) = image.values.content else { return nil }
      #expect(bitmap.width == Int(4 * scale))
      return bitmap.pixels.withUnsafeBufferPointer(\.baseAddress)
    }
    for scale in [CGFloat(2), 3] {
      let first = try #require(try pixels(scale))
      #expect(try pixels(scale) == first)
    }
    #expect(try pixels(2) != pixels(3))
    #expect(try AssetCatalogs(bundle).image(named: "Tab")?.image.pixelCount == 8 * 8 + 12 * 12)
  }

  /// Four pictures of the size are all that is kept without a user.
  @Test func `large images that nothing shows are forgotten, those in use aren't`() throws {
    var files: [String: Data] = [:]
    let png = Data(Bitmap(width: 4_096, height: 4_096).png())
    for name in ["A", "B", "C", "D", "E", "F"] {
      files["A.xcassets/\(name).imageset/Contents.json"] = Self.image
      files["A.xcassets/\(name).imageset/a.png"] = png
    }
    let bundle = try bundles.bundle(files)
    try age(bundle)
    let catalogs = AssetCatalogs(bundle)
    weak let first = try catalogs.image(named: "A")
    let second = try catalogs.image(named: "B")
    #expect(first != nil)
    for name in ["C", "D", "E", "F"] { #expect(try catalogs.image(named: name) != nil) }
    #expect(first == nil)
    #expect(try catalogs.image(named: "B") === second)
  }
}
