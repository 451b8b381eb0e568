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

    /// The bar of a controller is inside of two containers, the inner of which places the bar in its own layout.
    ///
    /// Public view dumps of three apps on iOS 26 have `UILayoutContainerView`, `_UITabBarContainerWrapperView`,
    /// `_UITabBarContainerView` and `UITabBar` in this order; the source of one app names the containers for iOS 18,
    /// too. That the inner container places the bar is inferred.
    package static let barInContainer = UnverifiedBehaviors(rawValue: 1 << 5)

    /// Before iOS 18, a bar with `isHidden` keeps its height in the safe area of the children.
    ///
    /// "The safe area does not update" (react-native-navigation #2820 and #6059, HidableTabView #1); others disagree.
    package static let hiddenBarKeepsInset = UnverifiedBehaviors(rawValue: 1 << 6)

    /// In the next turn of the run loop after a change of a tab, the tab sets the values of its item again.
    ///
    /// Inferred: a tab copies its values to its item (measured by others on iOS 26.1), and UIKit defers many updates.
    package static let refillsLater = UnverifiedBehaviors(rawValue: 1 << 7)

    /// The bar lays its items out after a change of the selection or of a badge, without a layout of its controller.
    ///
    /// Inferred: no public source shows a layout of the controller's view after such a change.
    package static let barRelaysItselfOut = UnverifiedBehaviors(rawValue: 1 << 8)

    /// Selecting a row of More empties the tab's navigation controller and pushes its pages on More's stack, until
    /// More shows its list or another row.
    ///
    /// Reported: "removed and pushed onto the moreNavigationControllers stack" (openradar 21103395); openradar 21055909
    /// and 22878083 show the empty controller.
    package static let moreTakesStacks = UnverifiedBehaviors(rawValue: 1 << 10)

    /// On glass, items return no frames, and the bar has more controls than items.
    ///
    /// UIKit documents the frame as optional, and glass draws each item twice (dumps of bars of iOS 26).
    package static let glassTellsNoFrames = UnverifiedBehaviors(rawValue: 1 << 11)

    /// An interactive transition between tabs starts a turn of the run loop after the selection.
    ///
    /// Reported for flicks, which end before: SwipeableTabBarController PR#94, InstagramTransition PR#4, openradar
    /// 21961293.
    package static let interactionStartsLate = UnverifiedBehaviors(rawValue: 1 << 12)

    /// From iOS 18 on, tabs dissolve after a tap, unless the delegate implements the method for animations.
    ///
    /// Measured by others for apps built with Xcode 16: `viewDidAppear` comes 0.5 to 0.7 seconds later
    /// (classmethod.jp).
    package static let dissolvesAfterTaps = UnverifiedBehaviors(rawValue: 1 << 13)

    /// The behaviors by the names that `UNVERIFIED_BEHAVIORS` takes.
    package static let named: [String: UnverifiedBehaviors] = [
      "remakesItems": .remakesItems,
      "refillsItems": .refillsItems,
      "copiesBarFieldsOnly": .copiesBarFieldsOnly,
      "trapsWritesToGoneItems": .trapsWritesToGoneItems,
      "barInContainer": .barInContainer,
      "hiddenBarKeepsInset": .hiddenBarKeepsInset,
      "refillsLater": .refillsLater,
      "barRelaysItselfOut": .barRelaysItselfOut,
      "moreTakesStacks": .moreTakesStacks,
      "glassTellsNoFrames": .glassTellsNoFrames,
      "interactionStartsLate": .interactionStartsLate,
      "dissolvesAfterTaps": .dissolvesAfterTaps,
    ]

    /// The behaviors of systems that choose none: usually none, or those that `UNVERIFIED_BEHAVIORS` names in the
    /// environment, so that a test suite can run with them.
    package static let ofProcess = UnverifiedBehaviors(
      names: ProcessInfo.processInfo.environment["UNVERIFIED_BEHAVIORS"] ?? ""
    )

    /// Creates behaviors from their names, separated by commas; "all" is all of ``named``.
    package init(names: String) {
      self = names.split(separator: ",").reduce(into: []) { behaviors, name in
        if name == "all" {
          for behavior in Self.named.values { behaviors.insert(behavior) }
        } else if let behavior = Self.named[String(name)] {
          behaviors.insert(behavior)
        } else {
          let known = Self.named.keys.sorted().joined(separator: ", ")
          preconditionFailure("UNVERIFIED_BEHAVIORS must be 'all' or of \(known) (was '\(name)')")
        }
      }
    }
  }

  /// Whether the system of the running task shows an unverified behavior.
  static func has(_ behavior: UnverifiedBehaviors) -> Bool {
    (chosen?.unverifiedBehaviors ?? .ofProcess).contains(behavior)
  }
}
