import TabFiles

/// The format in which a tool writes tokens, recognized by the members of the document.
package enum TokenDialect: Hashable, Sendable, CaseIterable {
  /// The Format of Design Tokens 2025.10, with no traits of a tool.
  case format

  /// An export of variables by Figma: the Format, in one file per mode.
  case figma

  /// The format of Tokens Studio: sets of tokens with further types, and themes that choose among the sets.
  case tokensStudio

  /// The format of Style Dictionary from before DTCG: tokens with `value` instead of `$value`.
  case styleDictionary

  /// The Format as Terrazzo and a plugin of Figma write it, with values for modes in `$extensions`.
  case terrazzo

  /// The format in which plugins of Figma write variables: collections such as `@brand`, with the values of all modes.
  case variableCollections

  /// The `Contents.json` of a color set, or of another part of an asset catalog.
  case assetCatalog

  init(recognizing root: JSONValue) {
    if root.member("$extensions")?.member(FigmaExport.modeName) != nil {
      self = .figma
    } else if AssetCatalog.isContents(root) {
      self = .assetCatalog
    } else if VariableCollections.isDocument(root) {
      self = .variableCollections
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

  /// The name of the tool, or of the specification.
  package var name: String {
    switch self {
    case .format: "Design Tokens 2025.10"
    case .figma: "Figma"
    case .tokensStudio: "Tokens Studio"
    case .styleDictionary: "Style Dictionary"
    case .terrazzo: "Terrazzo"
    case .variableCollections: "a plugin of Figma"
    case .assetCatalog: "Xcode's asset catalog"
    }
  }
}

/// A document converted from its dialect to the Format, with ranges in the original text.
struct LoweredDocument {
  /// The outermost groups to merge, of which later ones override earlier ones.
  var roots: [JSONValue]

  /// The names of the modes or themes, one of which can be chosen.
  var alternatives: [String] = []

  let problems: [DialectProblem]

  /// Converts a document.
  ///
  /// - Parameters:
  ///   - root: The document.
  ///   - dialect: The dialect of the document.
  ///   - alternative: The mode or theme to read; `nil` for default values.
  ///   - path: The path of the token in a color set, which has no name in the document.
  init(_ root: JSONValue, dialect: TokenDialect, alternative: String?, path: [String]) {
    var problems: [DialectProblem] = []
    switch dialect {
    case .format:
      roots = [root]
    case .figma:
      roots = [root]
      alternatives = FigmaExport.mode(of: root).map { [$0] } ?? []
    case .tokensStudio:
      let sets = TokensStudioSets(root)
      problems = sets.problems(of: alternative)
      roots = sets.chosen(by: alternative).map {
        LegacyTokens.lowered($0, keeping: "studio.tokens", reporting: &problems)
      }
      alternatives = sets.themes.map(\.name)
    case .styleDictionary:
      roots = [LegacyTokens.lowered(root, keeping: "style-dictionary", reporting: &problems)]
    case .terrazzo:
      let modes = TerrazzoModes(root)
      roots = [modes.lowered(root, mode: alternative, reporting: &problems)]
      alternatives = modes.names
    case .variableCollections:
      let collections = VariableCollections(root)
      roots = [collections.lowered(root, mode: alternative, reporting: &problems)]
      alternatives = collections.modes
    case .assetCatalog:
      roots = [
        AssetCatalog.lowered(root, at: path, mode: alternative, reporting: &problems)
      ]
      alternatives = AssetCatalog.modes(of: root)
    }
    self.problems = problems
  }
}

extension JSONValue {
  /// Whether the value is an object that meets a condition, or has such an object among its descendants.
  func contains(_ condition: (JSONValue) -> Bool) -> Bool {
    guard case .object(let members) = kind else { return false }
    return condition(self) || members.contains { $0.value.contains(condition) }
  }
}
