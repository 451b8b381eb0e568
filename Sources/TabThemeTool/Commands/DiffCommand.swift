import TabAppearance
import TabFiles

extension Command {
  /// The command that prints the differences between two themes.
  static let diff = Command(
    name: "diff",
    summary: "Prints the settings in which two themes differ.",
    operand: .pair,
    options: [
      .iosRange,
      CommandOption(
        name: "--idiom",
        value: .choice(["phone", "pad"]),
        summary: "The kind of device; both if not given."
      ),
      CommandOption(
        name: "--look",
        value: .choice(["classic", "glass"]),
        summary: "The look of bars; both if not given."
      ),
      CommandOption(
        name: "--contrast",
        value: .choice(["standard", "high"]),
        summary: "The contrast; both if not given."
      ),
      CommandOption(
        name: "--revisions",
        value: .none,
        summary: "A and B are commits of git, or '.' for the disk."
      ),
      CommandOption(
        name: "--tokens",
        value: .text("THEME"),
        summary: "A and B are folders of tokens for this theme."
      ),
      CommandOption(
        name: "--git",
        value: .operands,
        summary: "Read the arguments of a git diff driver."
      ),
    ],
    findings: "The themes differ.",
    notes: [
      "Compares the compiled themes in light and in dark, on every version of iOS, on",
      "iPhone and iPad, in standard and high contrast. In a line, * stands for all",
      "layouts or all states. Differences that exist only on some systems are below a",
      "line that names them. If there are more than ten differences, the first line",
      "has their number. 'color' is the color of icon and title.",
      "Prints nothing if the themes don't differ.",
      "",
      "With --revisions, compares all theme files below the current folder, including",
      "themes that changed only because a theme that they extend has changed. Leaves",
      "out files that git ignores, and files of submodules.",
      "",
      "With --tokens, A and B are two exports of a design tool: folders with the files",
      "that THEME lists in 'tokens'. Prints the changes in the bars of the theme.",
      "",
      "To see these lines in 'git diff' and 'git log -p --ext-diff', run this once:",
      "  echo '*.tabtheme.json diff=tabtheme' >> .gitattributes",
      "  git config diff.tabtheme.command 'tabtheme diff --git'",
    ],
    examples: [
      "diff Ocean Midnight",
      "diff old.tabtheme.json new.tabtheme.json --ios 26",
      "diff --revisions main .",
      "diff tokens new-tokens --tokens brand.tabtheme.json",
    ],
    run: { arguments, terminal in
      let words = arguments.operands
      if arguments.value(of: "--git") != nil {
        try GitVersions(words).write(arguments, to: terminal)
        return .done
      }
      if words.count > 2 { throw UsageError.unexpectedOperand(words[2]) }
      if arguments.has("--revisions") {
        return try GitRevisions(words).write(arguments, to: terminal)
      }
      if words == ["-", "-"] { throw UsageError.inputTwice }
      let themes = try words.map { word in
        guard let theme = arguments.value(of: "--tokens") else {
          return try ThemeInput(theme: word, in: terminal).theme(in: terminal)
        }
        return try Self.theme(theme, withTokensIn: word, terminal)
      }
      let scopes = try ThemeScopes(arguments, for: themes)
      let comparison = ThemeComparison(themes[0], themes[1], in: scopes)
      if let summary = comparison.summary { terminal.write("\(summary)\n\n") }
      for line in comparison.lines { terminal.writeLine(line, hasSwatches: true) }
      return comparison.lines.isEmpty ? .done : .findings
    }
  )
}

extension Command {
  /// Reads a theme with the files of its tokens in another folder.
  private static func theme(
    _ path: String,
    withTokensIn folder: String,
    _ terminal: Terminal
  ) throws -> TabBarTheme {
    guard FileAccess.isFolder(folder) else {
      throw ToolFailure("\(quoted(folder, limit: 200)) isn't a folder")
    }
    let input = try ThemeInput(path: path, tokenFolder: folder, in: terminal)
    _ = try input.lowering()
    return try input.theme(in: terminal)
  }
}

extension Arguments {
  /// The restrictions of a comparison, in words.
  var scope: String {
    let parts = [
      value(of: "--ios").map { "iOS \($0)" },
      value(of: "--idiom").map { $0 == "pad" ? "iPad" : "iPhone" },
      value(of: "--look").map { "the \($0) look" },
      value(of: "--contrast").map { "\($0) contrast" },
    ]
    .compactMap(\.self)
    return parts.isEmpty ? "" : " with \(parts.joined(separator: ", "))"
  }
}
