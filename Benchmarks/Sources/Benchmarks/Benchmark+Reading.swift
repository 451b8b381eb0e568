import Foundation
import TabAppearance

extension Benchmark {
  /// Reading and compiling a theme, diagnostics and all, against what only copies its values.
  static func reading() throws -> Benchmark {
    let bytes = Array(largeTheme.utf8)
    let data = Data(bytes)
    let decoder = JSONDecoder()
    precondition((5_000..<5_400).contains(bytes.count), "the theme has \(bytes.count) bytes")
    let plain = try decoder.decode(PlainTheme.self, from: data)
    precondition(plain.isWhole, "the plain structs lack something that the theme says")
    return Benchmark(
      name: "read and compile 5 KB, than JSONDecoder",
      limit: 1,
      round: {
        (
          work: try time {
            _ = try TabBarTheme(json: bytes).compiled(for: TabBarEnvironment(os: 18)).standard
          },
          yardstick: try time { _ = try decoder.decode(PlainTheme.self, from: data) }
        )
      }
    )
  }
}
