import Testing

@testable import TabRaster

/// Tests of limits with small files that would need much time or memory.
struct SVGLimitTests {
  /// A file that contains something a given number of times.
  struct Growing: Sendable, CustomTestStringConvertible {
    let what: SVGError.Limited

    /// The largest number that is within the limit.
    let most: Int
    let text: @Sendable (Int) -> String

    var testDescription: String { what.rawValue }

    init(_ what: SVGError.Limited, most: Int, text: @escaping @Sendable (Int) -> String) {
      self.what = what
      self.most = most
      self.text = text
    }
  }

  private static func page(_ body: String, side: Int = 1_000) -> String {
    "<svg width='\(side)' height='\(side)'>\(body)</svg>"
  }

  private static let sheet = "<rect width='1000' height='1000'/>"

  private static let stops = String(repeating: "<stop/>", count: 500)

  private static let all = [
    Growing(.elements, most: SVGLimits.elements - 1) { page("<g/>".times($0)) },
    // Each level uses the level before it ten times.
    Growing(.elements, most: 3) { count in
      let levels = (1...count).map { level in
        "<g id='l\(level)'>" + "<use href='#l\(level - 1)'/>".times(10) + "</g>"
      }
      return page("<defs><g id='l0'/>\(levels.joined())</defs><use href='#l\(count)'/>")
    },
    Growing(.nested, most: SVGLimits.depth - 1) { page("<g>".times($0) + "</g>".times($0)) },
    // Definitions that nothing refers to aren't drawn, but read.
    Growing(.nested, most: SVGLimits.depth - 2) {
      page("<defs>" + "<g>".times($0) + "</g>".times($0) + "</defs>")
    },
    // Each reference refers to the one before it.
    Growing(.nested, most: SVGLimits.depth - 2) { count in
      let references = (1...count).map { "<use id='l\($0)' href='#l\($0 - 1)'/>" }
      return page("<defs><g id='l0'/>\(references.joined())</defs><use href='#l\(count - 1)'/>")
    },
    Growing(.attributes, most: SVGLimits.attributes) { count in
      page("<g \((0..<count).map { "a\($0)=''" }.joined(separator: " "))/>")
    },
    Growing(.attributes, most: SVGLimits.attributes) {
      page("<g style='\("fill:red;".times($0))'/>")
    },
    Growing(.attributeBytes, most: 7) { count in
      let path = "<path id='p' d='M0 0z\(" ".times(SVGLimits.attributeBytes / 8))'/>"
      return page("<defs>\(path)</defs>" + "<use href='#p'/>".times(count))
    },
    Growing(.segments, most: SVGLimits.segments - 1) { page("<path d='M0 0\("h1".times($0))'/>") },
    Growing(.segments, most: SVGLimits.segments) {
      page("<polyline points='\("1 1 ".times($0))'/>")
    },
    Growing(.strokeSegments, most: SVGLimits.strokeSegments / 16 - 1) {
      page("<path stroke='red' fill='none' d='M0 0\("q1 0 1 1".times($0))'/>")
    },
    Growing(.gradientStops, most: SVGLimits.gradientStops / 500) {
      page(
        "<linearGradient id='a'>\(stops)</linearGradient>"
          + "<rect width='1' height='1' fill='url(#a)'/>".times($0)
      )
    },
    Growing(.lineRows, most: SVGLimits.lineRows / 2_000) {
      page("<path d='M0 0\("V1000V0".times($0))'/>")
    },
    // Rows above and below the picture take no time and don't count.
    Growing(.lineRows, most: SVGLimits.lineRows / 2_000) {
      page("<path d='M0 -9000\("V9000V-9000".times($0))'/>")
    },
    Growing(.area, most: SVGLimits.area / 1_000_000) { page(sheet.times($0)) },
    Growing(.area, most: SVGLimits.area / 4_000_000) { count in
      let gradient = "<linearGradient id='a'><stop/></linearGradient>"
      return page("\(gradient)<g fill='url(#a)'>\(sheet.times(count))</g>")
    },
    Growing(.area, most: SVGLimits.area / 2_000_000) {
      page("<g opacity='.5'>\(sheet)</g>".times($0))
    },
  ]

  @Test func `there is a file for each limit`() {
    #expect(Set(Self.all.map(\.what)) == Set(SVGError.Limited.allCases))
  }

  @Test(arguments: all)
  func `a file is read up to a limit, and refused by name above it`(file: Growing) throws {
    #expect(throws: Never.self) { try SVGPicture(file.text(file.most)) }
    let error = try #require(throws: SVGError.self) { try SVGPicture(file.text(file.most + 1)) }
    #expect(error.problem == .tooMany(file.what, limit: file.what.limit))
    #expect(
      error.description == "the SVG file has more than \(file.what.limit) \(file.what.rawValue)"
    )
  }

  @Test func `a coordinate may be a million`() throws {
    #expect(throws: Never.self) {
      try SVGPicture("<svg viewBox='0 0 1 1'><path d='M0 0H1e6'/></svg>")
    }
    #expect(throws: Never.self) { try SVGPicture("<svg width='1e6' height='1'/>") }
    #expect(throws: SVGError.self) { try SVGPicture("<svg width='1000001' height='1'/>") }
    let error = try #require(throws: SVGError.self) {
      try SVGPicture("<svg viewBox='0 0 1 1'><path d='M0 0H1000001'/></svg>")
    }
    guard case .badValue = error.problem else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func `a path filled by the even-odd rule has at most 2,000 lines`() throws {
    func picture(squares: Int) throws -> SVGPicture {
      let squares = (0..<squares).map { "M\($0 % 30 * 2) \($0 / 30 * 2)h1v1h-1z" }.joined()
      return try SVGPicture(
        "<svg viewBox='0 0 60 60'><path fill-rule='evenodd' d='\(squares)'/></svg>"
      )
    }
    #expect(throws: Never.self) { try picture(squares: SVGLimits.evenOddLines / 4) }
    #expect(throws: SVGError.self) { try picture(squares: SVGLimits.evenOddLines / 4 + 1) }
  }

  @Test func `a file of many bytes is refused before it is read`() throws {
    let page = Array("<svg width='1' height='1'/>".utf8)
    let spaces = [UInt8](repeating: 0x20, count: SVGLimits.fileBytes - page.count)
    #expect(throws: Never.self) { try SVGPicture(page + spaces) }
    let bytes = [UInt8](repeating: 0x20, count: SVGLimits.fileBytes + 1)
    let error = try #require(throws: SVGError.self) { try SVGPicture(bytes) }
    #expect(error.problem == .tooLarge(byteCount: bytes.count))
  }

  /// Compares shapes that are much larger than the picture with shapes that look the same inside
  /// it.
  @Test(arguments: [
    ("<circle r='1e6'/>", "<rect width='20' height='20'/>"),
    ("<path d='M0 0C1e6 0 1e6 20 0 20z'/>", "<rect width='20' height='20'/>"),
    ("<path d='M0 0L1e6 10 0 20z'/>", "<rect width='20' height='20'/>"),
    ("<path d='M0 0L10 1e6 20 0z'/>", "<rect width='20' height='20'/>"),
    ("<path d='M20 0L-1e6 10 20 20z'/>", "<rect width='20' height='20'/>"),
    ("<path d='M0 0L-1e6 10 0 20z'/>", ""),
    ("<path d='M20 0L1e6 10 20 20z'/>", ""),
    ("<circle r='1e6' fill='none' stroke='red'/>", ""),
    (
      "<path fill='none' stroke='#000' d='M-1e6 10H1e6'/>", "<rect y='9.5' width='20' height='1'/>"
    ),
    (
      "<path fill='none' stroke='#000' stroke-width='8' stroke-linejoin='round' d='M5 5V1e6H1e6'/>",
      "<path d='M1 5H9V20H1z'/>"
    ),
    (
      "<path fill='none' stroke='#000' stroke-width='1e6' stroke-linecap='round' d='M0 0L9 9'/>",
      "<rect width='20' height='20'/>"
    ),
  ])
  func `what is far outside is drawn as it looks from inside`(far: String, near: String) throws {
    let pictures = try [far, near].map { try SVGPicture.page($0).bitmap(pixelsPerPoint: 3) }
    let pairs = zip(pictures[0].pixels, pictures[1].pixels)
    let largest = pairs.map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max()
    #expect(largest ?? 255 <= 1)
  }

  /// Draws files that took minutes once and take milliseconds now; the limit is 10 seconds.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "<path fill='none' stroke='red' d='M9.4 16.4c-999999.9 .7-6.6 2.1-6.6 3.9'/>",
      "<path fill='none' stroke='red' d='M0 0C1e6 0 1e6 20 0 20'/>",
      "<path d='M0 0\("l.0004 .3l.0004-.3".times(10_000))'/>",
      "<path d='M0 0\("L20 19 0 1 20 3 0 17 9 0".times(1_000))'/>",
    ]
  )
  func `few bytes take little time to draw`(body: String) throws {
    let picture = try SVGPicture.page(body)
    let start = ContinuousClock.now
    let bitmap = picture.bitmap(pixelsPerPoint: 3)
    #expect(start.duration(to: .now) < .seconds(10))
    #expect(bitmap.pixels.contains { $0 >> 24 > 0 })
  }
}

extension String {
  fileprivate func times(_ count: Int) -> String { String(repeating: self, count: count) }
}
