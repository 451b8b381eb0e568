/// An option that a command takes.
struct CommandOption: Hashable, Sendable {
  /// The kind of value that an option takes.
  enum Value: Sendable, Hashable {
    /// No value.
    case none

    /// No value; all words after the option are operands, even if they begin with a dash.
    case operands

    /// Any text, with its placeholder in the help.
    case text(String)

    /// A word of a fixed list.
    case choice([String])

    /// A whole number from 0, with its placeholder in the help.
    case number(String)

    /// Texts separated by commas or given by the option again, with the placeholder in the help.
    case list(String)
  }

  /// The name, with its dashes.
  var name: String

  /// The kind of value after the name.
  var value: Value

  /// The effect of the option, in one line.
  var summary: String
}

extension CommandOption {
  /// The option `--help`, which every command has.
  static let help = CommandOption(name: "--help", value: .none, summary: "Print this help.")

  /// The option `--color`, which every command has.
  static let color = CommandOption(
    name: "--color",
    value: .choice(["auto", "always", "never"]),
    summary: "Colors in the text; auto if not given."
  )

  /// The name with the placeholder of the value, as in the help.
  var label: String {
    value.placeholder.map { "\(name) \($0)" } ?? name
  }
}

extension CommandOption.Value {
  /// The placeholder of the value in the help, or `nil` if there is none.
  var placeholder: String? {
    switch self {
    case .none, .operands: nil
    case .text(let word), .number(let word), .list(let word): word
    case .choice(let words): words.joined(separator: "|")
    }
  }
}
