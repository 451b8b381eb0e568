/// A command of the tool.
struct Command: Sendable {
  /// The operands of a command.
  struct Operand: Sendable {
    /// The placeholder in the help.
    var placeholder: String

    /// The operands that are allowed, in one line.
    var summary: String

    /// Whether several operands may be given.
    var isRepeated: Bool

    /// The minimum number of operands.
    var minimum = 1

    /// The names of required operands, if there are several.
    var names: [String] = []

    /// The words of which the first operand is one, if the command has several actions.
    var actions: [String] = []

    /// The options that may be given instead of operands.
    var substitutes: [String] = []
  }

  /// The name of the command on the command line.
  var name: String

  /// The purpose of the command, in one line.
  var summary: String

  /// The operands, or `nil` if the command has only options.
  var operand: Operand?

  /// The options, in the order of the help.
  var options: [CommandOption]

  /// The results with which the command exits with ``ExitCode/findings``, in one line; `nil` if it
  /// never does.
  var findings: String?

  /// Further lines of the help.
  var notes: [String] = []

  /// Examples of command lines, without the name of the tool.
  var examples: [String] = []

  /// Runs the command.
  var run: @MainActor @Sendable (Arguments, Terminal) throws -> ExitCode
}

extension Command {
  /// The options of the command, followed by those that every command has.
  var allOptions: [CommandOption] { options + [.color, .help] }

  /// The name of the command with its operand, as in the help.
  var label: String {
    guard let operand else { return name }
    let ellipsis = operand.isRepeated && operand.minimum < 2 ? "…" : ""
    let words = "\(operand.placeholder)\(ellipsis)"
    return "\(name) \(operand.minimum == 0 ? "[\(words)]" : words)"
  }
}

/// The exit code of the process, which means the same in every command.
package enum ExitCode: Int32, Sendable, CaseIterable {
  /// The command succeeded, and found neither problems nor differences.
  case done = 0

  /// The command succeeded, and found the problems or differences that it looks for.
  case findings = 1

  /// The command failed, for example because a file can't be read.
  case failed = 2

  /// The command line is invalid, whatever the files contain; the number is that of `EX_USAGE`.
  case usage = 64
}

extension ExitCode {
  /// The meaning of the exit code, in one line.
  var summary: String {
    switch self {
    case .done: "The command succeeded."
    case .findings: "The command succeeded, and found problems or differences."
    case .failed: "The command failed, as when a file can't be read."
    case .usage: "The command line is wrong."
    }
  }
}
