import Foundation
import TabAppearance
import TabFiles
import TabTestSupport
import Testing

@testable import TabThemeTool

@MainActor
struct LintFixTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    (##"{ "name": "T", "tintColour": null }"##, ##"{ "name": "T", "tintColor": null }"##, 1),
    (##"{ "name": "T", "tintColor": "{b}", "colors": { "a\u0062": "system:label" } }"##, nil, 0),
    (
      ##"{ "name": "T", "tintColor": "{blu}", "colors": { "blue": "system:systemBlue" } }"##,
      ##"{ "name": "T", "tintColor": "{blue}", "colors": { "blue": "system:systemBlue" } }"##, 1
    ),
    (
      ##"{ "name": "T", "layout": { "landscape": { "height": "44" } } }"##,
      ##"{ "name": "T", "layout": { "landscape": { "height": 44 } } }"##, 1
    ),
    (##"{ "name": "T", "tintsContent": True }"##, ##"{ "name": "T", "tintsContent": true }"##, 1),
    (##"{ "name": "T", "tintColor": null, }"##, ##"{ "name": "T", "tintColor": null }"##, 1),
    (
      "{\r\n \"name\": \"T\",\r\n \"glas\": null }", "{\r\n \"name\": \"T\",\r\n \"glass\": null }",
      1
    ),
    (
      ##"{ "name": "Ü", "itme": { "nromal": { "colour": null } } }"##,
      ##"{ "name": "Ü", "item": { "normal": { "color": null } } }"##, 3
    ),
    (##"{ "name": "T", "tintColor": "#33GG66" }"##, nil, 0),
    (
      ##"{ "name": "T", "item": { "normal": { "title": { "size": 9, }, }, }, }"##,
      ##"{ "name": "T", "item": { "normal": { "title": { "size": 9 } } } }"##, 4
    ),
    (
      ##"{ "name": "T", "tintColor": "{br'an}", "colors": { "br'and": "system:systemBlue" } }"##,
      ##"{ "name": "T", "tintColor": "{br'and}", "colors": { "br'and": "system:systemBlue" } }"##, 1
    ),
    (
      ##"{ "name": "T", "item": { "normal": { "title": { "italic": "true" } } } }"##,
      ##"{ "name": "T", "item": { "normal": { "title": { "italic": true } } } }"##, 1
    ),
    (##"{ name: "T" "tintColor" null }"##, ##"{ "name": "T", "tintColor": null }"##, 3),
    (##"{ name = "T", "tintColour": null, }"##, ##"{ "name" : "T", "tintColor": null }"##, 4),
    ("{ \"name\": \"T\" /* what */, \"layout\": { // why\n }", nil, 0),
    ("{ \"name\": \"T\",\n# true\n \"tintColour\": null }", nil, 0),
    (##"{ "name": "T", "tintColor": "#FFF", "tintcolor": "#000" }"##, nil, 0),
    (##"{ "nmae": "A", "name": "T" }"##, nil, 0),
    (##"{ "name": "T", "nameé": 1 }"##, nil, 0),
    (
      ##"{ "name": "T", "item": { "normal": { "colour": null, "colur": null } } }"##,
      ##"{ "name": "T", "item": { "normal": { "color": null, "colur": null } } }"##, 1
    ),
    (
      ##"{ "name": "T", "item": { "normal": { "color": null, "colour": null } } }"##, nil, 0
    ),
    (##"{ "name": "T", "item": { "normal": {}, "norml": {} } }"##, nil, 0),
    ("{\n<<<<<<< HEAD\n \"name\": \"T\",\n=======\n \"name\": \"U\",\n>>>>>>> b\n}", nil, 0),
    (
      ##"{ "name": "T", "tintColor": "brand", "colors": { "brand": "system:systemBlue" } }"##,
      ##"{ "name": "T", "tintColor": "{brand}", "colors": { "brand": "system:systemBlue" } }"##, 1
    ),
    (
      ##"{ "name": "T", "items": { "0": { "imageInsets": { "top": 4, "bottom": 2 } } } }"##,
      ##"{ "name": "T", "items": { "0": { "imageInsets": { "top": 4, "bottom": -4 } } } }"##, 1
    ),
    (
      ##"{ "name": "T", "items": { "0": { "imageInsets": { "top": 4 } } } }"##,
      ##"{ "name": "T", "items": { "0": { "imageInsets": { "top": 4, "bottom": -4 } } } }"##, 1
    ),
  ])
  func `writes what a diagnostic says to write`(text: String, fixed: String?, count: Int) throws {
    let path = try folder.file("a.json", text)
    let run = ToolRun("check", path, "--fix")
    let now = try String(contentsOfFile: path, encoding: .utf8)
    #expect(now == fixed ?? text, "\(run.output)")
    let words = count == 0 ? "" : "\(count) \(count == 1 ? "fix" : "fixes") applied"
    #expect(run.errors.hasPrefix(words))
  }

  @Test(arguments: [
    (##"{ "name": "T", "tintColor": "#FFF", "tintcolor": "#000" }"##, "tintColor"),
    (##"{ "nmae": "A", "name": "T" }"##, "name"),
    (##"{ "name": "T", "item": { "normal": { "colour": null, "colur": null } } }"##, "color"),
    (##"{ "name": "T", "item": { "normal": {}, "norml": {} } }"##, "normal"),
    (##"{ "name": "T", "tokens": { "light": "a.json", "lihgt": "b.json" } }"##, "light"),
    (##"{ "name": "T", "allow": { "*": { "contrast": "a", "contrats": "b" } } }"##, "contrast"),
  ])
  func `no fix gives an object a key twice`(text: String, key: String) throws {
    let run = ToolRun("check", try folder.file("a.json", text))
    let fixes = run.output.split(separator: "\n").filter { $0.hasPrefix("  fix: remove it, ") }
    #expect(fixes == ["  fix: remove it, since '\(key)' can be there only once"], "\(run.output)")
  }

  @Test func `removes keys that come to nothing, each with its comma`() throws {
    let text = ##"""
      {
        "name": "T",
        "item": { "selected": { "iconColor": "system:label", "color": "system:label" } },
        "stacked": { "selected": { "color": "system:red" } },
        "inline": { "selected": { "color": "system:red" } },
        "compactInline": { "selected": { "color": "system:red" } }
      }
      """##.replacing("system:red", with: "system:systemBlue")
    let path = try folder.file("a.json", text)
    let before = try #require(try ThemeInput(path: path, in: .silent).read().theme)
    let run = ToolRun("check", path, "--fix")
    let after = try #require(try ThemeInput(path: path, in: .silent).read().theme)
    #expect(run.errors.contains("applied"))
    #expect(!ToolRun("check", path).output.contains("[dead-key]"))
    for environment in LintSystems.supported.environments(for: before) {
      #expect(after.resolved(for: environment) == before.resolved(for: environment))
    }
  }

  /// Theme files with errors, on which fixes are tried, too.
  nonisolated static let broken: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../TabAppearanceTests/Fixtures/Broken").standardizedFileURL.path
    return FileAccess.files(in: folder, suffix: ".json")
  }()

  @Test(arguments: fixtures + broken)
  func `what is to be written is written, and the file has no such fix left`(fixture: String) throws
  {
    let input = try ThemeInput(path: fixture, in: .silent)
    let systems = try LintSystems("26")
    // Matches a fix that writes one text, so that there is only one way to apply it.
    let one = /write (?:'[^'…]*'|"[^"]*")(?:, without quotes| here)?/
    for diagnostic in Linter.check(input, for: systems)
    where diagnostic.location?.file == fixture && diagnostic.fix?.wholeMatch(of: one) != nil {
      #expect(!diagnostic.edits.isEmpty, "\(diagnostic)")
    }
    let fix = LintFix(systems: systems, titles: [])
    let (fixed, after, _) = fix.applied(to: input)
    let left = after.filter { !$0.edits.isEmpty && $0.location?.file == fixture }
    // Half of the fixes of a file's syntax aren't made.
    if JSONDocument(parsing: fixed.bytes, file: fixture).diagnostics.isEmpty {
      #expect(left.isEmpty, "\(left)")
    } else {
      #expect(fixed.bytes == input.bytes)
    }
    #expect(fix.applied(to: fixed).count == 0)
  }

  @Test func `a log in SARIF has the change of each fix, with places in bytes`() throws {
    let path = try folder.file("ü.json", ##"{ "name": "Ü", "tintColour": null, }"##)
    let log = ToolRun("check", path, "--format", "sarif").output
    #expect(log.contains(##""byteOffset": 16, "byteLength": 12"##), "\(log)")
    #expect(log.contains(##""text": "\"tintColor\"""##))
    #expect(log.contains(##""byteOffset": 34, "byteLength": 1"##))
    #expect(log.contains(##""text": "remove the comma""##))
    #expect(JSONDocument(parsing: Array(log.utf8), file: "log").diagnostics.isEmpty)
  }

  @Test func `fixes of random mistakes make no file worse, and a second time there are none`()
    throws
  {
    let texts = try (Self.fixtures + Self.broken).map {
      try Data(contentsOf: URL(fileURLWithPath: $0))
    }
    .filter { $0.count < 4_000 }.map { [UInt8]($0) }
    let systems = try LintSystems("26")
    let fix = LintFix(systems: systems, titles: [])
    var random = RandomBytes(seed: 11)
    for round in 0..<rounds(200) {
      var input = ThemeInput(file: "random.json", bytes: texts[random.next(below: texts.count)])
      for _ in 0...random.next(below: 3) { random.spoil(&input.bytes) }
      let before = Linter.check(input, for: systems)
      let (fixed, after, count) = fix.applied(to: input)
      func errors(_ list: [ThemeDiagnostic]) -> Int { list.count { $0.severity == .error } }
      #expect(errors(after) <= errors(before), "round \(round)")
      #expect(errors(before) > 0 || after.count <= before.count, "round \(round)")
      #expect(count > 0 || fixed.bytes == input.bytes)
      let again = fix.applied(to: fixed)
      #expect(again.count == 0 && again.input.bytes == fixed.bytes, "round \(round)")
    }
  }

  /// Every fixture with findings.
  nonisolated static let fixtures: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Lint").path
    return FileAccess.files(in: folder, suffix: ".tabtheme.json").filter { !$0.contains("-sound") }
  }()

  @Test(arguments: fixtures)
  func `never makes a file worse`(fixture: String) throws {
    let input = try ThemeInput(path: fixture, in: .silent)
    let systems = try LintSystems("26")
    let before = Linter.check(input, for: systems)
    let (fixed, after, count) = LintFix(systems: systems, titles: []).applied(to: input)
    #expect(after == Linter.check(fixed, for: systems))
    #expect(after.count { $0.severity == .error } <= before.count { $0.severity == .error })
    // A bar that is left to glass has diagnostics on the keys that glass replaces.
    let ofGlass: [LintRule] = [.hiddenColors, .withheldKey, .ignoredKey]
    func problems(_ diagnostics: [ThemeDiagnostic]) -> Int {
      diagnostics.count { !ofGlass.map(\.rawValue).contains($0.rule ?? "") }
    }
    #expect(count == 0 ? fixed.bytes == input.bytes : problems(after) < problems(before))
    #expect(JSONDocument(parsing: fixed.bytes, file: "").diagnostics.isEmpty)
  }
}

/// Random changes of a text by a generator with a seed, the same in each run.
struct RandomBytes {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, limit)))
  }

  /// Makes a typical mistake: removes, repeats or replaces a byte, or inserts a mark.
  mutating func spoil(_ bytes: inout [UInt8]) {
    let marks = Array(#",:"{}[]'/0ax# "#.utf8)
    let place = next(below: bytes.count)
    switch next(below: 4) {
    case 0 where bytes.count > 1: bytes.remove(at: place)
    case 1: bytes.insert(marks[next(below: marks.count)], at: place)
    case 2 where !bytes.isEmpty: bytes.insert(bytes[place], at: place)
    default: if !bytes.isEmpty { bytes[place] = marks[next(below: marks.count)] }
    }
  }
}

extension Terminal {
  fileprivate static var silent: Terminal { Terminal(write: { _ in }, writeError: { _ in }) }
}
