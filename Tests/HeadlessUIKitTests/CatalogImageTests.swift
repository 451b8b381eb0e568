import Foundation
import HeadlessUIKit
import TabRaster
import TabTestSupport
import Testing

struct CatalogImageTests {
  private let bundles = TemporaryBundles()

  /// Returns a bundle with the image set `Tab`.
  private func bundle(_ contents: String, _ files: [String: Data] = [:]) throws -> Bundle {
    var all = ["Assets.xcassets/Tab.imageset/Contents.json": Data(contents.utf8)]
    for (name, data) in files { all["Assets.xcassets/Tab.imageset/\(name)"] = data }
    return try bundles.bundle(all)
  }

  /// Returns the PNG data of a square of one color.
  private static func png(_ side: Int, _ color: RGBA) -> Data {
    var bitmap = Bitmap(width: side, height: side)
    let square = Rect(x: 0, y: 0, width: Double(side), height: Double(side))
    bitmap.fill(.rectangle(square), color: color)
    return Data(bitmap.png())
  }

  private static func traits(
    _ scale: CGFloat,
    _ style: UIUserInterfaceStyle = .light,
    _ contrast: UIAccessibilityContrast = .normal,
    _ idiom: UIUserInterfaceIdiom = .phone
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(accessibilityContrast: contrast),
      UITraitCollection(userInterfaceIdiom: idiom),
    ])
  }

  /// Returns a catalog in which each rule of the choice decides once.
  private func catalog() throws -> Bundle {
    let dark = #""appearances": [{ "appearance": "luminosity", "value": "dark" }]"#
    let darkHigh = #"""
      "appearances": [{ "appearance": "contrast", "value": "high" },
        { "appearance": "luminosity", "value": "dark" }]
      """#
    return try bundle(
      """
      { "info": { "author": "xcode", "version": 1 }, "images": [
        { "idiom": "universal", "filename": "1.png", "scale": "1x" },
        { "idiom": "universal", "filename": "2.png", "scale": "2x" },
        { "idiom": "universal", "filename": "3.png", "scale": "3x" },
        { "idiom": "universal", "filename": "dark.png", "scale": "2x", \(dark) },
        { "idiom": "universal", "scale": "3x", \(dark) },
        { "idiom": "universal", "filename": "dark-high.png", "scale": "2x", \(darkHigh) },
        { "idiom": "ipad", "filename": "pad.png", "scale": "2x" },
        { "idiom": "watch", "filename": "none.jpg", "scale": "2x" }
      ] }
      """,
      [
        "1.png": Self.png(10, RGBA(1, 0, 0)), "2.png": Self.png(20, RGBA(2, 0, 0)),
        "3.png": Self.png(30, RGBA(3, 0, 0)), "dark.png": Self.png(20, RGBA(4, 0, 0)),
        "dark-high.png": Self.png(20, RGBA(5, 0, 0)), "pad.png": Self.png(20, RGBA(6, 0, 0)),
      ]
    )
  }

  @Test(
    arguments: [
      (traits(1), 1), (traits(2), 2), (traits(3), 3),
      (traits(2, .dark), 4),
      // The set has no file for 3x.
      (traits(3, .dark), 4),
      (traits(2, .light, .high), 2), (traits(2, .dark, .high), 5),
      (traits(2, .light, .normal, .pad), 6),
      // The kind of device has precedence over the style.
      (traits(2, .dark, .normal, .pad), 6),
      (traits(3, .light, .normal, .pad), 6),
    ] as [(UITraitCollection, UInt8)]
  )
  func `chooses the variant that fits best`(traits: UITraitCollection, red: UInt8) throws {
    let bundle = try catalog()
    let image = try #require(UIImage(named: "Tab", in: bundle, compatibleWith: traits))
    #expect(image.size == CGSize(width: 10, height: 10))
    guard case .bitmap(let bitmap) = image.values.content else {
      Issue.record("a bitmap")
      return
    }
    #expect(bitmap.pixels[0] == 0xFF00_0000 | UInt32(red) << 16)
    // Whatever the traits of its loading, the image follows those of its drawing.
    let other = try #require(UIImage(named: "Tab", in: bundle, compatibleWith: Self.traits(1)))
    #expect(other.imageAsset?.image(with: traits).values == image.values)
    #expect(other == UIImage(named: "Tab", in: bundle, compatibleWith: Self.traits(1)))
  }

  @Test func `variants with one file take hardly longer than a single one`() throws {
    let data = Self.png(1_000, RGBA(1, 2, 3))
    let times = try [1, 300].map { count in
      let variant = #"{ "filename": "a.png" }"#
      let variants = Array(repeating: variant, count: count).joined(separator: ",")
      let bundle = try bundle("{ \"images\": [\(variants)] }", ["a.png": data])
      return ContinuousClock().measure {
        #expect(AssetCatalogs(bundle).problem(with: "Tab", .image) == nil)
      }
    }
    #expect(times[1] < times[0] * 50, "\(times)")
  }

  private static let svg = Data(
    """
    <svg width="24" height="12"><rect width="12" height="12" fill="red"/></svg>
    """.utf8
  )

  @Test func `an SVG file is rasterized in its size unless its vectors are preserved`() throws {
    for preserves in [false, true] {
      let bundle = try bundle(
        """
        { "images": [{ "filename": "a.svg", "idiom": "universal" }],
          "properties": { "preserves-vector-representation": \(preserves) } }
        """,
        ["a.svg": Self.svg]
      )
      let image = try #require(UIImage(named: "Tab", in: bundle, compatibleWith: Self.traits(3)))
      #expect(image.size == CGSize(width: 24, height: 12))
      #expect(image.scale == 3)
      if case .bitmap(let bitmap) = image.values.content {
        #expect(!preserves && bitmap.width == 72 && bitmap.height == 36)
      } else {
        #expect(preserves)
      }
      let png = try #require(image.pngData())
      #expect(try Bitmap(png: [UInt8](png)).width == 72)
    }
  }

  @Test func `vectors are drawn in any size, in their colors or as a template`() throws {
    let bundle = try bundle(
      """
      { "images": [{ "filename": "a.svg" }],
        "properties": { "preserves-vector-representation": true } }
      """,
      ["a.svg": Self.svg]
    )
    let image = try #require(UIImage(named: "Tab", in: bundle, compatibleWith: Self.traits(2)))
    for (image, left) in [(image, 0xFFFF_0000), (image.withTintColor(.blue), 0xFF00_00FF)] {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: 48, height: 24)
      let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
        image.draw(in: CGRect(origin: .zero, size: size))
      }
      guard case .bitmap(let bitmap) = drawn.values.content else {
        Issue.record("a bitmap")
        return
      }
      #expect(bitmap.pixels[23] == UInt32(left) && bitmap.pixels[24] == 0)
    }
  }

  @Test(arguments: [
    ("template", UIImage.RenderingMode.alwaysTemplate), ("original", .alwaysOriginal),
    ("automatic", .automatic),
  ])
  func `is a template if the set requires it`(intent: String, mode: UIImage.RenderingMode) throws {
    let bundle = try bundle(
      """
      { "images": [{ "filename": "a.png" }],
        "properties": { "template-rendering-intent": "\(intent)" } }
      """,
      ["a.png": Self.png(8, RGBA(0, 0, 0))]
    )
    let image = try #require(UIImage(named: "Tab", in: bundle, compatibleWith: Self.traits(2)))
    #expect(image.renderingMode == mode)
    // A set with one picture for all scales.
    #expect(image.size == CGSize(width: 8, height: 8))
  }

  @Test(arguments: [
    (
      "9-part", "tile", UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      UIImage.ResizingMode.tile
    ),
    ("9-part", "stretch", UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), .stretch),
    ("3-part-horizontal", "stretch", UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 4), .stretch),
    ("3-part-vertical", "stretch", UIEdgeInsets(top: 1, left: 0, bottom: 3, right: 0), .stretch),
  ])
  func `is resized by the set's slicing, in pixels`(
    mode: String,
    center: String,
    insets: UIEdgeInsets,
    resizingMode: UIImage.ResizingMode
  ) throws {
    let bundle = try bundle(
      """
      { "images": [{ "filename": "a.png", "scale": "2x", "resizing": { "mode": "\(mode)",
        "center": { "mode": "\(center)", "width": 2 },
        "cap-insets": { "top": 2, "left": 4, "bottom": 6, "right": 8 } } }] }
      """,
      ["a.png": Self.png(40, RGBA(0, 0, 0))]
    )
    let image = try #require(UIImage(named: "Tab", in: bundle, compatibleWith: Self.traits(2)))
    #expect(image.capInsets == insets)
    #expect(image.resizingMode == resizingMode)
  }

  @Test(arguments: [
    (#"{ "images": [] }"#, "Contents.json: the set holds no picture for an iPhone or iPad"),
    (#"{ "images": [{ "filename": 7 }] }"#, "Contents.json: 'filename' must be a text"),
    (
      #"{ "images": [{ "filename": "../a.png" }] }"#,
      "Contents.json: '../a.png' isn't in the folder of the set"
    ),
    (
      #"{ "images": [{ "filename": "a.jpg" }] }"#,
      "a.jpg: only PNG and SVG are read here; export the picture as one of them"
    ),
    (
      #"{ "images": [{ "filename": "a.pdf" }] }"#,
      "a.pdf: only PNG and SVG are read here; export the picture as one of them"
    ),
    (
      #"{ "images": [{ "filename": "none.png" }] }"#,
      "none.png: there is no such file or folder"
    ),
    (
      #"{ "images": [{ "filename": "bad.svg" }] }"#,
      "bad.svg:2:1: the SVG file has an element 'text', which isn't drawn; export plain paths, filled and stroked"
    ),
    (
      #"{ "images": [{ "filename": "huge.svg" }] }"#,
      "huge.svg: the picture is more than 1365 points wide or high"
    ),
    (
      #"{ "images": [{ "filename": "a.png", "scale": "4x" }] }"#,
      "Contents.json: 'scale' is '4x'; it must be 1x, 2x or 3x"
    ),
    (
      #"{ "images": [{ "filename": "a.png", "resizing": {} }] }"#,
      "Contents.json: 'resizing' must have the mode 9-part, 3-part-horizontal or 3-part-vertical"
    ),
    (
      #"{ "images": [], "properties": { "template-rendering-intent": "x" } }"#,
      "Contents.json: 'template-rendering-intent' is 'x'"
    ),
  ])
  func `reports problems of a set`(contents: String, problem: String) throws {
    let bundle = try bundle(
      contents,
      [
        "a.png": Self.png(2, RGBA(0, 0, 0)), "a.jpg": Data([0xFF, 0xD8]),
        "bad.svg": Data("<svg width='1' height='1'>\n<text/></svg>".utf8),
        "huge.svg": Data("<svg width='1366' height='1'/>".utf8),
      ]
    )
    #expect(
      AssetCatalogs(bundle).problem(with: "Tab", .image)?.description
        == "Assets.xcassets/Tab.imageset/\(problem)"
    )
    #expect(UIImage(named: "Tab", in: bundle, compatibleWith: nil) == nil)
  }

  @Test func `a bundle can be a catalog, and its folders be namespaces`() throws {
    let outer = try bundles.bundle([
      "A.xcassets/Brand/Contents.json": Data(
        #"{ "properties": { "provides-namespace": true } }"#.utf8
      ),
      "A.xcassets/Brand/Tab.imageset/Contents.json": Data(
        #"{ "images": [{ "filename": "a.svg" }] }"#.utf8
      ),
      "A.xcassets/Brand/Tab.imageset/a.svg": Self.svg,
    ])
    let catalog = try #require(Bundle(path: outer.bundlePath + "/A.xcassets"))
    for bundle in [outer, catalog] {
      #expect(UIImage(named: "Brand/Tab", in: bundle, compatibleWith: nil) != nil)
      #expect(UIImage(named: "Tab", in: bundle, compatibleWith: nil) == nil)
    }
  }

  @Test func `changed sets are problems or images and never traps`() throws {
    let bundle = try bundle("", ["a.png": Self.png(4, RGBA(9, 9, 9)), "a.svg": Self.svg])
    let file = URL(fileURLWithPath: bundle.bundlePath)
      .appending(path: "Assets.xcassets/Tab.imageset/Contents.json")
    let color = file.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Ink.colorset/Contents.json")
    try FileManager.default.createDirectory(
      at: color.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    let seed = Array(
      """
      { "images": [{ "filename": "a.png", "idiom": "universal", "scale": "2x", "resizing":
      { "mode": "9-part", "cap-insets": { "top": 2, "left": 4 } } }, { "filename": "a.svg",
      "appearances": [{ "appearance": "luminosity", "value": "dark" }] }], "properties":
      { "template-rendering-intent": "template" }, "colors": [{ "color": { "components":
      { "red": "0x33", "green": "102", "blue": "0.600", "alpha": "0.5" } } }, { "idiom": "ipad",
      "color": { "platform": "ios", "reference": "systemRedColor" } }] }
      """.utf8
    )
    let pieces = [
      "{", "}", "[", "]", "\"", ":", ",", "null", "-1", "1e999", "0x", "true", "\\u0000",
    ]
    var generator = SeededGenerator(seed: 61)
    var images = 0
    let count = rounds(200)
    for _ in 0..<count {
      var contents = seed
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        let place = Int.random(in: 0..<contents.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: contents[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: contents.removeSubrange(place..<min(place + 4, contents.count))
        default:
          let piece = pieces.randomElement(using: &generator) ?? ""
          contents.insert(contentsOf: Array(piece.utf8), at: place)
        }
      }
      try Data(contents).write(to: file)
      try Data(contents).write(to: color)
      let catalogs = AssetCatalogs(bundle)
      if let image = UIImage(named: "Tab", in: bundle, compatibleWith: Self.traits(2)) {
        images += 1
        #expect(image.size.width > 0 && catalogs.problem(with: "Tab", .image) == nil)
      } else {
        #expect(catalogs.problem(with: "Tab", .image) != nil)
      }
      let ink = UIColor(named: "Ink", in: bundle, compatibleWith: nil)
      #expect((ink == nil) == (catalogs.problem(with: "Ink", .color) != nil))
      _ = ink?.rgba(in: Self.traits(2, .dark))
    }
    #expect(images > 0 && images < count, "seed 61")
  }
}
