import TabThemes
import TabUIKit

/// A feature that an app sets on a bar through ``TabBarControls``: at most one of each type.
///
/// The default implementations change nothing.
@MainActor
protocol TabBarPart: TabBarControllerAnswers {
  /// Adds the part's views and gestures; the controls outlive the part.
  func attach(to controls: TabBarControls)

  /// Removes the part's views and gestures, and restores what the part has overridden besides
  /// values of items.
  func detach()

  /// Restores the values of items that the part has overridden; called after `detach()`, at the
  /// latest when the bar is in a window again.
  func restoreItems(of controller: UITabBarController)

  /// Whether the part works only while the controls are in front of the controller's delegate.
  var needsDelegate: Bool { get }

  /// Updates the part's views; called at each layout of the controller's view, after the bar's.
  func layOut()

  /// Called after each selection.
  func didSelect(_ selection: TabBarSelection)

  /// Returns the view that shows a tab's icon in the part's bar, or the part's view over the icon
  /// in the system's bar; `nil` if the part has no such view.
  func iconView(of tab: BarTab) -> UIView?
}

extension TabBarPart {
  func restoreItems(of controller: UITabBarController) {}
  var needsDelegate: Bool { true }
  func layOut() {}
  func didSelect(_ selection: TabBarSelection) {}
  func iconView(of tab: BarTab) -> UIView? { nil }
}

/// A part that replaces the system's bar.
@MainActor
protocol TabBarBarPart: TabBarPart {
  var bar: UIView { get }

  /// Returns the frames of the items in the bar, in the coordinates of a view.
  func itemFrames(in view: UIView) -> [CGRect]?

  /// Returns the position in the bar, from 0, of the tab at an index; `nil` if the bar has no item
  /// for the tab.
  func position(ofTabAt index: Int) -> Int?
}
