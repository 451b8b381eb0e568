import Testing

@testable import TabAppearance
@testable import TabThemes

struct SettingBitsTests {
  private typealias Text = TabBarTheme.Text

  @Test(arguments: [
    (TabBarTheme.Setting<Double>.inherited, true, true), (.systemDefault, false, true),
    (.value(0), false, false), (.value(1), false, false),
  ])
  func `the bytes of a setting tell its case`(
    setting: TabBarTheme.Setting<Double>,
    isInherited: Bool,
    hasNoValue: Bool
  ) throws {
    let bits = try #require(SettingBits(\Text.kern))
    let text = Text().with {
      $0.size = .value(11)
      $0.kern = setting
    }
    #expect(bits.isInherited(in: text) == isInherited)
    #expect(bits.hasNoValue(in: text) == hasNoValue)
  }

  @Test func `bytes are found in an outer object, too`() throws {
    typealias State = TabBarTheme.ItemStateAppearance
    let bits = try #require(SettingBits(\Text.kern)?.moved(to: \State.badgeText))
    #expect(bits.isInherited(in: State(title: Text(kern: 1))))
    #expect(!bits.hasNoValue(in: State(badgeText: Text(kern: 1))))
  }

  /// Settings behind a computed property have no offset; keys read them by their key paths.
  @Test func `a computed property has no bytes`() {
    #expect(SettingBits(\TabBarTheme.tintColor) == nil)
  }
}
