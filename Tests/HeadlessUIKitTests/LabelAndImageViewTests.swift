import Foundation
import HeadlessUIKit
import TabRaster
import Testing

@MainActor struct LabelAndImageViewTests {
  private func text(_ view: UIView) -> (line: String, x: Double, color: RGBA)? {
    for case .text(let line, _, let baseline, let color) in view.displayList().commands {
      return (line, baseline.x, color)
    }
    return nil
  }

  @Test(arguments: [
    (NSTextAlignment.left, UITraitEnvironmentLayoutDirection.leftToRight, 0.0),
    (.center, .leftToRight, 0.5), (.right, .leftToRight, 1), (.natural, .leftToRight, 0),
    (.natural, .rightToLeft, 1),
  ])
  func `aligns its text`(
    alignment: NSTextAlignment,
    direction: UITraitEnvironmentLayoutDirection,
    share: Double
  ) throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.traitOverrides.layoutDirection = direction
    label.text = "Word"
    label.textAlignment = alignment
    let width = Double(label.sizeThatFits(.zero).width)
    let x = try #require(text(label)).x
    #expect(abs(x - (200 - width) * share) < 0.5)
  }

  @Test func `truncates a text that doesn't fit, and draws nothing without text`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(text(label) == nil)
    #expect(label.sizeThatFits(.zero) == .zero)
    label.text = "A long line of text"
    label.overrideUserInterfaceStyle = .dark
    let drawn = try #require(text(label))
    #expect(drawn.line.hasSuffix("…"))
    #expect(drawn.color == RGBA(255, 255, 255))
    label.sizeToFit()
    #expect(text(label)?.line == "A long line of text")
  }

  @Test func `draws the runs of an attributed text one after another, each in its style`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let text = NSMutableAttributedString(
      string: "red",
      attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)]
    )
    text.append(NSAttributedString(string: "plain"))
    label.text = "before"
    label.attributedText = text
    text.append(NSAttributedString(string: "later"))
    #expect(label.text == "redplain")
    var parts: [(line: String, x: Double, size: Double, color: RGBA)] = []
    for case .text(let line, let font, let baseline, let color) in label.displayList().commands {
      parts.append((line, baseline.x, font.size, color))
    }
    #expect(parts.map(\.line) == ["red", "plain"])
    #expect(parts.map(\.size) == [20, 17])
    #expect(parts.map(\.color) == [RGBA(255, 0, 0), RGBA(0, 0, 0)])
    #expect(parts[0].x < parts[1].x)
    let width = label.sizeThatFits(.zero).width
    label.text = "after"
    #expect(label.attributedText?.string == "after")
    #expect(label.sizeThatFits(.zero).width < width)
  }

  @Test func `tints symbols and templates, and leaves originals alone`() throws {
    let symbol = try #require(UIImage(systemName: "house"))
    let red = RGBA(255, 0, 0)
    for (image, isTinted) in [
      (symbol, true), (symbol.withTintColor(.blue), false),
      (symbol.withTintColor(.blue, renderingMode: .alwaysTemplate), true),
      (symbol.withRenderingMode(.alwaysOriginal), false),
    ] {
      let view = UIImageView(image: image)
      view.tintColor = .red
      var colors: [RGBA] = []
      for case .fill(_, let color) in view.displayList().commands { colors.append(color) }
      #expect(colors.count == 1)
      #expect((colors.first == red) == isTinted)
      #expect(view.frame.size == image.size)
    }
  }
}
