package import Foundation
import TabUIKit

/// A controller of size 0 behind a view that finds a tab bar controller and gives it a theme or
/// controls: the enclosing tab bar controller, or else the nearest one below the finder's parent.
///
/// For SwiftUI, which doesn't expose the controller of a `TabView`, nor when it is created or
/// replaced: on iOS 18 and later at each change of the horizontal size class (public reports). So
/// the finder searches again whenever something changes around it, and removes the theme or
/// controls from a controller that it no longer finds.
package final class TabBarControllerFinder: UIViewController {
  /// The value that the found controller is given.
  package enum Source: Sendable {
    case theme(TabBarTheme, style: TabBarTheme.Style?, assets: Bundle?)

    /// A store, which applies each theme that is chosen to the bar.
    case store(any TabBarThemeSource)

    case other(Gift)
  }

  /// A value other than a theme that a controller can be given, as two closures.
  package struct Gift: Sendable {
    package typealias Giving =
      @MainActor @Sendable (
        _ controller: UITabBarController, _ isNew: Bool
      ) -> Void

    /// Gives the value to a controller; `isNew` is `false` if it was given to the controller
    /// before.
    let give: Giving

    /// Removes the value from a controller; called once.
    let takeBack: @MainActor @Sendable (UITabBarController) -> Void

    package init(
      give: @escaping Giving,
      takeBack: @escaping @MainActor @Sendable (UITabBarController) -> Void
    ) {
      self.give = give
      self.takeBack = takeBack
    }
  }

  /// The value for the found controller; `nil` if there is none.
  private(set) var source: Source?

  /// The number of finders around this one, which this one overrides.
  private(set) var depth = 0

  /// The controller that was found last, with the closure that removes what it was given.
  private weak var found: UITabBarController?
  private var takeBack: (@MainActor (UITabBarController, _ animated: Bool) -> Void)?

  package init() {
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Gives the found controller another value, or the same value to a controller that was created
  /// since.
  ///
  /// - Parameters:
  ///   - source: The value for the controller; `nil` removes the previous value.
  ///   - depth: The number of finders around this one; for one bar, the innermost wins.
  ///   - animated: Whether the bar dissolves into another theme; never while Reduce Motion is on.
  package func update(to source: Source?, depth: Int = 0, animated: Bool = false) {
    (self.source, self.depth) = (source, depth)
    look(animated: animated)
    // SwiftUI may replace the tab bar controller after this, in the same pass.
    viewIfLoaded?.setNeedsLayout()
  }

  package override func loadView() {
    view = UIView(frame: .zero)
    view.isUserInteractionEnabled = false
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    look()
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    look(hasAppeared: true)
  }

  // Views in a TabView with pages don't get viewWillAppear (public reports).
  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    look()
  }

  package override func traitCollectionDidChange(
    _ previousTraitCollection: UITraitCollection?
  ) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  private func look(hasAppeared: Bool = false, animated: Bool = false) {
    let found =
      source == nil
      ? nil : tabBarController ?? parent?.nearestTabBarController(at: viewIfLoaded)
    let old = self.found
    self.found = found
    if let old, old !== found { takeBack?(old, animated) }
    takeBack = nil
    guard let found else { return }
    if case .other(let gift) = source {
      takeBack = { controller, _ in gift.takeBack(controller) }
      gift.give(found, old !== found)
    } else {
      takeBack = { [unowned self] in TabBarThemeClaims.claims(of: $0).remove(self, animated: $1) }
      TabBarThemeClaims.claims(of: found).add(self, isLatest: hasAppeared, animated: animated)
    }
  }
}

extension UIViewController {
  /// Returns the nearest tab bar controller below; of several at one depth, the one whose view
  /// contains the marker.
  ///
  /// Of several, none is returned until they and the marker are laid out in a window.
  fileprivate func nearestTabBarController(at marker: UIView?) -> UITabBarController? {
    var level = children
    while !level.isEmpty {
      let found = level.compactMap { $0 as? UITabBarController }
      if found.count == 1 { return found[0] }
      // The last child is in front, and newer than one that it replaces.
      if !found.isEmpty { return found.last { $0.isAt(marker) } }
      level = level.flatMap(\.children)
    }
    return nil
  }

  /// Whether the center of a marker is inside the controller's view.
  private func isAt(_ marker: UIView?) -> Bool {
    guard let marker, let view = viewIfLoaded, let window = view.window, marker.window === window
    else { return false }
    let center = CGPoint(x: marker.bounds.midX, y: marker.bounds.midY)
    return view.bounds.contains(marker.convert(center, to: view))
  }
}
