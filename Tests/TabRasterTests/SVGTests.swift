import Foundation
import TabTestSupport
import Testing

@testable import TabRaster

struct SVGTests {
  /// Returns the description of the commands that draw elements on a page of 20 by 20 pt.
  private func drawn(_ body: String) throws -> String {
    DisplayList(try SVGPicture.page(body).commands).description
  }

  @Test(arguments: [
    ("M1 2 3 4", "M 1 2 L 3 4"),
    ("m1,2 3,4 5 6", "M 1 2 L 4 6 L 9 12"),
    ("M1 2H5V6h-1v-1", "M 1 2 L 5 2 L 5 6 L 4 6 L 4 5"),
    ("M0 0C1 2 3 4 5 6 7 8 9 8 7 6", "M 0 0 C 1 2 3 4 5 6 C 7 8 9 8 7 6"),
    ("M0 0C1 2 3 4 5 6S8 8 9 9", "M 0 0 C 1 2 3 4 5 6 C 7 8 8 8 9 9"),
    ("M1 1S2 2 3 1", "M 1 1 C 1 1 2 2 3 1"),
    ("M0 0Q3 0 3 3", "M 0 0 C 2 0 3 1 3 3"),
    ("M0 0Q3 0 3 3T0 6", "M 0 0 C 2 0 3 1 3 3 C 3 5 2 6 0 6"),
    ("M1 1h2v2zl4 0", "M 1 1 L 3 1 L 3 3 Z M 1 1 L 5 1"),
    ("M1 1h2v2zm1 1h1v1z", "M 1 1 L 3 1 L 3 3 Z M 2 2 L 3 2 L 3 3 Z"),
    ("M1.5.5-1e0-.5e1", "M 1.5 0.5 L -1 -5"),
    ("M0 0A5 5 0 0 1 5 5", "M 0 0 C 2.761 0 5 2.239 5 5"),
    ("M0 0a5 5 0 015 5", "M 0 0 C 2.761 0 5 2.239 5 5"),
    ("M0 0A5 5 0 0 0 5 5", "M 0 0 C 0 2.761 2.239 5 5 5"),
    (
      "M0 5A5 5 0 1 1 5 10",
      "M 0 5 C 0 2.239 2.239 0 5 0 C 7.761 0 10 2.239 10 5 C 10 7.761 7.761 10 5 10"
    ),
    ("M0 0A0 5 0 0 1 3 3", "M 0 0 L 3 3"),
    ("M2 2A5 5 0 0 1 2 2L3 3", "M 2 2 L 3 3"),
  ])
  func `reads every command of paths`(data: String, path: String) throws {
    let line = try drawn("<path d='\(data)'/>")
    // Arcs without a radius are lines, which are drawn as straight curves.
    let expected = path == "M 0 0 L 3 3" ? "M 0 0 C 1 1 2 2 3 3" : path
    #expect(line == "fill #000000 \(expected)")
  }

  // Arcs of any radii and rotation go through both end points, and all their points are on the
  // ellipse.
  @Test func `arcs stay on their ellipse`() throws {
    var generator = SeededGenerator(seed: 5)
    for round in 0..<200 {
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
      let (radiusX, radiusY, rotation) = (number(3...9), number(3...9), number(-200...200))
      let end = Point(number(-9...9), number(-9...9))
      let arc = SVGArc(
        radiusX: radiusX,
        radiusY: radiusY,
        rotation: rotation,
        isLarge: Bool.random(using: &generator),
        isClockwise: Bool.random(using: &generator),
        end: end
      )
      let (sine, cosine) = (sin(rotation / 180 * .pi), cos(rotation / 180 * .pi))
      // Maps a point into the plane in which the ellipse is a circle.
      func plain(_ point: Point) -> Point {
        Point(
          (cosine * point.x + sine * point.y) / radiusX,
          (cosine * point.y - sine * point.x) / radiusY
        )
      }
      var points = [Point(0, 0)]
      for piece in arc.curves(from: Point(0, 0)) {
        let segment = CubicSegment(points[points.count - 1], piece.0, piece.1, piece.2)
        points += [0.25, 0.5, 0.75].map { segment.point(at: $0) } + [piece.2]
      }
      let circle = points.map(plain)
      let chord = circle[circle.count - 1]
      // The radius is 1, or half of the chord if that is longer than the diameter.
      let radius = max(1, chord.length / 2)
      let middle = chord * 0.5
      let reach = max(0, radius * radius - middle.dot(middle)).squareRoot()
      let across = (chord.normalized ?? Point(1, 0)).leftNormal * reach
      let centers = [middle + across, middle - across]
      #expect(points.last == end, "seed 5, round \(round)")
      #expect(
        centers.contains { center in
          circle.allSatisfy { abs(($0 - center).length - radius) < 0.001 * radius }
        },
        "seed 5, round \(round)"
      )
    }
  }

  @Test(arguments: [
    ("<rect x='1' y='2' width='3' height='4'/>", "fill #000000 M 1 2 L 4 2 L 4 6 L 1 6 Z"),
    ("<line x1='1' y1='2' x2='3' y2='4'/>", "fill #000000 M 1 2 L 3 4"),
    ("<polyline points='1,2 3,4 5,6'/>", "fill #000000 M 1 2 L 3 4 L 5 6"),
    ("<polygon points='1 2 3 4 5 2'/>", "fill #000000 M 1 2 L 3 4 L 5 2 Z"),
    ("<rect width='3' height='0'/>", ""),
    ("<circle r='0'/>", ""),
    (
      "<rect width='50%' height='1mm' fill='red'/>",
      "fill #FF0000 M 0 0 L 10 0 L 10 3.78 L 0 3.78 Z"
    ),
    (
      "<g fill='#0f0'><line x2='1'/><line x2='2' fill='#00f8'/></g>",
      "fill #00FF00 M 0 0 L 1 0\nfill #0000FF88 M 0 0 L 2 0"
    ),
    ("<line x2='1' fill='none'/>", ""),
    ("<line x2='1' fill='#0000'/>", ""),
    ("<g display='none'><line x2='1'/></g><line x2='1' visibility='hidden'/>", ""),
    ("<g color='navy'><line x2='1' fill='currentColor'/></g>", "fill #000080 M 0 0 L 1 0"),
    (
      "<line x2='1' fill='red' style='fill: rgb(0, 50%, 255); fill-opacity: .5'/>",
      "fill #0080FF80 M 0 0 L 1 0"
    ),
    (
      "<g opacity='0.5'><line x2='1'/></g>",
      "layer opacity 128\n  fill #000000 M 0 0 L 1 0\nend layer"
    ),
    ("<g transform='translate(1 2) scale(2)'><line x2='1'/></g>", "fill #000000 M 1 2 L 3 2"),
    ("<line x2='1' transform='rotate(90)'/>", "fill #000000 M 0 0 L 0 1"),
    ("<line x2='1' transform='rotate(180, 5, 5)'/>", "fill #000000 M 10 10 L 9 10"),
    ("<line x2='1' y2='1' transform='skewX(45)'/>", "fill #000000 M 0 0 L 2 1"),
    ("<line x2='1' transform='matrix(1 2 3 4 5 6)'/>", "fill #000000 M 5 6 L 6 8"),
    (
      "<defs><line id='a' x2='1'/></defs><use href='#a' x='2'/><use xlink:href='#a' y='3'/>",
      "fill #000000 M 2 0 L 3 0\nfill #000000 M 0 3 L 1 3"
    ),
    (
      "<symbol id='a' viewBox='0 0 2 2'><line x2='1'/></symbol><use href='#a' width='4' height='4'/>",
      "fill #000000 M 0 0 L 2 0"
    ),
    (
      "<title>A &lt; <![CDATA[ <b> ]]></title><!-- <b> --><line x2='1'/>",
      "fill #000000 M 0 0 L 1 0"
    ),
    ("<line x2='&#49;' fill='&#x72;ed'/>", "fill #FF0000 M 0 0 L 1 0"),
    ("<inkscape:grid/><svg:line x2='1'/>", "fill #000000 M 0 0 L 1 0"),
  ])
  func `draws elements with their style`(body: String, lines: String) throws {
    #expect(try drawn(body) == lines)
  }

  @Test(arguments: [
    ("stroke-width='2'", "M 1 1 L 5 1 L 5 5", Point(5.9, 0.1), true),
    ("stroke-width='2' stroke-linejoin='round'", "M 1 1 L 5 1 L 5 5", Point(5.9, 0.1), false),
    ("stroke-width='2' stroke-linejoin='bevel'", "M 1 1 L 5 1 L 5 5", Point(5.6, 0.4), false),
    ("stroke-width='2' stroke-miterlimit='1'", "M 1 1 L 5 1 L 5 5", Point(5.9, 0.1), false),
    ("stroke-width='2'", "M 4 4 L 8 4", Point(8.5, 4), false),
    ("stroke-width='2' stroke-linecap='square'", "M 4 4 L 8 4", Point(8.9, 4.9), true),
    ("stroke-width='2' stroke-linecap='round'", "M 4 4 L 8 4", Point(8.9, 4.9), false),
    ("stroke-width='2' stroke-linecap='round'", "M 4 4 L 8 4", Point(8.5, 4), true),
  ])
  func `draws lines with caps and joins`(
    style: String,
    data: String,
    point: Point,
    isInked: Bool
  ) throws {
    let picture = try SVGPicture.page("<path fill='none' stroke='red' \(style) d='\(data)'/>")
    let bitmap = picture.bitmap(pixelsPerPoint: 10)
    let pixel = bitmap.pixels[Int(point.y * 10) * bitmap.width + Int(point.x * 10)]
    #expect((pixel == 0xFFFF_0000) == isInked)
  }

  @Test(arguments: ["evenodd", "nonzero"])
  func `fills by both rules`(rule: String) throws {
    let squares = "<path fill-rule='\(rule)' d='M2 2h16v16h-16z M6 6h8v8h-8z M9 9h2v2h-2z'/>"
    let picture = try SVGPicture.page(squares)
    var template = Bitmap(width: 20, height: 20)
    template.fill(picture.path, color: RGBA(0, 0, 0))
    for bitmap in [picture.bitmap(pixelsPerPoint: 1), template] {
      let row = (0..<20).map { bitmap.pixels[10 * 20 + $0] == 0 ? "." : "#" }.joined()
      #expect(row == (rule == "evenodd" ? "..####...##...####.." : "..################.."))
    }
  }

  @Test func `fills with gradients of the box and of the page`() throws {
    let stops = "<stop offset='0' stop-color='red'/><stop offset='100%' stop-color='blue'/>"
    let picture = try SVGPicture.page(
      """
      <linearGradient id='a'>\(stops)</linearGradient>
      <radialGradient id='b' href='#a' gradientUnits='userSpaceOnUse' cx='10' cy='15' r='5'/>
      <rect width='20' height='10' fill='url(#a)'/><rect y='10' width='20' height='10' fill='url(#b)'/>
      """
    )
    let bitmap = picture.bitmap(pixelsPerPoint: 1)
    func pixel(_ x: Int, _ y: Int) -> RGBA {
      let pixel = bitmap.pixels[y * 20 + x]
      return RGBA(UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255))
    }
    #expect(pixel(0, 5).red > 245 && pixel(19, 5).blue > 245)
    #expect(pixel(0, 5).red + pixel(0, 5).blue == 255)
    #expect(pixel(10, 15).red > 200 && pixel(2, 15).blue == 255)
  }

  @Test(arguments: [
    ("width='10' height='20'", Size(width: 10, height: 20)),
    ("viewBox='1 2 30 40'", Size(width: 30, height: 40)),
    ("width='15' viewBox='0 0 30 40'", Size(width: 15, height: 20)),
    ("width='100%' height='100%' viewBox='0 0 30 40'", Size(width: 30, height: 40)),
    ("width='12pt' height='1in'", Size(width: 16, height: 96)),
  ])
  func `takes the size from the root`(attributes: String, size: Size) throws {
    #expect(try SVGPicture("<svg \(attributes)/>").size == size)
  }

  @Test(arguments: [
    ("", "M 5 0 L 15 0"), ("xMinYMin", "M 0 0 L 10 0"), ("xMaxYMid meet", "M 10 0 L 20 0"),
    ("none", "M 0 0 L 20 0"),
  ])
  func `fits the box into the size`(ratio: String, path: String) throws {
    let attribute = ratio.isEmpty ? "" : "preserveAspectRatio='\(ratio)'"
    let picture = try SVGPicture(
      "<svg width='20' height='10' viewBox='0 0 1 1' \(attribute)><line x2='1'/></svg>"
    )
    #expect(picture.path.description == path)
  }

  // The tangent of a right angle is infinite.
  @Test(arguments: ["skewX(90)", "skewY(-90)", "skewX(450)"])
  func `draws nothing for a skew by a right angle`(transform: String) throws {
    let page = try SVGPicture.page("<rect width='9' height='9' transform='\(transform)'/>")
    let bitmap = DisplayList(page.commands).rendered(size: page.size, scale: 1)
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }

  @Test func `takes one color for a template`() throws {
    let picture = try SVGPicture.page("<line x2='1' fill='red' fill-opacity='.2'/>")
    let commands = picture.commands(inColor: RGBA(0, 128, 255))
    #expect(DisplayList(commands).description == "fill #0080FF33 M 0 0 L 1 0")
  }
}

extension SVGPicture {
  init(_ text: String) throws(SVGError) { try self.init(Array(text.utf8)) }

  /// Returns a picture of 20 by 20 points.
  static func page(_ body: String) throws(SVGError) -> SVGPicture {
    try SVGPicture("<svg width='20' height='20'>\(body)</svg>")
  }
}
