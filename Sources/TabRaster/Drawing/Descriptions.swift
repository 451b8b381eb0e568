extension DisplayList: CustomStringConvertible {
  /// One line for each command, indented inside clips and groups; numbers have up to three decimals.
  package var description: String { Self.lines(commands).joined(separator: "\n") }

  private static func lines(_ commands: [Command]) -> [String] {
    var lines: [String] = []
    var depth = 0
    func append(_ line: String) { lines.append(String(repeating: "  ", count: depth) + line) }
    for command in commands {
      switch command {
      case .popClip, .endLayer: depth = max(depth - 1, 0)
      default: break
      }
      append(command.description)
      switch command {
      case .pushClip, .beginLayer: depth += 1
      case .onBackdrop(let choice):
        for line in Self.lines(choice.light) { append("  " + line) }
        append("on dark")
        for line in Self.lines(choice.dark) { append("  " + line) }
        append("end on")
      case .picture(let picture, _):
        for line in Self.lines(picture.list.commands) { append("  " + line) }
        append("end picture")
      case .group(_, let list):
        for line in Self.lines(list) { append("  " + line) }
        append("end group")
      default: break
      }
    }
    return lines
  }
}

extension DisplayList.Command: CustomStringConvertible {
  package var description: String {
    switch self {
    case .fill(let path, let color): "fill \(color) \(path)"
    case .gradient(let path, let gradient): "gradient \(gradient) \(path)"
    case .image(let bitmap, let rect, let nineSlice):
      "image \(bitmap.summary) in \(rect.numbers)" + (nineSlice.map { " \($0)" } ?? "")
    case .template(let bitmap, let rect, let color, let nineSlice):
      "template \(bitmap.summary) in \(rect.numbers) \(color)" + (nineSlice.map { " \($0)" } ?? "")
    case .icon(let icon, let rect, let color, let nineSlice):
      "icon \(icon.name) in \(rect.numbers) \(color) \(nineSlice)"
    case .text(let text, let font, let baseline, let color):
      "text \(text.debugDescription) \(font) at \(baseline.numbers) \(color)"
    case .backdrop(let path, let filter): "backdrop \(filter) \(path)"
    case .pushClip(let path): "clip \(path)"
    case .popClip: "end clip"
    case .beginLayer(let layer): "layer \(layer)"
    case .endLayer: "end layer"
    // `lines` writes the lists of these commands.
    case .picture(let picture, let rect):
      "picture \(picture.size.width.short) \(picture.size.height.short) at \(picture.scale) in \(rect.numbers)"
        + (picture.background.map { " on \($0)" } ?? "")
    case .group(let transform, _): "group \(transform)"
    case .onBackdrop(let choice):
      "on light \(choice.rect.numbers), dark below \(choice.darkBelow.short), "
        + (choice.lightFrom > choice.darkBelow ? "light from \(choice.lightFrom.short), " : "")
        + "else \(choice.isDarkOtherwise ? "dark" : "light")"
    }
  }
}

extension Font: CustomStringConvertible {
  package var description: String {
    "\(weight) \(size.short)" + (isOblique ? " oblique" : "")
      + (kern == 0 ? "" : " kern \(kern.short)")
      + typefaces.map { " \($0.names.postScript)" }.joined()
  }
}

extension Path: CustomStringConvertible {
  /// The elements as letters and numbers, as in SVG path data.
  package var description: String {
    elements.map { element in
      switch element {
      case .move(let point): "M \(point.numbers)"
      case .line(let point): "L \(point.numbers)"
      case .curve(let control1, let control2, let end):
        "C \(control1.numbers) \(control2.numbers) \(end.numbers)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension RGBA: CustomStringConvertible {
  /// `#RRGGBB`, or `#RRGGBBAA` if it is not opaque.
  package var description: String {
    let components = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return components.reduce(into: "#") { text, component in
      let digits = String(component, radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }
}

extension NineSlice: CustomStringConvertible {
  /// The caps from the left clockwise, in pixels of the bitmap, the pixels per point, and the middle.
  package var description: String {
    "caps \(left) \(top) \(right) \(bottom) at \(pixelsPerPoint.short) \(middle)"
  }
}

extension Layer: CustomStringConvertible {
  package var description: String {
    switch effect {
    case .none: "opacity \(opacity)"
    case .shadow(let shadow): "opacity \(opacity) \(shadow)"
    case .vibrancy(let filter): "opacity \(opacity) vibrancy \(filter)"
    case .mask: "opacity \(opacity) mask"
    }
  }
}

extension Shadow: CustomStringConvertible {
  package var description: String {
    "shadow \(color) at \(offset.numbers) blur \(radius.short)" + (isAlone ? " alone" : "")
  }
}

extension BackdropFilter: CustomStringConvertible {
  package var description: String {
    let tinted =
      saturatesTint
      ? "tint \(tint) saturation \(saturation.short)"
      : "saturation \(saturation.short) tint \(tint)"
    guard let matrix else { return "blur \(radius.short) \(tinted)" }
    let isAlone = saturation == 1 && tint.alpha == 0
    return "blur \(radius.short) \(isAlone ? "" : tinted + " ")\(matrix)"
  }
}

extension ColorMatrix: CustomStringConvertible {
  /// The rows of red, green and blue, then the offset.
  package var description: String {
    "matrix "
      + [red, green, blue].map { "\($0.x.short) \($0.y.short) \($0.z.short)" }
      .joined(separator: ", ") + " plus \(offset.x.short) \(offset.y.short) \(offset.z.short)"
  }
}

extension Bitmap {
  /// The size, and a CRC-32 of the pixels.
  fileprivate var summary: String {
    var crc = CRC32()
    for pixel in pixels {
      crc.update([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) }[...])
    }
    let digits = String(crc.value, radix: 16, uppercase: true)
    return "\(width)x\(height) \(String(repeating: "0", count: 8 - digits.count))\(digits)"
  }
}

extension Rect {
  fileprivate var numbers: String { "\(x.short) \(y.short) \(width.short) \(height.short)" }
}

extension Transform: CustomStringConvertible {
  /// The six numbers in the order of SVG's `matrix`.
  package var description: String {
    [a, b, c, d, tx, ty].map(\.short).joined(separator: " ")
  }
}

extension Point {
  var numbers: String { "\(x.short) \(y.short)" }
}

extension Double {
  /// The number with up to three decimals, without trailing zeros.
  var short: String {
    var text: [UInt8] = []
    appendShort(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends `short`; a picture as SVG has tens of thousands of numbers.
  func appendShort(to text: inout [UInt8]) {
    let scaled = (self * 1_000).rounded()
    guard abs(scaled) < 1e15 else {
      text += "\(self)".utf8
      return
    }
    if scaled < 0 { text.append(UInt8(ascii: "-")) }
    var number = Int(abs(scaled))
    var decimals = 3
    while decimals > 0, number.isMultiple(of: 10) {
      number /= 10
      decimals -= 1
    }
    // The digits from the last to the first, with the zeros of a number below 1.
    let start = text.count
    var count = 0
    while number > 0 || count <= decimals {
      if count == decimals, count > 0 { text.append(UInt8(ascii: ".")) }
      text.append(UInt8(ascii: "0") + UInt8(number % 10))
      number /= 10
      count += 1
    }
    text[start...].reverse()
  }
}
