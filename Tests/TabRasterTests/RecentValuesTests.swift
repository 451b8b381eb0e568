import Testing

@testable import TabRaster

struct RecentValuesTests {
  @Test func `values that are used stay, and others make room`() {
    let values = RecentValues<Int, String>(limit: 100)
    for index in 0..<20 {
      values.insert("\(index)", size: 20, for: index)
      #expect(values[0] == "0")
      #expect(values[index] == "\(index)")
    }
    let kept = (1..<20).filter { values[$0] != nil }
    #expect(kept.count < 10 && kept.contains(19))
    #expect(values[20] == nil)
    values.insert("all", size: 1_000, for: 20)
    #expect(values[20] == "all")
  }

  @Test func `on several threads, what is found is what was put there`() {
    let values = RecentValues<Int, [Int]>(limit: 40)
    let found = Array(0..<4).concurrentMap { thread in
      (0..<5_000).map { round in
        let key = (round * (thread + 1)) % 23
        let value = values[key]
        if value == nil { values.insert([key], size: 1 + key % 5, for: key) }
        return value.map { $0 == [key] }
      }
    }
    #expect(!found.joined().contains(false))
    #expect(found.joined().contains(true))
  }

  @Test func `a shape has the same pixels each time, in pictures of any width and in parts`() {
    var generator = SeededGenerator(seed: 12)
    let curves = (0..<40).map { _ in
      var path = Path()
      func point() -> Point {
        Point(.random(in: -10...70, using: &generator), .random(in: -10...50, using: &generator))
      }
      path.move(to: point())
      for _ in 0..<3 { path.curve(point(), point(), to: point()) }
      path.close()
      return path
    }
    func picture(_ path: Path, width: Int, rows: Range<Int>) -> Bitmap {
      DisplayList([.fill(path, RGBA(200, 30, 40, 180))])
        .rendered(size: Size(width: Double(width), height: 40), scale: 1, rows: rows)
    }
    for path in curves + curves {
      for width in [30, 60] {
        var expected = Bitmap(width: width, height: 40)
        var rasterizer = ScanlineRasterizer(width: width)
        let found = rasterizer.coverage(of: path, transform: .identity, rows: 0..<40)
        let color = RGBA(200, 30, 40, 180)
        for row in 0..<40 {
          for span in found.places(ofRow: row).map({ found.spans[$0] }) {
            for column in span.columns(in: 0..<width) {
              expected.pixels[row * width + column] = color.premultiplied(coverage: span.coverage)
            }
          }
        }
        #expect(picture(path, width: width, rows: 0..<40) == expected)
        let part = picture(path, width: width, rows: 13..<29)
        #expect(part.pixels == ContiguousArray(expected.pixels[13 * width..<29 * width]))
      }
    }
  }

  @Test func `a text is drawn as its outlines are, wherever it stands`() {
    let fonts = [Font(weight: .medium, size: 10), Font(weight: .bold, size: 17, isOblique: true)]
    for (font, place) in fonts.flatMap({ font in [5, 5.25, 9].map { (font, $0) } }) {
      let baseline = Point(place, 20)
      let lists: [DisplayList] = [
        DisplayList([.text("Home", font, baseline: baseline, .init(0, 0, 0))]),
        DisplayList([.fill(font.path(for: "Home", baseline: baseline), .init(0, 0, 0))]),
      ]
      let pictures = (lists + lists).map {
        $0.rendered(size: Size(width: 60, height: 30), scale: 2)
      }
      #expect(Set(pictures.map(\.pixels)).count == 1)
      #expect(pictures[0].pixels.contains { $0 >> 24 == 255 })
    }
  }

  @Test func `a letter with its mark has the same glyphs, whichever of its two forms came before`()
    throws
  {
    // The typeface has the letter and the mark, and no glyph for both.
    let (apart, whole) = ("o\u{301}", "\u{F3}")
    #expect(apart == whole)
    for (size, texts) in [(10.0, [apart, whole]), (11.0, [whole, apart])] {
      let typefaces = [try FontFixture.pairs.face]
      let font = Font(weight: .regular, size: size, typefaces: typefaces)
      let counts = (texts + texts).map { font.line(of: $0).glyphs.count }
      #expect(counts == (texts + texts).map { $0.unicodeScalars.count })
      let pictures = (texts + texts).map { text in
        DisplayList([.text(text, font, baseline: Point(2, 15), RGBA(0, 0, 0))])
          .rendered(size: Size(width: 20, height: 20), scale: 2)
      }
      #expect(pictures[0] != pictures[1])
      #expect(pictures[0] == pictures[2] && pictures[1] == pictures[3])
    }
  }

  @Test func `paths with the same elements have the same hash`() {
    var (first, second) = (Path(), Path.circle(center: Point(1, 2), radius: 3))
    first.append(second)
    #expect(first == second && first.hashValue == second.hashValue)
    second.close()
    #expect(first != second)
    #expect(Path().hashValue == Path().hashValue)
  }
}
