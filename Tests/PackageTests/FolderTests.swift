import Foundation
import Testing

/// The folders of `TabAppearance`, which data goes through in one direction.
struct FolderTests {
  /// Each may name the types of those before it; CONTRIBUTING.md says what is in them.
  static let order = [
    "Theme", "Capabilities", "Format", "Catalog", "Resolving", "Compiling", "Applying", "Store",
    "Controller",
  ]

  @Test func `every folder has its place in the order`() throws {
    let folders = Set(try Self.files.get().map(\.folder))
    #expect(folders == Set(Self.order))
  }

  @Test(arguments: order.indices)
  func `a folder names no type of a later one`(index: Int) throws {
    let files = try Self.files.get()
    let later = Set(Self.order[(index + 1)...])
    let names = Set(files.filter { later.contains($0.folder) }.flatMap(\.types))
      .subtracting(files.filter { !later.contains($0.folder) }.flatMap(\.types))
    #expect(names.isEmpty == later.isEmpty)
    for file in files where file.folder == Self.order[index] {
      let named = file.words.intersection(names)
      #expect(named.isEmpty, "\(file.name) names \(named.sorted())")
    }
  }

  /// A file, as far as the tests look at it.
  private struct File: Sendable {
    let folder: String
    let name: String

    /// The types that it declares, but for those within functions.
    let types: Set<String>

    /// The names of types in its code; those below another type don't count, since UIKit has the same.
    let words: Set<String>
  }

  private static let files = Result {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/TabAppearance").standardizedFileURL
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        .replacing(#/"(\\.|[^"\\\n])*"|//[^\n]*/#, with: "")
      return File(
        folder: String(path.prefix { $0 != "/" }),
        name: path,
        types: Set(
          text.matches(of: #/\b(?:struct|enum|class|protocol|typealias) ([A-Z]\w*)/#)
            .map { String($0.1) }
        ),
        words: Set(text.matches(of: #/(?:^|[^.\w])([A-Z]\w*)/#).map { String($0.1) })
      )
    }
  }
}
