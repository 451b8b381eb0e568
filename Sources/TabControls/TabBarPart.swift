import TabAppearance
import TabUIKit

/// A feature that an app sets on a bar through ``TabBarControls``: at most one of each type.
///
/// The default implementations change nothing.
@MainActor
protocol TabBarPart: TabBarControllerAnswers {
  /// Adds the part's views and gestures; the controls outlive the part.
  func attach(to controls: TabBarControls)

  /// Removes all that the part has added or set.
  func detach()

  /// Updates the part's views; called at each layout of the controller's view, after the bar's.
  func layOut()

  /// Called after each selection.
  func didSelect(_ selection: TabBarSelection)

  /// The view of a tab's icon in the part's bar, or a view over the icon of the system's.
  func iconView(of tab: BarTab) -> UIView?
}

extension TabBarPart {
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

  /// Returns the position in the bar of the tab at an index.
  func position(ofTabAt index: Int) -> Int?
}
