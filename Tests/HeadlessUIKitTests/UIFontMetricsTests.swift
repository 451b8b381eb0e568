import HeadlessUIKit
import TabRaster
import Testing

struct UIFontMetricsTests {
  private func size(
    _ size: CGFloat,
    _ style: UIFont.TextStyle,
    at category: UIContentSizeCategory,
    limit: CGFloat = 0
  ) -> CGFloat {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    return UIFontMetrics(forTextStyle: style)
      .scaledFont(
        for: .systemFont(ofSize: size, weight: .bold),
        maximumPointSize: limit,
        compatibleWith: traits
      )
      .pointSize
  }

  @Test func `fonts grow and shrink with the leading of their style, in thirds of a point`() {
    // Measured on iOS.
    #expect(abs(size(17, .body, at: .medium) - 16.333) < 0.001)
    #expect(size(17, .body, at: .large) == 17)
    #expect(size(10, .caption2, at: .small) == 10)
    #expect(size(10, .caption2, at: .accessibilityExtraExtraExtraLarge) > 30)
    #expect(size(10, .body, at: .unspecified) == 10)
    #expect(size(17, .init(rawValue: "Other"), at: .medium) == size(17, .body, at: .medium))
  }

  @Test func `a font never shrinks as the content size category grows`() {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption1, .caption2,
    ]
    for style in styles {
      let sizes = categories.map { size(20, style, at: $0) }
      #expect(sizes == sizes.sorted(), "\(style)")
      #expect(sizes[3] == 20, "\(style)")
    }
  }

  @Test func `scaling ends at the limit and keeps the face`() {
    #expect(size(10, .body, at: .accessibilityLarge, limit: 12) == 12)
    #expect(size(10, .body, at: .extraSmall, limit: 12) < 10)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 10, weight: .bold),
      compatibleWith: traits
    )
    #expect(font.fontName == ".SFUI-Bold")
  }
}

struct UIFontDescriptorDesignTests {
  @Test(arguments: [UIFontDescriptor.SystemDesign.rounded, .serif, .monospaced])
  func `a design of the system font has its family and can be changed`(
    design: UIFontDescriptor.SystemDesign
  ) throws {
    let plain = UIFont.systemFont(ofSize: 11, weight: .bold)
    let descriptor = try #require(plain.fontDescriptor.withDesign(design))
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.pointSize == 11)
    #expect(font.familyName != plain.familyName)
    // All fonts are drawn with one typeface here.
    #expect(font.rasterFont(in: .init()) == plain.rasterFont(in: .init()))
    let back = try #require(descriptor.withDesign(.default))
    #expect(UIFont(descriptor: back, size: 0) == plain)
  }

  @Test func `other families have no design`() throws {
    let font = try #require(UIFont(name: "Georgia", size: 11))
    #expect(font.fontDescriptor.withDesign(.rounded) == nil)
  }

  @Test func `italics are a trait that keeps the weight, and are drawn slanted`() throws {
    let bold = UIFont.systemFont(ofSize: 11, weight: .heavy).fontDescriptor
    #expect(bold.symbolicTraits == [.traitBold])
    let descriptor = try #require(
      bold.withSymbolicTraits(bold.symbolicTraits.union(.traitItalic))
    )
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.fontName == ".SFUI-HeavyItalic")
    let drawn = font.rasterFont(in: .init())
    #expect(drawn.isOblique)
    let upright = Font(weight: drawn.weight, size: drawn.size)
    #expect(drawn.width(of: "Home") == upright.width(of: "Home"))
    #expect(drawn.inkBounds(of: "l").width > upright.inkBounds(of: "l").width + 1)
    #expect(try #require(descriptor.withSymbolicTraits([])).symbolicTraits == [])
  }
}
