import TabTestSupport
import Testing

@testable import TabRaster

struct OptimizingTests {
  private let dot = DisplayList.Command.fill(.circle(center: Point(9, 9), radius: 5), RGBA(9, 8, 7))
  private let box = Path.rectangle(Rect(x: 2, y: 3, width: 20, height: 11))

  private func optimized(_ commands: [DisplayList.Command]) -> [DisplayList.Command] {
    let picture = PixelBounds(columns: 0..<96, rows: 0..<64)
    return DisplayList.optimized(commands, of: picture, transform: .scale(2))
  }

  @Test func `a clip with nothing inside goes with all in it`() {
    let empty = Path.rectangle(Rect(x: 2, y: 3, width: 0, height: 11))
    let commands: [DisplayList.Command] = [
      dot, .pushClip(empty), dot, .beginLayer(Layer()), .pushClip(box), dot, .popClip, .endLayer,
      .popClip, dot,
    ]
    #expect(optimized(commands) == [dot, dot])
  }

  @Test func `a clip to whole pixels isn't set twice`() {
    let commands: [DisplayList.Command] = [
      .pushClip(box), .pushClip(box), dot, .popClip, dot, .popClip,
    ]
    #expect(optimized(commands) == [.pushClip(box), dot, dot, .popClip])
  }

  @Test func `a clip with soft edges stays as often as it is set`() {
    let circle = Path.circle(center: Point(10, 10), radius: 7)
    let commands: [DisplayList.Command] = [
      .pushClip(circle), .pushClip(circle), dot, .popClip, .popClip,
    ]
    #expect(optimized(commands) == commands)
  }

  @Test func `a clip around the whole picture does nothing, unless in a layer`() {
    let around = DisplayList.Command.pushClip(
      .rectangle(Rect(x: 0, y: -3, width: 48.5, height: 35))
    )
    #expect(optimized([around, dot, .popClip]) == [dot])
    let nested: [DisplayList.Command] = [.group(.scale(1), [around, dot, .popClip])]
    #expect(optimized(nested) == [.group(.scale(1), [dot])])
    let others: [Path] = [
      .rectangle(Rect(x: 0.5, y: -3, width: 48.5, height: 35)),
      .rectangle(Rect(x: -0.3, y: -3, width: 49, height: 35)),
      .circle(center: Point(24, 16), radius: 90),
    ]
    for other in others {
      let commands: [DisplayList.Command] = [.pushClip(other), dot, .popClip]
      #expect(optimized(commands) == commands)
    }
    let shadow = Shadow(offset: Point(60, 1), radius: 2, color: RGBA(0, 0, 0))
    let clipped = [around, dot, .popClip]
    for inside in [clipped, [.group(.scale(1), clipped)]] {
      let layer = [.beginLayer(Layer(effect: .shadow(shadow)))] + inside + [.endLayer]
      #expect(optimized(layer) == layer)
    }
  }

  @Test func `a clip in a layer isn't that of what is below`() {
    let shadow = Shadow(offset: Point(1, 1), radius: 2, color: RGBA(0, 0, 0))
    let commands: [DisplayList.Command] = [
      .pushClip(box), .beginLayer(Layer(effect: .shadow(shadow))), .pushClip(box), dot, .popClip,
      .endLayer, .popClip,
    ]
    #expect(optimized(commands) == commands)
  }

  @Test func `an opaque layer of one shape is the shape`() {
    #expect(optimized([.beginLayer(Layer()), dot, .endLayer]) == [dot])
    let several: [DisplayList.Command] = [.beginLayer(Layer()), dot, dot, .endLayer]
    #expect(optimized(several) == several)
    let faded: [DisplayList.Command] = [.beginLayer(Layer(opacity: 9)), dot, .endLayer]
    #expect(optimized(faded) == faded)
    let clipped: [DisplayList.Command] = [
      .pushClip(box), .beginLayer(Layer()), dot, .endLayer, .popClip,
    ]
    #expect(optimized(clipped) == clipped)
  }

  @Test func `a layer in a group in a soft clip stays`() {
    let circle = Path.circle(center: Point(10, 10), radius: 5)
    let commands: [DisplayList.Command] = [
      .pushClip(circle), .group(.scale(1), [.beginLayer(Layer()), dot, .endLayer]), .popClip,
    ]
    #expect(optimized(commands) == commands)
    let picture = Picture(DisplayList(commands), size: Size(width: 48, height: 32), scale: 2)
    #expect(picture.bitmap() == picture.drawn(rows: 0..<64))
  }

  @Test func `what covers the picture becomes its background`() {
    let transform = Transform.scale(2)
    let picture = PixelBounds(columns: 0..<40, rows: 0..<20)
    func background(_ rect: Rect, _ color: RGBA) -> RGBA? {
      [.fill(.rectangle(rect), color), dot]
        .separatingBackground(nil, of: picture, transform: transform).background
    }
    let whole = Rect(x: 0, y: -1, width: 20, height: 12)
    #expect(background(whole, RGBA(1, 2, 3)) == RGBA(1, 2, 3))
    #expect(background(whole, RGBA(1, 2, 3, 254)) == nil)
    #expect(background(Rect(x: 0, y: 0, width: 19.5, height: 10), RGBA(1, 2, 3)) == nil)
    #expect(background(Rect(x: 0, y: -0.2, width: 20, height: 12), RGBA(1, 2, 3)) == nil)
  }

  /// Returns random shapes, clips, layers and groups, some of which change no pixel.
  private func commands(
    _ generator: inout SeededGenerator,
    depth: Int = 0
  ) -> [DisplayList.Command] {
    func rect(_ generator: inout SeededGenerator) -> Rect {
      Rect(
        x: Double(Int.random(in: -4...30, using: &generator)),
        y: Double(Int.random(in: -4...20, using: &generator)),
        width: Double(Int.random(in: 0...40, using: &generator)),
        height: Double(Int.random(in: 0...30, using: &generator))
      )
    }
    func path(_ generator: inout SeededGenerator) -> Path {
      let isAround = Int.random(in: 0..<5, using: &generator) == 0
      let rect = isAround ? Rect(x: -9, y: -9, width: 72, height: 50) : rect(&generator)
      return Bool.random(using: &generator) ? .rectangle(rect) : .ellipse(in: rect)
    }
    var result: [DisplayList.Command] = []
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let alpha =
        Bool.random(using: &generator) ? 255 : UInt8.random(in: 0...255, using: &generator)
      let color = RGBA(UInt8.random(in: 0...255, using: &generator), 130, 20, alpha)
      let inner = depth < 3 ? commands(&generator, depth: depth + 1) : []
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        let clip = path(&generator)
        result += [.pushClip(clip), .pushClip(clip)] + inner + [.popClip, .popClip]
      case 1: result += [.pushClip(path(&generator))] + inner + [.popClip]
      case 2:
        let opacity: UInt8 = Bool.random(using: &generator) ? 255 : 140
        result += [.beginLayer(Layer(opacity: opacity))] + inner + [.endLayer]
      case 3:
        let shadow = Shadow(offset: Point(2, 1), radius: 3, color: color)
        result += [.beginLayer(Layer(effect: .shadow(shadow)))] + inner + [.endLayer]
      case 4: result.append(.group(.scale(1.5, thenMoveBy: Point(-3, 2)), inner))
      default: result.append(.fill(path(&generator), color))
      }
    }
    return result
  }

  @Test func `no pixel changes`() {
    var generator = SeededGenerator(seed: 23)
    var changed = 0
    for round in 0..<150 {
      let commands = commands(&generator)
      let picture = Picture(DisplayList(commands), size: Size(width: 48, height: 32), scale: 2)
      let plain = picture.drawn(rows: 0..<64)
      let found = picture.bitmap()
      #expect(found == plain, "seed 23, round \(round)")
      if picture.optimized.list.commands != commands { changed += 1 }
    }
    #expect(changed > 40)
  }
}
