import Foundation
import TabAppearance

extension Benchmark {
  /// Finding the names of 5,000 themes, against reading them all.
  static func indexing() throws -> Benchmark {
    let texts = (0..<5_000).map { index in
      (
        "\(index).tabtheme.json",
        largeTheme.replacingOccurrences(of: #""name": "Large""#, with: #""name": "\#(index)""#)
      )
    }
    let files = Dictionary(uniqueKeysWithValues: texts)
    precondition(TabBarThemeCatalog(.files(files)).names.count == 5_000, "names are missing")
    return Benchmark(
      name: "index 5,000 themes by name, than reading them all",
      limit: 0.2,
      rounds: 3,
      round: {
        (
          work: time { _ = TabBarThemeCatalog(.files(files)).names },
          yardstick: try time {
            for (file, text) in texts { _ = try TabBarTheme(json: text, file: file) }
          }
        )
      }
    )
  }
}
