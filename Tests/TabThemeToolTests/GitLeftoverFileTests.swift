import Foundation
import TabTestSupport
import Testing

@testable import TabThemeTool

/// Tests of conflicts and of pointers of Git LFS in files of each kind that the tool reads.
@MainActor
struct GitLeftoverFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A pointer, as the specification of Git LFS has it.
  private static let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """

  /// A conflict, as Git writes it.
  private static let conflict = "<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> side\n"

  /// A kind of file, with the words that read one, in which `FILE` is its path.
  struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    let words: [String]

    /// Whether people merge files of the kind.
    var isText = true

    var testDescription: String { name }
  }

  nonisolated static let kinds = [
    Kind(name: "a.tabtheme.json", words: ["check", "FILE"]),
    Kind(name: "a.tabtheme.json", words: ["check", "FILE", "--fix"]),
    Kind(name: "a.tabtheme.json", words: ["render", "FILE"]),
    Kind(name: "base.json", words: ["check", "child.tabtheme.json"]),
    Kind(name: "a.tokens.json", words: ["tokens", "check", "FILE"]),
    Kind(name: "a.tokens.json", words: ["check", "bound.tabtheme.json"]),
    Kind(name: "a.config.json", words: ["check", "--config", "FILE"]),
    Kind(name: "a.matrix.json", words: ["render", "--matrix", "FILE", "--output", "out"]),
    Kind(name: "a.strings", words: ["check", "plain.tabtheme.json", "--titles", "FILE"]),
    Kind(name: "a.xcstrings", words: ["check", "plain.tabtheme.json", "--titles", "FILE"]),
    Kind(
      name: "manifest-1.txt",
      words: ["snapshots", "check", "plain", "--manifests", "DIR"]
    ),
    Kind(
      name: "A.xcassets/Ink.colorset/Contents.json",
      words: ["check", "colored.tabtheme.json", "--assets", "DIR"]
    ),
    Kind(
      name: "A.xcassets/Fish.imageset/fish.svg",
      words: ["check", "pictured.tabtheme.json", "--assets", "DIR"]
    ),
    Kind(
      name: "A.xcassets/Fish.imageset/fish.png",
      words: ["check", "pictured.tabtheme.json", "--assets", "DIR"],
      isText: false
    ),
    Kind(name: "a.ttf", words: ["render", "plain.tabtheme.json", "--font", "FILE"], isText: false),
    Kind(
      name: "a.png",
      words: ["render", "plain.tabtheme.json", "--backdrop", "FILE"],
      isText: false
    ),
  ]

  private static let themes = [
    "plain": #"{ "name": "T" }"#,
    "child": #"{ "name": "T", "extends": "base.json" }"#,
    "bound": #"{ "name": "T", "tokens": "a.tokens.json" }"#,
    "colored": #"{ "name": "T", "tintColor": "asset:Ink" }"#,
    "pictured": #"{ "name": "T", "items": { "0": { "image": "asset:Fish" } } }"#,
  ]

  private func run(_ kind: Kind, with text: String) throws -> ToolRun {
    for (name, theme) in Self.themes { _ = try folder.file("\(name).tabtheme.json", theme) }
    for name in ["plain", "A.xcassets/Ink.colorset", "A.xcassets/Fish.imageset"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)",
        withIntermediateDirectories: true
      )
    }
    _ = try folder.file("plain/a.txt", "")
    let image = kind.name.hasSuffix(".svg") ? "fish.svg" : "fish.png"
    _ = try folder.file(
      "A.xcassets/Fish.imageset/Contents.json",
      #"{ "images": [{ "filename": "\#(image)" }] }"#
    )
    let path = try folder.file(kind.name, text)
    return ToolRun(
      kind.words.map { word in
        switch word {
        case "FILE": path
        case "DIR": folder.path
        default:
          FileAccess.exists("\(folder.path)/\(word)") || word == "out"
            ? "\(folder.path)/\(word)" : word
        }
      }
    )
  }

  @Test(arguments: kinds)
  func `a pointer of Git LFS is told by name, with the command that gets the file`(
    kind: Kind
  ) throws {
    let run = try run(kind, with: Self.pointer)
    let text = run.output + run.errors
    #expect(text.contains("the file is a pointer of Git LFS; its contents aren't there"), "\(text)")
    #expect(text.contains("run 'git lfs pull'"))
    #expect(!text.contains("write"), "\(text)")
  }

  @Test(arguments: kinds.filter(\.isText))
  func `a conflict is one problem by name, and the file stays as it is`(kind: Kind) throws {
    let text = "{\n\(Self.conflict)}\n"
    let run = try run(kind, with: text)
    let printed = run.output + run.errors
    let message = "the file has the markers of a conflict in Git"
    #expect(printed.components(separatedBy: message).count == 2, "\(printed)")
    #expect(printed.contains("resolve the conflict, and remove the lines with its markers"))
    let path = "\(folder.path)/\(kind.name)"
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test func `a picture to compare with is told by name, too`() throws {
    let matrix = try folder.file(
      "a.matrix.json",
      #"{ "themes": ["Ocean"], "devices": ["iPhone SE"], "styles": ["light"] }"#
    )
    let pictures = "\(folder.path)/refs"
    #expect(ToolRun("render", "--matrix", matrix, "--output", pictures).code == .done)
    let name = try #require(FileAccess.files(in: pictures, suffix: ".png").first)
    try Data(Self.pointer.utf8).write(to: URL(fileURLWithPath: name))
    let run = ToolRun("render", "--matrix", matrix, "--compare", pictures)
    #expect(run.code != .done && (run.output + run.errors).contains("run 'git lfs pull'"), "\(run)")
  }
}
