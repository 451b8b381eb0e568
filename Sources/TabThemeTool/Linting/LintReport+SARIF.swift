import Foundation
import TabFiles

extension LintReport {
  /// Returns a log in the Static Analysis Results Interchange Format, version 2.1.0.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics, each of which becomes a result with a rule.
  ///   - paths: The paths of the files.
  /// - Returns: The log, with one run.
  static func sarif(_ diagnostics: [ThemeDiagnostic], _ paths: ReportedPaths) -> JSON {
    var rules = LintRule.allCases.map { rule($0.rawValue, $0.summary, $0.level) }
    rules += ThemeDiagnostic.Category.allCases.map { rule($0.rawValue, $0.summary, $0.level) }
    // Problems of design tokens have many codes, of which those that occur are listed.
    rules += Set(diagnostics.compactMap(\.rule)).sorted()
      .filter { LintRule(rawValue: $0) == nil }
      .map { rule($0, "A problem of design tokens.", .error) }
    let driver: JSON = [
      "name": .string(ThemeTool.name), "version": .string(ThemeTool.version),
      "rules": .array(rules),
    ]
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver],
          "columnKind": "unicodeCodePoints",
          "results": .array(diagnostics.map { result($0, paths) }),
        ]
      ],
    ]
  }

  private static func rule(
    _ name: String,
    _ summary: String,
    _ level: ThemeDiagnostic.Severity
  ) -> JSON {
    [
      "id": .string(name), "shortDescription": ["text": .string(summary)],
      "defaultConfiguration": ["level": .string(level.rawValue)],
    ]
  }

  private static func result(_ diagnostic: ThemeDiagnostic, _ paths: ReportedPaths) -> JSON {
    let lines = lines(of: diagnostic, paths)
    let location = diagnostic.location.map { location in
      [
        JSON.Member(
          "locations",
          [["physicalLocation": physicalLocation(location, diagnostic.excerpt, paths)]]
        )
      ]
    }
    return .object(
      [
        .init("ruleId", .string(rule(of: diagnostic))),
        .init("level", .string(diagnostic.severity.rawValue)),
        .init("message", ["text": .string(lines.joined(separator: "\n"))]),
      ] + (location ?? []) + fixes(diagnostic, paths)
    )
  }

  /// Returns the replacements of a fix, with offsets in bytes.
  private static func fixes(
    _ diagnostic: ThemeDiagnostic,
    _ paths: ReportedPaths
  ) -> [JSON.Member] {
    guard !diagnostic.edits.isEmpty, let location = diagnostic.location, let fix = diagnostic.fix
    else { return [] }
    let replacements = diagnostic.edits.map { edit -> JSON in
      [
        "deletedRegion": [
          "byteOffset": .number(Double(edit.range.lowerBound)),
          "byteLength": .number(Double(edit.range.count)),
        ],
        "insertedContent": ["text": .string(edit.text)],
      ]
    }
    let change: JSON = [
      "artifactLocation": ["uri": .string(uri(paths.path(of: location.file)))],
      "replacements": .array(replacements),
    ]
    return [.init("fixes", [["description": ["text": .string(fix)], "artifactChanges": [change]]])]
  }

  /// Returns the URI of a path: a relative reference, or a URL for an absolute path.
  private static func uri(_ path: String) -> String {
    let allowed = CharacterSet.urlPathAllowed.subtracting([":"])
    let reference = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return path.hasPrefix("/") ? "file://\(reference)" : reference
  }

  private static func physicalLocation(
    _ location: ThemeDiagnostic.Location,
    _ excerpt: ThemeDiagnostic.Excerpt?,
    _ paths: ReportedPaths
  ) -> JSON {
    var region = [JSON.Member("startLine", .number(Double(location.line)))]
    // Columns of diagnostics are bytes; those of SARIF are code points. In a truncated line neither
    // is known.
    if let excerpt, !excerpt.line.hasPrefix("…") {
      let start = excerpt.line.prefix(excerpt.marked.lowerBound).unicodeScalars.count + 1
      region.append(.init("startColumn", .number(Double(start))))
    }
    return [
      "artifactLocation": ["uri": .string(uri(paths.path(of: location.file)))],
      "region": .object(region),
    ]
  }
}

extension ThemeDiagnostic.Category {
  /// The problems of the category, in one line.
  fileprivate var summary: String {
    switch self {
    case .syntax: "Text that isn't JSON."
    case .unknownKey: "Keys that themes don't have."
    case .value: "Values that their keys don't take."
    case .unreadable: "Files that can't be read or written."
    case .missingAsset: "Assets that the folder of '--assets' doesn't have."
    }
  }

  fileprivate var level: ThemeDiagnostic.Severity { self == .missingAsset ? .warning : .error }
}
