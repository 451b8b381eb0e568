/// Two pieces of work side by side, of which the first must not take longer than a share of the second.
@MainActor
struct Benchmark {
  /// What is compared, in one line.
  let name: String

  /// The most time that the work may take, as a share of that of the yardstick.
  let limit: Double

  /// How often both are done.
  var rounds = 2_000

  /// Does both once and gives their times.
  let round: () throws -> (work: Duration, yardstick: Duration)
}

extension Benchmark {
  /// The shortest times of many rounds: whatever else the machine does only makes a round longer, and it
  /// disturbs both sides alike, since they take turns.
  func measure() throws -> Result {
    var (work, yardstick) = try round()
    for _ in 1..<rounds {
      let times = try round()
      work = min(work, times.work)
      yardstick = min(yardstick, times.yardstick)
    }
    return Result(name: name, limit: limit, work: work, yardstick: yardstick)
  }

  /// What came out.
  struct Result {
    let name: String
    let limit: Double
    let work: Duration
    let yardstick: Duration

    var ratio: Double { work / yardstick }
    var isPassed: Bool { ratio <= limit }

    /// A row of the table.
    var line: String {
      let columns = [
        name.padded(to: 52), "\(work.microseconds)".padded(to: 8, left: true),
        "\(yardstick.microseconds)".padded(to: 8, left: true),
        ratio.rounded(digits: 3).padded(to: 7, left: true),
        limit.rounded(digits: 2).padded(to: 6, left: true),
      ]
      return columns.joined(separator: " ") + (isPassed ? "  passed" : "  FAILED")
    }

    static let header = [
      "".padded(to: 52), "µs".padded(to: 8, left: true), "than µs".padded(to: 8, left: true),
      "ratio".padded(to: 7, left: true), "limit".padded(to: 6, left: true),
    ].joined(separator: " ")
  }
}

/// Times some work.
@MainActor
func time(_ work: () throws -> Void) rethrows -> Duration {
  try ContinuousClock().measure(work)
}

extension Duration {
  fileprivate var microseconds: Int {
    Int(components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000)
  }
}

extension Double {
  fileprivate func rounded(digits: Int) -> String {
    let factor = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    return "\((self * factor).rounded() / factor)"
  }
}

extension String {
  fileprivate func padded(to width: Int, left: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - count))
    return left ? blanks + self : self + blanks
  }
}
