import TabRaster
import Testing

struct NineSliceTests {
  /// A row of an image, with a letter for each pixel, and the rows that it is drawn as.
  struct Example: Sendable, CustomTestStringConvertible {
    let source: String
    let caps: (first: Int, last: Int)
    let density: Double
    let scale: Int
    let length: Double
    let tiled: String
    let stretched: String

    init(
      _ source: String,
      _ first: Int,
      _ last: Int,
      density: Double = 1,
      scale: Int = 1,
      in length: Double,
      _ tiled: String,
      _ stretched: String
    ) {
      self.source = source
      caps = (first, last)
      self.density = density
      self.scale = scale
      self.length = length
      self.tiled = tiled
      self.stretched = stretched
    }

    var testDescription: String {
      "\(source) \(caps) of \(density) a point in \(length) at \(scale)"
    }
  }

  /// Returns an opaque color for each letter, so that no mixture of these colors is another one.
  private static func pixel(_ letter: Character) -> UInt32 {
    let value = UInt32(letter.asciiValue ?? 0)
    let (red, green) = (value * 73 % 256, value * 37 % 256)
    return letter == "." ? 0 : 0xFF00_0000 | red << 16 | green << 8 | value
  }

  private static func letters(_ pixels: some Sequence<UInt32>) -> String {
    String(
      pixels.map { value in
        let letter = Character(UnicodeScalar(UInt8(truncatingIfNeeded: value)))
        return value == 0 ? "." : pixel(letter) == value ? letter : "?"
      }
    )
  }

  private static func bitmap(_ rows: [String]) -> Bitmap {
    Bitmap(
      width: rows[0].count,
      height: rows.count,
      pixels: ContiguousArray(rows.joined().map(pixel))
    )
  }

  private static func rows(_ bitmap: Bitmap) -> [String] {
    (0..<bitmap.height).map {
      letters(bitmap.pixels[$0 * bitmap.width..<($0 + 1) * bitmap.width])
    }
  }

  private static let examples = [
    // The picture has the pixel grid of the image.
    Example("AbC", 1, 1, in: 3, "AbC", "AbC"),
    Example("AbC", 1, 1, in: 6, "AbbbbC", "AbbbbC"),
    Example("AbcD", 1, 1, in: 7, "AbcbcbD", "Ab???cD"),
    Example("AbcD", 1, 1, in: 6, "AbcbcD", "AbbccD"),
    Example("AbcD", 1, 1, in: 2, "AD", "AD"),
    Example("ABcDE", 2, 2, in: 6, "ABccDE", "ABccDE"),
    Example("Abc", 1, 0, in: 5, "Abcbc", "Abbcc"),
    Example("abC", 0, 1, in: 5, "ababC", "aabbC"),
    Example("abc", 0, 0, in: 6, "abcabc", "aabbcc"),
    Example("ab", 0, 0, in: 1, "a", "?"),

    // The picture has as many pixels per point as the image, or a multiple of that.
    Example("AbcD", 1, 1, density: 2, scale: 2, in: 3, "AbcbcD", "AbbccD"),
    Example("AbcD", 1, 1, density: 3, scale: 3, in: 2, "AbcbcD", "AbbccD"),
    Example("AbcD", 1, 1, scale: 2, in: 5, "AAbbccbbDD", "AAbbbcccDD"),
    Example("AbcD", 1, 1, scale: 3, in: 5, "AAAbbbcccbbbDDD", "AAAbb?????ccDDD"),

    // The picture has other numbers of pixels per point; caps and tiles are still whole pixels.
    Example("AAbbCC", 2, 2, density: 2, scale: 1, in: 5, "AbbbC", "AbbbC"),
    Example("AAbbCC", 2, 2, density: 2, scale: 3, in: 4, "AAAbbbbbbCCC", "AAAbbbbbbCCC"),
    Example("AbC", 1, 1, density: 2, scale: 3, in: 3, "AAbbbbbCC", "AAbbbbbCC"),
    // A cap is at least one pixel wide.
    Example("AbC", 1, 1, density: 3, scale: 1, in: 4, "AbbC", "AbbC"),

    // The caps don't fit into the picture or into the image, or leave nothing between them.
    Example("AAAbCCC", 3, 3, in: 4, "AACC", "AACC"),
    Example("AAAAbCC", 4, 2, in: 3, "AAC", "AAC"),
    Example("AAb", 2, 0, in: 1, "A", "A"),
    Example("AAB", 2, 1, in: 5, "AABBB", "AABBB"),
    Example("AB", 9, 9, in: 4, "ABBB", "ABBB"),
    Example("ab", -1, -9, in: 4, "abab", "aabb"),
  ]

  @Test(arguments: examples, [NineSlice.Middle.tiled, .stretched])
  func `caps keep their size and the middle fills the rest`(
    example: Example,
    middle: NineSlice.Middle
  ) {
    let across = NineSlice(
      left: example.caps.first,
      top: 0,
      right: example.caps.last,
      bottom: 0,
      pixelsPerPoint: example.density,
      middle: middle
    )
    let down = NineSlice(
      left: 0,
      top: example.caps.first,
      right: 0,
      bottom: example.caps.last,
      pixelsPerPoint: example.density,
      middle: middle
    )
    let expected = middle == .tiled ? example.tiled : example.stretched
    let row = DisplayList([
      .image(
        Self.bitmap([example.source]),
        Rect(x: 0, y: 0, width: example.length, height: 1),
        across
      )
    ])
    let column = DisplayList([
      .image(
        Self.bitmap(example.source.map { String($0) }),
        Rect(x: 0, y: 0, width: 1, height: example.length),
        down
      )
    ])
    let drawnRow = row.rendered(size: Size(width: example.length, height: 1), scale: example.scale)
    let drawnColumn = column.rendered(
      size: Size(width: 1, height: example.length),
      scale: example.scale
    )
    #expect(Set(Self.rows(drawnRow)) == [expected])
    #expect(
      Self.rows(drawnColumn) == expected.map { String(repeating: $0, count: example.scale) }
    )
  }

  /// Insets of one pixel on each side, which divide `nine` into one letter for each part.
  private static let frame = NineSlice(
    left: 1,
    top: 1,
    right: 1,
    bottom: 1,
    pixelsPerPoint: 1,
    middle: .tiled
  )
  private static let nine = bitmap(["ABC", "DEF", "GHI"])

  @Test(
    arguments: [
      (1, ["ABBC", "DEEF", "DEEF", "DEEF", "GHHI"]),
      (
        2,
        [
          "AABBBBCC", "AABBBBCC", "DDEEEEFF", "DDEEEEFF", "DDEEEEFF", "DDEEEEFF", "DDEEEEFF",
          "DDEEEEFF", "GGHHHHII", "GGHHHHII",
        ]
      ),
    ] as [(Int, [String])]
  )
  func `corners keep both sizes, and edges one`(scale: Int, expected: [String]) {
    for middle in [NineSlice.Middle.tiled, .stretched] {
      var parts = Self.frame
      parts.middle = middle
      let list = DisplayList([
        .image(Self.nine, Rect(x: 0, y: 0, width: 4, height: 5), parts)
      ])
      #expect(Self.rows(list.rendered(size: Size(width: 4, height: 5), scale: scale)) == expected)
    }
  }

  @Test func `caps end between pixels where the rectangle doesn't`() {
    let list = DisplayList([
      .image(Self.bitmap(["AbC"]), Rect(x: 0.5, y: 0, width: 5, height: 1), Self.frame)
    ])
    let row = list.rendered(size: Size(width: 6, height: 1), scale: 1).pixels
    #expect(Self.letters(row) == "?Abbb?")
    #expect(row[0] >> 24 == 0x80 && row[5] >> 24 == 0x80)
  }

  @Test func `a template is cut into the same parts`() {
    let bitmap = Bitmap(width: 3, height: 1, pixels: [0xFF00_00FF, 0x8000_0000, 0])
    let list = DisplayList([
      .template(bitmap, Rect(x: 0, y: 0, width: 5, height: 1), RGBA(255, 0, 0), Self.frame)
    ])
    #expect(
      list.rendered(size: Size(width: 5, height: 1), scale: 1).pixels == [
        0xFFFF_0000, 0x8080_0000, 0x8080_0000, 0x8080_0000, 0,
      ]
    )
  }

  @Test(arguments: [1, 2, 3])
  func `rows drawn apart are the rows drawn together`(scale: Int) {
    let size = Size(width: 11, height: 13)
    for middle in [NineSlice.Middle.tiled, .stretched] {
      var parts = Self.frame
      parts.pixelsPerPoint = 1.7
      parts.middle = middle
      let list = DisplayList([
        .image(Self.nine, Rect(x: -1.3, y: 0.4, width: 12.9, height: 11.8), parts)
      ])
      let whole = list.rendered(size: size, scale: scale)
      let apart = (0..<whole.height).flatMap { row in
        list.rendered(size: size, scale: scale, rows: row..<row + 1).pixels
      }
      #expect(ContiguousArray(apart) == whole.pixels)
    }
  }

  @Test(arguments: [0, -1, .nan, .leastNonzeroMagnitude] as [Double])
  func `without a finite number of pixels in a point nothing is drawn`(density: Double) {
    var parts = Self.frame
    parts.pixelsPerPoint = density
    let list = DisplayList([.image(Self.nine, Rect(x: 0, y: 0, width: 4, height: 4), parts)])
    #expect(
      list.rendered(size: Size(width: 4, height: 4), scale: 1).pixels.allSatisfy { $0 == 0 }
    )
  }

  @Test func `a place that is hardly there, or far too large, is drawn`() {
    for (rect, density) in [
      (Rect(x: 0.1, y: 0.1, width: 0.001, height: 0.001), 1.0),
      (Rect(x: 0.9995, y: 0.9995, width: 0.001, height: 0.001), 1.0),
      (Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300), 1e-200),
      (Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300), 1e200),
    ] {
      for middle in [NineSlice.Middle.tiled, .stretched] {
        var parts = Self.frame
        parts.pixelsPerPoint = density
        parts.middle = middle
        let list = DisplayList([.image(Self.nine, rect, parts)])
        let drawn = list.rendered(size: Size(width: 2, height: 2), scale: 3)
        #expect(drawn.pixels.count == 36)
        #expect(rect.width < 1 || drawn.pixels.contains { $0 != 0 })
      }
    }
  }

  @Test func `a list prints the caps`() {
    let list = DisplayList([
      .image(Bitmap(width: 1, height: 1), Rect(x: 0, y: 0, width: 4, height: 5), Self.frame)
    ])
    #expect(list.description.hasSuffix(" in 0 0 4 5 caps 1 1 1 1 at 1 tiled"))
  }
}
