extension Path {
  /// The first point; nil for an empty path.
  var start: Point? {
    if case .move(let point)? = elements.first { point } else { nil }
  }

  /// Whether all coordinates are finite; other paths aren't drawn.
  var isFinite: Bool {
    func isFinite(_ points: Point...) -> Bool {
      points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
    return elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): isFinite(point)
      case .curve(let control1, let control2, let end): isFinite(control1, control2, end)
      case .close: true
      }
    }
  }

  /// The path data for the attribute `d`, with up to two decimals.
  var svgData: String {
    var text: [UInt8] = []
    func add(_ letter: Character, _ points: Point...) {
      text += letter.utf8
      for (index, point) in points.enumerated() {
        if index > 0 { text.append(UInt8(ascii: " ")) }
        point.x.appendHundredths(to: &text)
        text.append(UInt8(ascii: " "))
        point.y.appendHundredths(to: &text)
      }
    }
    for element in elements {
      switch element {
      case .move(let point): add("M", point)
      case .line(let point): add("L", point)
      case .curve(let control1, let control2, let end): add("C", control1, control2, end)
      case .close: add("Z")
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension Double {
  /// The number rounded to two decimals.
  var hundredths: String {
    var text: [UInt8] = []
    appendHundredths(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the number rounded to two decimals.
  fileprivate func appendHundredths(to text: inout [UInt8]) {
    ((self * 100).rounded() / 100).appendShort(to: &text)
  }
}

extension Transform {
  /// Returns an attribute with the matrix, after a space; empty for the identity.
  func svgAttribute(_ name: String) -> String {
    guard self != .identity else { return "" }
    let numbers = [a, b, c, d, tx, ty].map(\.short).joined(separator: " ")
    return " \(name)=\"matrix(\(numbers))\""
  }
}

extension Gradient {
  /// The stops, with more between stops of different alpha, so that SVG's interpolation of straight colors approximates
  /// that of premultiplied ones.
  var stopsForSVG: [Stop] {
    zip(stops, stops.dropFirst()).reduce(into: [stops[0]]) { result, pair in
      let (first, second) = pair
      if first.color.alpha != second.color.alpha {
        result += (1..<8).map { step in
          let share = Double(step) / 8
          let offset = first.offset + (second.offset - first.offset) * share
          return Stop(offset: offset, color: first.color.mixed(with: second.color, share: share))
        }
      }
      result.append(second)
    }
  }
}

extension RGBA {
  /// Returns attributes with the color and, unless it is opaque, its opacity, each after a space.
  ///
  /// With a name, the color is the fallback of a custom property.
  func svgAttributes(color: String, opacity: String, name: String? = nil) -> String {
    let value = "\(RGBA(red, green, blue))"
    return " \(color)=\"\(name.map { "var(--\($0),\(value))" } ?? value)\""
      + (alpha == 255 ? "" : " \(opacity)=\"\((Double(alpha) / 255).short)\"")
  }

  /// Interpolates between premultiplied colors; `share` is the weight of `other`.
  fileprivate func mixed(with other: RGBA, share: Double) -> RGBA {
    let (from, to) = (Double(alpha) * (1 - share), Double(other.alpha) * share)
    let sum = from + to
    guard sum > 0 else { return other }
    func component(_ first: UInt8, _ second: UInt8) -> UInt8 {
      UInt8(((Double(first) * from + Double(second) * to) / sum).rounded())
    }
    return RGBA(
      component(red, other.red),
      component(green, other.green),
      component(blue, other.blue),
      UInt8(sum.rounded())
    )
  }
}
