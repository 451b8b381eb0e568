import Foundation
import HeadlessUIKit
import Testing

struct CatalogColorTests {
  /// A bundle with a color set, in a folder of its own.
  private func bundle(_ contents: String) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).bundle")
    let set = folder.appending(path: "Assets.xcassets/Brand/Ink.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
    return try #require(Bundle(path: folder.path))
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
        { "idiom": "universal", "appearances": [{ "appearance": "contrast", "value": "high" },
            { "appearance": "luminosity", "value": "dark" }],
          "color": { "components": { "white": "1.000", "alpha": "1.000" } } }
      ] }
      """
    )
    let ink = try #require(UIColor(named: "Brand/Ink", in: bundle, compatibleWith: nil))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let high = UITraitCollection(accessibilityContrast: .high)
    let light = ink.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light == UIColor(red: 0x33 / 255, green: 102 / 255, blue: 0.6, alpha: 0.5))
    #expect(ink.resolvedColor(with: high) == light)
    let pure = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(ink.resolvedColor(with: dark) == pure)
    let both = UITraitCollection(traitsFrom: [dark, high])
    #expect(ink.resolvedColor(with: both) == UIColor(white: 1, alpha: 1))
  }

  @Test(arguments: ["", "{", "{}", #"{ "colors": [] }"#, #"{ "colors": [{ "color": {} }] }"#])
  func `a color set that holds no color is none`(contents: String) throws {
    let bundle = try bundle(contents)
    #expect(UIColor(named: "Brand/Ink", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "Other", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "No such color") == nil)
  }
}
