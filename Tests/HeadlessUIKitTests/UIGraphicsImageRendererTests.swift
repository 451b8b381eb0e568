import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

@MainActor struct UIGraphicsImageRendererTests {
  private let red: UInt32 = 0xFFFF_0000
  private let black: UInt32 = 0xFF00_0000

  private func format(_ scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return format
  }

  /// A renderer of 4 by 2 points, with one pixel per point.
  private var small: UIGraphicsImageRenderer {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format(1))
  }

  private func pixels(_ image: UIImage) -> ContiguousArray<UInt32> {
    guard case .bitmap(let bitmap) = image.values.content else { return [] }
    return bitmap.pixels
  }

  @Test(
    arguments: [
      (375, 49, 1, 375, 49), (375, 49, 3, 1_125, 147), (100 / 3, 23.5, 3, 100, 71),
      (10.1, 0.25, 2, 21, 1),
    ] as [(CGFloat, CGFloat, CGFloat, Int, Int)]
  )
  func `an image has every pixel that its size touches`(
    width: CGFloat,
    height: CGFloat,
    scale: CGFloat,
    columns: Int,
    rows: Int
  ) {
    let size = CGSize(width: width, height: height)
    let image = UIGraphicsImageRenderer(size: size, format: format(scale)).image { _ in }
    #expect(image.scale == scale)
    #expect(image.size == CGSize(width: CGFloat(columns) / scale, height: CGFloat(rows) / scale))
    #expect(pixels(image).count == columns * rows)
  }

  @Test func `an image without size is empty`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 0, height: 9))
    #expect(renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9)) } == UIImage())
    #expect(renderer.pngData { _ in }.isEmpty)
  }

  @Test func `a format has the scale of the screen and isn't opaque`() {
    for format in [
      UIGraphicsImageRendererFormat(), .default(), .preferred(),
      UIGraphicsImageRendererFormat(for: UITraitCollection()),
    ] {
      #expect(format.scale == 3)
      #expect(!format.opaque)
      #expect(format.bounds == .zero)
    }
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 2)).scale == 2)
    SimulatedSystem.withCurrent(SimulatedSystem(idiom: .pad)) {
      #expect(UIGraphicsImageRendererFormat().scale == 2)
    }
  }

  @Test func `a renderer keeps a copy of the format, with its bounds`() throws {
    let given = format(2, opaque: true)
    let bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: given)
    given.scale = 1
    let format = try #require(renderer.format as? UIGraphicsImageRendererFormat)
    #expect(format.scale == 2)
    #expect(format.opaque)
    #expect(format.bounds == bounds)
    #expect(given.bounds == .zero)
    let copy = try #require(format.copy() as? UIGraphicsImageRendererFormat)
    #expect(copy !== format)
    #expect((copy.scale, copy.opaque, copy.bounds) == (2, true, bounds))
    #expect(renderer.allowsImageOutput)
    _ = renderer.image { #expect($0.format === format) }
  }

  @Test func `an opaque image starts out black, another clear`() {
    for opaque in [true, false] {
      let size = CGSize(width: 2, height: 1)
      let image = UIGraphicsImageRenderer(size: size, format: format(1, opaque: opaque)).image {
        UIColor.red.withAlphaComponent(0.5).setFill()
        $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      }
      #expect(pixels(image) == (opaque ? [black, 0xFF80_0000] : [0, 0x8080_0000]))
    }
  }

  @Test func `rectangles are filled with the color that was set last, black at first`() {
    let image = small.image { context in
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      UIColor.red.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
      UIColor.clear.set()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    #expect(pixels(image) == [black, red, black, black, 0, red, 0, 0])
  }

  @Test func `clips limit later drawing, each inside the earlier ones`() {
    let image = small.image { context in
      context.clip(to: CGRect(x: 1, y: 0, width: 3, height: 2))
      context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 1))
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      #expect(pixels(context.currentImage) == [0, black, black, 0, 0, 0, 0, 0])
    }
    #expect(pixels(image) == [0, black, black, 0, 0, 0, 0, 0])
  }

  @Test func `the current image is what has been drawn so far`() {
    let image = small.image { context in
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let current = context.currentImage
      #expect(pixels(current) == [black, 0, 0, 0, 0, 0, 0, 0])
      current.draw(at: CGPoint(x: 2, y: 1))
    }
    #expect(pixels(image) == [black, 0, 0, 0, 0, 0, black, 0])
  }

  @Test func `an image inside another's actions is drawn apart`() {
    let image = small.image { context in
      UIColor.red.setFill()
      let inner = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format(1))
        .image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
      #expect(pixels(inner) == [black])
      inner.draw(in: CGRect(x: 2, y: 0, width: 2, height: 1))
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    }
    #expect(pixels(image) == [0, 0, black, black, red, 0, 0, 0])
  }

  @Test(arguments: [1, 2, 3])
  func `a bar in a renderer has the pixels of the bar drawn alone`(scale: Int) {
    let bar = BarScene(scale: CGFloat(scale), style: .dark).bar
    let renderer = UIGraphicsImageRenderer(bounds: bar.bounds, format: format(CGFloat(scale)))
    let image = renderer.image { _ in
      #expect(bar.drawHierarchy(in: bar.bounds, afterScreenUpdates: true))
    }
    let bitmap = bar.rendered(scale: scale)
    #expect(bitmap.pixels.contains { $0 != 0 })
    #expect(image.values.content == .bitmap(bitmap))
    let data = renderer.pngData { _ in
      bar.drawHierarchy(in: bar.bounds, afterScreenUpdates: true)
    }
    #expect(data == Data(bitmap.png()))
  }

  /// A red view of 2 by 1 points with a subview that exceeds its bounds.
  private var view: UIView {
    let view = UIView(frame: CGRect(x: 9, y: 9, width: 2, height: 1))
    view.backgroundColor = .red
    let child = UIView(frame: CGRect(x: 1, y: 0, width: 3, height: 3))
    child.backgroundColor = .black
    view.addSubview(child)
    return view
  }

  @Test(
    arguments: [
      (CGRect(x: 0, y: 0, width: 2, height: 1), [1, 2, 0, 0, 0, 0, 0, 0]),
      (CGRect(x: 2, y: 1, width: 2, height: 1), [0, 0, 0, 0, 0, 0, 1, 2]),
      (CGRect(x: 0, y: 0, width: 2, height: 2), [1, 2, 0, 0, 1, 2, 0, 0]),
      (CGRect(x: 0, y: 0, width: 0, height: 2), [0, 0, 0, 0, 0, 0, 0, 0]),
    ] as [(CGRect, [Int])]
  )
  func `a view fills the rectangle, and is clipped to it`(rect: CGRect, colors: [Int]) {
    let image = small.image { _ in view.drawHierarchy(in: rect, afterScreenUpdates: true) }
    #expect(pixels(image) == ContiguousArray(colors.map { [0, red, black][$0] }))
  }

  @Test func `bounds away from zero move what is drawn`() {
    let bounds = CGRect(x: 10, y: 20, width: 4, height: 2)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format(1)).image { _ in
      view.drawHierarchy(in: CGRect(x: 11, y: 21, width: 2, height: 1), afterScreenUpdates: true)
    }
    #expect(pixels(image) == [0, 0, 0, 0, 0, red, black, 0])
  }

  @Test func `without updates a view is drawn as it was laid out last`() {
    final class Grower: UIView {
      override func layoutSubviews() { backgroundColor = .red }
    }
    for afterUpdates in [false, true] {
      let grower = Grower(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
      let image = small.image { _ in
        grower.drawHierarchy(in: grower.bounds, afterScreenUpdates: afterUpdates)
      }
      #expect(pixels(image).allSatisfy { $0 == (afterUpdates ? red : 0) })
    }
  }

  @Test func `without a renderer nothing is drawn`() {
    UIColor.red.setFill()
    UIImage(systemName: "star")?.draw(at: .zero)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    #expect(pixels(small.image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) })[0] == black)
  }

  @Test func `a scale with a fraction is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1.5
      _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in }
    }
  }
}
