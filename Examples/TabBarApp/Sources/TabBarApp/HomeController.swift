import TabAppearance

/// A page with the app's dark-mode setting.
final class HomeController: UIViewController {
  let darkMode = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Dark mode"
    darkMode.addAction(UIAction { [weak self] _ in self?.chooseTheme() }, for: .valueChanged)
    let row = UIStackView(arrangedSubviews: [label, darkMode])
    row.spacing = 16
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    NSLayoutConstraint.activate([
      row.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    darkMode.isOn = traitCollection.userInterfaceStyle == .dark
  }

  private func chooseTheme() {
    (tabBarController as? RootController)?.chooseTheme(forNight: darkMode.isOn)
  }
}
