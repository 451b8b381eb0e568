import TabColors
import TabFiles
import TabTokens
import Testing

/// Color sets of asset catalogs, read as tokens.
struct AssetCatalogTests {
  private static func color(_ parts: String, space: String = "srgb", _ more: String = "") -> String
  {
    #"{ "idiom": "universal"\#(more), "color": { "color-space": "\#(space)", "components": \#(parts) } }"#
  }

  private static func set(_ colors: String...) -> String {
    #"{ "colors": [\#(colors.joined(separator: ", "))], "info": { "author": "xcode", "version": 1 } }"#
  }

  private static func tokens(
    _ text: String,
    _ mode: String? = nil,
    file: String = "Brand.xcassets/Ink.colorset/Contents.json"
  ) -> TokenSet {
    let bytes = Array(text.utf8)
    let json = JSONDocument(parsing: bytes, file: file)
    return TokenSet(TokenDocument(json, mode: .lenient, alternative: mode))
  }

  private static func ink(_ text: String, _ mode: String? = nil) -> TokenColor? {
    if case .color(let color) = tokens(text, mode)["Ink"]?.value { color } else { nil }
  }

  private static let white = #"{ "red": "1.000", "green": "255", "blue": "0xFF", "alpha": "0xFF" }"#
  private static let gray = #"{ "white": "0.500", "alpha": "0.25" }"#
  private static let dark = #", "appearances": [{ "appearance": "luminosity", "value": "dark" }]"#
  private static let high = #", "appearances": [{ "appearance": "contrast", "value": "high" }]"#

  @Test func `components are fractions with a point, and bytes without one`() throws {
    let color = try #require(Self.ink(Self.set(Self.color(Self.white))))
    #expect(color.sRGBHex == "#ffffffff")
    let half = try #require(Self.ink(Self.set(Self.color(Self.gray, space: "gray-gamma-22"))))
    #expect(half.components == [0.5, 0.5, 0.5] && half.alpha == 0.25)
  }

  // terrazzo #768 measured Xcode 26.4.1.
  @Test func `an alpha without a point is a byte, and one that hides the color is a warning`() {
    let text = Self.set(Self.color(#"{ "white": "0.5", "alpha": "1" }"#))
    #expect(Self.ink(text)?.alpha == 1.0 / 255)
    let warnings = Self.tokens(text).diagnostics.filter { $0.severity == .warning }
    #expect(
      warnings.map(\.diagnostic.message)
        == ["Xcode reads the alpha '1' as 1 of 255, so the color can't be seen"]
    )
    #expect(Self.ink(Self.set(Self.color(#"{ "white": "0.5", "alpha": "255" }"#)))?.alpha == 1)
  }

  @Test(arguments: [
    ("display-p3", "display-p3"), ("extended-srgb", "srgb"),
    ("extended-linear-srgb", "srgb-linear"),
  ])
  func `a color keeps its space`(space: String, name: String) {
    let parts = #"{ "red": "1.0", "green": "0.25", "blue": "0.0", "alpha": "1.0" }"#
    let color = Self.ink(Self.set(Self.color(parts, space: space)))
    #expect(color?.space.rawValue == name && color?.components == [1, 0.25, 0])
  }

  @Test func `appearances are modes, and a missing one has a more general color`() {
    let text = Self.set(
      Self.color(Self.white),
      Self.color(#"{ "white": "0.0" }"#, Self.dark),
      Self.color(#"{ "white": "0.2" }"#, Self.high)
    )
    let document = TokenDocument(parsing: Array(text.utf8), file: "Ink.json", mode: .lenient)
    #expect(document.dialect == .assetCatalog)
    #expect(document.alternatives == ["light", "dark", "light high contrast"])
    #expect(Self.ink(text)?.sRGBHex == "#ffffffff")
    #expect(Self.ink(text, "Dark")?.sRGBHex == "#000000ff")
    #expect(Self.ink(text, "light-high-contrast")?.sRGBHex == "#333333ff")
    #expect(Self.ink(text, "dark high contrast")?.sRGBHex == "#000000ff")
    let one = TokenDocument(
      parsing: Array(Self.set(Self.color(Self.white)).utf8),
      file: "Ink.json",
      mode: .lenient
    )
    #expect(one.alternatives == [])
  }

  @Test func `a color of the system keeps its name`() {
    let gray = #", "color": { "platform": "ios", "reference": "systemGray6Color" } }"#
    let dark = #"{ "idiom": "universal"\#(Self.dark)\#(gray)"#
    let text = Self.set(Self.color(Self.white), dark)
    #expect(Self.ink(text)?.sRGBHex == "#ffffffff")
    let set = Self.tokens(text, "dark")
    #expect(set["Ink"]?.value.systemColor == "systemGray6Color")
    #expect(set.diagnostics.isEmpty)
  }

  @Test func `colors for other devices are left out`() {
    let watch = Self.color(#"{ "white": "0.0" }"#).replacingOccurrences("universal", "watch")
    #expect(Self.ink(Self.set(watch, Self.color(Self.white)))?.sRGBHex == "#ffffffff")
    for text in [Self.set(#"{ "idiom": "universal" }"#), Self.set()] {
      let set = Self.tokens(text)
      #expect(set.isEmpty && set.diagnostics.isEmpty, "\(set.diagnostics)")
    }
    let images = #"{ "images": [], "info": { "author": "xcode", "version": 1 } }"#
    #expect(Self.tokens(images).diagnostics.isEmpty)
  }

  @Test func `a token has the name of its folder, below folders that provide a namespace`() throws {
    let folder =
      #"{ "info": { "author": "xcode", "version": 1 }, "properties": { "provides-namespace": true } }"#
    let plain = #"{ "info": { "author": "xcode", "version": 1 } }"#
    let files = [
      "A.xcassets/Contents.json": plain, "A.xcassets/Bar/Contents.json": folder,
      "A.xcassets/Bar/Old/Contents.json": plain,
      "A.xcassets/Bar/Old/Ink.colorset/Contents.json": Self.set(Self.color(Self.white)),
    ]
    let documents = files.sorted { $0.key < $1.key }
      .map { JSONDocument(parsing: $0.value, file: $0.key) }
    let namespaces = TokenDocument.namespaces(in: documents)
    let merged = TokenSet(
      merging: documents.map { TokenDocument($0, mode: .lenient, namespaces: namespaces) },
      mode: .lenient
    )
    #expect(merged.map(\.path.description) == ["Bar.Ink"])
    #expect(
      Self.tokens(Self.set(Self.color(Self.white)), file: "Copy.json").first?.path.names == ["Copy"]
    )
  }

  @Test(arguments: [
    (
      color(#"{ "red": "x", "green": "0.0", "blue": "0.0" }"#), 95,
      "a component is text such as '0x66', '102' or '0.400', not 'x'"
    ),
    (color(#"{ "white": "0.5" }"#, space: "cmyk"), 64, "there is no color space 'cmyk'"),
    (
      color(#"{ "white": "0.5", "alpha": "2.0" }"#, space: "srgb"), 113,
      "'alpha' is from 0 to 1, not 2.0"
    ),
  ])
  func `a wrong color is an error at its place`(color: String, column: Int, message: String) throws
  {
    let errors = Self.tokens(Self.set(color)).diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.diagnostic.message) == [message])
    #expect(errors.first?.diagnostic.location?.column == column)
    #expect(errors.first?.code == .color)
  }
}

extension String {
  fileprivate func replacingOccurrences(_ old: String, _ new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
