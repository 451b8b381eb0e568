import Foundation
import TabTestSupport
import Testing

@testable import TabThemeTool

@MainActor
struct CompletionScriptTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs a program; returns `nil` if it isn't installed.
  private func run(_ words: String...) throws -> (status: Int32, output: String)? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    // The status with which `env` reports a program that isn't installed.
    if process.terminationStatus == 127 { return nil }
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  @Test(arguments: CompletionScript.allCases)
  func `is code of the shell and knows every command and option`(shell: CompletionScript) throws {
    let script = ToolRun("completions", shell.rawValue)
    #expect(script.code == .done && script.errors.isEmpty)
    for command in ThemeTool.commands {
      #expect(script.output.contains(command.name))
      for option in command.allOptions {
        let name = shell == .fish ? "-l \(option.name.dropFirst(2)) " : option.name
        #expect(script.output.contains(name), "\(command.name) \(option.name)")
      }
    }
    let file = try folder.file("script", script.output)
    if let checked = try run(shell.rawValue, "-n", file) {
      #expect(checked.status == 0 && checked.output.isEmpty, "\(checked.output)")
    }
  }

  @Test(arguments: [
    ("ch", "check"), ("check --le", "--level"), ("check --level n", "note"),
    ("render Mid", "Midnight"), ("completions ", "bash zsh fish"), ("diff --ios ", ""),
    ("show --ios 2", "26 27"),
  ])
  func `completes in bash`(line: String, words: String) throws {
    let file = try folder.file("script", ToolRun("completions", "bash").output)
    let code = """
      source \(file); cd \(folder.path); COMP_WORDS=(tabtheme \(line) \(line.hasSuffix(" ") ? "''" : ""))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _tabtheme; echo "${COMPREPLY[*]}"
      """
    let result = try #require(try run("bash", "-c", code))
    #expect(result.output == "\(words)\n")
  }

  @Test func `refuses a shell that it doesn't know`() {
    #expect(
      ToolRun("completions", "bsh")
        == ToolRun(
          code: .usage,
          errors: """
            error: 'bsh' isn't a value of 'completions'
              fix: write 'bash'
              help: tabtheme completions --help

            """
        )
    )
  }

  @Test func `the manual page has every command, option and example, and no warnings`() throws {
    let page = ToolRun("man").output
    for command in ThemeTool.commands {
      #expect(page.contains(".SS \(command.label.replacing("…", with: "\\[u2026]"))\n"))
      for option in command.allOptions {
        #expect(page.contains("\\fB\(option.name.replacing("-", with: "\\-"))\\fR"))
      }
      for example in command.examples {
        #expect(page.contains("tabtheme \(example.replacing("-", with: "\\-"))"))
      }
    }
    let file = try folder.file("tabtheme.1", page)
    if let shown = try run("man", "--warnings", "-E", "UTF-8", "-Tutf8", "-Z", "-l", file) {
      #expect(
        shown.status == 0 && !shown.output.contains("warning:"),
        "\(shown.output.prefix(500))"
      )
    }
  }
}
