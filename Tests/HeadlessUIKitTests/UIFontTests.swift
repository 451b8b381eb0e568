import HeadlessUIKit
import TabRaster
import Testing

struct UIFontTests {
  @Test(arguments: [
    (UIFont.Weight.regular, ".SFUI-Regular", Font.Weight.regular),
    (.medium, ".SFUI-Medium", .medium),
    (.semibold, ".SFUI-Semibold", .semibold),
    (.bold, ".SFUI-Bold", .bold),
    (.black, ".SFUI-Black", .bold),
    (.light, ".SFUI-Light", .light),
    (.thin, ".SFUI-Thin", .light),
    // Halfway between two weights, the lighter one.
    (UIFont.Weight(-0.2), ".SFUI-Light", .light),
  ])
  func `a system font has the face of its weight`(
    weight: UIFont.Weight,
    name: String,
    drawn: Font.Weight
  ) {
    let font = UIFont.systemFont(ofSize: 10, weight: weight)
    #expect(font.fontName == name)
    #expect(font.rasterFont(in: UITraitCollection()) == Font(weight: drawn, size: 10))
  }

  @Test(arguments: [
    ("Avenir Next", "Avenir Next", "AvenirNext"),
    ("AvenirNext-DemiBold", "Avenir Next", "AvenirNext-Semibold"),
    ("Georgia-BoldItalic", "Georgia", "Georgia-BoldItalic"),
    ("HelveticaNeue", "Helvetica Neue", "HelveticaNeue"),
  ])
  func `is found by the name of a face or family`(
    name: String,
    family: String,
    face: String
  ) throws {
    let font = try #require(UIFont(name: name, size: 12))
    #expect(font.familyName == family)
    #expect(font.fontName == face)
    #expect(font.pointSize == 12)
  }

  @Test(arguments: ["", "No Such Font", "NoSuch-Bold", "-"])
  func `is nil for an unknown name`(name: String) {
    #expect(UIFont(name: name, size: 12) == nil)
  }

  @Test func `a descriptor changes one attribute and keeps the others`() {
    let font = UIFont.systemFont(ofSize: 10, weight: .medium)
    let family = UIFont(
      descriptor: font.fontDescriptor.addingAttributes([.family: "Georgia"]),
      size: 0
    )
    #expect(family.familyName == "Georgia")
    #expect(family.fontName == "Georgia-Medium")
    #expect(family.pointSize == 10)

    let heavy = UIFont(
      descriptor: font.fontDescriptor.addingAttributes([
        .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
      ]),
      size: 13
    )
    #expect(heavy.fontName == ".SFUI-Heavy")
    #expect(heavy.pointSize == 13)
  }

  @Test func `a font of 10 points has the measured cap height and a line of 12`() {
    let font = UIFont.systemFont(ofSize: 10)
    #expect(abs(font.capHeight - 7.05) < 0.01)
    #expect(font.lineHeight.rounded(.up) == 12)
  }

  @Test(arguments: [
    (UIFont.Weight.light, Font.Weight.regular), (.medium, .semibold), (.bold, .bold),
  ])
  func `bold text makes a font bolder, up to bold`(weight: UIFont.Weight, drawn: Font.Weight) {
    let font = UIFont.systemFont(ofSize: 10, weight: weight)
    let bold = UITraitCollection(legibilityWeight: .bold)
    #expect(font.rasterFont(in: bold).weight == drawn)
  }

  @Test func `fonts are equal by value`() {
    #expect(UIFont.systemFont(ofSize: 10) == UIFont.systemFont(ofSize: 10, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 10) != UIFont.systemFont(ofSize: 11))
    #expect(UIFont.boldSystemFont(ofSize: 10) == UIFont.systemFont(ofSize: 10, weight: .semibold))
  }
}
