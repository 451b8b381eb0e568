/// An option that a command takes.
struct CommandOption: Hashable, Sendable {
  /// What is written after the name of an option.
  enum Value: Sendable, Hashable {
    /// Nothing.
    case none

    /// Nothing; all words after it are operands, whatever they begin with.
    case operands

    /// Any text, with its placeholder in the help.
    case text(String)

    /// One of some words.
    case choice([String])

    /// A whole number from 0, with its placeholder in the help.
    case number(String)

    /// Texts with commas between them, with their placeholder in the help.
    case list(String)
  }

  /// The name with its dashes.
  var name: String

  /// What is written after the name.
  var value: Value

  /// What the option does, in one line.
  var summary: String
}

extension CommandOption {
  /// The help, which every command has.
  static let help = CommandOption(name: "--help", value: .none, summary: "Print this help.")

  /// Whether what is printed has colors, which every command can be asked.
  static let color = CommandOption(
    name: "--color",
    value: .choice(["auto", "always", "never"]),
    summary: "Colors in the text; auto if not given."
  )

  /// Name and value as the help shows them.
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
