extension Path {
  /// Returns the part of the path between two fractions of its length, from 0 to 1.
  ///
  ///     circle.trimmed(from: 0, to: 0.25)  // a quarter of its line
  package func trimmed(from start: Double, to end: Double) -> Path {
    let lines = subpaths.flatMap { $0.measured }
    let total = lines.reduce(0) { $0 + $1.length }
    guard start < end, total > 0 else { return Path() }
    return Path.part(of: lines, from: max(0, start) * total, to: min(1, end) * total)
  }

  /// Returns the dashes of the path: a pattern of lengths of dashes and gaps in turn, repeated along each subpath.
  ///
  /// Each subpath restarts the pattern; a pattern of odd length is doubled, as in SVG.
  ///
  /// - Parameters:
  ///   - pattern: The lengths, in the units of the path; if all are 0 or one is negative, there are no gaps.
  ///   - phase: The offset into the pattern at the start of a subpath.
  /// - Returns: Open subpaths, or the path unchanged if there are no gaps.
  package func dashed(_ pattern: [Double], phase: Double = 0) -> Path {
    let isOdd = pattern.count % 2 == 1
    let lengths = isOdd ? pattern + pattern : pattern
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else {
      return self
    }
    var result = Path()
    for subpath in subpaths {
      let lines = subpath.measured
      let total = lines.reduce(0) { $0 + $1.length }
      // A pattern too fine to see would take too long.
      guard total / period < Self.mostPeriods else { return self }
      var position = -(phase - (phase / period).rounded(.down) * period)
      while position < total {
        for (index, length) in lengths.enumerated() {
          if index % 2 == 0, position + length > 0, position < total {
            result.append(
              Path.part(of: lines, from: max(0, position), to: min(total, position + length))
            )
          }
          position += length
        }
      }
    }
    return result
  }

  private static let mostPeriods = 10_000.0

  /// Returns the part of a subpath between two distances from its start.
  private static func part(of lines: [MeasuredSegment], from start: Double, to end: Double) -> Path
  {
    var path = Path()
    var position = 0.0
    var last: Point?
    for line in lines {
      defer { position += line.length }
      guard line.length > 0, position < end, position + line.length > start else { continue }
      let part = line.part(from: start - position, to: end - position)
      if last != part.start { path.move(to: part.start) }
      path.curve(part.control1, part.control2, to: part.end)
      last = part.end
    }
    return path
  }
}

extension Path.Subpath {
  /// The segments with their lengths.
  fileprivate var measured: [MeasuredSegment] { segments.map(MeasuredSegment.init) }
}

/// A segment with a table of its length up to points at even steps of the parameter.
private struct MeasuredSegment {
  let segment: CubicSegment

  /// The lengths from the start to each step, approximated by chords.
  private let lengths: [Double]

  private static let steps = 32

  init(_ segment: CubicSegment) {
    self.segment = segment
    var (lengths, last) = ([0.0], segment.start)
    for step in 1...Self.steps {
      let point = segment.point(at: Double(step) / Double(Self.steps))
      lengths.append(lengths[step - 1] + (point - last).length)
      last = point
    }
    self.lengths = lengths
  }

  var length: Double { lengths[Self.steps] }

  func part(from start: Double, to end: Double) -> CubicSegment {
    if start <= 0, end >= length { return segment }
    return segment.part(from: parameter(at: start), to: parameter(at: end))
  }

  /// The parameter at a distance from the start, interpolated between steps.
  private func parameter(at length: Double) -> Double {
    guard let next = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
    guard next > 0 else { return 0 }
    let share = (length - lengths[next - 1]) / (lengths[next] - lengths[next - 1])
    return (Double(next - 1) + share) / Double(Self.steps)
  }
}
