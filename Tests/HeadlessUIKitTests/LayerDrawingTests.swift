import Foundation
import HeadlessUIKit
import TabRaster
import Testing

@MainActor struct LayerDrawingTests {
  private func view(_ frame: CGRect, _ change: (CALayer) -> Void) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = .red
    change(view.layer)
    return view
  }

  private let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
  private let place = Rect(x: 0, y: 0, width: 40, height: 20)
  private let red = RGBA(255, 0, 0)

  // Apple documents the defaults of CALayer.
  @Test func `begins without corners, border and shadow`() {
    let layer = UIView().layer
    #expect(layer.cornerRadius == 0 && layer.borderWidth == 0 && layer.shadowOpacity == 0)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3)
    #expect(layer.borderColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1).cgColor)
    #expect(layer.shadowColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1).cgColor)
    #expect(!layer.masksToBounds)
    #expect(layer.maskedCorners == CACornerMask(rawValue: 15))
    #expect(view(frame) { _ in }.displayList().commands == [.fill(.rectangle(place), red)])
  }

  @Test(arguments: [6.0, 100])
  func `rounds the background, and what is inside if it is clipped`(radius: CGFloat) {
    let view = view(frame) { $0.cornerRadius = radius }
    let picture = view.rendered(scale: 1)
    let round = DisplayList([
      .fill(.roundedRectangle(place, radius: min(Double(radius), 10)), red)
    ]).rendered(size: Size(width: 40, height: 20), scale: 1)
    #expect(picture == round)
    let inner = UIView(frame: frame)
    inner.backgroundColor = .red
    view.addSubview(inner)
    #expect(view.rendered(scale: 1) != round)
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
    // Background and subview are cut off each, so that the corners have a little more ink.
    #expect(view.rendered(scale: 1).pixels[0] < 0x4000_0000)
  }

  @Test(arguments: [
    (CACornerMask.layerMinXMinYCorner, 0, 0), (.layerMaxXMinYCorner, 39, 0),
    (.layerMinXMaxYCorner, 0, 19), (.layerMaxXMaxYCorner, 39, 19),
  ])
  func `rounds the corners asked for`(corner: CACornerMask, x: Int, y: Int) {
    let picture = view(frame) {
      $0.cornerRadius = 8
      $0.maskedCorners = corner
    }.rendered(scale: 1)
    for (column, row) in [(0, 0), (39, 0), (0, 19), (39, 19)] {
      let isOpaque = picture.pixels[row * 40 + column] == 0xFFFF_0000
      #expect(isOpaque == (column != x || row != y))
    }
  }

  @Test func `draws the border inside the shape, over what it holds`() {
    let view = view(frame) {
      $0.borderWidth = 2
      $0.borderColor = UIColor.blue.cgColor
    }
    let inner = UIView(frame: frame)
    inner.backgroundColor = .green
    view.addSubview(inner)
    let picture = view.rendered(scale: 1)
    #expect(picture.pixels[0] == 0xFF00_00FF && picture.pixels[41] == 0xFF00_00FF)
    #expect(picture.pixels[2 * 40 + 2] == 0xFF00_FF00)
    #expect(picture.pixels[19 * 40 + 20] == 0xFF00_00FF)
    // One that is wider than half of the view fills it.
    view.layer.borderWidth = 10
    #expect(Set(view.rendered(scale: 1).pixels) == [0xFF00_00FF])
  }

  @Test func `casts a shadow in the shape of what it holds, unless it clips`() {
    let view = view(frame) {
      $0.shadowOpacity = 0.5
      $0.shadowOffset = CGSize(width: 1, height: 2)
      $0.shadowRadius = 4
    }
    let shadow = Shadow(offset: Point(1, 2), radius: 4, color: RGBA(0, 0, 0, 128))
    let fill = DisplayList.Command.fill(.rectangle(place), red)
    #expect(
      view.displayList().commands == [
        .beginLayer(Layer(effect: .shadow(shadow))), fill, .endLayer,
      ]
    )
    view.clipsToBounds = true
    #expect(
      view.displayList().commands == [.pushClip(.rectangle(place)), fill, .popClip]
    )
  }

  @Test(arguments: [CGFloat.infinity, .nan, -5, 1e9])
  func `draws something for every figure`(figure: CGFloat) {
    let view = view(frame) {
      $0.cornerRadius = figure
      $0.borderWidth = figure
      $0.shadowOpacity = Float(figure)
      $0.shadowRadius = figure
      $0.shadowOffset = CGSize(width: figure, height: figure)
    }
    let picture = view.rendered(scale: 3)
    #expect(picture.width == 120)
  }

  @Test func `takes the components of a color that adapts as they are now`() {
    let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let fixed = adaptive.cgColor
    #expect(fixed == UIColor(red: 0, green: 0, blue: 0, alpha: 1).cgColor)
    #expect(fixed.components == [0, 0, 0, 1])
    #expect(UIColor(cgColor: fixed.copy(alpha: 0.5) ?? fixed).cgColor.alpha == 0.5)
    #expect(
      UIColor(cgColor: UIColor.red.cgColor) == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    )
  }
}
