import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

/// The fonts are those that `Scripts/font-fixtures` writes.
@MainActor
struct RegisteredFontsTests {
  private let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "TabRasterTests/Fixtures")

  private func withFonts(_ names: String..., operation: () throws -> Void) throws {
    let faces = try names.flatMap { name in
      try Typeface.all(in: [UInt8](Data(contentsOf: fixtures.appending(path: name))))
    }
    try RegisteredFonts.withRegistered(faces, operation: operation)
  }

  @Test(arguments: [
    ("Variable", "Variable", "Variable-Regular"), ("Variable-Heavy", "Variable", "Variable-Heavy"),
    ("Variable Black", "Variable", "Variable-Heavy"),
    ("Compact-BoldItalic", "Compact", "Compact-BoldItalic"),
  ])
  func `a registered font is found by its names`(
    name: String,
    family: String,
    face: String
  ) throws {
    #expect(UIFont(name: name, size: 10) == nil)
    try withFonts("Variable.ttf", "Compact.otf") {
      let font = try #require(UIFont(name: name, size: 10))
      #expect(font.familyName == family)
      #expect(font.fontName == face)
      #expect(UIFont.familyNames.contains(family))
    }
  }

  @Test func `a descriptor finds the face of a weight`() throws {
    try withFonts("Variable.ttf") {
      let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.black]
      let descriptor = UIFontDescriptor(fontAttributes: [.family: "Variable", .traits: traits])
      let font = UIFont(descriptor: descriptor, size: 12)
      #expect(font.fontName == "Variable-Heavy")
      #expect(UIFont(descriptor: descriptor.withFamily("Variable"), size: 12) == font)
    }
  }

  @Test func `a registered font has the metrics of its file`() throws {
    try withFonts("Compact.otf") {
      let font = try #require(UIFont(name: "Compact", size: 10))
      #expect([font.ascender, font.descender, font.leading] == [9, -3, 0.2])
      #expect([font.capHeight, font.xHeight, font.lineHeight] == [7, 5, 12])
    }
  }

  @Test func `draws with the registered font, then with others, then with a box`() throws {
    try withFonts("Variable.ttf", "Joined.ttf") {
      let font = try #require(UIFont(name: "Variable", size: 10)).rasterFont(in: .init())
      #expect(font.width(of: "A") == 6)
      #expect(font.inkBounds(of: "A") == Rect(x: 1, y: -7, width: 4, height: 7))
      let system = UIFont.systemFont(ofSize: 10).rasterFont(in: .init())
      #expect(font.width(of: "B") == system.width(of: "B"))
      #expect(system.width(of: "A") != 6)
      #expect(system.width(of: "\u{627}") == font.width(of: "\u{627}"))
      #expect(system.missingCharacters(in: "A\u{627}Жи") == ["Ж", "и"])
    }
  }

  @Test func `bold text uses a heavier face`() throws {
    try withFonts("Variable.ttf") {
      let traits = UITraitCollection(legibilityWeight: .bold)
      let descriptor = UIFontDescriptor(fontAttributes: [
        .family: "Variable", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold],
      ])
      let font = UIFont(descriptor: descriptor, size: 10)
      #expect(font.rasterFont(in: UITraitCollection()).width(of: "A") == 6.25)
      #expect(font.rasterFont(in: traits).width(of: "A") >= 6.25)
    }
  }

  // The families of Apple's downloadable fonts (developer.apple.com/fonts).
  private nonisolated static let designs: [(UIFontDescriptor.SystemDesign, String?)] = [
    (.rounded, "SF Pro Rounded"), (.serif, "New York"), (.monospaced, "SF Mono"), (.default, nil),
  ]

  @Test(arguments: designs)
  func `another design than the usual one is replaced unless its family is registered`(
    design: UIFontDescriptor.SystemDesign,
    family: String?
  ) throws {
    let font = try systemFont(design)
    #expect(font.replacedFamily == family)
    try withFonts("Variable.ttf") { #expect(font.replacedFamily == family) }
  }

  @Test func `a design is drawn with Apple's files of it`() throws {
    let file = fixtures.appending(path: "Variable.ttf")
    let names = try ["Variable", "New York"].map { name in
      try #require(name.data(using: .utf16BigEndian))
    }
    var bytes = try Data(contentsOf: file)
    while let place = bytes.range(of: names[0]) { bytes.replaceSubrange(place, with: names[1]) }
    let font = try systemFont(.serif)
    try RegisteredFonts.withRegistered(Typeface.all(in: [UInt8](bytes))) {
      #expect(font.replacedFamily == nil)
      #expect(font.rasterFont(in: UITraitCollection()).width(of: "A") == 6)
    }
  }

  private func systemFont(_ design: UIFontDescriptor.SystemDesign) throws -> UIFont {
    let descriptor = UIFont.systemFont(ofSize: 10).fontDescriptor
    return UIFont(descriptor: try #require(descriptor.withDesign(design)), size: 10)
  }

  @Test func `a bar reports replaced fonts and characters`() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.titleTextAttributes[.font] =
      UIFont(name: "Georgia", size: 10)
    bar.standardAppearance = appearance
    bar.items = [
      UITabBarItem(title: "Жук", image: nil, tag: 0), UITabBarItem(title: "A", image: nil, tag: 1),
    ]
    bar.layoutIfNeeded()
    #expect(
      bar.textReplacements == [
        "the font 'Georgia' isn't available; another font is drawn in its place",
        "no available font has 'Ж', 'у', 'к'; a box is drawn in its place; the free font Noto Sans "
          + "(Debian: fonts-noto-core) has it",
      ]
    )
    bar.items?[0].title = "Home"
    bar.standardAppearance = UITabBarAppearance()
    bar.layoutIfNeeded()
    #expect(bar.textReplacements.isEmpty)
  }

  /// Each font was drawn with once: it has the letters.
  @Test(arguments: [
    ("Ωμέγα", "Noto Sans "), ("בית", "Noto Sans Hebrew "), ("بحث", "Noto Sans Arabic "),
    ("ホーム", "Noto Sans CJK "), ("首页", "Noto Sans CJK "), ("홈", "Noto Sans CJK "), ("หน้า", nil),
  ])
  func `names a free font that has the letters`(title: String, name: String?) {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = [UITabBarItem(title: title, image: nil, tag: 0)]
    bar.layoutIfNeeded()
    let replacements = bar.textReplacements
    #expect(replacements.count == 1)
    #expect(
      replacements.contains { $0.contains("free font \(name ?? "")(Debian") } == (name != nil)
    )
  }
}
