import TabUIKit

/// The view over a controller's view to which parts add their views.
///
/// A sibling of the bar: its subviews may extend beyond the bar and still receive touches; touches
/// outside of them reach the views below.
final class TabBarOverlay: UIView {
  /// Called at each layout, which comes after the bar's.
  var onLayout: (() -> Void)?

  /// Called once, when the overlay of controls that were detached outside of a window is in one
  /// again, or other controls take its place.
  private var onReturn: (() -> Void)?

  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// Removes the overlay, and runs an action as soon as it may write items of the bar.
  ///
  /// Outside of a window UIKit may be tearing the bar down, and a write to one of its items may stop
  /// the app (react-native-screens #3940), so the action waits there.
  func remove(restoring action: @escaping () -> Void) {
    onReturn = action
    if superview == nil || window != nil { finish() }
  }

  /// Runs the waiting action, if there is one.
  func finish() {
    guard let action = onReturn else { return }
    onReturn = nil
    action()
    removeFromSuperview()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, onReturn != nil else { return }
    // UIKit is still adding the view.
    onNextTurn { [weak self] in self?.finish() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}

extension UIView {
  /// Whether the view is one that UIKit finds at a point.
  var takesTouches: Bool { isUserInteractionEnabled && !isHidden && alpha > 0.01 }
}
