import TabUIKit

/// A page with a bar at its bottom that isn't managed by a tab bar controller.
final class BarController: UIViewController {
  let bar: UITabBar

  init(bar: UITabBar) {
    self.bar = bar
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Outside of the safe area, the fitting height of the bar is that of its items.
    bar.frame = CGRect(x: 0, y: view.bounds.midY, width: view.bounds.width, height: 0)
    let height = bar.sizeThatFits(view.bounds.size).height + view.safeAreaInsets.bottom
    bar.frame.origin.y = view.bounds.height - height
    bar.frame.size.height = height
  }
}
