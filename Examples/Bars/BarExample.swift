public import TabAppearance
public import TabControls
import TabUIKit

/// An example of a bar that apps used to draw themselves: a theme, and controls with a layout.
///
///     BarExample.hill.apply(to: controller)
public struct BarExample: Sendable {
  /// A tab of an example.
  public struct Tab: Hashable, Sendable {
    /// The title; empty for an icon alone.
    public var title: String

    /// The name of the symbol, or `nil` for a title alone.
    public var icon: String?

    /// The text of the badge, or `nil` for none.
    public var badge: String?

    init(_ title: String, _ icon: String?, badge: String? = nil) {
      self.title = title
      self.icon = icon
      self.badge = badge
    }
  }

  /// The theme with colors, fonts and offsets; its name is that of the example.
  public let theme: TabBarTheme

  /// The tabs, in reading order.
  public let tabs: [Tab]

  /// The index of the tab that is selected at first.
  public let selected: Int

  /// Sets the controls of the example, such as a custom bar, which a theme can't have.
  public let setUp: @MainActor @Sendable (TabBarControls) -> Void

  init(
    theme: TabBarTheme,
    tabs: [Tab],
    selected: Int = 0,
    setUp: @escaping @MainActor @Sendable (TabBarControls) -> Void = { _ in }
  ) {
    self.theme = theme
    self.tabs = tabs
    self.selected = selected
    self.setUp = setUp
  }

  /// The name of the example.
  public var name: String { theme.name }

  /// Applies the theme and the controls of the example to a controller; its tabs don't change.
  @MainActor
  public func apply(to controller: UITabBarController) {
    controller.applyTheme(theme)
    setUp(controller.tabBarControls)
  }
}

extension BarExample {
  /// All examples.
  public static let all: [BarExample] = [
    accent, hill, floating, scrolling, plusButton, raisedCenter,
  ]
}
