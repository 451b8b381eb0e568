package import TabAppearance
import TabUIKit

extension TabBarControllerFinder.Source {
  /// Returns a finder's source that gives controls to the tab bar controller of a SwiftUI view.
  ///
  /// - Parameters:
  ///   - setUp: Called once for each controller.
  ///   - update: Called at each update of the view, and for each new controller.
  /// - Returns: The source. The last finder that leaves a controller detaches its controls.
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

/// The number of finders that have found a controller, attached to it.
private struct FinderCount {
  let value: Int
}

extension UITabBarController {
  fileprivate var finderCount: Int {
    get { self[attached: FinderCount.self]?.value ?? 0 }
    set { self[attached: FinderCount.self] = FinderCount(value: newValue) }
  }
}
