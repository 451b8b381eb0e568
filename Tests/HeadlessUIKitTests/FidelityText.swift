import Foundation

@testable import HeadlessUIKit

/// A row of a Markdown table with figures from facts, and the evidence of these figures.
struct FidelityText: ExpressibleByStringInterpolation {
  /// A placeholder for the evidence of the figures before it in a row.
  struct Known {}

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate(set) var text = ""
    /// The parts written by hand.
    fileprivate(set) var literals: [String] = []
    private var figures: [(text: String, evidence: Evidence)] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      precondition(
        figures.isEmpty || !literal.contains("\n"),
        "A row must say how its figures are known (\(figures.map(\.text)) have nothing)"
      )
      text += literal
      literals.append(literal)
    }

    mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ fact: Fact<Value>) {
      append(Self.text(of: Double(fact.value)), fact.evidence)
    }

    mutating func appendInterpolation<Value: BinaryInteger>(_ fact: Fact<Value>) {
      append("\(fact.value)", fact.evidence)
    }

    /// Appends a figure of the stand-in, which needs no evidence.
    mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
      text += Self.text(of: Double(value))
    }

    /// Appends the names of the settings that have a given effect on glass.
    mutating func appendInterpolation(glass effect: GlassSetting.Effect) {
      for setting in GlassSetting.allCases where setting.effect.value == effect {
        if text.last != " " { text += ", " }
        let words = "\(setting)".replacing(/[A-Z]/) { " " + $0.output.lowercased() }
        append(words, setting.effect.evidence)
      }
    }

    /// Appends the evidence: a single word if it is the same for all figures, or else each word with its figures.
    mutating func appendInterpolation(_ known: Known) {
      let kinds = Evidence.allCases.compactMap { kind in
        let texts = figures.filter { $0.evidence == kind }.map(\.text)
        return texts.isEmpty ? nil : (kind.rawValue, texts.joined(separator: ", "))
      }
      text +=
        kinds.count == 1
        ? kinds[0].0 : kinds.map { "\($0) (\($1))" }.joined(separator: ", ")
      figures = []
    }

    private mutating func append(_ figure: String, _ evidence: Evidence) {
      text += figure
      figures.append((figure, evidence))
    }

    /// Returns a number with at most two decimals.
    private static func text(of value: Double) -> String {
      let text = "\((value * 100).rounded() / 100)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }

  let text: String
  let literals: [String]

  init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    literals = stringInterpolation.literals
  }

  init(stringLiteral text: String) {
    self.text = text
    literals = [text]
  }
}

// A conclusion from several facts has the evidence of the least certain one.
extension Fact {
  func map<Other>(_ transform: (Value) -> Other) -> Fact<Other> {
    Fact<Other>(transform(value), evidence)
  }

  private func combined(with other: Fact, _ value: Value) -> Fact {
    Fact(value, Evidence.allCases.last { [evidence, other.evidence].contains($0) } ?? evidence)
  }

  func plus(_ other: Fact) -> Fact where Value: Numeric {
    combined(with: other, value + other.value)
  }

  func minus(_ other: Fact) -> Fact where Value: Numeric {
    combined(with: other, value - other.value)
  }
}
