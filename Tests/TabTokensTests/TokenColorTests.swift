import Foundation
import TabColors
import TabFiles
import TabTokens
import Testing

struct TokenColorTests {
  /// A row of the fixture, which coloraide 8.13.1 worked out; see its notes.
  struct Vector: Decodable, Sendable, CustomTestStringConvertible {
    let colorSpace: String
    let components: [Component]
    let alpha: Double
    let extendedSRGB: [Double]
    let displayP3: [Double]
    let extendedSRGBWithCSSPrimaries: [Double]?
    let inSRGB: Bool
    let inDisplayP3: Bool
    let hexCSS4: String
    let displayP3CSS4: [Double]

    enum CodingKeys: String, CodingKey {
      case colorSpace, components, alpha, extendedSRGB, displayP3, inSRGB, inDisplayP3, hexCSS4
      case displayP3CSS4
      case extendedSRGBWithCSSPrimaries = "extendedSRGB_css_primaries"
    }

    var testDescription: String { "\(colorSpace) \(text)" }

    var text: String { "[" + components.map(\.text).joined(separator: ",") + "]" }
  }

  /// A number, or `none`.
  struct Component: Decodable, Sendable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let number = try? container.decode(Double.self)
      text = try number.map { "\($0)" } ?? "\"\(container.decode(String.self))\""
    }
  }

  private static let vectors = Result {
    struct File: Decodable { let vectors: [Vector] }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/color-vectors.json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).vectors
  }

  @Test func `all 32 vectors are there`() throws {
    #expect(try Self.vectors.get().count == 32)
  }

  @Test(arguments: (try? vectors.get()) ?? [])
  func `converts every color space`(vector: Vector) throws {
    let text =
      "{\"a\":{\"$type\":\"color\",\"$value\":{\"colorSpace\":\"\(vector.colorSpace)\",\"components\":\(vector.text),"
      + "\"alpha\":\(vector.alpha)}}}"
    guard case .color(let color) = tokens(text)["a"]?.value else {
      Issue.record("\(tokens(text).diagnostics)")
      return
    }
    let sRGB = color.components(in: .sRGB).components
    #expect(distance(sRGB, vector.extendedSRGBWithCSSPrimaries ?? vector.extendedSRGB) <= 1e-6)
    // The fixture has no other primaries of ProPhoto for Display P3.
    let tolerance = color.space == .proPhoto ? 2e-5 : 1e-6
    #expect(distance(color.components(in: .displayP3).components, vector.displayP3) <= tolerance)
    #expect(color.isInSRGB == vector.inSRGB)
    #expect((color.displayP3 == nil) == vector.inSRGB)
    // Gamut mapping stops at 1e-4 of chroma.
    let mapped = color.mapped(into: .displayP3).components
    #expect(
      distance(mapped, vector.displayP3CSS4.map { min(1, max(0, $0)) }) <= 3e-5
        + ColorVectorDigits.inGamut
    )
    let alpha = String(Int((vector.alpha * 255 + 0.5).rounded(.down)), radix: 16)
    #expect(color.sRGBHex == vector.hexCSS4 + (alpha.count < 2 ? "0" : "") + alpha)
  }

  private func distance(_ first: [Double], _ second: [Double]) -> Double {
    zip(first, second).map { abs($0 - $1) }.max() ?? .infinity
  }

  @Test(arguments: [
    (#"{"colorSpace":"hsl","components":[330,100,50]}"#, "#ff0080ff"),
    (#"{"colorSpace":"hwb","components":[90,60,60]}"#, "#808080ff"),
    (#"{"colorSpace":"oklch","components":["none","none","none"],"alpha":0}"#, "#00000000"),
    (#"{"colorSpace":"lab","components":[100,0,0]}"#, "#ffffffff"),
  ])
  func `has a hexadecimal text`(value: String, hex: String) {
    let set = tokens("{\"a\":{\"$type\":\"color\",\"$value\":\(value)}}")
    guard case .color(let color) = set["a"]?.value else {
      Issue.record("\(set.diagnostics)")
      return
    }
    #expect(color.sRGBHex == hex)
  }

  /// Values in sRGB by coloraide 8.13.1.
  @Test(arguments: [
    ("hsl(210, 50%, 40%)", "#336699ff"), ("hsla(216, 89%, 18%, 0.06)", "#0526570f"),
    ("rgb(51 102 153 / 50%)", "#33669980"), ("rgb(20%, 40%, 60%)", "#336699ff"),
    ("RGBA(51, 102, 153, 0.5)", "#33669980"), ("hwb(210 20% 40%)", "#336699ff"),
    ("oklch(0.9779 0.0214 95.33 / 1)", "#fcf8e8ff"), ("transparent", "#00000000"),
    ("White", "#ffffffff"), ("rebeccapurple", "#663399ff"), (" #336699 ", "#336699ff"),
  ])
  func `a color in a notation of CSS has a note`(text: String, hex: String) {
    let source = "{\"a\":{\"$type\":\"color\",\"$value\":\"\(text)\"}}"
    let set = tokens(source, .lenient)
    guard case .color(let color) = set["a"]?.value else {
      Issue.record("\(set.diagnostics)")
      return
    }
    #expect(color.sRGBHex == hex)
    #expect(set.diagnostics.map(\.severity) == [.note])
    #expect(tokens(source).isEmpty)
  }
}

/// How far the fixture's rows can be outside a gamut and count as inside.
private enum ColorVectorDigits {
  static let inGamut = 0.0005
}
