package import TabUIKit

/// A page with a view in its center.
package final class ViewPage: UIViewController {
  package let shown: UIView

  init(showing view: UIView) {
    shown = view
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(shown)
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if shown.bounds.isEmpty { shown.frame.size = shown.sizeThatFits(view.bounds.size) }
    // Whole points, so that the edges of the view aren't blurred.
    shown.frame.origin.x = ((view.bounds.width - shown.frame.width) / 2).rounded(.down)
    shown.frame.origin.y = ((view.bounds.height - shown.frame.height) / 2).rounded(.down)
  }
}
