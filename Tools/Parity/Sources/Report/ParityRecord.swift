import Foundation

/// The figures of the bar of one case, on one system or on several with equal figures.
struct ParityRecord: Hashable, Codable {
  /// The name of the case.
  var name: String

  /// The versions of iOS, as in "18.5"; a major number alone is all its versions.
  var systems: [String]

  /// The reasons why figures are inferred on some of the systems, by major version; nil if all are
  /// known as `FIDELITY.md` describes.
  var inferred: [String: String]?

  /// The system, screen and traits that showed the bar, by name.
  var environment: [String: String]

  /// The figures of the bar, by name: lengths in points, colors in sRGB.
  var figures: [String: ParityFigure]

  enum CodingKeys: String, CodingKey {
    case name = "case"
    case systems, inferred, environment, figures
  }
}

/// A value that was read from a bar.
enum ParityFigure: Hashable {
  case number(Double)
  /// A rectangle as x, y, width and height, or insets as top, left, bottom and right.
  case frame([Double])
  case text(String)
}

extension ParityFigure {
  /// Creates a number rounded to a thousandth, since machines may differ below that.
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
  /// The records as a JSON file, with sorted keys and one figure on a line, so that diffs are
  /// readable.
  var json: String {
    let records = map { record in
      """
        {
          "case": \(record.name.jsonText),
          "systems": [\(record.systems.map(\.jsonText).joined(separator: ", "))],\(record.inferredLine)
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

extension ParityRecord {
  /// The line with the systems whose figures are inferred, after a line break; empty if there are
  /// none.
  fileprivate var inferredLine: String {
    guard let inferred else { return "" }
    let reasons = inferred.sorted { $0.key < $1.key }
      .map { "\($0.key.jsonText): \($0.value.jsonText)" }
    return "\n    \"inferred\": {\(reasons.joined(separator: ", "))},"
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
  /// The number as text, without a fraction if it is whole.
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
