import Testing

@testable import TabThemeTool

struct ArgumentsTests {
  @Test(arguments: [
    (["a.json"], ["a.json"]),
    (["a.json", "b.json"], ["a.json", "b.json"]),
    (["-"], ["-"]),
    (["--", "--style", "-x"], ["--style", "-x"]),
    (["a", "--loud", "b"], ["a", "b"]),
    (["--loud", "--", "a", "--", "b"], ["a", "--", "b"]),
    ([""], [""]),
  ])
  func `takes what is no option as operands`(words: [String], operands: [String]) throws {
    #expect(try Arguments(words, for: .sample).operands == operands)
  }

  @Test(arguments: [
    (["x", "--style", "dark"], "--style", ["dark"]),
    (["--style=dark", "x"], "--style", ["dark"]),
    (["x", "--output=a=b"], "--output", ["a=b"]),
    (["x", "--output=--odd"], "--output", ["--odd"]),
    (["x", "--output", "-"], "--output", ["-"]),
    (["x", "--count", "12"], "--count", ["12"]),
    (["x", "--names", "a,b", "--names=c"], "--names", ["a,b", "c"]),
    (["--loud", "x"], "--loud", [""]),
    (["--loud", "--loud", "x"], "--loud", [""]),
  ])
  func `reads values after a blank and after an equals sign`(
    words: [String],
    option: String,
    values: [String]
  ) throws {
    #expect(try Arguments(words, for: .sample).values == [option: values])
  }

  @Test(arguments: [
    (["x", "--names", "a, b ,c"], ["a", "b", "c"]),
    (["x", "--names", "a", "--names", "b,c"], ["a", "b", "c"]),
    (["x", "--names", "a,,b"], ["a", "", "b"]),
    (["x", "--names="], [""]),
    (["x", "--names", #"a\,b,c\d"#], ["a,b", #"c\d"#]),
    (["x"], nil),
  ])
  func `splits lists at commas`(words: [String], list: [String]?) throws {
    #expect(try Arguments(words, for: .sample).list(of: "--names") == list)
  }

  @Test(arguments: [
    (
      ["x", "--stlye", "dark"],
      """
      error: unknown option '--stlye'
        fix: write '--style'
      """
    ),
    (
      ["x", "--z"],
      """
      error: unknown option '--z'
        fix: write one of '--style', '--output', '--count', '--names', '--loud', '--color', '--help'
      """
    ),
    (
      ["x", "-s"],
      """
      error: unknown option '-s'
        fix: write one of '--style', '--output', '--count', '--names', '--loud', '--color', '--help'
      """
    ),
    (
      ["x", "--style"],
      """
      error: '--style' needs a value
        fix: write '--style light|dark'
      """
    ),
    (
      ["x", "--output", "--loud"],
      """
      error: '--output' needs a value
        fix: write '--output DIR'
      """
    ),
    (
      ["x", "--output="],
      """
      error: '--output' needs a value
        fix: write '--output DIR'
      """
    ),
    (
      ["x", "--loud=yes"],
      """
      error: '--loud' takes no value: 'yes'
        fix: write '--loud' alone
      """
    ),
    (
      ["x", "--style", "drak"],
      """
      error: 'drak' isn't a value of '--style'
        fix: write 'dark'
      """
    ),
    (
      ["x", "--style", "blue"],
      """
      error: 'blue' isn't a value of '--style'
        fix: write one of 'light', 'dark'
      """
    ),
    (["x", "--count", "-1"], "error: '--count' takes a whole number from 0: '-1'"),
    (["x", "--count", "many"], "error: '--count' takes a whole number from 0: 'many'"),
    (
      ["x", "--output", "a", "--output", "b"],
      """
      error: '--output' is given twice
        fix: leave one of them out
      """
    ),
    (["--loud"], "error: no FILE is given"),
    (["--"], "error: no FILE is given"),
    (
      ["x", "--esc\u{1B}[2J"],
      "error: unknown option '--esc\\u{1B}[2J'\n  fix: write one of '--style', '--output', '--count', '--names', '--loud', '--color', '--help'"
    ),
  ])
  func `says what makes no sense and how to fix it`(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try Arguments(words, for: .sample) }
    #expect(error?.description == message)
  }

  @Test func `takes all words after an option that says so as operands`() throws {
    var command = Command.sample
    command.options.append(.init(name: "--rest", value: .operands, summary: "The rest."))
    let arguments = try Arguments(["--loud", "--rest", "-x", "--style", "--help"], for: command)
    #expect(arguments.operands == ["-x", "--style", "--help"])
    #expect(arguments.has("--rest") && !arguments.has("--style"))
  }

  @Test func `refuses more operands than a command takes`() {
    var command = Command.sample
    command.operand?.isRepeated = false
    #expect(throws: UsageError.unexpectedOperand("b")) {
      try Arguments(["a", "b"], for: command)
    }
    command.operand = nil
    #expect(throws: UsageError.unexpectedOperand("a")) { try Arguments(["a"], for: command) }
  }
}

struct HelpScreenTests {
  @Test func `shows what a command takes`() {
    #expect(
      HelpScreen.text(for: "tool", command: .sample) == """
        Tries things.

        usage: tool try FILE… [OPTIONS]

        arguments:
          FILE  A file.

        options:
          --style light|dark         The style.
          --output DIR               The folder.
          --count N                  How many.
          --names A,B                Which ones.
          --loud                     More words.
          --color auto|always|never  Colors in the text; auto if not given.
          --help                     Print this help.

        exit codes:
          0   The command succeeded.
          1   It found trouble.
          2   The command failed, as when a file can't be read.
          64  The command line is wrong.

        More in the manual.

        examples:
          tool try a.json --loud

        """
    )
  }

  @Test func `shows the commands of a tool`() {
    #expect(
      HelpScreen.text(for: "tool", summary: "Does things.", commands: [.sample]) == """
        Does things.

        usage: tool COMMAND [OPTIONS]

        commands:
          try  Tries things.

        options:
          --help     Print this help; after a command, the help of that command.
          --version  Print the version.

        exit codes:
          0   The command succeeded.
          1   The command succeeded, and found problems or differences.
          2   The command failed, as when a file can't be read.
          64  The command line is wrong.

        """
    )
  }
}

extension Command {
  fileprivate static var sample: Command {
    Command(
      name: "try",
      summary: "Tries things.",
      operand: Operand(placeholder: "FILE", summary: "A file.", isRepeated: true),
      options: [
        CommandOption(name: "--style", value: .choice(["light", "dark"]), summary: "The style."),
        CommandOption(name: "--output", value: .text("DIR"), summary: "The folder."),
        CommandOption(name: "--count", value: .number("N"), summary: "How many."),
        CommandOption(name: "--names", value: .list("A,B"), summary: "Which ones."),
        CommandOption(name: "--loud", value: .none, summary: "More words."),
      ],
      findings: "It found trouble.",
      notes: ["More in the manual."],
      examples: ["try a.json --loud"],
      run: { _, _ in .done }
    )
  }
}
