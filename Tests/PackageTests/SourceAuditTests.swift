import Foundation
import Testing

/// Tests that the modules for apps use only public, documented names of UIKit.
struct SourceAuditTests {
  /// Words that the sources must not contain, since App Store review or a change of UIKit would
  /// reject or break them.
  static let forbidden = [
    "setValue(_:forKey", "setValue(", "value(forKey", "NSClassFromString", "NSSelectorFromString",
    "Selector(", "perform(_:", "object_setClass", "method_exchange", "class_replaceMethod",
    "String(describing: type(of:", "String(reflecting: type(of:", "_UI", "UITabBarButton",
  ]

  @Test(arguments: ["TabThemes", "TabAppearance", "TabControls"])
  func `what apps link reaches for nothing private`(target: String) throws {
    let files = try Self.sources(of: target)
    #expect(files.count > 10)
    for (name, text) in files {
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        for word in Self.forbidden where Self.has(word, in: line) {
          Issue.record("\(target)/\(name):\(number + 1) has '\(word)'")
        }
      }
    }
  }

  /// Returns whether a line contains a word that isn't the end of a longer word.
  private static func has(_ word: String, in line: Substring) -> Bool {
    line.ranges(of: word).contains { range in
      line[..<range.lowerBound].last.map { !$0.isLetter } ?? true
    }
  }

  private static func sources(of target: String) throws -> [(String, String)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/\(target)").standardizedFileURL
    return try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { ($0, try String(contentsOf: root.appending(path: $0), encoding: .utf8)) }
  }
}
