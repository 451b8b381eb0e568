import Foundation
import TabTestSupport
import Testing

@testable import TabRaster

struct SVGWriterTests {
  private func text(
    _ commands: [DisplayList.Command],
    background: RGBA? = nil
  ) -> String {
    let size = Size(width: 20, height: 10)
    return SVGWriter.text(
      of: Picture(DisplayList(commands), size: size, scale: 2, background: background)
    )
  }

  private let square = Path.rectangle(Rect(x: 1, y: 2, width: 3, height: 4))
  private let squareData = "M1 2L4 2L4 6L1 6Z"
  private let all = Path.rectangle(Rect(x: 0, y: 0, width: 20, height: 10))

  @Test func `shapes are paths with their colors`() {
    #expect(
      text([.fill(square, RGBA(255, 0, 0)), .fill(square, RGBA(0, 0, 0, 51))]) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">\
        <path d="\(squareData)" fill="#FF0000"/><path d="\(squareData)" fill="#000000" fill-opacity="0.2"/></svg>

        """
    )
    #expect(
      text([.fill(square, RGBA(1, 2, 3, 0)), .fill(Path(), RGBA(1, 2, 3))]).contains("<path")
        == false
    )
  }

  @Test func `groups are moved, a background is filled`() {
    let move = Transform.scale(2, thenMoveBy: Point(1, 0))
    let file = text([.group(move, [.fill(square, RGBA(0, 0, 0))])], background: RGBA(9, 9, 9))
    #expect(file.contains(##"<path d="M0 0L20 0L20 10L0 10Z" fill="#090909"/>"##))
    #expect(file.contains(##"<path d="M3 4L9 4L9 12L3 12Z" fill="#000000"/>"##))
  }

  @Test func `a clip in a clip is inside of it, and is defined once`() {
    let file = text([
      .pushClip(all), .pushClip(square), .fill(all, RGBA(0, 0, 0)), .popClip,
      .pushClip(square), .fill(square, RGBA(0, 0, 0)), .popClip, .popClip,
      .fill(square, RGBA(0, 0, 0)),
    ])
    #expect(file.components(separatedBy: "<clipPath").count == 3)
    #expect(file.contains(#"<clipPath id="s2" clip-path="url(#s1)">"#))
    #expect(file.contains("</g><path d=\"\(squareData)\" fill=\"#000000\"/></svg>"))
  }

  @Test func `a path with a coordinate that isn't finite is left out`() {
    var path = square
    path.line(to: Point(.nan, 1))
    #expect(!text([.fill(path, RGBA(0, 0, 0))]).contains("<path"))
  }

  @Test func `pictures of one page have shapes and clips in common, wherever these are`() {
    let font = Font(weight: .bold, size: 9)
    let pictures = [(RGBA(1, 2, 3), 1.0), (RGBA(4, 5, 6), 8)].map { color, x in
      let eight = font.path(for: "8", baseline: Point(x, 9))
      return Picture(
        DisplayList([.pushClip(all), .fill(eight, color), .popClip, .fill(square, color)]),
        size: Size(width: 20, height: 10),
        scale: 1
      )
    }
    let (contents, definitions) = SVGWriter.contents(of: pictures)
    #expect(definitions.components(separatedBy: "<path").count == 3)
    for (content, color) in zip(contents, ["#010203", "#040506"]) {
      #expect(content.hasPrefix(##"<g clip-path="url(#s1)"><use href="#s2" x=""##))
      #expect(
        content.hasSuffix("fill=\"\(color)\"/></g><path d=\"\(squareData)\" fill=\"\(color)\"/>")
      )
    }
    let places = contents.map { $0.components(separatedBy: "x=\"")[1].prefix { $0 != "\"" } }
    #expect(places.compactMap { Double($0) }.reduce(0, -) < 0 && places[0] != places[1])
  }

  @Test func `groups that several pictures of a page have are defined once`() {
    let squares = (0..<4).map { index in
      DisplayList.Command.fill(square, RGBA(UInt8(index), 0, 0))
    }
    let pictures = [RGBA(1, 2, 3), RGBA(4, 5, 6)].map { color in
      Picture(
        DisplayList([.pushClip(all)] + squares + [.popClip, .fill(square, color)]),
        size: Size(width: 20, height: 10),
        scale: 1
      )
    }
    let (contents, definitions) = SVGWriter.contents(of: pictures)
    #expect(definitions.components(separatedBy: "<g id=\"s2\">").count == 2)
    for content in contents {
      #expect(content.hasPrefix(##"<g clip-path="url(#s1)"><use href="#s2"/></g><path"##))
    }
  }

  @Test func `colors of a picture have the names of those in another with the same shapes`() {
    func picture(_ colors: [RGBA]) -> Picture {
      let fills = colors.map { DisplayList.Command.fill(square, $0) }
      return Picture(DisplayList(fills), size: Size(width: 20, height: 10), scale: 1)
    }
    let shown = picture([RGBA(9, 9, 9), RGBA(9, 9, 9), RGBA(9, 9, 9, 51)])
    func contents(_ marks: [RGBA]) -> String {
      let names = SVGFillNames(in: picture(marks), names: [RGBA(1, 0, 0): "a"])
      return SVGWriter.contents(of: [shown], naming: [names]).contents[0]
    }
    let plain = "<path d=\"\(squareData)\" fill=\"#090909\"/>"
    let named = "<path d=\"\(squareData)\" fill=\"var(--a,#090909)\""
    #expect(
      contents([RGBA(1, 0, 0), RGBA(2, 0, 0), RGBA(1, 0, 0, 51)])
        == "\(named)/>\(plain)\(named) fill-opacity=\"0.2\"/>"
    )
    #expect(!contents([RGBA(1, 0, 0)]).contains("var("))
  }

  /// Sides of images from the canvas's to the limit of files, in points.
  @Test(arguments: [20.0, 21, 5_462, 16_384], [1, 2, 3])
  func `an embedded picture of an image is as large as the canvas at most`(
    side: Double,
    scale: Int
  ) throws {
    let bitmap = Bitmap(width: Int(side), height: 2)
    let turned = Transform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0)
    for transform in [.identity, turned, .scale(0.1), .scale(0.001, thenMoveBy: Point(5, 5))] {
      let image = DisplayList.Command.image(
        bitmap,
        Rect(x: -3, y: 1, width: side, height: 2),
        Self.caps
      )
      let picture = Picture(
        DisplayList([.group(transform, [image])]),
        size: Size(width: 20, height: 10),
        scale: scale
      )
      let embedded = try Self.embedded(in: SVGWriter.text(of: picture))
      let longest = min(side, 23 / transform.scale)
      #expect(Double(max(embedded.width, embedded.height)) <= (longest + 1) * Double(scale))
    }
  }

  @Test func `a part of an image has the pixels of the whole`() throws {
    var bitmap = Bitmap(width: 100, height: 4)
    for x in 0..<100 {
      let column = Path.rectangle(Rect(x: Double(x), y: 0, width: 1, height: 4))
      bitmap.fill(column, color: RGBA(UInt8(x), 0, UInt8(200 - x)))
    }
    let rect = Rect(x: -30, y: 2, width: 100, height: 4)
    let picture = Picture(
      DisplayList([.image(bitmap, rect, Self.caps)]),
      size: Size(width: 20, height: 10),
      scale: 1
    )
    let embedded = try Self.embedded(in: SVGWriter.text(of: picture))
    #expect(embedded.width == 20 && embedded.height == 4)
    let drawn = picture.bitmap()
    for x in 0..<20 { #expect(embedded.pixels[x] == drawn.pixels[2 * 20 + x], "\(x)") }
  }

  @Test func `an image outside of the canvas isn't written`() {
    let image = DisplayList.Command.image(
      Bitmap(width: 4, height: 4),
      Rect(x: 30, y: 0, width: 4, height: 4),
      Self.caps
    )
    #expect(!text([image]).contains("<image"))
  }

  @Test func `an image with far more pixels than it shows is drawn for its place`() throws {
    let rect = Rect(x: 0, y: 0, width: 20, height: 10)
    let large = try Self.embedded(
      in: text([.image(Bitmap(width: 2_000, height: 1_000), rect, nil)])
    )
    #expect(large.width == 40 && large.height == 20)
    let small = try Self.embedded(in: text([.image(Bitmap(width: 100, height: 50), rect, nil)]))
    #expect(small.width == 100 && small.height == 50)
  }

  private static let caps = NineSlice(
    left: 1,
    top: 0,
    right: 1,
    bottom: 0,
    pixelsPerPoint: 1,
    middle: .stretched
  )

  /// Returns the embedded image of a file.
  private static func embedded(in file: String) throws -> Bitmap {
    let parts = file.components(separatedBy: "base64,")
    let data = try #require(parts.count == 2 ? parts[1].split(separator: "\"").first : nil)
    return try Bitmap(png: [UInt8](#require(Data(base64Encoded: String(data)))))
  }

  @Test func `letters are paths`() {
    let font = Font(weight: .semibold, size: 10)
    let command = DisplayList.Command.text("A<&", font, baseline: Point(1, 9), RGBA(0, 0, 0))
    #expect(text([command]).contains(font.path(for: "A<&", baseline: Point(1, 9)).svgData))
  }

  /// Numbers with the text for up to three decimals, and for up to two.
  @Test(arguments: [
    (0, "0", "0"), (-0.0004, "0", "0"), (0.05, "0.05", "0.05"), (-0.5, "-0.5", "-0.5"),
    (0.006, "0.006", "0.01"), (12.3, "12.3", "12.3"), (1_200, "1200", "1200"),
    (-1.005, "-1.005", "-1"), (99.9996, "100", "100"), (-123.456, "-123.456", "-123.46"),
    (1e17, "1e+17", "1e+17"), (.infinity, "inf", "inf"),
  ])
  func `numbers have no zeros at their end`(number: Double, short: String, hundredths: String) {
    #expect(number.short == short)
    #expect(number.hundredths == hundredths)
  }

  @Test func `a choice is made by what is drawn before it, as drawing makes it`() {
    let choice = DisplayList.Command.onBackdrop(
      BackdropChoice(
        rect: Rect(x: 0, y: 0, width: 20, height: 10),
        darkBelow: 0.5,
        isDarkOtherwise: false,
        light: [.fill(square, RGBA(1, 1, 1))],
        dark: [.fill(square, RGBA(2, 2, 2))]
      )
    )
    for (gray, color) in [(UInt8(40), "#020202"), (220, "#010101")] {
      let file = text([.fill(all, RGBA(gray, gray, gray)), choice])
      #expect(file.contains(color))
      let nested = Picture(
        DisplayList([choice]),
        size: Size(width: 20, height: 10),
        scale: 1,
        background: RGBA(gray, gray, gray)
      )
      let rect = Rect(x: 0, y: 0, width: 10, height: 5)
      #expect(text([.picture(nested, rect)]).contains(color))
    }
  }

  @Test func `a vibrant layer has the mean color of what it shows, once for each`() {
    var filter = BackdropFilter(radius: 0, saturation: 1, tint: RGBA(0, 0, 0, 0))
    filter.matrix = ColorMatrix(scale: 0, offset: SIMD3(1, 0, 0.2))
    let layer = Layer(effect: .vibrancy(filter))
    let file = text([
      .fill(all, RGBA(200, 200, 200)),
      .beginLayer(layer), .fill(square, RGBA(0, 255, 0)), .endLayer,
      .beginLayer(Layer(opacity: 51)), .fill(square, RGBA(0, 0, 255)), .endLayer,
    ])
    #expect(file.contains("<path d=\"\(squareData)\" fill=\"#FF0033\"/>"))
    #expect(file.contains("<g opacity=\"0.2\"><path d=\"\(squareData)\" fill=\"#0000FF\"/></g>"))
  }

  @Test func `a material shows again what is drawn before it, a mask keeps a part of its layer`() {
    let filter = BackdropFilter(radius: 2, saturation: 1.5, tint: RGBA(255, 255, 255, 51))
    let file = text([.fill(all, RGBA(0, 0, 255)), .backdrop(square, filter)])
    #expect(file.contains("<use href=\"#s1\" filter="))
    #expect(file.contains(#"<feGaussianBlur stdDeviation="2"/><feColorMatrix type="saturate""#))
    let masked = text([
      .beginLayer(Layer()), .fill(all, RGBA(0, 0, 255)),
      .beginLayer(Layer(effect: .mask)), .fill(square, RGBA(0, 0, 0)), .endLayer, .endLayer,
    ])
    #expect(masked.contains("<g mask=\"url(#s1)\"><path"))
    #expect(masked.contains(#"mask-type="alpha""#))
  }

  @Test func `bitmaps are images with the same pixels`() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0x8000_0080])
    let file = text([.image(bitmap, Rect(x: 1, y: 1, width: 4, height: 2))])
    let start = try #require(file.range(of: "base64,")).upperBound
    let data = file[start...].prefix { $0 != "\"" }
    #expect(try Bitmap(png: Base64.bytes(of: String(data))).pixels == bitmap.pixels)
    // An image in nine parts is drawn first, and the file contains the resulting picture.
    let parts = NineSlice(
      left: 1,
      top: 0,
      right: 0,
      bottom: 0,
      pixelsPerPoint: 1,
      middle: .stretched
    )
    let drawn = text([.image(bitmap, Rect(x: 1, y: 1, width: 4, height: 2), parts)])
    #expect(drawn.contains(#"<image x="1" y="1" width="4" height="2""#))
  }

  @Test func `stops that fade to clear keep their color on the way`() {
    let gradient = Gradient(
      .linear(from: Point(0, 0), to: Point(0, 10)),
      stops: [.init(offset: 0, color: RGBA(255, 0, 0)), .init(offset: 1, color: RGBA(0, 0, 0, 0))]
    )
    let file = text([.gradient(all, gradient)])
    #expect(file.components(separatedBy: "<stop").count == 10)
    #expect(file.components(separatedBy: ##"stop-color="#FF0000""##).count == 9)
  }

  @Test func `bytes become text and bytes again`() {
    var random = SeededGenerator(seed: 5)
    for count in 0..<70 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let text = Base64.text(of: bytes)
      #expect(text.count % 4 == 0 && Base64.bytes(of: text) == bytes)
    }
    #expect(Base64.text(of: Array("any carnal pleas".utf8)) == "YW55IGNhcm5hbCBwbGVhcw==")
  }
}
