import UIKit

// Tab bar controllers as apps write them, in code that doesn't depend on the stand-in, on actors or
// on this package.

private func disc(_ side: CGFloat, _ color: UIColor) -> UIImage {
  let size = CGSize(width: side, height: side)
  return UIGraphicsImageRenderer(size: size).image { _ in
    color.setFill()
    UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
  }
}

private func navigation(_ title: String, _ symbol: String?) -> UINavigationController {
  let page = UIViewController()
  page.view.backgroundColor = .systemBackground
  let navigation = UINavigationController(rootViewController: page)
  navigation.tabBarItem = UITabBarItem(
    title: title,
    image: symbol.flatMap { UIImage(systemName: $0) },
    selectedImage: symbol.flatMap { UIImage(systemName: $0 + ".fill") }
  )
  return navigation
}

/// Five tabs that are added as children, with a round button on the upper edge of the bar over the
/// tab in the middle.
final class RaisedTabBarController: UITabBarController {
  let button = UIButton(type: .custom)
  private(set) var animationCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    tabBar.backgroundColor = .white
    tabBar.tintColor = .systemRed
    for (title, symbol) in [
      ("Home", "house"), ("Chats", "bubble.left"), ("Post", nil), ("Saved", "bookmark"),
      ("Profile", "person"),
    ] {
      addChild(navigation(title, symbol))
    }
    let image = disc(56, .systemRed)
    button.setImage(image, for: .normal)
    button.frame.size = image.size
    button.layer.shadowOpacity = 0.3
    button.layer.shadowRadius = 4
    button.layer.shadowPath = UIBezierPath(ovalIn: button.bounds).cgPath
    button.addAction(UIAction { [weak self] _ in self?.select() }, for: .touchUpInside)
    view.addSubview(button)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    selectedIndex = 0
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.center = CGPoint(x: tabBar.frame.midX, y: tabBar.frame.minY)
    button.isHidden = tabBar.isHidden
  }

  override var shouldAutorotate: Bool { selectedViewController?.shouldAutorotate ?? true }

  private func select() {
    let wasSelected = selectedIndex == 2
    selectedIndex = 2
    if !wasSelected { wobble() }
  }

  private func wobble() {
    animationCount += 1
    let duration: CFTimeInterval = 0.25
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    animation.values = [-0.2, 0.2, -0.2]
    animation.duration = duration
    animation.repeatDuration = 60
    button.layer.add(animation, forKey: "wobble")
  }
}

extension RaisedTabBarController: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    if selectedIndex == 2 { wobble() } else { button.layer.removeAnimation(forKey: "wobble") }
  }
}

/// A row of buttons in place of the system's items, each made from the item of a child.
class ButtonRowController: UITabBarController {
  private(set) var buttons: [UIButton] = []
  private let row = UIView()
  private var line = CALayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    addPages()
    row.backgroundColor = .secondarySystemBackground
    row.layer.addSublayer(line)
    view.addSubview(row)
    buttons = (viewControllers ?? []).enumerated().map { index, child in
      let button = makeButton(child.tabBarItem)
      button.tag = index
      button.addAction(UIAction { [weak self] _ in self?.show(index) }, for: .touchUpInside)
      row.addSubview(button)
      return button
    }
    tabBar.isHidden = true
    show(0)
  }

  func addPages() {
    for (title, symbol) in [("Home", "house"), ("Alerts", "bell"), ("Likes", "heart")] {
      addChild(navigation(title, symbol))
    }
  }

  func makeButton(_ item: UITabBarItem) -> UIButton { UIButton(type: .custom) }

  private func show(_ index: Int) {
    selectedIndex = index
    for button in buttons { button.isSelected = button.tag == index }
  }

  /// The height of the row without the safe area.
  var rowHeight: CGFloat { UIDevice.current.orientation.isLandscape ? 80 : 49 }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = rowHeight + view.safeAreaInsets.bottom
    row.frame = CGRect(
      x: 0,
      y: view.bounds.maxY - height,
      width: view.bounds.width,
      height: height
    )
    let newLine = CALayer()
    newLine.frame = CGRect(x: 0, y: 0, width: row.bounds.width, height: 1)
    newLine.backgroundColor = UIColor.systemGray3.cgColor
    row.layer.replaceSublayer(line, with: newLine)
    line = newLine
    let width = row.bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 2, width: width, height: rowHeight - 4)
    }
    view.bringSubviewToFront(row)
  }
}

/// Buttons with a configuration: image, title and subtitle, a background and corners.
final class ConfiguredRowController: ButtonRowController {
  override var rowHeight: CGFloat { 72 }

  override func makeButton(_ item: UITabBarItem) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.image = item.image
    configuration.imagePlacement = item.title == "Home" ? .leading : .top
    configuration.imagePadding = 5
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 2,
      leading: 4,
      bottom: 2,
      trailing: 4
    )
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = 12
    configuration.background.strokeWidth = 1
    configuration.titlePadding = 2
    configuration.subtitle = item.title == "Likes" ? nil : "new"
    var attributes = AttributeContainer()
    attributes.font = UIFont.systemFont(ofSize: 10, weight: .semibold)
    configuration.attributedTitle = AttributedString(item.title ?? "", attributes: attributes)
    let button = UIButton(configuration: configuration, primaryAction: nil)
    button.configurationUpdateHandler = { button in
      let isSelected = button.isSelected
      button.configuration?.baseForegroundColor = isSelected ? .white : .systemGray
      button.configuration?.background.backgroundColor = isSelected ? .systemBlue : .clear
      button.configuration?.background.strokeColor = isSelected ? .clear : .systemGray3
    }
    return button
  }
}

/// Buttons whose title is below the image by edge insets, in 8 points.
final class InsetRowController: ButtonRowController {
  override func makeButton(_ item: UITabBarItem) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(item.title, for: .normal)
    button.setImage(item.image?.withTintColor(.gray), for: .normal)
    button.setImage(item.selectedImage?.withTintColor(.blue), for: .selected)
    button.setTitleColor(.gray, for: .normal)
    button.setTitleColor(.blue, for: .selected)
    button.titleLabel?.font = .systemFont(ofSize: 8)
    button.titleLabel?.lineBreakMode = .byClipping
    button.titleLabel?.numberOfLines = 1
    let image = item.image?.size ?? .zero
    let title = button.titleLabel.map { label -> CGSize in
      label.text = item.title
      return label.intrinsicContentSize
    }
    let size = title ?? .zero
    let height = image.height + 5 + size.height
    button.imageEdgeInsets = UIEdgeInsets(
      top: image.height - height,
      left: 0,
      bottom: 0,
      right: -size.width
    )
    button.titleEdgeInsets = UIEdgeInsets(
      top: 0,
      left: -image.width,
      bottom: size.height - height,
      right: 0
    )
    return button
  }
}
