import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

@MainActor struct UIBezierPathTests {
  /// The pixels of a path that is filled with red in an image of 10 by 10.
  private func pixels(_ path: UIBezierPath) -> [UInt32] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
    let image = renderer.image { _ in
      UIColor.red.setFill()
      path.fill()
    }
    guard case .bitmap(let bitmap) = image.values.content else { return [] }
    return Array(bitmap.pixels)
  }

  private func row(_ y: Int, of path: UIBezierPath) -> String {
    pixels(path)[y * 10..<(y + 1) * 10].map { $0 >> 24 > 127 ? "#" : "." }.joined()
  }

  @Test func `lines and curves are filled with the color set last`() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 10, y: 5))
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 0, y: 10))
    path.close()
    #expect(!path.isEmpty)
    #expect(row(4, of: path) == "..........")
    #expect(row(5, of: path) == "##########")
    #expect(pixels(path)[73] == 0xFFFF_0000)
    let hill = UIBezierPath()
    hill.move(to: CGPoint(x: 0, y: 10))
    hill.addCurve(
      to: CGPoint(x: 10, y: 10),
      controlPoint1: CGPoint(x: 0, y: 0),
      controlPoint2: CGPoint(x: 10, y: 0)
    )
    #expect(row(1, of: hill) == "..........")
    #expect(row(3, of: hill) == "..######..")
  }

  @Test func `rectangles, ovals and round corners have their shapes`() {
    let rect = CGRect(x: 2, y: 2, width: 6, height: 6)
    #expect(row(2, of: UIBezierPath(rect: rect)) == "..######..")
    #expect(row(2, of: UIBezierPath(ovalIn: rect)) == "...####...")
    let round = UIBezierPath(roundedRect: rect, cornerRadius: 3)
    #expect(pixels(round) == pixels(UIBezierPath(ovalIn: rect)))
    let both = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 10))
    both.append(UIBezierPath(rect: CGRect(x: 9, y: 0, width: 1, height: 10)))
    #expect(row(5, of: both) == "#........#")
  }

  @Test func `a view of a material blurs what is behind it; without one it draws nothing`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 49)
    view.contentView.backgroundColor = .red
    let commands = view.displayList().commands
    #expect(view.contentView.frame == view.bounds)
    guard case .backdrop? = commands.first else {
      Issue.record("the material is behind the content")
      return
    }
    #expect(commands.count == 2)
    view.effect = nil
    view.contentView.backgroundColor = nil
    #expect(view.displayList().commands.isEmpty)
  }

  @Test func `an interaction is on one view at a time`() {
    let (first, second) = (UIView(), UIView())
    let interaction = UILargeContentViewerInteraction(delegate: nil)
    first.addInteraction(interaction)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty)
    #expect(interaction.view === second)
    second.interactions = []
    #expect(interaction.view == nil)
  }
}
