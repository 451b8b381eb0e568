import TabTestSupport
import Testing

@testable import TabRaster

struct CostLimitedCacheTests {
  @Test func `values that are used stay, and others make room`() {
    let cache = CostLimitedCache<Int, String>(limit: 1_000)
    for index in 0..<20 {
      cache.insert("\(index)", bytes: 100, for: index)
      #expect(cache[0] == "0")
      #expect(cache[index] == "\(index)")
    }
    let kept = (1..<20).filter { cache[$0] != nil }
    #expect(kept.count < 10 && kept.contains(19))
    #expect(cache[20] == nil)
  }

  @Test func `all values cost at most two limits, also those without bytes`() {
    let cache = CostLimitedCache<Int, String>(limit: 10_000)
    for index in 0..<10_000 {
      cache.insert("", bytes: 0, for: index)
      #expect(cache.cost <= 20_000)
    }
    #expect((50..<400).contains(cache.count))
  }

  @Test func `a value that is put there again costs as much as once`() {
    let cache = CostLimitedCache<Int, String>(limit: 10_000)
    cache.insert("a", bytes: 2_000, for: 1)
    let cost = cache.cost
    for _ in 0..<100 { cache.insert("b", bytes: 2_000, for: 1) }
    #expect(cache.cost == cost && cache.count == 1 && cache[1] == "b")
  }

  @Test func `a value above the limit isn't kept, and takes no room from others`() {
    let cache = CostLimitedCache<Int, String>(limit: 1_000)
    cache.insert("small", bytes: 10, for: 1)
    cache.insert("large", bytes: 1_001, for: 2)
    #expect(cache[1] == "small" && cache[2] == nil)
  }

  @Test func `on several threads, what is found is what was put there`() {
    let cache = CostLimitedCache<Int, [Int]>(limit: 1_500)
    let found = Array(0..<4).concurrentMap { thread in
      (0..<5_000).map { round in
        let key = (round * (thread + 1)) % 23
        let value = cache[key]
        if value == nil { cache.insert([key], bytes: 1 + key % 5, for: key) }
        return value.map { $0 == [key] }
      }
    }
    #expect(!found.joined().contains(false))
    #expect(found.joined().contains(true))
  }

  @Test func `texts and shapes that were drawn keep no font in memory`() throws {
    weak var kept: Typeface?
    do {
      let face = try FontFixture.pairs.face
      kept = face
      let font = Font(weight: .regular, size: 21, typefaces: [face], fallbacks: [face])
      #expect(font.width(of: "AV") > 0)
      let drawn = DisplayList([.text("AVo", font, baseline: Point(2, 25), RGBA(0, 0, 0))])
        .rendered(size: Size(width: 60, height: 30), scale: 1)
      #expect(drawn.pixels.contains { $0 >> 24 == 255 })
    }
    #expect(kept == nil)
  }

  @Test func `a font of another file has its own glyphs where one was before`() throws {
    let faces = [FontFixture.pairs, .older, .pairs, .older]
    let widths = try faces.map { file in
      try Font(weight: .regular, size: 1_000, typefaces: [file.face]).width(of: "AV")
    }
    #expect(widths == [1_120, 1_145, 1_120, 1_145])
  }

  @Test func `empty texts in many sizes keep few lines`() {
    for index in 0..<30_000 {
      _ = Font(weight: .regular, size: 10 + Double(index) / 1_000).width(of: "")
    }
    let lines = Font.Line.recent
    #expect(lines.cost <= 2 * lines.limit)
    #expect(lines.count < 30_000)
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
          for span in found.spanIndices(ofRow: row).map({ found.spans[$0] }) {
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
    // The typeface has a glyph for the letter and one for the mark, but none for the composed
    // letter.
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
