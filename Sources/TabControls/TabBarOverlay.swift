import TabUIKit

/// The view over a controller's view to which parts add their views.
///
/// A sibling of the bar: its subviews may extend beyond the bar and still receive touches; touches
/// outside of them reach the views below.
final class TabBarOverlay: UIView {
  /// Called at each layout, which comes after the bar's.
  var onLayout: (() -> Void)?

  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
