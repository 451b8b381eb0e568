import Foundation
public import TabAppearance
public import TabControls
import TabUIKit

/// A bar of the kind that apps draw themselves, as a theme and a few lines of layout.
///
///     BarExample.jobs.apply(to: controller)
public struct BarExample: Sendable {
  /// A tab of an example.
  public struct Tab: Hashable, Sendable {
    /// The text; an empty one is an icon alone.
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

  /// Colors, fonts and offsets; its name is that of the example.
  public let theme: TabBarTheme

  /// The tabs, in reading order.
  public let tabs: [Tab]

  /// The index of the tab that is selected at first.
  public let selected: Int

  /// Sets what isn't in the theme.
  public let setUp: @MainActor @Sendable (TabBarControls) -> Void

  init(
    theme: TabBarTheme,
    tabs: [Tab],
    selected: Int = 0,
    setUp: @escaping @MainActor @Sendable (TabBarControls) -> Void
  ) {
    self.theme = theme
    self.tabs = tabs
    self.selected = selected
    self.setUp = setUp
  }

  /// The name of the example.
  public var name: String { theme.name }

  /// Gives a controller's bar the look of the example; the tabs stay the controller's own.
  @MainActor
  public func apply(to controller: UITabBarController) {
    controller.applyTheme(theme)
    setUp(controller.tabBarControls)
  }
}

extension BarExample: Equatable {
  /// Whether two examples are one: no two have one name.
  public static func == (first: BarExample, second: BarExample) -> Bool {
    first.name == second.name
  }
}

extension BarExample {
  /// All examples.
  public static let all: [BarExample] = [jobs, lz, gw, scrolling, plusButton, raisedCenter]

  /// The example of a name, in any case and in British spelling, too.
  public static func named(_ name: String) -> BarExample? {
    let name = name.lowercased().replacingOccurrences(of: "centre", with: "center")
    return all.first { $0.name == name }
  }
}
