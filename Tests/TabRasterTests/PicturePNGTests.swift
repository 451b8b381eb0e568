import TabTestSupport
import Testing

@testable import TabRaster

struct PicturePNGTests {
  /// A wide size, so that a band has few rows.
  private let size = Size(width: 8_000, height: 160)

  private let white = RGBA(255, 255, 255)

  /// Returns shapes, a gradient, a blur, an inner picture and a choice, which end in different
  /// rows.
  private func commands(
    _ numbers: inout SeededGenerator,
    width: Double = 8_000
  ) -> [DisplayList.Command] {
    func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &numbers)
    }
    let shapes: [DisplayList.Command] = (0..<20).map { index in
      let center = Point(number(0...width), number(0...160))
      return .fill(
        .circle(center: center, radius: number(4...60)),
        RGBA(UInt8(index * 12), 80, 160, 200)
      )
    }
    let inner = Picture(
      DisplayList(Array(shapes.prefix(4))),
      size: Size(width: 600, height: 50),
      scale: 1,
      background: RGBA(240, 240, 200)
    )
    let blur = BackdropFilter(radius: 3, saturation: 1.8, tint: RGBA(255, 255, 255, 60))
    return shapes + [
      .gradient(
        .rectangle(Rect(x: 0, y: 100, width: 8_000, height: 31)),
        Gradient(
          .linear(from: Point(0, 90), to: Point(0, 140)),
          stops: [.init(offset: 0, color: RGBA(0, 0, 0)), .init(offset: 1, color: RGBA(255, 0, 0))]
        )
      ),
      .backdrop(.rectangle(Rect(x: 3, y: number(0...70), width: 90, height: 33)), blur),
      .picture(inner, Rect(x: 70.5, y: number(0...110), width: 600, height: 50)),
      .onBackdrop(
        BackdropChoice(
          rect: Rect(x: 200, y: number(0...150), width: 40, height: 9),
          darkBelow: 0.7,
          isDarkOtherwise: false,
          light: [.fill(.circle(center: Point(220, number(0...160)), radius: 20), white)],
          dark: []
        )
      ),
    ]
  }

  @Test(arguments: [false, true])
  func `a picture in bands has the file of one drawn at once`(concurrently: Bool) throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let list = DisplayList(commands(&numbers))
      let picture = Picture(list, size: size, scale: 2, background: white)
      for rows in [0..<320, 7..<211] {
        let file = picture.bitmap(rows: rows).png()
        #expect(
          picture.png(rows: rows, concurrently: concurrently) == file,
          "seed \(seed), rows \(rows)"
        )
      }
    }
  }

  @Test func `no band needs a row of another`() {
    for seed in 1...40 as ClosedRange<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let picture = Picture(DisplayList(commands(&numbers)), size: size, scale: 1)
      let rows = picture.bounds.rows
      let bands = picture.bands(of: rows)
      #expect(bands.flatMap(Array.init) == Array(rows), "seed \(seed)")
      for band in bands { #expect(picture.rows(neededFor: band) == band, "seed \(seed)") }
    }
  }

  @Test(arguments: [false, true])
  func `a pixel that isn't opaque is kept, in whichever band`(concurrently: Bool) throws {
    for row in [0, 60, 159] {
      let line = Path.rectangle(Rect(x: 0, y: Double(row), width: 7_999, height: 1))
      let rest = Path.rectangle(Rect(x: 0, y: 0, width: 8_000, height: Double(row)))
      let below = Path.rectangle(Rect(x: 0, y: Double(row + 1), width: 8_000, height: 160))
      let list = DisplayList([rest, line, below].map { .fill($0, RGBA(20, 40, 60)) })
      let picture = Picture(list, size: size, scale: 1)
      let file = picture.png(concurrently: concurrently)
      #expect(file == picture.bitmap().png())
      #expect(try Bitmap(png: file) == picture.bitmap())
    }
  }

  @Test func `a picture in another is drawn as its bitmap is`() {
    var numbers = SeededGenerator(seed: 5)
    let inner = Picture(
      DisplayList(Array(commands(&numbers).prefix(9))),
      size: Size(width: 4_000, height: 160),
      scale: 1
    )
    let maps: [Transform] = [
      .scale(1), .scale(0.5), Transform(a: 0, b: 1, c: -1, d: 0, tx: 90, ty: 3),
    ]
    for map in maps {
      let rect = Rect(x: 4, y: 2.25, width: 200, height: 31)
      func drawn(_ command: DisplayList.Command) -> Bitmap {
        DisplayList([.group(map, [command])])
          .rendered(size: Size(width: 220, height: 220), scale: 2, background: white)
      }
      #expect(drawn(.picture(inner, rect)) == drawn(.image(inner.bitmap(), rect)))
    }
  }

  @Test(arguments: [255, 90] as [UInt8])
  func `a picture of another one's pixels is drawn as its bitmap is`(alpha: UInt8) {
    for seed in 1...8 as ClosedRange<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let inner = Picture(
        DisplayList(commands(&numbers, width: 260)),
        size: Size(width: 260, height: 160),
        scale: 2,
        background: RGBA(250, 240, 230, alpha)
      )
      // The circle clips only the corners of the picture at the first origin.
      let circle = Path.circle(center: Point(137, 85), radius: 140)
      let box = Path.rectangle(Rect(x: 20, y: 30, width: 200, height: 90))
      let around: [(before: [DisplayList.Command], after: [DisplayList.Command])] = [
        ([], []), ([.pushClip(circle)], [.popClip]), ([.pushClip(box)], [.popClip]),
        ([.beginLayer(Layer(opacity: 140))], [.endLayer]),
      ]
      for origin in [Point(7, 5.5), Point(-31, 4), Point(9, -12), Point(60, 45), Point(8.25, 6)] {
        let rect = Rect(x: origin.x, y: origin.y, width: 260, height: 160)
        for (before, after) in around {
          func drawn(_ command: DisplayList.Command) -> Bitmap {
            let list = DisplayList(before + [command] + after)
            let size = Size(width: 290, height: 190)
            return list.rendered(size: size, scale: 2, background: RGBA(1, 2, 3, 99))
          }
          let expected = drawn(.image(inner.bitmap(), rect))
          #expect(drawn(.picture(inner, rect)) == expected, "seed \(seed), at \(origin)")
        }
      }
    }
  }
}
