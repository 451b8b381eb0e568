package import TabAppearance
import TabUIKit

extension TabBarControllerFinder.Source {
  /// Controls for the tab bar controller of a view of SwiftUI.
  ///
  /// - Parameters:
  ///   - setUp: Runs once for each controller.
  ///   - update: Runs at each update of the view, and for a controller that has come since.
  /// - Returns: What a finder gives the controller. The last finder that leaves it detaches the controls.
  package static func controls(
    setUp: @escaping @MainActor @Sendable (TabBarControls) -> Void,
    update: @escaping @MainActor @Sendable (TabBarControls) -> Void
  ) -> Self {
    .other(
      .init { controller, isNew in
        let controls = controller.tabBarControls
        if isNew {
          controller.finderCount += 1
          setUp(controls)
        }
        update(controls)
        controller[attached: TabBarLayoutObserver.self]?.didLayOut()
      } takeBack: { controller in
        controller.finderCount -= 1
        if controller.finderCount == 0 { controller.tabBarControls.detach() }
      }
    )
  }
}

/// The number of finders that have found a controller.
private struct FinderCount {
  let value: Int
}

extension UITabBarController {
  fileprivate var finderCount: Int {
    get { self[attached: FinderCount.self]?.value ?? 0 }
    set { self[attached: FinderCount.self] = FinderCount(value: newValue) }
  }
}
