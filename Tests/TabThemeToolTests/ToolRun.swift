@testable import TabThemeTool

/// The results of a run of the tool: exit code, standard output and standard error.
struct ToolRun: Equatable {
  var code: ExitCode
  var output = ""
  var errors = ""
}

extension ToolRun {
  /// Runs the tool on a command line.
  @MainActor
  init(
    _ words: String...,
    input: String = "",
    showsProgress: Bool = false
  ) {
    self.init(
      words,
      input: Array(input.utf8),
      showsProgress: showsProgress
    )
  }

  /// Runs the tool on a command line.
  @MainActor
  init(
    _ words: [String],
    input: [UInt8] = [],
    showsProgress: Bool = false
  ) {
    var (output, errors) = ("", "")
    var rest = input[...]
    let code = ThemeTool.run(
      words,
      in: Terminal(
        write: { output += $0 },
        writeError: { errors += $0 },
        showsProgress: showsProgress,
        readInput: { limit in
          defer { rest = rest.dropFirst(limit) }
          return Array(rest.prefix(limit))
        }
      )
    )
    self.init(code: code, output: output, errors: errors)
  }
}
