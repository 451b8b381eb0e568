import Foundation

/// The comparison of iOS's records of the cases with those of the stand-in.
struct ParityComparison {
  /// A figure of iOS that differs from the stand-in's.
  struct Deviation: Hashable {
    var name: String
    var figure: String
    var standIn: String
    var iOS: String
    var difference: Double?
    var row: FidelityRow?
    /// The reason why HeadlessUIKit's figure for the system is inferred; nil if it has a source.
    var inference: String?

    /// Whether `FIDELITY.md` calls the figure exact, and it isn't inferred on the system.
    var isError: Bool { row?.isExact == true && inference == nil && iOS != Self.notFound }

    /// The text in place of a value that no public view of iOS shows, or that the stand-in doesn't
    /// have.
    static let notFound = "–"
  }

  /// The versions of iOS that recorded the figures.
  private(set) var systems: Set<String> = []
  private(set) var device = ""
  private(set) var caseCount = 0
  private(set) var figureCount = 0
  private(set) var deviations: [Deviation] = []
  /// The cases that the stand-in doesn't have on the system.
  private(set) var unknownCases: [String] = []

  /// Compares records of iOS with those of the stand-in for the same cases and systems.
  ///
  /// - Parameters:
  ///   - actual: The records of iOS.
  ///   - expected: The records of the stand-in.
  ///   - rows: The rows of `FIDELITY.md`.
  init(_ actual: [ParityRecord], expected: [ParityRecord], rows: [FidelityRow]) {
    for record in actual {
      systems.formUnion(record.systems)
      device = record.environment["device"] ?? device
      let majors = Set(record.systems.map(\.majorVersion))
      let standIn = expected.first { candidate in
        candidate.name == record.name
          && majors.isSubset(of: candidate.systems.map(\.majorVersion))
      }
      guard let standIn else {
        unknownCases.append(record.name)
        continue
      }
      caseCount += 1
      compare(record, with: standIn, rows: rows)
    }
  }

  var errorCount: Int { deviations.count(where: \.isError) }
  var notFoundCount: Int { deviations.count { $0.iOS == Deviation.notFound } }

  private mutating func compare(
    _ record: ParityRecord,
    with standIn: ParityRecord,
    rows: [FidelityRow]
  ) {
    let environment = ParityEnvironment(values: standIn.environment)
    let inference = record.systems.lazy
      .compactMap { standIn.inferred?[String($0.majorVersion)] }.first
    for figure in Set(record.figures.keys).union(standIn.figures.keys).sorted() {
      let pairs = FigurePart.pairs(
        of: figure,
        standIn: standIn.figures[figure],
        iOS: record.figures[figure]
      )
      for pair in pairs {
        figureCount += 1
        let reference = FidelityRow.Reference(figure: figure, part: pair.name, in: environment)
        let row = reference.flatMap { reference in rows.first(where: reference.isFor) }
        let tolerance = row?.tolerance(scale: environment.scale) ?? 0
        guard !pair.isEqual(within: tolerance) else { continue }
        deviations.append(
          Deviation(
            name: record.name,
            figure: pair.name.isEmpty ? figure : "\(figure) \(pair.name)",
            standIn: pair.standIn?.text ?? Deviation.notFound,
            iOS: pair.iOS?.text ?? Deviation.notFound,
            difference: pair.difference,
            row: row,
            inference: inference
          )
        )
      }
    }
  }
}

/// A part of a figure on two systems: one number, or a text.
private struct FigurePart {
  enum Value {
    case number(Double)
    case text(String)

    var text: String {
      switch self {
      case .number(let number): number.word
      case .text(let text): text
      }
    }
  }

  var name: String
  var standIn: Value?
  var iOS: Value?

  var difference: Double? {
    guard case .number(let standIn) = standIn, case .number(let iOS) = iOS else { return nil }
    return ((iOS - standIn) * 1000).rounded() / 1000
  }

  /// Returns whether the two values are equal within a tolerance plus a thousandth, to which both
  /// are rounded.
  func isEqual(within tolerance: Double) -> Bool {
    if let difference { return abs(difference) <= tolerance + 0.001 }
    guard case .text(let standIn) = standIn, case .text(let iOS) = iOS else { return false }
    return standIn == iOS
  }

  /// Returns the compared parts of a figure: the sides of a rectangle, the center and size of an
  /// icon.
  static func pairs(
    of figure: String,
    standIn: ParityFigure?,
    iOS: ParityFigure?
  ) -> [FigurePart] {
    let (left, right) = (parts(of: figure, standIn), parts(of: figure, iOS))
    let names = (left.count >= right.count ? left : right).map(\.name)
    return names.map { name in
      FigurePart(
        name: name,
        standIn: left.first { $0.name == name }?.value,
        iOS: right.first { $0.name == name }?.value
      )
    }
  }

  private static func parts(
    of figure: String,
    _ value: ParityFigure?
  ) -> [(name: String, value: Value)] {
    switch value {
    case nil: return []
    case .number(let number)?: return [("", .number(number))]
    case .text(let text)?: return [("", .text(text))]
    case .frame(let sides)? where sides.count == 4:
      let isIcon = figure.hasSuffix(" icon")
      let names =
        figure == "safe area"
        ? ["top", "left", "bottom", "right"]
        : [isIcon ? "middle x" : "x", isIcon ? "middle y" : "y", "width", "height"]
      let middle = isIcon ? [sides[2] / 2, sides[3] / 2, 0, 0] : [0, 0, 0, 0]
      return (0..<4).map { (names[$0], .number(sides[$0] + middle[$0])) }
    case .frame(let sides)?: return [("", .text("\(sides)"))]
    }
  }
}

extension String {
  fileprivate var majorVersion: Substring { prefix { $0 != "." } }
}
