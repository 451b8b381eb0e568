import TabAppearance

/// A page with a separate tab bar, which filters the content of the page.
final class FilterController: UIViewController {
  private let bar = GripBar()

  init() {
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.items = ["All", "New", "Saved"].enumerated().map { index, title in
      UITabBarItem(title: title, image: nil, tag: index)
    }
    bar.selectedItem = bar.items?.first
    bar.delegate = self
    bar.applyTheme(Self.plain)
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = bar.sizeThatFits(view.bounds.size).height
    let bottom = view.bounds.maxY - view.safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: bottom - height, width: view.bounds.width, height: height)
  }

  /// The theme of the separate bar, written in Swift instead of a theme file.
  private static let plain = TabBarTheme(
    name: "Plain",
    bar: .init(background: .transparent),
    item: .init(
      normal: .init(color: .system(.secondaryLabel)),
      selected: .init(color: .system(.label), title: .init(weight: .semibold))
    )
  )
}

extension FilterController: UITabBarDelegate {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    title = item.title
  }
}
