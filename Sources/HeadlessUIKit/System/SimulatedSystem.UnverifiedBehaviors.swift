import Foundation

extension SimulatedSystem {
  /// Behaviors that UIKit likely or reportedly has, but that weren't measured; off unless a test enables them.
  package struct UnverifiedBehaviors: OptionSet, Hashable, Sendable {
    package var rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// With tabs, setting `tabs` and a change of the horizontal size class replace the items by new objects.
    ///
    /// The new items have the title, images, badge and state of their tabs; other values of the old items are lost.
    /// Likely.
    package static let remakesItems = UnverifiedBehaviors(rawValue: 1 << 0)

    /// Setting the image of a tab replaces the selected image of its item by that of the tab, usually nil.
    ///
    /// Likely.
    package static let refillsItems = UnverifiedBehaviors(rawValue: 1 << 1)

    /// `UITabBarAppearance(barAppearance:)` copies the properties of `UIBarAppearance` alone; `copy()` copies all.
    ///
    /// The documentation of the initializer doesn't promise more.
    package static let copiesBarFieldsOnly = UnverifiedBehaviors(rawValue: 1 << 2)

    /// Writing a property of an item whose bar is gone stops the program.
    ///
    /// The crash of iOS 26.5 that react-native-screens #3940 reports.
    package static let trapsWritesToGoneItems = UnverifiedBehaviors(rawValue: 1 << 3)

    /// With view controllers, a tap calls the delegate's methods about tabs instead, with a private tab.
    ///
    /// Reported for SwiftUI's `TabView` on iOS 27 (Apple's developer forums, 831295).
    package static let asksTabFamilyOnly = UnverifiedBehaviors(rawValue: 1 << 4)

    /// The behaviors of systems that choose none: usually none; with `UNVERIFIED_BEHAVIORS=all` in the environment all
    /// that concern items and appearances, so that a test suite can run with them.
    package static let ofProcess: UnverifiedBehaviors =
      ProcessInfo.processInfo.environment["UNVERIFIED_BEHAVIORS"] == "all"
      ? [.remakesItems, .refillsItems, .copiesBarFieldsOnly, .trapsWritesToGoneItems] : []
  }

  /// Whether the system of the running task shows an unverified behavior.
  static func has(_ behavior: UnverifiedBehaviors) -> Bool {
    (chosen?.unverifiedBehaviors ?? .ofProcess).contains(behavior)
  }
}
