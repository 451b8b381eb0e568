import TabTestSupport
import Testing

@testable import TabThemeTool

/// Tests of the exit codes, which mean the same in every command.
@MainActor
struct ExitCodeTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileAccess.createFolder("\(folder.path)/empty")
    try FileAccess.createFolder("\(folder.path)/run/failures")
    try FileAccess.createFolder("\(folder.path)/tests/__Snapshots__")
    for (name, text) in [
      ("sound.json", ##"{ "name": "S" }"##), ("broken.json", "{"),
      ("other.json", ##"{ "name": "S", "tintColor": "#00F" }"##),
      ("warned.json", ##"{ "name": "W", "colors": { "a": "#123456" } }"##),
      ("tokens.json", ##"{ "a": { "$type": "number", "$value": 1 } }"##),
      ("wrong.json", ##"{ "a": { "$type": "number", "$value": "x" } }"##),
      ("tests/__Snapshots__/a.txt", "a"),
      ("matrix.json", ##"{ "themes": ["Ocean"], "styles": ["light"], "ios": ["18"] }"##),
    ] {
      _ = try folder.file(name, text)
    }
  }

  /// Runs a command line in which words with a slash are paths in the folder.
  private func run(_ line: String) -> ToolRun {
    ToolRun(
      line.split(separator: " ").map { word in
        word.contains("/") ? "\(folder.path)\(word.drop { $0 != "/" })" : String(word)
      }
    )
  }

  @Test(arguments: [
    ("list", 0), ("list Ocean", 64), ("--version", 0), ("nonsense", 64), ("", 64),
    ("new Night --output ./night.json", 0), ("new Night --output ./sound.json", 2),
    ("new Night --from ./none.json --output ./n.json", 2), ("new", 64),
    ("check ./sound.json", 0), ("check ./broken.json", 1), ("check ./none.json", 2),
    ("check ./warned.json", 0), ("check ./warned.json --strict", 1), ("check ./empty", 2),
    ("check ./broken.json ./none.json", 2), ("check ./sound.json --assets ./none", 2),
    ("check ./sound.json --ios 9", 64), ("check ./sound.json --config ./none.json", 2),
    ("show Ocean", 0), ("show ./broken.json", 2), ("show ./none.json", 2), ("show Nowhere", 64),
    ("show ./empty", 2),
    ("diff Ocean Ocean", 0), ("diff Ocean Midnight", 1), ("diff Ocean ./none.json", 2),
    ("diff Ocean ./broken.json", 2), ("diff Ocean Nowhere", 64), ("diff Ocean", 64),
    ("diff ./sound.json ./other.json", 1), ("diff --revisions no-such-commit .", 2),
    ("render Ocean --style light --output ./pictures", 0), ("render ./broken.json", 2),
    ("render Ocean --output ./sound.json/x", 2), ("render Ocean --device Phone", 64),
    ("render ./empty", 2),
    ("gallery ./broken.json --output ./g.html", 2), ("gallery Ocean", 64),
    ("export Ocean", 0), ("export ./broken.json", 2), ("export Ocean --xcassets ./sound.json/x", 2),
    ("compile Ocean", 0), ("compile ./broken.json", 2), ("compile", 64),
    ("generate ./sound.json --output ./names", 0), ("generate ./broken.json --output ./names", 2),
    ("generate ./sound.json", 64),
    ("schema", 0), ("schema x", 64), ("capabilities", 0), ("capabilities --format x", 64),
    ("render --matrix ./matrix.json --output ./m", 0),
    ("render --matrix ./matrix.json --compare ./empty", 1),
    ("render --matrix ./broken.json --output ./m", 2),
    ("render --matrix ./matrix.json --compare ./none", 2), ("render --report ./r.html Ocean", 64),
    ("snapshots check ./tests", 64), ("snapshots check ./none --manifests ./empty", 2),
    ("snapshots check ./empty --manifests ./empty", 2), ("snapshots report ./none", 2),
    ("snapshots report ./run --output ./report.html", 0),
    ("snapshots nonsense", 64), ("snapshots", 64),
    ("tokens list ./tokens.json", 0), ("tokens check ./tokens.json", 0),
    ("tokens check ./wrong.json", 1), ("tokens list ./wrong.json", 2),
    ("tokens check ./none.json", 2), ("tokens explain b ./tokens.json", 2),
    ("tokens unused ./sound.json", 2), ("tokens list ./a.tabtheme.json", 2), ("tokens", 64),
  ])
  func `a result has the same code in each command`(line: String, code: Int32) {
    let run = run(line)
    #expect(run.code.rawValue == code, "\(run.output)\(run.errors)")
    let name = line.split(separator: " ").first
    let command = ThemeTool.commands.first { $0.name == name ?? "" }
    if code == 1 { #expect(command?.findings != nil) }
    if code > 1 { #expect(!run.errors.isEmpty || !run.output.isEmpty) }
  }

  @Test func `each help has the codes`() {
    for command in ThemeTool.commands {
      let help = ToolRun(command.name, "--help").output
      for code in ExitCode.allCases where code != .findings {
        #expect(help.contains("  \(code.rawValue)") && help.contains(code.summary))
      }
      #expect(help.contains("\n  1   ") == (command.findings != nil))
    }
  }
}
