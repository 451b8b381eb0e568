import TabJSON

/// What Figma keeps in `$extensions` when it exports variables.
enum FigmaExport {
  static let modeName = "com.figma.modeName"
  static let aliasData = "com.figma.aliasData"

  /// The mode that a file is for.
  static func mode(of root: JSONValue) -> String? {
    guard case .string(let name) = root.member("$extensions")?.member(modeName)?.kind else {
      return nil
    }
    return name
  }
}

extension ResolvedToken {
  /// The variable of another collection that Figma had the value from.
  ///
  /// An export has no reference to it, but its value at that time.
  package var figmaAlias: TokenPath? {
    guard case .string(let name) = extensions?[FigmaExport.aliasData]?["targetVariableName"] else {
      return nil
    }
    return TokenPath(name.split(separator: "/").map(String.init))
  }
}

extension TokenSet {
  /// Warns of tokens whose values aren't those of the variables any more that Figma had them from.
  ///
  /// - Parameter others: The exports of the other collections.
  /// - Returns: A warning for each token whose variable is in one of them and has another value.
  package func staleAliases(comparedWith others: [TokenSet]) -> [TokenDiagnostic] {
    compactMap { token in
      guard let path = token.figmaAlias,
        let target = others.lazy.compactMap({ $0[path.description] }).first,
        !target.value.looksLike(token.value)
      else { return nil }
      let diagnostic = ThemeDiagnostic(
        .warning,
        "\(token.path.words) has another value than \(path.words), from which Figma had it",
        at: token.location,
        notes: ["\(path.words) is at \(target.location)"],
        fix: "export both collections again",
        rule: TokenCode.staleAlias.rawValue
      )
      return TokenDiagnostic(code: .staleAlias, path: token.path, diagnostic: diagnostic)
    }
  }
}

extension TokenValue {
  /// Whether two values are the same on a screen: Figma writes components of colors with 24 bits.
  fileprivate func looksLike(_ other: TokenValue) -> Bool {
    if case .color(let color) = self, case .color(let other) = other {
      return color.sRGBHex == other.sRGBHex
    }
    return self == other
  }
}

extension JSON {
  /// The value of a member, or `nil` if there is none.
  fileprivate subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
