import Foundation

/// What a bar of one case came out as, on one system or on several that agree.
struct ParityRecord: Hashable, Codable {
  /// The name of the case.
  var name: String

  /// The versions of iOS, as in "18.5"; a number alone stands for all its versions.
  var systems: [String]

  /// What the bar was shown on.
  var environment: [String: String]

  /// What was read of the bar, by name: points of the bar, colors in sRGB.
  var figures: [String: ParityFigure]

  enum CodingKeys: String, CodingKey {
    case name = "case"
    case systems, environment, figures
  }
}

/// One thing that was read of a bar.
enum ParityFigure: Hashable {
  case number(Double)
  /// A rectangle as x, y, width and height, or insets as top, left, bottom and right.
  case frame([Double])
  case text(String)
}

extension ParityFigure {
  /// A number to the thousandth, below which machines may differ.
  init(rounding number: Double) {
    self = .number(Self.rounded(number))
  }

  init(rounding frame: [Double]) {
    self = .frame(frame.map(Self.rounded))
  }

  // Adding 0 turns -0 into 0.
  private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 + 0 }
}

extension ParityFigure: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let frame = try? value.decode([Double].self) {
      self = .frame(frame)
    } else {
      self = .text(try value.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .number(let number): try value.encode(number)
    case .frame(let frame): try value.encode(frame)
    case .text(let text): try value.encode(text)
    }
  }
}

extension [ParityRecord] {
  /// The records as a file: keys in order, one figure on a line, so that a difference is read at
  /// its place.
  var json: String {
    let records = map { record in
      """
        {
          "case": \(record.name.jsonText),
          "systems": [\(record.systems.map(\.jsonText).joined(separator: ", "))],
          "environment": {
      \(lines(record.environment.mapValues(\.jsonText)))
          },
          "figures": {
      \(lines(record.figures.mapValues(\.jsonText)))
          }
        }
      """
    }
    return "[\n\(records.joined(separator: ",\n"))\n]\n"
  }

  private func lines(_ values: [String: String]) -> String {
    values.sorted { $0.key < $1.key }.map { "      \($0.key.jsonText): \($0.value)" }
      .joined(separator: ",\n")
  }
}

extension ParityFigure {
  fileprivate var jsonText: String {
    switch self {
    case .number(let number): number.word
    case .frame(let frame): "[\(frame.map(\.word).joined(separator: ", "))]"
    case .text(let text): text.jsonText
    }
  }
}

extension Double {
  /// The number without a fraction where it has none.
  var word: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}

extension String {
  fileprivate var jsonText: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\0"..."\u{1F}":
        "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
