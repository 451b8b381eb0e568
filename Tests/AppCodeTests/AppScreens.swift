import UIKit

/// A page of settings: a stack view of labels and switches that is pinned to the safe area.
final class SettingsPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: [
      makeHeading(),
      makeRow("Sounds", isOn: true),
      makeRow("Badges on the icon", isOn: false),
      makeRow("Show previews", isOn: true),
      makeNote(),
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
  }

  private func makeHeading() -> UILabel {
    let label = UILabel()
    label.text = "Notifications"
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func makeRow(_ title: String, isOn: Bool) -> UIView {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    let control = UISwitch()
    control.isOn = isOn
    let row = UIStackView(arrangedSubviews: [label, control])
    row.alignment = .center
    row.spacing = 8
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = .init(top: 7, leading: 12, bottom: 7, trailing: 12)
    row.backgroundColor = .secondarySystemBackground
    row.layer.cornerRadius = 10
    return row
  }

  private func makeNote() -> UILabel {
    let label = UILabel()
    label.text = "Previews are hidden while locked."
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    return label
  }
}

/// A page of cards that are positioned by frames, with gradients and lines in layers.
final class CardsPage: UIViewController {
  private let cards: [CardView] = [
    CardView(title: "Walk", share: 0.75, colors: [.systemIndigo, .systemTeal]),
    CardView(title: "Sleep", share: 0.5, colors: [.systemPurple, .systemPink]),
    CardView(title: "Water", share: 0.25, colors: [.systemBlue, .systemGreen]),
    CardView(title: "Focus", share: 1, colors: [.systemOrange, .systemRed]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Today"
    view.backgroundColor = .systemBackground
    for card in cards { view.addSubview(card) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    let width = (room.width - 12) / 2
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: room.minX + CGFloat(index % 2) * (width + 12),
        y: room.minY + CGFloat(index / 2) * 112,
        width: width,
        height: 100
      )
    }
  }
}

final class CardView: UIView {
  private let gradient = CAGradientLayer()
  private let track = CAShapeLayer()
  private let ring = CAShapeLayer()
  private let label = UILabel()

  init(title: String, share: CGFloat, colors: [UIColor]) {
    super.init(frame: .zero)
    layer.cornerRadius = 16
    clipsToBounds = true
    gradient.colors = colors.map(\.cgColor)
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    layer.insertSublayer(gradient, at: 0)
    for (line, alpha) in [(track, 0.35), (ring, 1)] {
      line.fillColor = nil
      line.strokeColor = UIColor.white.withAlphaComponent(alpha).cgColor
      line.lineWidth = 6
      line.lineCap = .round
      layer.addSublayer(line)
    }
    ring.strokeEnd = share
    label.text = title
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .white
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.maxX - 34, y: 34),
      radius: 17,
      startAngle: -.pi / 2,
      endAngle: .pi * 3 / 2,
      clockwise: true
    )
    for line in [track, ring] { line.path = path.cgPath }
    label.sizeToFit()
    label.frame.origin = CGPoint(x: 14, y: bounds.maxY - label.bounds.height - 12)
  }
}

/// A page for a navigation stack, with a picture and a button in the center of the safe area.
final class DetailPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Detail"
    view.backgroundColor = .systemBackground
    let image = UIImageView(image: UIImage(systemName: "star"))
    let label = UILabel()
    label.text = "Added to favorites"
    label.font = .preferredFont(forTextStyle: .title3)
    let button = UIButton(type: .system)
    button.setTitle("Undo", for: .normal)
    let group = UILayoutGuide()
    view.addLayoutGuide(group)
    for item in [image, label, button] {
      item.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(item)
      item.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      group.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      group.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      group.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      image.topAnchor.constraint(equalTo: group.topAnchor),
      image.widthAnchor.constraint(equalToConstant: 48),
      image.heightAnchor.constraint(equalTo: image.widthAnchor),
      label.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 12),
      button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
      button.bottomAnchor.constraint(equalTo: group.bottomAnchor),
    ])
  }
}
