import Foundation
import TabAppearance
import TabUIKit

extension Benchmark {
  /// Returns a comparison of reading, resolving and compiling a theme with decoding its bytes into
  /// plain structs.
  static func reading() throws -> Benchmark {
    let bytes = Array(largeTheme.utf8)
    let data = Data(bytes)
    let decoder = JSONDecoder()
    precondition((5_000..<5_400).contains(bytes.count), "the theme has \(bytes.count) bytes")
    let plain = try decoder.decode(PlainTheme.self, from: data)
    precondition(plain.isWhole, "the plain structs lack something that the theme sets")
    return Benchmark(
      name: "read, resolve and compile 5 KB, than JSONDecoder",
      limit: 6,
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

  /// Returns a comparison of applying the theme that a bar has already with applying it for the
  /// first time.
  static func applyingAgain() throws -> Benchmark {
    let theme = try TabBarTheme(json: largeTheme)
    return Benchmark(
      name: "apply a theme again, than the first time",
      limit: 0.2,
      round: {
        let controller = UITabBarController()
        controller.viewControllers = (0..<5).map { index in
          let page = UIViewController()
          page.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
          return page
        }
        let first = time { controller.applyTheme(theme) }
        return (work: time { controller.applyTheme(theme) }, yardstick: first)
      }
    )
  }

  /// Returns a comparison of finding the names of 5,000 themes with reading all of them.
  static func indexing() throws -> Benchmark {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<5_000).map { index in
        let name = #""name": "\#(index)""#
        let text = largeTheme.replacingOccurrences(of: #""name": "Large""#, with: name)
        return ("\(index).tabtheme.json", text)
      }
    )
    precondition(TabBarThemeCatalog(.files(files)).names.count == 5_000, "names are missing")
    return Benchmark(
      name: "index 5,000 themes by name, than reading them all",
      limit: 0.3,
      rounds: 3,
      round: {
        (
          work: time { _ = TabBarThemeCatalog(.files(files)).names },
          yardstick: try time {
            for (file, text) in files { _ = try TabBarTheme(json: text, file: file) }
          }
        )
      }
    )
  }
}
