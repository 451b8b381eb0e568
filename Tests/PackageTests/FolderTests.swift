import Foundation
import Testing

/// Tests of the order of folders in modules: a folder uses only folders before it.
struct FolderTests {
  /// A module whose folders have an order.
  struct Module: CustomTestStringConvertible, Sendable {
    let name: String

    /// The folders, each of which may name types and members of the folders before it.
    ///
    /// `""` is for files outside of the folders.
    let order: [String]

    var testDescription: String { name }
  }

  static let modules = [
    // CONTRIBUTING.md describes the content of the folders.
    Module(
      name: "TabThemes",
      order: [
        "Theme", "BuiltIn", "Capabilities", "Resolving", "Compiling", "Applying", "Controller",
      ]
    ),
    Module(
      name: "TabAppearance",
      order: ["", "Format", "Catalog", "Describing", "Store"]
    ),
    Module(
      name: "TabRaster",
      order: [
        "Geometry", "Paths", "Pixels", "", "PNG", "Fonts", "Text", "Coverage", "Effects",
        "Compositing", "Icons", "Drawing", "SVG", "SVGWriting",
      ]
    ),
  ]

  @Test(arguments: modules)
  func `every folder has its position in the order`(module: Module) throws {
    let folders = Set(try module.files.map(\.folder))
    #expect(folders == Set(module.order))
  }

  @Test(arguments: modules)
  func `a folder names no type and no member of a later one`(module: Module) throws {
    let files = try module.files
    for index in module.order.indices.dropLast() {
      let later = Set(module.order[(index + 1)...])
      let (below, above) = (
        files.filter { !later.contains($0.folder) }, files.filter { later.contains($0.folder) }
      )
      let types = Set(above.flatMap(\.types)).subtracting(below.flatMap(\.types))
      let members = Set(above.flatMap(\.members))
        .subtracting(below.flatMap(\.declarations)).subtracting(Self.membersOfOthers)
      #expect(!types.isEmpty && !members.isEmpty)
      for file in below where file.folder == module.order[index] {
        let named =
          file.typeNames.intersection(types).sorted()
          + file.memberNames.intersection(members)
          .sorted()
        #expect(named.isEmpty, "\(module.name)/\(file.path) names \(named)")
      }
    }
  }

  /// Members of UIKit, the standard library and other modules that have the name of a member in a
  /// later folder.
  private static let membersOfOthers: Set = [
    "clear", "contains", "down", "follow", "isFinite", "kind", "lowerBound", "missing", "problems",
    "properties", "rounded", "tabBar", "warning",
  ]
}

extension FolderTests {
  /// A file, with the names that the tests compare.
  struct File {
    let path: String

    /// The types that the file declares, except those inside of functions.
    let types: Set<String>

    /// The members of types and extensions at the top level of the file, except private ones.
    let members: Set<String>

    /// All names that the file declares, including local ones.
    let declarations: Set<String>

    /// The names of types in the file's code, except after the name of another type, where UIKit
    /// may have equal names.
    let typeNames: Set<String>

    /// The names after a period in the file's code.
    let memberNames: Set<String>

    /// The folder of the module that contains the file; empty for files outside of the folders.
    var folder: String { path.contains("/") ? String(path.prefix { $0 != "/" }) : "" }

    init(path: String, text: String) {
      self.path = path
      let code = text.replacing(#/"(\\.|[^"\\\n])*"|//[^\n]*/#, with: "")
      func names(_ pattern: Regex<(Substring, Substring)>) -> Set<String> {
        Set(code.matches(of: pattern.anchorsMatchLineEndings()).map { String($0.1) })
      }
      types = names(#/\b(?:struct|enum|class|protocol|typealias) ([A-Z]\w*)/#)
      members = names(
        #/^  (?!private |fileprivate )(?:[@\w]+(?:\(\w+\))? )*?(?:func|var|let) `?(\w+)/#
      )
      declarations = names(#/\b(?:func|var|let|case) `?(\w+)/#).union(names(#/, (\w+)(?:\(|,|$)/#))
      let generics = names(#/\b(?:struct|enum|class|func) \w+<(\w+)/#)
      typeNames = names(#/(?:^|[^.\w])([A-Z]\w*)/#).subtracting(generics)
      memberNames = names(#/\.(\w+)/#)
    }
  }
}

extension FolderTests.Module {
  /// The files of the module, in the order of their paths.
  fileprivate var files: [FolderTests.File] {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/\(name)").standardizedFileURL
      let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        return FolderTests.File(path: path, text: text)
      }
    }
  }
}
