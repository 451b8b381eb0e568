import TabUIKit

/// A list of messages, in rows from the bottom up.
final class RowsView: UIView {
  private struct Message {
    let (sender, text): (String, String)
    let color: UIColor
  }

  /// The messages, repeated from the bottom up.
  ///
  /// The names, and the text just above a bar, end before its middle, where a custom bar may have a notch or a button.
  private static let messages = [
    Message(sender: "Maya", text: "Coffee?", color: .systemOrange),
    Message(sender: "Jonas", text: "Got the tickets", color: .systemGray),
    Message(sender: "Priya", text: "Lake photos", color: .systemIndigo),
    Message(sender: "Theo", text: "Ten minutes late, sorry", color: .systemPink),
    Message(sender: "Ines", text: "Thank you for the recipe!", color: .systemGreen),
    Message(sender: "Omar", text: "Call me when you land", color: .systemBlue),
    Message(sender: "Lena", text: "Dinner on Friday at eight?", color: .systemPurple),
    Message(sender: "Sam", text: "See you on Sunday", color: .systemBrown),
  ]

  private let isRightToLeft: Bool

  /// Creates the list.
  ///
  /// - Parameters:
  ///   - frame: The frame. Its top edge cuts the first row if its height isn't a multiple of a row's.
  ///   - hasHeading: Whether a heading takes the place of the first row.
  ///   - isRightToLeft: Whether avatars are at the right.
  init(frame: CGRect, hasHeading: Bool, isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
    super.init(frame: frame)
    clipsToBounds = true
    let height = TabSnapshotBackdrop.rowHeight
    let count = Int((bounds.height / height).rounded(.up))
    for number in 0..<count {
      let top = bounds.maxY - CGFloat(number + 1) * height
      if hasHeading, number == count - 1 {
        addLine("Today", .systemFont(ofSize: 34, weight: .bold), .label, x: 16, middle: top + 32)
      } else {
        add(Self.messages[number % Self.messages.count], at: top)
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ message: Message, at top: CGFloat) {
    let avatar = UILabel()
    avatar.text = String(message.sender.prefix(1))
    avatar.font = .systemFont(ofSize: 18, weight: .semibold)
    avatar.textColor = .white
    avatar.textAlignment = .center
    avatar.backgroundColor = message.color
    avatar.layer.cornerRadius = 20
    avatar.clipsToBounds = true
    add(avatar, in: CGRect(x: 16, y: top + 12, width: 40, height: 40))
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    addLine(message.sender, font, .label, x: 72, middle: top + 21)
    addLine(message.text, .systemFont(ofSize: 15), .secondaryLabel, x: 72, middle: top + 43)
  }

  /// Adds a line of text that may be as long as the row.
  private func addLine(
    _ text: String,
    _ font: UIFont,
    _ color: UIColor,
    x: CGFloat,
    middle: CGFloat
  ) {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    label.textAlignment = isRightToLeft ? .right : .left
    let width = max(0, bounds.width - x - 16)
    add(label, in: CGRect(x: x, y: middle - 22, width: width, height: 44))
  }

  /// Adds a label in a frame that counts from the start of the row.
  private func add(_ label: UILabel, in frame: CGRect) {
    // Tests of accessibility read the bar and the app's own page, not its backdrop.
    label.isAccessibilityElement = false
    label.frame = frame
    if isRightToLeft { label.frame.origin.x = bounds.width - frame.maxX }
    addSubview(label)
  }
}
