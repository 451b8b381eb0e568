import Foundation
package import TabThemes
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
    let rewrites = ItemRewrites()
    return .other(
      .init { controller, isNew in
        let controls = controller.tabBarControls
        if isNew {
          controller.finderCount += 1
          setUp(controls)
        }
        rewrites.follow(controller, update: update)
        controller[attached: TabBarLayoutObserver.self]?.didLayOut()
      } takeBack: { controller in
        rewrites.stop()
        controller.finderCount -= 1
        if controller.finderCount == 0 { controller.tabBarControls.detach() }
      }
    )
  }
}

/// Runs the update of a finder's controls again after SwiftUI has written the items, as it does when
/// a tab is selected (SwiftUI-Introspect #27): the update, not the item, has the last word.
@MainActor
private final class ItemRewrites {
  private var observations: [ChangeObservation] = []
  private var isUpdating = false

  /// The times of the last rewrites, in seconds.
  private var times: [TimeInterval] = []

  /// The number of rewrites in a second from which on another writer has the last word, so that the
  /// two don't answer each other without end.
  private static let limit = 3

  /// Runs an update of the controls, now and after each change of an item by others.
  func follow(
    _ controller: UITabBarController,
    update: @escaping @MainActor @Sendable (TabBarControls) -> Void
  ) {
    isUpdating = true
    update(controller.tabBarControls)
    isUpdating = false
    let items = controller.tabBar.items ?? []
    guard !items.elementsEqual(observations, by: { $0 === $1.object }) else { return }
    observations = items.map { item in
      ChangeObservation(item) { [weak self, weak controller] in
        guard let self, !isUpdating else { return }
        onNextTurn { [weak self, weak controller] in
          guard let self, let controller, !observations.isEmpty else { return }
          answer(controller, update: update)
        }
      }
    }
  }

  func stop() {
    observations = []
  }

  private func answer(
    _ controller: UITabBarController,
    update: @escaping @MainActor @Sendable (TabBarControls) -> Void
  ) {
    let now = RunningSystem.time
    times = times.filter { now - $0 < 1 } + [now]
    guard times.count <= Self.limit else {
      stop()
      controller.tabBarControls.report(
        ThemeDiagnostic(
          .warning,
          "badges and images of items are left as other code writes them, more than "
            + "\(Self.limit) times in a second",
          fix: "set them in one place, such as '.badge' of SwiftUI"
        )
      )
      return
    }
    follow(controller, update: update)
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
