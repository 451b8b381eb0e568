/// The arguments after the name of a command.
struct Arguments: Hashable, Sendable {
  /// The arguments that aren't options.
  var operands: [String] = []

  /// The values of each option that was given, in order.
  private(set) var values: [String: [String]] = [:]
}

extension Arguments {
  /// The value of an option, or `nil` if it isn't given.
  func value(of option: String) -> String? { values[option]?.last }

  /// Whether an option is given.
  func has(_ option: String) -> Bool { values[option] != nil }

  /// The number after an option, or `nil` if it isn't given.
  func number(of option: String) -> Int? { value(of: option).flatMap { Int($0) } }

  /// Returns the elements of a list, or `nil` if the option isn't given; spaces around elements are
  /// ignored, and `\,` is a comma in an element.
  func list(of option: String) -> [String]? {
    values[option]?.flatMap { value in
      // Arguments can't contain NUL, which can replace escaped commas until the list is split.
      value.replacing("\\,", with: "\0").split(separator: ",", omittingEmptySubsequences: false)
        .map { trimmed($0).replacing("\0", with: ",") }
    }
  }

  private func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Arguments {
  /// Adds the options of other arguments that aren't given here.
  mutating func setDefaults(_ others: Arguments) {
    values.merge(others.values) { existing, _ in existing }
  }
}

extension Arguments {
  /// Parses the arguments after the name of a command.
  ///
  /// `--option value` and `--option=value` are equivalent. `--` ends the options, and so does an
  /// option of the kind `operands`; `-` is not an option but the standard input.
  ///
  /// - Parameters:
  ///   - words: The arguments.
  ///   - command: The command, which defines the options and operands.
  /// - Throws: ``UsageError`` for the first invalid argument.
  init(_ words: [String], for command: Command) throws(UsageError) {
    var remainingWords = words[...]
    while let word = remainingWords.popFirst() {
      if word == "--" {
        operands += remainingWords
        break
      }
      guard word.hasPrefix("-"), word.count > 1 else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? word
      guard let option = command.allOptions.first(where: { $0.name == name }) else {
        throw .unknownOption(
          name,
          choices: command.allOptions.map(\.name),
          commands: ThemeTool.commands.filter { $0.options.contains { $0.name == name } }
            .map(\.name)
        )
      }
      try read(option, attached: parts.dropFirst().first.map(String.init), from: &remainingWords)
      if option.value == .operands {
        operands += remainingWords
        break
      }
    }
    try checkOperands(for: command)
  }

  private mutating func read(
    _ option: CommandOption,
    attached: String?,
    from remainingWords: inout ArraySlice<String>
  ) throws(UsageError) {
    if option.value == .none || option.value == .operands {
      if let attached { throw .unexpectedValue(attached, option: option.name) }
      values[option.name] = [""]
      return
    }
    guard let value = attached ?? next(in: &remainingWords) else { throw .missingValue(option) }
    switch option.value {
    case .text where value.isEmpty:
      throw .missingValue(option)
    case .choice(let words) where !words.contains(value):
      throw .notAChoice(value, option: option.name, choices: words)
    case .number where Int(value).map { $0 < 0 } ?? true:
      throw .notANumber(value, option: option.name)
    case .list:
      values[option.name, default: []].append(value)
    default:
      guard values[option.name] == nil else { throw .repeatedOption(option.name) }
      values[option.name] = [value]
    }
  }

  /// Returns the word after an option, unless that is the next option.
  private func next(in remainingWords: inout ArraySlice<String>) -> String? {
    guard let word = remainingWords.first, !word.hasPrefix("--") else { return nil }
    return remainingWords.popFirst()
  }

  private func checkOperands(for command: Command) throws(UsageError) {
    guard let operand = command.operand else {
      if let first = operands.first { throw .unexpectedOperand(first) }
      return
    }
    if !operand.actions.isEmpty {
      guard let action = operands.first else { throw .missingAction(choices: operand.actions) }
      guard operand.actions.contains(action) else {
        throw .unknownAction(action, choices: operand.actions)
      }
    }
    let hasSubstitute = operand.substitutes.contains(where: has)
    if operands.count < operand.minimum, !hasSubstitute {
      let isNamed = operands.count < operand.names.count
      throw .missingOperand(isNamed ? operand.names[operands.count] : operand.placeholder)
    }
    if operands.count > 1, !operand.isRepeated { throw .unexpectedOperand(operands[1]) }
  }
}
