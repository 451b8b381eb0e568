import TabAppearance
import TabFiles
import TabTokens

extension Command {
  /// Writes the tokens that a theme has no use for, or tokens for its literal colors.
  static func compareWithTheme(
    _ action: String,
    _ operands: ArraySlice<String>,
    _ arguments: Arguments,
    to terminal: Terminal
  ) throws -> ExitCode {
    guard let word = operands.first else { throw UsageError.missingOperand("THEME") }
    if operands.count > 1 { throw UsageError.unexpectedOperand(operands[operands.startIndex + 1]) }
    for option in ["--mode", "--strict"] where arguments.has(option) {
      throw UsageError.elsewhere(option, target: "files of tokens")
    }
    let lowering = try ThemeInput(theme: word, in: terminal).lowering()
    let isJSON = arguments.value(of: "--format") == "json"
    if action == "unused" {
      let tokens = lowering.unusedTokens
      let text = tokens.isEmpty ? "all tokens are used\n" : lines(tokens.map(row))
      terminal.write(
        isJSON ? JSON.object([.init("tokens", .array(tokens.map(json)))]).text() : text
      )
    } else {
      let all = ColorSuggestions(lowering).all
      let text =
        all.isEmpty ? "there are no literal colors, or no tokens for them\n" : lines(all.map(\.row))
      terminal.write(isJSON ? JSON.object([.init("colors", .array(all.map(\.json)))]).text() : text)
    }
    return .done
  }

  /// Reports what is wrong with the tokens of a theme, and writes the values that it reads for each
  /// appearance.
  static func checkTokens(
    ofTheme operands: ArraySlice<String>,
    _ arguments: Arguments,
    to terminal: Terminal
  ) throws -> ExitCode {
    let word = operands.first ?? ""
    if operands.count > 1 { throw UsageError.unexpectedOperand(operands[operands.startIndex + 1]) }
    for option in ["--mode", "--strict"] where arguments.has(option) {
      throw UsageError.elsewhere(option, target: "files of tokens")
    }
    let input = try ThemeInput(theme: word, in: terminal)
    var loader = ThemeLoader()
    _ = loader.load(input.bytes, file: input.file, parents: input.parents)
    let lowering = try tokens(of: loader, in: input.file)
    if report(loader.diagnostics, arguments, to: terminal) == .text {
      terminal.write(lines(lowering.usedRows))
    }
    return loader.diagnostics.contains { $0.severity == .error } ? .findings : .done
  }

  private static func lines(_ rows: [[String]]) -> String {
    Columns.lines(rows).map { "\($0)\n" }.joined()
  }
}

extension ThemeInput {
  /// Reads the theme, and returns its tokens and their uses.
  ///
  /// - Throws: ``ToolFailure`` for a theme with errors, or without tokens.
  func lowering() throws(ToolFailure) -> ThemeTokenLowering {
    var loader = ThemeLoader()
    guard loader.load(bytes, file: file, parents: parents) != nil else {
      throw ToolFailure(diagnostics: loader.diagnostics)
    }
    return try Command.tokens(of: loader, in: file)
  }
}

extension Command {
  /// Returns the tokens of a theme that was read, and their uses.
  fileprivate static func tokens(
    of loader: ThemeLoader,
    in file: String
  ) throws(ToolFailure) -> ThemeTokenLowering {
    guard let lowering = loader.lowering as? ThemeTokenLowering, !lowering.tokens.isEmpty else {
      throw ToolFailure(
        "\(quoted(file, limit: 200)) has no 'tokens'",
        fix: #"name the files of tokens in it, as in '"tokens": "brand.tokens.json"'"#
      )
    }
    return lowering
  }
}

extension ThemeTokenLowering {
  /// A row for each token that the theme reads, with its value in each appearance that has tokens, below a
  /// row with the numbers of tokens.
  fileprivate var usedRows: [[String]] {
    let variants = AppearanceTokens.Variant.allCases.filter { variant in
      tokens.contains { $0.sets[variant] != nil }
    }
    let head =
      ["token"]
      + variants.map { variant in
        let count = tokens.reduce(0) { $0 + ($1.sets[variant]?.count ?? 0) }
        return "\(variant.rawValue) (\(counted(count, "token")))"
      }
    let rows = uses.sorted().map { name in
      let own = tokens.lazy.map { $0.tokens(at: name) }.first { !$0.isEmpty } ?? [:]
      return [printable(name)] + variants.map { own[$0]?.value.text ?? "–" }
    }
    return [head] + rows
  }

  /// The tokens to which the theme doesn't refer, and no token that it refers to.
  fileprivate var unusedTokens: [ResolvedToken] {
    let sets = tokens.flatMap { tokens in
      AppearanceTokens.Variant.allCases.compactMap { tokens.sets[$0] }
    }
    var names = Array(uses)
    var used: Set<String> = []
    while let name = names.popLast() {
      for token in sets.compactMap({ $0[name] ?? $0["\(name).$root"] })
      where used.insert(token.path.description).inserted || token.path.description != name {
        let origin = token.figmaOrigin.map { [$0.path] } ?? []
        names += (token.aliases + token.parts + origin).map(\.description)
          .filter { !used.contains($0) }
      }
    }
    return sets.joined().filter { used.insert($0.path.description).inserted }
  }
}
