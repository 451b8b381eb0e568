import HeadlessUIKit
import TabRaster
import Testing

@MainActor struct LabelLinesTests {
  private func label(
    _ text: String,
    lines: Int,
    _ mode: NSLineBreakMode = .byTruncatingTail
  )
    -> UILabel
  {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 200))
    (label.text, label.numberOfLines, label.lineBreakMode) = (text, lines, mode)
    return label
  }

  private func lines(_ label: UILabel) -> [String] {
    var lines: [(text: String, y: Double)] = []
    for case .text(let text, _, let baseline, _) in label.displayList().commands {
      if let last = lines.indices.last, lines[last].y == baseline.y {
        lines[last].text += text
      } else {
        lines.append((text, baseline.y))
      }
    }
    #expect(lines.map(\.y) == lines.map(\.y).sorted())
    return lines.map(\.text)
  }

  private let text = "The quick brown fox jumps over the lazy dog"

  @Test func `wraps between words, as many lines as there are or may be`() {
    let all = lines(label(text, lines: 0))
    #expect(all.joined(separator: " ") == text)
    #expect(all.count > 3)
    #expect(
      lines(label("The quick brown fox", lines: 9)) == lines(label("The quick brown fox", lines: 0))
    )
    let three = lines(label(text, lines: 3))
    #expect(three.prefix(2) == all.prefix(2))
    #expect(three.count == 3 && three[2].hasSuffix("…"))
  }

  @Test func `breaks the last line by its mode`() {
    let tail = lines(label(text, lines: 1))
    #expect(tail.count == 1 && tail[0].hasPrefix("The") && tail[0].hasSuffix("…"))
    let head = lines(label(text, lines: 1, .byTruncatingHead))
    #expect(head.count == 1 && head[0].hasPrefix("…") && head[0].hasSuffix("dog"))
    let middle = lines(label(text, lines: 1, .byTruncatingMiddle))
    #expect(middle.count == 1 && middle[0].contains("…"))
    #expect(middle[0].hasPrefix("Th") && middle[0].hasSuffix("og"))
    #expect(lines(label(text, lines: 1, .byWordWrapping)) == ["The quick"])
    let characters = lines(label(text, lines: 1, .byCharWrapping))
    #expect(characters.count == 1 && characters[0].count > 9 && text.hasPrefix(characters[0]))
    #expect(lines(label(text, lines: 1, .byClipping)) == [text])
  }

  @Test func `breaks at line breaks, inside long words and between ideographs`() {
    #expect(lines(label("one\ntwo", lines: 0)) == ["one", "two"])
    #expect(lines(label("one\ntwo", lines: 1)) == ["one…"])
    let word = lines(label("Donaudampfschifffahrt", lines: 0))
    #expect(word.count > 1 && word.joined() == "Donaudampfschifffahrt")
    let text = String(repeating: "首页", count: 20)
    let ideographs = lines(label(text, lines: 0))
    #expect(ideographs.count > 1 && ideographs.joined() == text)
  }

  @Test func `shows the lines that have room`() {
    let label = label(text, lines: 0)
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    label.frame.size.height = 2 * line + 5
    #expect(lines(label).count == 2)
    label.frame.size.height = 3
    #expect(lines(label).count == 1)
  }

  @Test func `keeps the styles of an attributed text over lines`() {
    let label = label("", lines: 0)
    let attributed = NSMutableAttributedString(
      string: "The quick ",
      attributes: [.foregroundColor: UIColor.red]
    )
    attributed.append(NSAttributedString(string: "brown fox"))
    label.attributedText = attributed
    var colors: Set<RGBA> = []
    for case .text(_, _, _, let color) in label.displayList().commands { colors.insert(color) }
    #expect(colors == [RGBA(255, 0, 0), RGBA(0, 0, 0)])
    #expect(lines(label).joined(separator: " ") == "The quick brown fox")
  }

  @Test func `the height follows the width, in frames and in constraints`() {
    let label = label(text, lines: 0)
    let line = label.sizeThatFits(.zero)
    let wrapped = label.sizeThatFits(CGSize(width: 90, height: 0))
    #expect(wrapped.width <= 90 && wrapped.height > 3 * line.height)
    #expect(UILabel().sizeThatFits(CGSize(width: 90, height: 0)) == .zero)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 400))
    view.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
      label.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    view.layoutIfNeeded()
    #expect(abs(label.frame.height - wrapped.height) < 0.5)
    view.frame.size.width = 800
    view.layoutIfNeeded()
    #expect(abs(label.frame.height - line.height) < 0.5)
  }
}
