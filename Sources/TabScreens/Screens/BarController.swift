import TabUIKit

/// A page with a bar at its lower end that no tab bar controller manages.
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
    // Where no safe area is in it, the height that suits the bar is that of its items alone.
    bar.frame = CGRect(x: 0, y: view.bounds.midY, width: view.bounds.width, height: 0)
    let height = bar.sizeThatFits(view.bounds.size).height + view.safeAreaInsets.bottom
    bar.frame.origin.y = view.bounds.height - height
    bar.frame.size.height = height
  }
}
