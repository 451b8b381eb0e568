import TabAppearance
import TabJSON
import TabLint
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
