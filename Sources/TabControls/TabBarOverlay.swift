import TabUIKit

/// The view over a controller's own in which parts put theirs.
///
/// A sibling of the bar: views in it may stand out of the bar and still be touched, and what lies
/// below keeps its touches elsewhere.
final class TabBarOverlay: UIView {
  /// Runs at each layout, which comes after the bar's.
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
