import Foundation
import TabJSON
import TabLint

extension LintReport {
  /// Returns a log in the Static Analysis Results Interchange Format, version 2.1.0.
  static func sarif(_ diagnostics: [ThemeDiagnostic]) -> JSON {
    let rules = LintRule.allCases.map { rule in
      JSON.object([
        .init("id", .string(rule.rawValue)),
        .init("shortDescription", ["text": .string(rule.summary)]),
        .init("defaultConfiguration", ["level": .string(rule.level.rawValue)]),
      ])
    }
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
          "results": .array(diagnostics.map(result)),
        ]
      ],
    ]
  }

  private static func result(_ diagnostic: ThemeDiagnostic) -> JSON {
    let lines = [diagnostic.message] + diagnostic.notes + [diagnostic.fix].compactMap(\.self)
    let rule = diagnostic.rule.map { [JSON.Member("ruleId", .string($0))] } ?? []
    let location = diagnostic.location.map { location in
      [
        JSON.Member(
          "locations",
          [["physicalLocation": physicalLocation(location, excerpt: diagnostic.excerpt)]]
        )
      ]
    }
    return .object(
      rule + [
        .init("level", .string(diagnostic.severity.rawValue)),
        .init("message", ["text": .string(lines.joined(separator: "\n"))]),
      ] + (location ?? []) + fixes(diagnostic)
    )
  }

  /// Returns the replacements of a fix, with offsets in bytes.
  private static func fixes(_ diagnostic: ThemeDiagnostic) -> [JSON.Member] {
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
      "artifactLocation": ["uri": .string(uri(location.file))],
      "replacements": .array(replacements),
    ]
    return [.init("fixes", [["description": ["text": .string(fix)], "artifactChanges": [change]]])]
  }

  private static func uri(_ file: String) -> String {
    let allowed = CharacterSet.urlPathAllowed.subtracting([":"])
    return file.addingPercentEncoding(withAllowedCharacters: allowed) ?? file
  }

  private static func physicalLocation(
    _ location: ThemeDiagnostic.Location,
    excerpt: ThemeDiagnostic.Excerpt?
  ) -> JSON {
    var region = [JSON.Member("startLine", .number(Double(location.line)))]
    // Columns of diagnostics are bytes; those of SARIF are code points. In a truncated line neither
    // is known.
    if let excerpt, !excerpt.line.hasPrefix("…") {
      let start = excerpt.line.prefix(excerpt.marked.lowerBound).unicodeScalars.count + 1
      region.append(.init("startColumn", .number(Double(start))))
    }
    return [
      "artifactLocation": ["uri": .string(uri(location.file))], "region": .object(region),
    ]
  }
}
