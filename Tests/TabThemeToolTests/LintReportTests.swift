import TabFiles
import TabTestSupport
import Testing

@testable import TabThemeTool

@MainActor
struct LintReportTests {
  private let theme = ##"""
    {
      "name": "T",
      "colors": { "old": "#123456" }
    }
    """##

  private func run(_ options: String...) -> ToolRun {
    ToolRun(["check", "-"] + options, input: Array(theme.utf8))
  }

  @Test func `prints findings for people`() {
    #expect(
      run().output == #"""
        <stdin>:3:15: warning: nothing refers to the color 'old' [unused-color]
          3 |   "colors": { "old": "#123456" }
            |               ^~~~~
          fix: remove it, or refer to it as '{old}'

        """#
    )
  }

  @Test func `prints findings for programs`() {
    #expect(
      run("--format", "json").output == #"""
        {
          "version": 1,
          "findings": [
            {
              "file": "<stdin>",
              "line": 3,
              "column": 15,
              "level": "warning",
              "rule": "unused-color",
              "message": "nothing refers to the color 'old'",
              "notes": [],
              "fix": "remove it, or refer to it as '{old}'"
            }
          ]
        }

        """#
    )
    let none = ToolRun("check", "-", "--format", "json", input: #"{ "name": "T" }"#)
    #expect(none == ToolRun(code: .done, output: "{\n  \"version\": 1,\n  \"findings\": []\n}\n"))
  }

  @Test func `prints findings for Xcode, each in a line`() {
    #expect(
      run("--format", "xcode").output == """
        <stdin>:3:15: warning: nothing refers to the color 'old' [unused-color]; remove it, or refer to it \
        as '{old}'

        """
    )
  }

  @Test func `prints findings for GitHub, with its own signs escaped`() throws {
    #expect(
      run("--format", "github").output == """
        ::warning file=stdin,line=3,col=15,title=unused-color::nothing refers to the color 'old'\
        %0Aremove it, or refer to it as '{old}'

        """
    )
    let folder = try TemporaryFolder()
    let path = try folder.file("a,b:100%.json", "{")
    let output = ToolRun("check", path, "--format", "github").output
    // Outside of a repository and of the current folder, the path is absolute.
    #expect(output.hasPrefix("::error file=\(folder.path)/a%2Cb%3A100%25.json,line=1,col="))
    #expect(output.contains(",title=syntax::"))
  }

  @Test func `prints findings as SARIF`() throws {
    let output = run("--format", "sarif").output
    #expect(output.contains(#""version": "2.1.0""#))
    for rule in LintRule.allCases { #expect(output.contains(#""id": "\#(rule.rawValue)""#)) }
    #expect(
      output.contains(
        #"""
              "results": [
                {
                  "ruleId": "unused-color",
                  "level": "warning",
                  "message": {
                    "text": "nothing refers to the color 'old'\nremove it, or refer to it as '{old}'"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": { "uri": "stdin" },
                        "region": { "startLine": 3, "startColumn": 15 }
                      }
                    }
                  ]
                }
              ]
        """#
      ),
      "\(output.suffix(900))"
    )
  }

  @Test func `counts columns of SARIF in characters`() {
    let theme = ##"{ "name": "Ähre", "x": 1 }"##
    let output = ToolRun("check", "-", "--format", "sarif", input: theme).output
    #expect(output.contains(#""startColumn": 19"#))
  }

  @Test(arguments: LintReport.allCases)
  func `prints the same twice`(report: LintReport) {
    let words = ["check", "-", "--level", "note", "--format", report.rawValue]
    let theme = ##"""
      {
        "name": "T", "tintColor": "#777777", "unselectedItemTintColor": "#888888",
        "item": { "normal": { "color": "#777777" }, "focused": { "color": "#767676" } },
        "bar": { "backgroundColor": "#808080" }, "colors": { "a": "{b}", "b": "#123" }
      }
      """##
    let first = ToolRun(words, input: Array(theme.utf8))
    #expect(first.output.count > 500)
    for _ in 0..<3 { #expect(ToolRun(words, input: Array(theme.utf8)) == first) }
  }

  @Test func `a finding without a place has none for programs either`() {
    let finding = ThemeDiagnostic(.note, "the rest is too long to tell")
    let text = LintReport.json.text(of: [finding])
    #expect(text.contains(#""line": 0,"#) && text.contains(#""column": 0,"#))
  }

  @Test func `a title that is cut while it is selected is found at the state's font`() {
    let theme = """
      {
        "name": "Large",
        "stacked": {
          "normal": { "title": { "size": 8 } },
          "selected": { "title": { "size": 16 } }
        }
      }
      """
    let run = ToolRun(
      ["check", "-", "--ios", "18", "--titles", "Home,Benachrichtigung,News"],
      input: Array(theme.utf8)
    )
    let finding = "<stdin>:5:30: warning: the title 'Benachrichtigung' is cut"
    #expect(run.output.contains(finding), "\(run.output)")
  }
}
