import HeadlessUIKit
import Testing

@MainActor struct PreferredFontTests {
  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  // The sizes of Apple's guidelines.
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 31.0, 34.0, 60.0), (.title1, 25, 28, 58), (.title2, 19, 22, 56),
    (.title3, 17, 20, 55), (.headline, 14, 17, 53), (.body, 14, 17, 53), (.callout, 13, 16, 51),
    (.subheadline, 12, 15, 49), (.footnote, 12, 13, 44), (.caption1, 11, 12, 43),
    (.caption2, 11, 11, 40),
  ])
  func `fonts of text styles have the sizes of the guidelines`(
    style: UIFont.TextStyle,
    smallest: Double,
    usual: Double,
    largest: Double
  ) {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .large, .accessibilityExtraExtraExtraLarge,
    ]
    let fonts = categories.map {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traits($0))
    }
    #expect(fonts.map { Double($0.pointSize) } == [smallest, usual, largest])
    let isBold = style == .headline
    #expect(fonts[1] == .systemFont(ofSize: usual, weight: isBold ? .semibold : .regular))
  }

  @Test func `without traits the size is that of the current ones`() {
    traits(.extraExtraLarge).performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 21)
    }
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test func `a label that adjusts its font follows its traits, others don't`() {
    let fonts: [UIFont] = [
      .preferredFont(forTextStyle: .body),
      UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20),
      .systemFont(ofSize: 17),
    ]
    for (font, large) in zip(fonts, [53, 20, 17] as [CGFloat]) {
      let label = UILabel()
      (label.text, label.font) = ("Text", font)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(label)
      window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      #expect(label.font == font)
      let height = label.intrinsicContentSize.height
      label.adjustsFontForContentSizeCategory = true
      #expect(label.font.pointSize == large)
      #expect((label.intrinsicContentSize.height > height) == (large > 17))
      window.traitOverrides.preferredContentSizeCategory = .large
      #expect(label.font.pointSize == 17)
    }
  }
}
