import TabJSON

/// The data in `$extensions` of variables that Figma exports.
enum FigmaExport {
  static let modeName = "com.figma.modeName"
  static let codeSyntax = "com.figma.codeSyntax"
  static let aliasData = "com.figma.aliasData"

  /// Returns the name of the mode whose values a file has, or `nil` if the file isn't an export by Figma.
  static func mode(of root: JSONValue) -> String? {
    guard case .string(let name) = root.member("$extensions")?.member(modeName)?.kind else {
      return nil
    }
    return name
  }
}

extension ResolvedToken {
  /// The path of the variable in another collection that was an alias target when Figma exported the token.
  ///
  /// Instead of a reference, the export has the variable's value at that time.
  package var figmaAlias: TokenPath? {
    guard case .string(let name) = extensions?[FigmaExport.aliasData]?["targetVariableName"] else {
      return nil
    }
    return TokenPath(name.split(separator: "/").map(String.init))
  }
}

extension ResolvedToken {
  /// The code that Figma shows for the variable on iOS, `nil` if the designer set none.
  package var figmaCodeSyntax: String? {
    guard case .string(let code) = extensions?[FigmaExport.codeSyntax]?["iOS"] else { return nil }
    return code
  }
}

extension TokenSet {
  /// Returns a warning for each token whose exported value differs from the current value of its alias target.
  ///
  /// - Parameter others: The exports of the other collections.
  /// - Returns: Warnings about tokens whose alias targets are in one of `others` with different values.
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
  /// Whether two values are equal, colors by their 8-bit sRGB: Figma writes components with 24 bits of precision.
  fileprivate func looksLike(_ other: TokenValue) -> Bool {
    if case .color(let color) = self, case .color(let other) = other {
      return color.sRGBHex == other.sRGBHex
    }
    return self == other
  }
}

extension JSON {
  /// The value of a member, or `nil` if the value isn't an object or has no such member.
  fileprivate subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
