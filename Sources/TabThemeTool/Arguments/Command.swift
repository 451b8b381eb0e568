/// Something the tool can do.
struct Command: Sendable {
  /// What a command is given besides options.
  struct Operand: Sendable {
    /// Its placeholder in the help.
    var placeholder: String

    /// What may be written, in one line.
    var summary: String

    /// Whether more than one may be given.
    var isRepeated: Bool

    /// How many must be given; with more than one, the placeholder has a word for each.
    var minimum = 1

    /// An option that may be given in its place, or `nil` if there is none.
    var substitute: String?
  }

  /// The word that calls the command.
  var name: String

  /// What the command does, in one line.
  var summary: String

  /// What must be given, or `nil` if the command takes options alone.
  var operand: Operand?

  /// The options, in the order of the help.
  var options: [CommandOption]

  /// Further lines of the help.
  var notes: [String] = []

  /// Command lines that show what it is for, without the name of the tool.
  var examples: [String] = []

  /// Does it.
  var run: @MainActor @Sendable (Arguments, Terminal) throws -> ExitCode
}

extension Command {
  /// The options of the command and those that every command has.
  var allOptions: [CommandOption] { options + [.color, .help] }

  /// The command with what it must be given, as the help shows it.
  var label: String {
    guard let operand else { return name }
    let ellipsis = operand.isRepeated && operand.minimum < 2 ? "…" : ""
    let words = "\(operand.placeholder)\(ellipsis)"
    return "\(name) \(operand.minimum == 0 ? "[\(words)]" : words)"
  }
}

/// What a process tells its caller.
package enum ExitCode: Int32, Sendable {
  /// What was asked for is done.
  case done = 0

  /// Something is wrong with a file.
  case findings = 1

  /// The command line makes no sense; the number is that of `EX_USAGE`.
  case usage = 64
}
