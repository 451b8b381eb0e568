import TabJSON

/// The command-line tool.
package enum ThemeTool {
  /// The name it is called by.
  static let name = "tabtheme"

  /// The version of the package.
  static let version = "0.1.0"

  /// Every command, in the order of the help.
  static let commands: [Command] = [
    .list, .new, .check, .show, .diff, .render, .export, .generate, .schema, .capabilities,
    .snapshots,
  ]

  /// Does what a command line asks for.
  ///
  /// - Parameters:
  ///   - words: The command line without the name of the tool.
  ///   - terminal: Where to read and write.
  /// - Returns: What the process tells its caller.
  @MainActor
  package static func run(_ words: [String], in terminal: Terminal) -> ExitCode {
    guard let first = words.first else {
      terminal.writeError(help)
      return .usage
    }
    switch first {
    case "--help", "-h":
      terminal.write(help)
      return .done
    case "--version":
      terminal.write("\(version)\n")
      return .done
    default:
      guard let command = commands.first(where: { $0.name == first }) else {
        return report(unknown(first), seeHelpOf: name, in: terminal)
      }
      return run(command, words: Array(words.dropFirst()), in: terminal)
    }
  }

  @MainActor
  private static func run(_ command: Command, words: [String], in terminal: Terminal) -> ExitCode {
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      terminal.write(HelpScreen.text(for: name, command: command))
      return .done
    }
    do {
      return try command.run(Arguments(words, for: command), terminal)
    } catch let error as UsageError {
      return report(error, seeHelpOf: "\(name) \(command.name)", in: terminal)
    } catch let error as ToolFailure {
      terminal.writeError("\(error)\n")
      return .findings
    } catch {
      terminal.writeError("error: \(error)\n")
      return .findings
    }
  }

  private static func report(
    _ error: UsageError,
    seeHelpOf command: String,
    in terminal: Terminal
  ) -> ExitCode {
    terminal.writeError("\(error)\n  help: \(command) --help\n")
    return .usage
  }

  private static func unknown(_ word: String) -> UsageError {
    word.hasPrefix("-")
      ? .unknownOption(word, known: ["--help", "--version"])
      : .unknownCommand(word, known: commands.map(\.name))
  }

  private static var help: String {
    HelpScreen.text(
      for: name,
      summary: "Lists, makes, checks, shows and draws themes for tab bars.",
      commands: commands
    )
  }
}
