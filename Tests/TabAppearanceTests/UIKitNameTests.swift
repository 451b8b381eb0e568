import TabUIKit
import Testing

@testable import TabAppearance
@testable import TabThemes

/// Tests that each name in theme files is compiled to UIKit's value of that name, to detect
/// exchanged names.
@MainActor
struct UIKitNameTests {
  @Test func `blur styles are those of UIKit`() {
    expect(
      TabBarTheme.BlurStyle.self,
      \.uiKitValue,
      [
        "extraLight": UIBlurEffect(style: .extraLight),
        "light": UIBlurEffect(style: .light),
        "dark": UIBlurEffect(style: .dark),
        "regular": UIBlurEffect(style: .regular),
        "prominent": UIBlurEffect(style: .prominent),
        "systemUltraThinMaterial": UIBlurEffect(style: .systemUltraThinMaterial),
        "systemThinMaterial": UIBlurEffect(style: .systemThinMaterial),
        "systemMaterial": UIBlurEffect(style: .systemMaterial),
        "systemThickMaterial": UIBlurEffect(style: .systemThickMaterial),
        "systemChromeMaterial": UIBlurEffect(style: .systemChromeMaterial),
        "systemUltraThinMaterialLight": UIBlurEffect(style: .systemUltraThinMaterialLight),
        "systemThinMaterialLight": UIBlurEffect(style: .systemThinMaterialLight),
        "systemMaterialLight": UIBlurEffect(style: .systemMaterialLight),
        "systemThickMaterialLight": UIBlurEffect(style: .systemThickMaterialLight),
        "systemChromeMaterialLight": UIBlurEffect(style: .systemChromeMaterialLight),
        "systemUltraThinMaterialDark": UIBlurEffect(style: .systemUltraThinMaterialDark),
        "systemThinMaterialDark": UIBlurEffect(style: .systemThinMaterialDark),
        "systemMaterialDark": UIBlurEffect(style: .systemMaterialDark),
        "systemThickMaterialDark": UIBlurEffect(style: .systemThickMaterialDark),
        "systemChromeMaterialDark": UIBlurEffect(style: .systemChromeMaterialDark),
        "none": nil,
      ]
    )
  }

  @Test func `content modes are those of UIKit`() {
    expect(
      TabBarTheme.ContentMode.self,
      \.uiKitValue,
      [
        "scaleToFill": UIView.ContentMode.scaleToFill,
        "scaleAspectFit": .scaleAspectFit,
        "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw,
        "center": .center,
        "top": .top,
        "bottom": .bottom,
        "left": .left,
        "right": .right,
        "topLeft": .topLeft,
        "topRight": .topRight,
        "bottomLeft": .bottomLeft,
        "bottomRight": .bottomRight,
      ]
    )
  }

  @Test func `item positionings are those of UIKit`() {
    expect(
      TabBarTheme.ItemPositioning.self,
      \.uiKitValue,
      ["automatic": UITabBar.ItemPositioning.automatic, "fill": .fill, "centered": .centered]
    )
  }

  @Test func `text alignments are those of UIKit`() {
    expect(
      TabBarTheme.TextAlignment.self,
      \.uiKitValue,
      [
        "left": NSTextAlignment.left, "center": .center, "right": .right, "justified": .justified,
        "natural": .natural,
      ]
    )
  }

  @Test func `line break modes are those of UIKit`() {
    expect(
      TabBarTheme.LineBreakMode.self,
      \.uiKitValue,
      [
        "byWordWrapping": NSLineBreakMode.byWordWrapping,
        "byCharWrapping": .byCharWrapping,
        "byClipping": .byClipping,
        "byTruncatingHead": .byTruncatingHead,
        "byTruncatingTail": .byTruncatingTail,
        "byTruncatingMiddle": .byTruncatingMiddle,
      ]
    )
  }

  @Test func `font weights are those of UIKit`() {
    expect(
      TabBarTheme.FontWeight.self,
      \.uiWeight,
      [
        "ultraLight": UIFont.Weight.ultraLight, "thin": .thin, "light": .light, "regular": .regular,
        "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
      ]
    )
  }

  @Test func `font designs are those of UIKit`() {
    expect(
      TabBarTheme.FontDesign.self,
      \.uiDesign,
      [
        "default": UIFontDescriptor.SystemDesign.default, "rounded": .rounded, "serif": .serif,
        "monospaced": .monospaced,
      ]
    )
  }

  @Test func `text styles are those of UIKit`() {
    expect(
      TabBarTheme.TextStyle.self,
      \.uiStyle,
      [
        "largeTitle": UIFont.TextStyle.largeTitle,
        "title1": .title1, "title2": .title2, "title3": .title3,
        "headline": .headline, "subheadline": .subheadline,
        "body": .body, "callout": .callout, "footnote": .footnote,
        "caption1": .caption1, "caption2": .caption2,
      ]
    )
  }

  @Test func `colors of the system are those of UIKit`() {
    expect(
      TabBarTheme.SystemColor.self,
      \.uiColor,
      [
        "systemRed": UIColor.systemRed,
        "systemOrange": .systemOrange,
        "systemYellow": .systemYellow,
        "systemGreen": .systemGreen,
        "systemMint": .systemMint,
        "systemTeal": .systemTeal,
        "systemCyan": .systemCyan,
        "systemBlue": .systemBlue,
        "systemIndigo": .systemIndigo,
        "systemPurple": .systemPurple,
        "systemPink": .systemPink,
        "systemBrown": .systemBrown,
        "systemGray": .systemGray,
        "systemGray2": .systemGray2,
        "systemGray3": .systemGray3,
        "systemGray4": .systemGray4,
        "systemGray5": .systemGray5,
        "systemGray6": .systemGray6,
        "label": .label,
        "secondaryLabel": .secondaryLabel,
        "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel,
        "placeholderText": .placeholderText,
        "link": .link,
        "separator": .separator,
        "opaqueSeparator": .opaqueSeparator,
        "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill,
        "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill,
        "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
        "black": .black,
        "darkGray": .darkGray,
        "gray": .gray,
        "lightGray": .lightGray,
        "white": .white,
        "clear": .clear,
      ]
    )
  }

  /// Expects that a theme's names are those of a table, that no two of its values are equal, and that each name is
  /// compiled to the table's value.
  private func expect<Name: CaseIterable & RawRepresentable<String>, Value: Hashable>(
    _: Name.Type,
    _ compiled: (Name) -> Value?,
    _ table: KeyValuePairs<String, Value?>
  ) {
    #expect(Name.allCases.map(\.rawValue).sorted() == table.map(\.key).sorted())
    #expect(Set(table.map(\.value)).count == table.count)
    for (name, value) in table {
      #expect(Name(rawValue: name).flatMap(compiled) == value, "\(name)")
    }
  }
}
