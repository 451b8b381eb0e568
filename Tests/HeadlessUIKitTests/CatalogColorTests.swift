import Foundation
import HeadlessUIKit
import Testing

struct CatalogColorTests {
  private let bundles = TemporaryBundles()

  private func bundle(_ files: [String: String]) throws -> Bundle {
    try bundles.bundle(files.mapValues { Data($0.utf8) })
  }

  private func bundle(_ contents: String) throws -> Bundle {
    try bundle(["Assets.xcassets/Ink.colorset/Contents.json": contents])
  }

  @Test func `a color set follows style and contrast, in every notation of its components`() throws
  {
    let bundle = try bundle(
      """
      { "info": { "version": 1 }, "colors": [
        { "idiom": "universal", "color": { "color-space": "srgb",
          "components": { "red": "0x33", "green": "102", "blue": "0.600", "alpha": "0.500" } } },
        { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
          "color": { "color-space": "display-p3",
            "components": { "red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000" } } },
        { "idiom": "ipad", "color": { "components": { "red": "1", "green": "1", "blue": "1" } } },
        { "idiom": "watch", "color": 7 }, { "idiom": "iphone" },
        { "idiom": "universal", "appearances": [{ "appearance": "contrast", "value": "high" },
            { "appearance": "luminosity", "value": "dark" }],
          "color": { "components": { "white": "1.000", "alpha": "1.000" } } }
      ] }
      """
    )
    let ink = try #require(UIColor(named: "Ink", in: bundle, compatibleWith: nil))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let high = UITraitCollection(accessibilityContrast: .high)
    let light = ink.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light == UIColor(red: 0x33 / 255, green: 102 / 255, blue: 0.6, alpha: 0.5))
    #expect(ink.resolvedColor(with: high) == light)
    let pure = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(ink.resolvedColor(with: dark) == pure)
    let pad = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceIdiom: .pad)])
    #expect(
      ink.resolvedColor(with: pad) == UIColor(red: 1 / 255, green: 1 / 255, blue: 1 / 255, alpha: 1)
    )
    let both = UITraitCollection(traitsFrom: [dark, high])
    #expect(ink.resolvedColor(with: both) == UIColor(white: 1, alpha: 1))
  }

  // Xcode takes an alpha without a point as a byte (terrazzo #768), and Xcode 9 wrote numbers
  // (ColorAssetCatalog PR#8).
  @Test(arguments: [
    (#""white": "0.5", "alpha": "1""#, 1.0 / 255), (#""white": "0.5", "alpha": "0xFF""#, 1),
    (#""white": 0.5, "alpha": 0.25"#, 0.25),
  ])
  func `an alpha has the notations of the other components`(parts: String, alpha: Double) throws {
    let bundle = try bundle(#"{ "colors": [{ "color": { "components": { \#(parts) } } }] }"#)
    let color = try #require(UIColor(named: "Ink", in: bundle, compatibleWith: nil))
    #expect(
      color.resolvedColor(with: UITraitCollection()) == UIColor(white: 0.5, alpha: CGFloat(alpha))
    )
  }

  @Test(arguments: ["", "{", "{}", #"{ "colors": [] }"#, #"{ "colors": [{ "color": {} }] }"#])
  func `a color set without a color is ignored`(contents: String) throws {
    let bundle = try bundle(contents)
    #expect(UIColor(named: "Ink", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "Other", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "No such color") == nil)
  }

  @Test(arguments: [
    ("srgb", [0.5, 0.25, 0], [0.5, 0.25, 0]),
    ("extended-srgb", [1.5, -0.5, 0], [1.5, -0.5, 0]),
    ("extended-linear-srgb", [0.5, 1, 0.002], [0.7354, 1, 0.0258]),
    ("display-p3", [0, 0.5, 0], [-0.2431, 0.5096, -0.1374]),
    ("gray-gamma-22", [0.25], [0.25, 0.25, 0.25]),
    ("extended-gray", [1.25], [1.25, 1.25, 1.25]),
  ])
  func `components are in the space of the color`(
    space: String,
    components: [Double],
    expected: [Double]
  ) throws {
    let names = components.count == 1 ? ["white"] : ["red", "green", "blue"]
    let texts = zip(names, components).map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
    let bundle = try bundle(
      """
      { "colors": [{ "color": { "color-space": "\(space)", "components": { \(texts) } } }] }
      """
    )
    let color = try #require(UIColor(named: "Ink", in: bundle, compatibleWith: nil))
    let found = color.components(in: UITraitCollection())
    for (value, expected) in zip([found.red, found.green, found.blue], expected) {
      #expect(abs(value - expected) < 0.0002, "\(found)")
    }
  }

  @Test(arguments: [
    ("7", "it isn't an object of JSON"),
    ("{}", "'colors' must be a list of objects"),
    (#"{ "colors": [] }"#, "the set holds no color for an iPhone or iPad"),
    (
      #"{ "colors": [{ "idiom": "mac", "color": { } }] }"#,
      "the set holds no color for an iPhone or iPad"
    ),
    (#"{ "colors": [{ "color": 7 }] }"#, "'color' must be an object"),
    (
      #"{ "colors": [{ "color": { } }] }"#,
      "a color must have 'components' or a 'reference'"
    ),
    (
      #"{ "colors": [{ "color": { "components": { "red": "0.1" } } }] }"#,
      "'green' is ''; it must be as in '0.400', '102' or '0x66'"
    ),
    (
      #"{ "colors": [{ "color": { "components": { "white": "0x1FF" } } }] }"#,
      "'white' is '0x1FF'; it must be as in '0.400', '102' or '0x66'"
    ),
    (
      #"{ "colors": [{ "color": { "components": { "white": "nan" } } }] }"#,
      "'white' is 'nan'; it must be as in '0.400', '102' or '0x66'"
    ),
    (
      #"{ "colors": [{ "color": { "components": { "white": "1.0", "alpha": "x" } } }] }"#,
      "'alpha' is 'x'; it must be as in '0.400', '102' or '0x66'"
    ),
    (
      #"{ "colors": [{ "color": { "color-space": "lab", "components": { "red": "1.0", "green": "1.0", "blue": "1.0" } } }] }"#,
      "the color space 'lab' isn't known; choose sRGB, Display P3 or a gray in Xcode"
    ),
    (
      #"{ "colors": [{ "color": { "reference": "noSuchColor" } }] }"#,
      "'noSuchColor' isn't a color of the system"
    ),
    (
      #"{ "colors": [{ "appearances": 1 }] }"#, "'appearances' must be a list of objects with texts"
    ),
    (
      #"{ "colors": [{ "appearances": [{}] }] }"#,
      "an appearance must have 'appearance' and 'value'"
    ),
  ])
  func `reports problems of a set`(contents: String, reason: String) throws {
    let bundle = try bundle(contents)
    #expect(
      AssetCatalogs(bundle).problem(with: "Ink", .color)?.description
        == "Assets.xcassets/Ink.colorset/Contents.json: \(reason)"
    )
    #expect(UIColor(named: "Ink", in: bundle, compatibleWith: nil) == nil)
    #expect(AssetCatalogs(bundle).problem(with: "Other", .color) == nil)
  }

  private static let white = #"{ "colors": [{ "color": { "components": { "white": "1.0" } } }] }"#

  // Documented in Xcode's format reference: a folder prefixes the names in it only if it provides a namespace.
  @Test(arguments: [
    (folders: [], name: "Ink"),
    (["Brand"], "Ink"),
    (["Brand:false"], "Ink"),
    (["Brand:true"], "Brand/Ink"),
    (["Brand:true", "Dark"], "Brand/Ink"),
    (["Brand", "Dark:true"], "Dark/Ink"),
    (["Brand:true", "Dark:true"], "Brand/Dark/Ink"),
  ])
  func `a folder that provides a namespace is part of a name`(
    folders: [String],
    name: String
  )
    throws
  {
    var path = "Assets.xcassets"
    var files: [String: String] = [:]
    for folder in folders {
      let parts = folder.split(separator: ":")
      path += "/\(parts[0])"
      if parts.count == 2 {
        files["\(path)/Contents.json"] =
          #"{ "properties": { "provides-namespace": \#(parts[1]) } }"#
      }
    }
    files["\(path)/Ink.colorset/Contents.json"] = Self.white
    let bundle = try bundle(files)
    for other in ["Ink", "Brand/Ink", "Dark/Ink", "Brand/Dark/Ink"] {
      let color = UIColor(named: other, in: bundle, compatibleWith: nil)
      #expect((color != nil) == (other == name), "\(other)")
    }
  }

  @Test func `nothing outside of the bundle is found`() throws {
    let outside = try bundle(Self.white)
    let catalog = outside.bundlePath + "/Assets.xcassets"
    let inside = try bundle(["Assets.xcassets/Contents.json": "{}"])
    let manager = FileManager.default
    for (link, target) in [
      ("Linked.xcassets", catalog), ("Assets.xcassets/Group", catalog),
      ("Assets.xcassets/Ink.colorset", catalog + "/Ink.colorset"),
    ] {
      let path = inside.bundlePath + "/" + link
      try manager.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
    let folder = URL(fileURLWithPath: outside.bundlePath).lastPathComponent
    for name in ["Ink", "../../\(folder)/Assets.xcassets/Ink", "Group/Ink", "./Ink"] {
      #expect(UIColor(named: name, in: inside, compatibleWith: nil) == nil, "\(name)")
    }
    #expect(UIColor(named: "Ink", in: outside, compatibleWith: nil) != nil)
  }

  @Test func `no image outside of the bundle is found`() throws {
    let bundle = try bundle(["icons/a.txt": ""])
    let pixel = try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }.pngData()
    )
    let folder = URL(fileURLWithPath: bundle.bundlePath)
    let outside = folder.deletingLastPathComponent().appending(path: "\(UUID()).png")
    try pixel.write(to: outside)
    try pixel.write(to: folder.appending(path: "inside.png"))
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "linked.png"),
      withDestinationURL: outside
    )
    let names = [
      "../\(outside.lastPathComponent)", "linked", "icons/../../\(outside.lastPathComponent)",
    ]
    for name in names {
      #expect(UIImage(named: name, in: bundle, compatibleWith: nil) == nil, "\(name)")
    }
    #expect(UIImage(named: "inside", in: bundle, compatibleWith: nil) != nil)
  }

  @Test func `two colors of one set are equal`() throws {
    let bundle = try bundle(Self.white)
    let color = UIColor(named: "Ink", in: bundle, compatibleWith: nil)
    #expect(color == UIColor(named: "Ink", in: bundle, compatibleWith: nil))
    #expect(color?.hash == UIColor(named: "Ink", in: bundle, compatibleWith: nil)?.hash)
    let other = try self.bundle(Self.white.replacingOccurrences(of: "1.0", with: "0.5"))
    #expect(color != UIColor(named: "Ink", in: other, compatibleWith: nil))
  }

  @Test func `a set can name a color of the system`() throws {
    let bundle = try bundle(
      #"{ "colors": [{ "color": { "platform": "ios", "reference": "systemRedColor" } }] }"#
    )
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = UIColor(named: "Ink", in: bundle, compatibleWith: nil)?.resolvedColor(with: dark)
    #expect(color == UIColor.systemRed.resolvedColor(with: dark))
    let wrong = try self.bundle(#"{ "colors": [{ "color": { "reference": "noSuchColor" } }] }"#)
    #expect(UIColor(named: "Ink", in: wrong, compatibleWith: nil) == nil)
  }
}
