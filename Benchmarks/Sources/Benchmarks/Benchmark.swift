import Foundation

/// Two pieces of work side by side, of which the first may take a share of the second's time.
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

  /// Measures, prints a row of the table, and returns whether the limit is kept.
  ///
  /// The shortest times of many rounds count: whatever else the machine does only makes a round
  /// longer, and it disturbs both sides alike, since they take turns.
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

/// A row of the table, its columns as wide as the header's.
func row(_ name: String, _ columns: [String]) -> String {
  let blanks = String(repeating: " ", count: max(0, 52 - name.count))
  let cells = columns.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }
  return name + blanks + cells.joined()
}

/// Times some work.
@MainActor
func time(_ work: () throws -> Void) rethrows -> Duration {
  try ContinuousClock().measure(work)
}
