/// A shell that can complete command lines.
enum CompletionScript: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

extension CompletionScript {
  /// Returns the script for the shell, generated from the same tables as the help.
  func text(for tool: String, commands: [Command]) -> String {
    switch self {
    case .bash: Self.bash(tool, commands: commands)
    case .zsh: Self.zsh(tool, commands: commands)
    case .fish: Self.fish(tool, commands: commands)
    }
  }

  private static func bash(_ tool: String, commands: [Command]) -> String {
    var values: [String] = []
    var names: [String] = []
    for command in commands {
      for option in command.allOptions {
        guard let words = option.value.completion else { continue }
        values.append("    '\(command.name) \(option.name)') \(reply(words)) ;;")
      }
      let options = command.allOptions.map(\.name)
      names.append("    '\(command.name) -'*) \(reply(.words(options))) ;;")
      if let words = command.operand?.completion {
        names.append("    '\(command.name) '*) \(reply(words)) ;;")
      }
    }
    return """
      # Completes command lines of \(tool) in bash: source <(\(tool) completions bash)
      _\(tool)() {
        local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]}
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          \(reply(.words(commands.map(\.name) + ["--help", "--version"])))
        fi
        case "$command ${COMP_WORDS[COMP_CWORD - 1]}" in
      \(values.joined(separator: "\n"))
        esac
        case "$command $word" in
      \(names.joined(separator: "\n"))
        esac
      }
      complete -o filenames -F _\(tool) \(tool)

      """
  }

  /// Returns the statement with which bash offers suggestions and returns.
  private static func reply(_ completion: Completion) -> String {
    let words: (String) -> String = { #"COMPREPLY=($(compgen \#($0) -- "$word")); return"# }
    return switch completion {
    case .words(let list): words("-W '\(list.joined(separator: " "))'")
    case .files: words("-f")
    case .folders: words("-d")
    case .themes(let names): words("-f -W '\(names.joined(separator: " "))'")
    case .nothing: "return"
    }
  }

  private static func zsh(_ tool: String, commands: [Command]) -> String {
    let names = commands.map { "    \(single("\($0.name):\($0.summary)"))" }
    let cases = commands.map { command in
      let options = command.allOptions.map { option in
        let value = option.value.completion.map { ":\(option.value.name):\(action($0))" } ?? ""
        let repeats = option.value.isList ? "*" : ""
        let summary = option.summary.replacing("[", with: "\\[").replacing("]", with: "\\]")
        return single("\(repeats)\(option.name)[\(summary.replacing(":", with: "\\:"))]\(value)")
      }
      let operand = command.operand?.completion.map {
        single("*:\(command.operand?.placeholder.lowercased() ?? ""):\(action($0))")
      }
      let lines = (options + [operand].compactMap(\.self)).map { "        \($0)" }
      return
        "    \(command.name))\n      _arguments \\\n\(lines.joined(separator: " \\\n"))\n      ;;"
    }
    return """
      #compdef \(tool)
      # Completes command lines of \(tool) in zsh: put it as _\(tool) into a folder of $fpath.
      _\(tool)() {
        local -a commands=(
      \(names.joined(separator: "\n"))
        )
        if ((CURRENT == 2)); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        ((CURRENT--))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [ "$funcstack[1]" = _\(tool) ]; then _\(tool) "$@"; else compdef _\(tool) \(tool); fi

      """
  }

  /// Returns the action with which zsh suggests values.
  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .words(let list): "(\(list.joined(separator: " ")))"
    case .files: "_files"
    case .folders: "_files -/"
    case .themes(let names): "{_files; compadd -- \(names.joined(separator: " "))}"
    case .nothing: " "
    }
  }

  private static func fish(_ tool: String, commands: [Command]) -> String {
    let names = commands.map { command in
      "complete -c \(tool) -n __fish_use_subcommand -f -a \(command.name) -d \(single(command.summary))"
    }
    let lines = commands.flatMap { command -> [String] in
      let start = "complete -c \(tool) -n '__fish_seen_subcommand_from \(command.name)'"
      let options = command.allOptions.map { option in
        let value = option.value.completion.map { " -r \(offer($0))" } ?? ""
        return "\(start) -l \(option.name.dropFirst(2))\(value) -d \(single(option.summary))"
      }
      let operand = command.operand?.completion.map { "\(start) \(offer($0))" } ?? "\(start) -f"
      return [operand] + options
    }
    return "# Completes command lines of \(tool) in fish: \(tool) completions fish | source\n"
      + (names + lines).joined(separator: "\n") + "\n"
  }

  /// Returns the options with which fish suggests values.
  private static func offer(_ completion: Completion) -> String {
    switch completion {
    case .words(let list): "-f -a \(single(list.joined(separator: " ")))"
    case .files: "-F"
    case .folders: "-f -a '(__fish_complete_directories)'"
    case .themes(let names): "-F -a \(single(names.joined(separator: " ")))"
    case .nothing: "-f"
    }
  }

  /// Returns a word in single quotes, in which only a single quote is special.
  private static func single(_ text: String) -> String {
    "'\(text.replacing("'", with: #"'\''"#))'"
  }
}

/// The kind of suggestions at a position of a command line.
private enum Completion {
  case words([String])
  case files
  case folders
  case themes([String])

  /// A value without suggestions.
  case nothing

  /// Creates the kind of suggestions for a placeholder of the help.
  init(placeholder: String) {
    self =
      switch placeholder {
      case "THEME", "A B": .themes(Command.themeNames)
      case "FILE", "A,B|FILE": .files
      case "DIR": .folders
      case let text where text.contains("|"): .words(text.split(separator: "|").map(String.init))
      default: .nothing
      }
  }
}

extension Command.Operand {
  fileprivate var completion: Completion? { Completion(placeholder: placeholder) }
}

extension CommandOption.Value {
  /// The suggestions for the option's value, or `nil` if it takes none.
  fileprivate var completion: Completion? { placeholder.map(Completion.init) }

  fileprivate var name: String { isChoice ? "value" : placeholder?.lowercased() ?? "" }

  fileprivate var isChoice: Bool { if case .choice = self { true } else { false } }

  fileprivate var isList: Bool { if case .list = self { true } else { false } }
}
