import TabFiles

/// The command-line tool.
package enum ThemeTool {
  /// The name of the executable.
  static let name = "tabtheme"

  /// The version of the package.
  static let version = "0.1.0"

  /// The purpose of the tool, in one line.
  static let summary = "Lists, makes, checks, shows and draws themes for tab bars."

  /// Every command, in the order of the help.
  static let commands: [Command] = [
    .list, .new, .check, .show, .diff, .render, .gallery, .export, .compile, .generate, .schema,
    .capabilities, .snapshots, .tokens,
  ]

  /// Runs the command of a command line.
  ///
  /// - Parameters:
  ///   - words: The command line without the name of the tool.
  ///   - terminal: The input and output.
  /// - Returns: The exit code of the process.
  @MainActor
  package static func run(_ words: [String], in terminal: Terminal) -> ExitCode {
    guard let first = words.first else {
      terminal.writeError(help)
      return .usage
    }
    switch first {
    case "--help", "-h", "help":
      guard words.count > 1, first == "help" else {
        terminal.write(help)
        return .done
      }
      return run([words[1], "--help"], in: terminal)
    case "--version", "-V", "version":
      terminal.writeLine(version)
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
    let last = command.options.first { $0.value == .operands }?.name ?? "--"
    if words.prefix(while: { $0 != "--" && $0 != last }).contains(where: {
      $0 == "--help" || $0 == "-h"
    }) {
      terminal.write(HelpScreen.text(for: name, command: command))
      return .done
    }
    do throws(UsageError) {
      let arguments = try Arguments(words, for: command)
      let terminal = terminal.colored(arguments.value(of: "--color"))
      guard arguments.has(CommandOption.watch.name) else {
        return run(command, with: arguments, in: terminal)
      }
      let matrix = [arguments.value(of: "--matrix")].compactMap(\.self)
      return ThemeWatch(of: arguments.operands + matrix, in: terminal).run {
        run(command, with: arguments, in: terminal)
      }
    } catch {
      return report(error, seeHelpOf: "\(name) \(command.name)", in: terminal)
    }
  }

  @MainActor
  private static func run(
    _ command: Command,
    with arguments: Arguments,
    in terminal: Terminal
  ) -> ExitCode {
    do {
      return try command.run(arguments, terminal)
    } catch let error as UsageError {
      return report(error, seeHelpOf: "\(name) \(command.name)", in: terminal)
    } catch let error as ToolFailure {
      error.diagnostics.forEach(terminal.report)
      return .failed
    } catch {
      terminal.report(ThemeDiagnostic(.error, "\(error)"))
      return .failed
    }
  }

  private static func report(
    _ error: UsageError,
    seeHelpOf command: String,
    in terminal: Terminal
  ) -> ExitCode {
    terminal.report(error.diagnostic)
    terminal.writeErrorLine("  help: \(command) --help")
    return .usage
  }

  private static func unknown(_ word: String) -> UsageError {
    word.hasPrefix("-")
      ? .unknownOption(word, choices: ["--help", "--version"])
      : .unknownCommand(word, choices: commands.map(\.name))
  }

  private static var help: String {
    HelpScreen.text(
      for: name,
      summary: summary,
      commands: commands
    )
  }
}
