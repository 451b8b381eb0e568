import TabAppearance
import Testing

struct ThemeFileSettingTests {
  @Test(arguments: [
    (
      TabBarTheme.Setting<Int>.inherited, TabBarTheme.Setting<Int>.inherited,
      TabBarTheme.Setting<Int>.inherited
    ),
    (.inherited, nil, nil),
    (.inherited, 2, 2),
    (nil, 2, nil),
    (1, 2, 1),
    (1, .inherited, 1),
  ])
  func `a setting that says nothing takes what the other one says`(
    setting: TabBarTheme.Setting<Int>,
    other: TabBarTheme.Setting<Int>,
    result: TabBarTheme.Setting<Int>
  ) {
    #expect(setting.inheriting(from: other) == result)
  }
}
