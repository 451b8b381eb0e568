import TabAppearance
import TabLint
import TabUIKit

extension TabBarTheme.Color.Components {
  /// What a bar can be seen as: its material and color over white content and over black.
  ///
  /// - Parameters:
  ///   - color: The color of the bar, if it has one.
  ///   - material: The material below it, if there is one.
  ///   - isDark: Whether the style is dark, on which materials depend.
  ///   - indicator: What is behind the selected item, if that is meant and has a color.
  /// - Returns: The opaque colors, without and with the indicator.
  @MainActor
  static func bar(
    _ color: TabBarTheme.Color.Components?,
    over material: UIBlurEffect?,
    isDark: Bool,
    indicator: TabBarTheme.Color.Components?
  ) -> [TabBarTheme.Color.Components] {
    let bars = [0.0, 1.0].map { content in
      var ground = TabBarTheme.Color.Components(red: content, green: content, blue: content)
      if let (gray, alpha) = material?.flatColor(isDark: isDark) {
        ground = TabBarTheme.Color.Components(red: gray, green: gray, blue: gray, alpha: alpha)
          .over(ground)
      }
      return color?.over(ground) ?? ground
    }
    guard let indicator else { return bars }
    return bars + bars.map { indicator.over($0) }
  }
}
