import TabColors
import TabFiles
import TabTokens

extension TokenValue {
  /// The value in a few words: `#0066ccff`, `8px`, `200ms`, `Inter, sans-serif`.
  var text: String {
    switch self {
    case .color(let color): color.text
    case .dimension(let length): length.text
    case .fontFamily(let names): names.map { printable($0) }.joined(separator: ", ")
    case .fontWeight(let weight): weight.shortText
    case .duration(let time): "\(time.value.shortText)\(time.unit.rawValue)"
    case .cubicBezier(let curve):
      [curve.x1, curve.y1, curve.x2, curve.y2].map(\.shortText).joined(separator: " ")
    case .number(let number): number.shortText
    case .strokeStyle(.named(let name)): name.rawValue
    case .strokeStyle(.dashes(let lengths, let cap)):
      "\(lengths.map(\.text).joined(separator: " ")) \(cap.rawValue)"
    case .border(let border): "\(border.width.text) \(border.color.text)"
    case .transition(let transition):
      "\(TokenValue.duration(transition.duration).text) after \(TokenValue.duration(transition.delay).text)"
    case .shadow(let shadows):
      shadows.map { shadow in
        let lengths = [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread].map(\.text)
        return (lengths + [shadow.color.text]).joined(separator: " ")
      }
      .joined(separator: "; ")
    case .gradient(let stops):
      stops.map { "\($0.color.text) at \($0.position.shortText)" }.joined(separator: ", ")
    case .typography(let text):
      "\(text.fontSize.text) \(text.fontWeight.shortText) \(TokenValue.fontFamily(text.fontFamily).text)"
    case .other(_, let json): json.line
    }
  }
}

extension TokenColor {
  /// The color in sRGB, and in Display P3 where sRGB lacks it.
  fileprivate var text: String {
    guard let wide = displayP3 else { return sRGBHex }
    return "\(sRGBHex), p3(\(wide.components.map(\.shortText).joined(separator: " ")))"
  }
}

extension TokenDimension {
  fileprivate var text: String { "\(value.shortText)\(unit.rawValue)" }
}

extension Double {
  /// The number with up to four decimals, without trailing zeros.
  var shortText: String {
    JSON.number((self * 10_000).rounded() / 10_000).line
  }
}
