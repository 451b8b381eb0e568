import TabAppearance
import TabJSON

extension Command {
  /// Finds what is wrong with theme files.
  static let check = Command(
    name: "check",
    summary: "Finds what is wrong with theme files.",
    operand: .files,
    options: [],
    notes: ["Exits with 1 if a file has errors; warnings and notes alone exit with 0."],
    run: { arguments, terminal in
      var isSound = true
      for path in arguments.operands {
        do {
          let diagnostics = try ThemeInput(path: path, in: terminal).read().diagnostics
          for diagnostic in diagnostics { terminal.write("\(diagnostic)\n") }
          if diagnostics.contains(where: { $0.severity == .error }) { isSound = false }
        } catch let failure as ToolFailure {
          // The other files are still worth a look.
          terminal.writeError("\(failure)\n")
          isSound = false
        }
      }
      return isSound ? .done : .findings
    }
  )
}
