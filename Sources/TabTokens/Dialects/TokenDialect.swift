import TabJSON

/// How a tool writes tokens, recognized by what is in the document.
package enum TokenDialect: Hashable, Sendable, CaseIterable {
  /// Design Tokens 2025.10 itself.
  case format

  /// An export of variables by Figma: the Format, a file for each mode.
  case figma

  /// Tokens Studio: sets of tokens with types of its own, and themes that choose among the sets.
  case tokensStudio

  /// Style Dictionary before the Format: tokens with `value`.
  case styleDictionary

  /// Terrazzo: the Format, with values for modes in `$extensions`.
  case terrazzo

  init(recognizing root: JSONValue) {
    if root.member("$extensions")?.member(FigmaExport.modeName) != nil {
      self = .figma
    } else if root.member("$themes") != nil || root.member("$metadata") != nil
      || root.contains(LegacyTokens.hasStudioType)
    {
      self = .tokensStudio
    } else if root.contains(LegacyTokens.isLegacyToken) {
      self = .styleDictionary
    } else {
      self = root.contains(TerrazzoModes.isVaried) ? .terrazzo : .format
    }
  }

  /// The name of the tool.
  package var name: String {
    switch self {
    case .format: "Design Tokens 2025.10"
    case .figma: "Figma"
    case .tokensStudio: "Tokens Studio"
    case .styleDictionary: "Style Dictionary"
    case .terrazzo: "Terrazzo"
    }
  }
}

/// A document as the Format has it, with the places of the text that it was written in.
struct LoweredDocument {
  /// What is merged, the later over the earlier.
  var roots: [JSONValue]

  /// The modes or themes of which one can be chosen.
  var alternatives: [String] = []

  init(_ root: JSONValue, dialect: TokenDialect, alternative: String?) {
    switch dialect {
    case .format:
      roots = [root]
    case .figma:
      roots = [root]
      alternatives = FigmaExport.mode(of: root).map { [$0] } ?? []
    case .tokensStudio:
      let sets = TokensStudioSets(root)
      roots = sets.chosen(by: alternative).map {
        LegacyTokens.lowered($0, keeping: "studio.tokens")
      }
      alternatives = sets.themes.map(\.name)
    case .styleDictionary:
      roots = [LegacyTokens.lowered(root, keeping: "style-dictionary")]
    case .terrazzo:
      let modes = TerrazzoModes(root)
      roots = [modes.lowered(root, mode: alternative)]
      alternatives = modes.names
    }
  }
}

extension JSONValue {
  /// Whether it or an object in it fulfils a condition.
  func contains(_ condition: (JSONValue) -> Bool) -> Bool {
    guard case .object(let members) = kind else { return false }
    return condition(self) || members.contains { $0.value.contains(condition) }
  }
}
