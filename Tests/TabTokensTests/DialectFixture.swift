import Foundation
import TabFiles
import TabTokens
import Testing

/// Files of an imaginary design system, Tern, as a tool writes them.
struct DialectFixture: Sendable, CustomTestStringConvertible {
  let dialect: TokenDialect

  /// The files below `Fixtures`, of which the later take precedence; `*` is the mode.
  let files: [String]

  /// The names of the light and the dark mode.
  let modes: [String]

  /// The path of the group around the colors with modes, and a period.
  var group = ""

  /// The tool's spelling of a name with several words.
  let name: @Sendable (_ words: [String]) -> String

  /// The number of tokens.
  let count: Int

  /// The number of notes in one mode.
  let notes: Int

  var testDescription: String { files[0] }

  static let figma = DialectFixture(
    dialect: .figma,
    files: ["Figma/*.tokens.json"],
    modes: ["Light", "Dark"],
    name: { $0.map(\.capitalized).joined(separator: " ") },
    count: 29,
    notes: 1
  )

  static let tokensStudio = DialectFixture(
    dialect: .tokensStudio,
    files: ["TokensStudio/tokens.json"],
    modes: ["Light", "Dark"],
    name: { $0.joined(separator: "-") },
    count: 109,
    notes: 82
  )

  /// The same tokens with `$value` and `$type`.
  static let tokensStudioDTCG = DialectFixture(
    dialect: .tokensStudio,
    files: ["TokensStudio/tokens-dtcg.json"],
    modes: ["Light", "Dark"],
    name: { $0.joined(separator: "-") },
    count: 109,
    notes: 82
  )

  static let styleDictionary = DialectFixture(
    dialect: .styleDictionary,
    files: ["StyleDictionary/base.json", "StyleDictionary/*.json"],
    modes: ["light", "dark"],
    group: "color.",
    name: { $0.joined(separator: "-") },
    count: 108,
    notes: 79
  )

  static let terrazzo = DialectFixture(
    dialect: .terrazzo,
    files: ["Terrazzo/tokens.json"],
    modes: ["light", "dark"],
    group: "color.",
    name: { $0[0] + $0.dropFirst().map(\.capitalized).joined() },
    count: 106,
    notes: 0
  )

  static let variableCollections = DialectFixture(
    dialect: .variableCollections,
    files: ["VariableCollections/variables.json"],
    modes: ["Light", "Dark"],
    group: "tern_theme.",
    name: { $0.joined(separator: "_") },
    count: 96,
    notes: 66
  )

  static let assetCatalog = DialectFixture(
    dialect: .assetCatalog,
    files: ["AssetCatalog/Tern.xcassets"],
    modes: ["light", "dark"],
    name: { $0.map(\.capitalized).joined() },
    count: 31,
    notes: 0
  )

  static let all = [
    figma, tokensStudio, tokensStudioDTCG, styleDictionary, terrazzo, variableCollections,
    assetCatalog,
  ]
}

extension DialectFixture {
  /// Reads and merges the files for a mode, with their texts changed by `change`.
  func read(
    mode: String,
    change: (_ text: String, _ file: String) throws -> String = { text, _ in text }
  ) throws -> (documents: [TokenDocument], tokens: TokenSet) {
    let documents = try paths(mode: mode).map { file in
      JSONDocument(parsing: try change(Self.text(of: file), file), file: file)
    }
    let namespaces = TokenDocument.namespaces(in: documents)
    let read = documents.map { json in
      let document = TokenDocument(json, mode: .lenient, namespaces: namespaces)
      guard dialect == .assetCatalog || document.alternatives.contains(mode) else {
        return document
      }
      return TokenDocument(json, mode: .lenient, alternative: mode, namespaces: namespaces)
    }
    return (read, TokenSet(merging: read, mode: .lenient))
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  static func text(of file: String) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  /// Returns the paths of the files for a mode; those of an asset catalog are in its folders.
  private func paths(mode: String) -> [String] {
    files.flatMap { file -> [String] in
      guard file.hasSuffix(".xcassets") else {
        return [file.replacingOccurrences(of: "*", with: mode)]
      }
      let found = FileManager.default.enumerator(atPath: Self.folder.appending(path: file).path())
      return (found?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".json") }
        .sorted().map { "\(file)/\($0)" }
    }
  }

  /// Returns the hexadecimal text of a color such as `action.on primary`, by its path in the spelling of the tool.
  func color(_ path: String, in tokens: TokenSet) -> String? {
    let names = path.split(separator: ".").map { name($0.split(separator: " ").map(String.init)) }
    guard case .color(let color) = tokens[group + names.joined(separator: ".")]?.value else {
      return nil
    }
    return color.sRGBHex
  }
}
