import Testing

@testable import TabThemeTool

@MainActor
struct ThemeToolTests {
  @Test(arguments: ["--help", "-h", "help"])
  func `prints its help`(option: String) {
    #expect(ToolRun(option) == ToolRun(code: .done, output: help))
  }

  @Test func `prints its help as an error if nothing is asked for`() {
    #expect(ToolRun() == ToolRun(code: .usage, errors: help))
  }

  @Test func `prints the help of a command by its name`() {
    #expect(ToolRun("help", "render") == ToolRun("render", "--help"))
    #expect(ToolRun("help", "rendr").code == .usage)
  }

  @Test(arguments: ["--version", "-V", "version"])
  func `prints its version`(word: String) {
    #expect(ToolRun(word) == ToolRun(code: .done, output: "0.1.0\n"))
  }

  @Test(arguments: [
    (
      ["rendr"],
      """
      error: unknown command 'rendr'
        fix: write 'render'
        help: tabtheme --help

      """
    ),
    (
      ["paint"],
      """
      error: unknown command 'paint'
        fix: write one of 'list', 'new', 'check', 'show', 'diff', 'render', 'gallery', 'export', \
      'compile', 'generate', 'schema', 'capabilities', 'snapshots', 'tokens'
        help: tabtheme --help

      """
    ),
    (
      ["--versoin"],
      """
      error: unknown option '--versoin'
        fix: write '--version'
        help: tabtheme --help

      """
    ),
    (
      ["list", "Ocean"],
      """
      error: unexpected argument 'Ocean'
        help: tabtheme list --help

      """
    ),
    (
      ["show"],
      """
      error: no THEME is given
        help: tabtheme show --help

      """
    ),
    (
      ["show", "Ocean", "Forest"],
      """
      error: unexpected argument 'Forest'
        help: tabtheme show --help

      """
    ),
    (
      ["show", "Midnigth"],
      """
      error: unknown theme 'Midnigth'
        fix: write 'Midnight'
        help: tabtheme show --help

      """
    ),
    (
      ["show", "Ocean", "--ios=14"],
      """
      error: '14' isn't a value of '--ios'
        fix: write one of '15', '16', '17', '18', '26', '27'
        help: tabtheme show --help

      """
    ),
    (
      ["schema", "--bogus"],
      """
      error: unknown option '--bogus'
        fix: write one of '--color', '--help'
        help: tabtheme schema --help

      """
    ),
    (
      ["check", "--ios", "28", "a.json"],
      """
      error: nothing is known of what comes after iOS 27: '28'
        fix: write versions up to 27, as in '15...27' or '26...'
        help: tabtheme check --help

      """
    ),
  ])
  func `names what it doesn't know`(words: [String], errors: String) {
    #expect(ToolRun(words) == ToolRun(code: .usage, errors: errors))
  }

  @Test(arguments: ThemeTool.commands.map(\.name))
  func `tells about each command in lines of a terminal`(command: String) {
    let run = ToolRun(command, "--help", "--unknown")
    #expect(run.code == .done)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("usage: tabtheme \(command)"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `no line of a help is wider than a terminal of 80 columns`() {
    for words in [[]] + ThemeTool.commands.map({ [$0.name] }) {
      for line in ToolRun(words + ["--help"]).output.split(separator: "\n") {
        #expect(line.count <= 80, "\(words): \(line)")
      }
    }
  }

  @Test func `takes --help after -- as an argument`() {
    let run = ToolRun("check", "--", "--help")
    #expect(run.code == .failed)
    #expect(
      run.output == "--help:1:1: error: can't read '--help': there is no such file or folder\n"
    )
  }
}

private let help = """
  Lists, makes, checks, shows and draws themes for tab bars.

  usage: tabtheme COMMAND [OPTIONS]

  commands:
    list          Lists the built-in themes with their colors and purposes.
    new           Writes a theme file to start from.
    check         Finds problems in theme files.
    show          Prints the appearance that a theme compiles into.
    diff          Prints the settings in which two themes differ.
    render        Draws a bar with each theme into PNG or SVG files.
    gallery       Writes a page that shows themes, to find and compare them.
    export        Prints a theme as UIKit code, or its colors as design tokens or
                  assets.
    compile       Prints a theme with all that it extends, and the values of its
                  tokens.
    generate      Writes themes as constants in Swift, and as resources.
    schema        Prints the JSON Schema of theme files, for editors and other
                  checkers.
    capabilities  Prints the effect of theme keys on each version of iOS.
    snapshots     Reports snapshots that differed, or that no test compares.
    tokens        Lists, checks and explains design tokens.

  options:
    --help     Print this help; after a command, the help of that command.
    --version  Print the version.

  exit codes:
    0   The command succeeded.
    1   The command succeeded, and found problems or differences.
    2   The command failed, as when a file can't be read.
    64  The command line is wrong.

  """
