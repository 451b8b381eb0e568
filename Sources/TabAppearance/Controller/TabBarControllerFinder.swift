package import Foundation
import TabUIKit

/// A controller of size 0 behind a view, which gives a theme or controls to the tab bar controller of
/// its place: to the one around it, or else to the nearest below the controller that contains it.
///
/// It is for SwiftUI, where nothing says which controller a `TabView` has, when it is made and when
/// it is replaced: on iOS 18 and later at each change of the horizontal size class (public reports).
/// So it looks again whenever something changes around it, and takes back what it gave to a controller
/// that isn't in its place anymore.
package final class TabBarControllerFinder: UIViewController {
  /// What the controller is given.
  package enum Source: Sendable {
    case theme(TabBarTheme, style: TabBarTheme.Style?, assets: Bundle?)

    /// A store, which gives the bar each theme that is chosen.
    case store(TabBarThemeStore)

    case other(Gift)
  }

  /// Something besides themes that a controller can be given.
  package struct Gift: Sendable {
    package typealias Giving =
      @MainActor @Sendable (
        _ controller: UITabBarController, _ isNew: Bool
      ) -> Void

    /// Gives it to a controller, which may have it already.
    let give: Giving

    /// Takes it back, once.
    let takeBack: @MainActor @Sendable (UITabBarController) -> Void

    package init(
      give: @escaping Giving,
      takeBack: @escaping @MainActor @Sendable (UITabBarController) -> Void
    ) {
      self.give = give
      self.takeBack = takeBack
    }
  }

  /// What the controller is given; `nil` if nothing.
  private(set) var source: Source?

  /// How many others are around it, which have to give way.
  private(set) var depth = 0

  /// The controller that was found last, and takes back from it what it was given.
  private weak var found: UITabBarController?
  private var takeBack: (@MainActor (UITabBarController, _ animated: Bool) -> Void)?

  package init() {
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Gives something else, or the same to a controller that has come since.
  ///
  /// - Parameters:
  ///   - source: What the controller is given; `nil` takes it back.
  ///   - depth: How many other finders are around this one; for one bar, the innermost wins.
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
      takeBack = { [unowned self] in TabBarThemeClaims.of($0).remove(self, animated: $1) }
      TabBarThemeClaims.of(found).add(self, isLatest: hasAppeared, animated: animated)
    }
  }
}

extension UIViewController {
  /// The nearest tab bar controller below; among several of one depth the one at a marker's place.
  ///
  /// Among several it is none before they and the marker are laid out in a window.
  fileprivate func nearestTabBarController(at marker: UIView?) -> UITabBarController? {
    var level = children
    while !level.isEmpty {
      let found = level.compactMap { $0 as? UITabBarController }
      if found.count == 1 { return found[0] }
      // The last is in front, and newer than one that it replaces.
      if !found.isEmpty { return found.last { $0.isAt(marker) } }
      level = level.flatMap(\.children)
    }
    return nil
  }

  /// Whether a marker is within the view.
  private func isAt(_ marker: UIView?) -> Bool {
    guard let marker, let view = viewIfLoaded, let window = view.window, marker.window === window
    else { return false }
    let center = CGPoint(x: marker.bounds.midX, y: marker.bounds.midY)
    return view.bounds.contains(marker.convert(center, to: view))
  }
}
