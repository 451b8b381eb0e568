import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

@MainActor struct TextDecorationTests {
  private func commands(_ attributes: [NSAttributedString.Key: Any]) -> [DisplayList.Command] {
    let scene = BarScene(items: 1)
    let appearance = UITabBarAppearance()
    for state in [
      appearance.stackedLayoutAppearance.normal, appearance.stackedLayoutAppearance.selected,
    ] {
      state.titleTextAttributes = attributes
      state.badgeTextAttributes = attributes
    }
    scene.bar.standardAppearance = appearance
    scene.item(0).title = "Home"
    scene.item(0).badgeValue = "12"
    return scene.commands()
  }

  private func texts(_ attributes: [NSAttributedString.Key: Any]) -> [(Font, Point, RGBA)] {
    commands(attributes).compactMap { command in
      if case .text(_, let font, let baseline, let color) = command {
        (font, baseline, color)
      } else {
        nil
      }
    }
  }

  @Test func `kerning widens titles and badges around the same center`() {
    let (plain, spaced) = (texts([:]), texts([.kern: 2.0]))
    #expect(spaced.map(\.0.kern) == [2, 2])
    #expect(plain.map(\.0.kern) == [0, 0])
    let (width, wide) = (plain[0].0.width(of: "Home"), spaced[0].0.width(of: "Home"))
    #expect(abs(wide - width - 8) < 1e-9)
    #expect(abs(plain[0].1.x - spaced[0].1.x - 4) <= 0.5)
  }

  /// Returns the bounds of fills in a color, as left end, top, width and height.
  private func fills(_ color: RGBA, _ commands: [DisplayList.Command]) -> [[Double]] {
    commands.compactMap { command -> [Double]? in
      guard case .fill(let path, color) = command, let frame = path.extent else { return nil }
      return [frame.x, frame.y, frame.width, frame.height]
    }
  }

  // The line types of NSUnderlineStyle (documented), with metrics that many fonts have.
  @Test(arguments: [(0x1, [0.75], 0.5), (0x2, [0.5], 1), (0x9, [0.75, 1.75], 0.5)])
  func `underlines are below titles and badges, as wide as these`(
    style: Int,
    tops: [Double],
    height: Double
  ) {
    let attributes: [NSAttributedString.Key: Any] = [
      .underlineStyle: style, .foregroundColor: UIColor.red,
      .font: UIFont.systemFont(ofSize: 10),
    ]
    let (lines, texts) = (fills(RGBA(255, 0, 0), commands(attributes)), texts(attributes))
    let expected = zip(texts, ["Home", "12"]).flatMap { text, word in
      tops.map { [text.1.x, text.1.y + $0, text.0.width(of: word), height] }
    }
    #expect(lines.map { $0.map(rounded) } == expected.map { $0.map(rounded) })
  }

  @Test(arguments: [nil, 0, 0.5, Double.nan, .infinity])
  func `no underline is drawn without a line type`(style: Double?) {
    var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
    attributes[.underlineStyle] = style
    #expect(fills(RGBA(255, 0, 0), commands(attributes)) == [])
  }

  private func rounded(_ number: Double) -> Double { (number * 1_000).rounded() / 1_000 }

  @Test func `an underline has its color, or that of a hard shadow`() {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.green
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    let commands = commands([
      .underlineStyle: 1, .underlineColor: UIColor.blue, .shadow: shadow,
    ])
    let (own, shade) = (fills(RGBA(0, 0, 255), commands), fills(RGBA(0, 255, 0), commands))
    #expect(own.count == 2 && shade.count == 2)
    #expect(own[0][0] + 1 == shade[0][0] && own[0][1] + 2 == shade[0][1])
  }

  @Test func `a hard shadow is the text drawn behind in its color`() {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.red
    shadow.shadowOffset = CGSize(width: 1, height: -2)
    let (plain, drawn) = (texts([:]), texts([.shadow: shadow]))
    #expect(drawn.count == 2 * plain.count)
    #expect(drawn[0].2 == RGBA(255, 0, 0))
    #expect(drawn[0].1 == Point(plain[0].1.x + 1, plain[0].1.y - 2))
    #expect(drawn[1].1 == plain[0].1 && drawn[1].2 == plain[0].2)
    shadow.shadowColor = nil
    #expect(texts([.shadow: shadow]).count == plain.count)
  }

  @Test func `a soft shadow is a blurred shape below the text`() throws {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.red
    shadow.shadowBlurRadius = 3
    shadow.shadowOffset = CGSize(width: 1, height: -2)
    let commands = commands([.shadow: shadow])
    let begin = DisplayList.Command.beginLayer(
      Layer(
        effect: .shadow(
          // The standard deviation is half the blur radius, the color and the offset are those of the shadow.
          Shadow(offset: Point(1, -2), radius: 1.5, color: RGBA(255, 0, 0))
        )
      )
    )
    let shadows = commands.indices.filter { commands[$0] == begin }
    #expect(shadows.count == 2)
    for index in shadows {
      guard case .text = commands[index + 1], commands[index + 2] == .endLayer else {
        Issue.record("a shadow is around something else than a line of text")
        return
      }
    }
  }

  @Test func `a paragraph style keeps its values in copies and archives`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingMiddle
    style.allowsDefaultTighteningForTruncation = true
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style && mutable == style)
    mutable.alignment = .left
    #expect(copy.alignment == .center && mutable != style)
    mutable.setParagraphStyle(.default)
    #expect(mutable == .default)

    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.paragraphStyle: copy]
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: appearance,
      requiringSecureCoding: true
    )
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UITabBarAppearance.self, from: data)
    )
    #expect(read == appearance)
  }
}
