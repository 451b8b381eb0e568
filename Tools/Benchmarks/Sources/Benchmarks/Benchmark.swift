import Foundation

/// A comparison of work with a yardstick: the work's time is limited to a multiple of the
/// yardstick's.
@MainActor
struct Benchmark {
  /// The description of the comparison, in one line.
  let name: String

  /// The maximum time of the work, as a multiple of the yardstick's.
  let limit: Double

  /// The number of rounds.
  var rounds = 2_000

  /// Runs the work and the yardstick once, and returns their times.
  let round: () throws -> (work: Duration, yardstick: Duration)

  /// Runs all rounds, prints a row of the table, and returns whether the limit is kept.
  ///
  /// The shortest times of all rounds count: other load on the machine only makes a round longer,
  /// and affects both equally, since work and yardstick alternate.
  func run() throws -> Bool {
    var (work, yardstick) = try round()
    for _ in 1..<rounds {
      let times = try round()
      work = min(work, times.work)
      yardstick = min(yardstick, times.yardstick)
    }
    let ratio = work / yardstick
    let isKept = ratio <= limit
    let figures = [microseconds(work), microseconds(yardstick), ratio, limit]
    print(row(name, figures.map { String(format: "%.3f", $0) }), isKept ? "passed" : "FAILED")
    return isKept
  }

  private func microseconds(_ time: Duration) -> Double { time / .microseconds(1) }
}

/// Returns a row of the table, with columns as wide as the header's.
func row(_ name: String, _ columns: [String]) -> String {
  let blanks = String(repeating: " ", count: max(0, 52 - name.count))
  let cells = columns.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }
  return name + blanks + cells.joined()
}

/// Returns the duration of some work.
@MainActor
func time(_ work: () throws -> Void) rethrows -> Duration {
  try ContinuousClock().measure(work)
}
