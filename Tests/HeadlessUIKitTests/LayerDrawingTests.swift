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

  @Test func `a mask view shows what is inside it, also of an effect`() {
    final class Disc: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.black.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
      }
    }
    let disc = Path.ellipse(in: Rect(x: 10, y: 0, width: 20, height: 20))
    let mask = Disc(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
    let view = view(frame) { _ in }
    view.mask = mask
    let clips: [DisplayList.Command] = [
      .pushClip(.rectangle(Rect(x: 10, y: 0, width: 20, height: 20))), .pushClip(disc),
    ]
    #expect(
      view.displayList().commands
        == clips + [.fill(.rectangle(place), red), .popClip, .popClip]
    )
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    effect.frame = frame
    effect.mask = mask
    let commands = effect.displayList().commands
    #expect(Array(commands.prefix(2)) == clips)
    guard case .backdrop = commands[2] else {
      Issue.record("the effect isn't drawn")
      return
    }
  }

  @Test func `a mask view of more than one path masks by its alpha`() {
    let mask = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 10))
    mask.backgroundColor = UIColor(white: 0, alpha: 0.5)
    let view = view(frame) { _ in }
    view.mask = mask
    let picture = view.rendered(scale: 1)
    #expect(picture.pixels[0] == 0)
    #expect(picture.pixels[10 * 40 + 20] >> 24 == 128)
    mask.isHidden = true
    #expect(view.rendered(scale: 1).pixels.allSatisfy { $0 == 0 })
  }

  @Test(arguments: [6.0, 100])
  func `rounds the background, and the content if it is clipped`(radius: CGFloat) {
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
    // Background and subview are clipped separately, so the corners are slightly more opaque than one clip's.
    #expect(view.rendered(scale: 1).pixels[0] < 0x4000_0000)
  }

  @Test(arguments: [
    (CACornerMask.layerMinXMinYCorner, 0, 0), (.layerMaxXMinYCorner, 39, 0),
    (.layerMinXMaxYCorner, 0, 19), (.layerMaxXMaxYCorner, 39, 19),
  ])
  func `rounds the masked corners`(corner: CACornerMask, x: Int, y: Int) {
    let picture = view(frame) {
      $0.cornerRadius = 8
      $0.maskedCorners = corner
    }.rendered(scale: 1)
    for (column, row) in [(0, 0), (39, 0), (0, 19), (39, 19)] {
      let isOpaque = picture.pixels[row * 40 + column] == 0xFFFF_0000
      #expect(isOpaque == (column != x || row != y))
    }
  }

  @Test func `draws the border inside the shape, above the content`() {
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
    // A border wider than half of the view fills the view.
    view.layer.borderWidth = 10
    #expect(Set(view.rendered(scale: 1).pixels) == [0xFF00_00FF])
  }

  @Test func `casts a shadow in the shape of a path`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = .white
    view.layer.shadowOpacity = 1
    view.layer.shadowOffset = .zero
    view.layer.shadowRadius = 0
    let path = Path.rectangle(Rect(x: 2, y: 0, width: 20, height: 4))
    view.layer.shadowPath = UIBezierPath(rect: CGRect(x: 2, y: 0, width: 20, height: 4)).cgPath
    let shadow = Shadow(offset: Point(0, 0), radius: 0, color: RGBA(0, 0, 0), isAlone: true)
    #expect(
      view.displayList().commands == [
        .beginLayer(Layer(effect: .shadow(shadow))), .fill(path, RGBA(0, 0, 0)), .endLayer,
        .fill(.rectangle(Rect(x: 0, y: 0, width: 8, height: 8)), RGBA(255, 255, 255)),
      ]
    )
    view.clipsToBounds = true
    let hasShadow = view.displayList().commands.contains { command in
      if case .beginLayer = command { true } else { false }
    }
    #expect(!hasShadow)
  }

  @Test func `casts a shadow in the shape of its content, unless it clips`() {
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

  @Test func `shares frame, background and opacity with its view`() {
    let view = view(frame) { _ in }
    #expect(view.layer.frame == frame && view.layer.bounds == frame)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor && view.layer.opacity == 1)
    view.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.layer.backgroundColor = UIColor.blue.cgColor
    view.layer.opacity = 0.25
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.backgroundColor?.cgColor == UIColor.blue.cgColor && view.alpha == 0.25)
    view.layer.bounds = CGRect(x: 0, y: 0, width: 5, height: 4)
    #expect(view.frame == CGRect(x: 0, y: 2, width: 5, height: 4))
    view.alpha = 0.3
    #expect(view.layer.opacity == 0.3 && view.alpha == CGFloat(Float(0.3)))
    view.overrideUserInterfaceStyle = .dark
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    #expect(view.layer.backgroundColor == UIColor.green.cgColor)
  }

  @Test func `a layer without a view keeps its center when its bounds grow`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 4, height: 4)
    layer.bounds = CGRect(x: 7, y: 7, width: 8, height: 2)
    #expect(layer.frame == CGRect(x: 8, y: 11, width: 8, height: 2))
    layer.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
    #expect(layer.bounds == CGRect(x: 7, y: 7, width: 2, height: 2))
  }

  @Test func `is multiplied by the alpha of its mask, with its subviews and its shadow`() {
    let view = view(frame) {
      $0.shadowOpacity = 1
      $0.shadowOffset = CGSize(width: 0, height: 5)
      $0.shadowRadius = 0
      $0.opacity = 0.5
      let mask = CALayer()
      mask.frame = CGRect(x: 10, y: 0, width: 20, height: 30)
      mask.backgroundColor = UIColor(white: 1, alpha: 0.5).cgColor
      $0.mask = mask
    }
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    root.addSubview(view)
    let picture = root.rendered(scale: 1)
    func pixel(_ x: Int, _ y: Int) -> UInt32 { picture.pixels[y * 40 + x] }
    // A quarter of the color, premultiplied; the shadow is visible only below.
    #expect(pixel(10, 0) == 0x4000_0040 && pixel(19, 9) == 0x4000_0040)
    #expect(pixel(20, 9) == 0x4040_0000 && pixel(29, 19) == 0x4040_0000)
    #expect(pixel(10, 20) == 0x4000_0000 && pixel(29, 24) == 0x4000_0000)
    #expect(pixel(9, 0) == 0 && pixel(30, 10) == 0 && pixel(15, 25) == 0)
  }

  @Test func `a mask has a shape, a border, an opacity and a frame like other layers`() {
    let view = view(frame) { _ in }
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    mask.bounds.origin = CGPoint(x: 100, y: 100)
    mask.backgroundColor = UIColor.black.cgColor
    mask.cornerRadius = 10
    mask.opacity = 0.5
    view.layer.mask = mask
    let picture = view.rendered(scale: 1)
    #expect(picture.pixels[10 * 40 + 10] == 0x8080_0000)
    #expect(picture.pixels[0] == 0 && picture.pixels[10 * 40 + 20] == 0)
    let circle = Path.roundedRectangle(Rect(x: 0, y: 0, width: 20, height: 20), radius: 10)
    #expect(
      view.displayList().commands == [
        .beginLayer(Layer()), .fill(.rectangle(place), red),
        .beginLayer(Layer(effect: .mask)), .beginLayer(Layer(opacity: 128)),
        .fill(circle, RGBA(0, 0, 0)), .endLayer, .endLayer, .endLayer,
      ]
    )
    mask.backgroundColor = nil
    mask.opacity = 1
    mask.borderWidth = 2
    let ring = view.rendered(scale: 1)
    #expect(ring.pixels[10 * 40 + 1] == 0xFFFF_0000 && ring.pixels[10 * 40 + 5] == 0)
    view.layer.mask = nil
    #expect(view.displayList().commands == [.fill(.rectangle(place), red)])
  }

  @Test(arguments: [CGFloat.infinity, .nan, -5, 1e9])
  func `draws something for every figure`(figure: CGFloat) {
    let view = view(frame) {
      $0.cornerRadius = figure
      $0.borderWidth = figure
      $0.shadowOpacity = Float(figure)
      $0.shadowRadius = figure
      $0.shadowOffset = CGSize(width: figure, height: figure)
      let mask = CALayer()
      mask.frame = CGRect(x: figure, y: 0, width: figure, height: 9)
      mask.opacity = Float(figure)
      mask.backgroundColor = UIColor.red.cgColor
      $0.mask = mask
    }
    let picture = view.rendered(scale: 3)
    #expect(picture.width == 120)
  }

  @Test func `resolves a dynamic color with the current traits`() {
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
