import TabFiles

/// The data in `$extensions` of variables that Figma exports.
enum FigmaExport {
  static let modeName = "com.figma.modeName"
  static let codeSyntax = "com.figma.codeSyntax"
  static let aliasData = "com.figma.aliasData"
  static let composedColor = "com.figma.composedColor"

  /// Returns the name of the mode whose values a file has, or `nil` if the file isn't an export by Figma.
  static func mode(of root: JSONValue) -> String? {
    guard case .string(let name) = root.member("$extensions")?.member(modeName)?.kind else {
      return nil
    }
    return name
  }
}

/// The variable that gave a token its value when Figma exported it, since the export has values in place of references.
package struct FigmaOrigin: Hashable, Sendable {
  /// The path of the variable, mostly in another collection.
  package let path: TokenPath

  /// The opacity that the token gives the variable's color, from 0 to 1.
  package let opacity: Double

  /// The opacity as a percentage in digits.
  package var percent: String { JSON.number((opacity * 10_000).rounded() / 100).line }

  /// Returns the value that the token has by a value of the variable.
  fileprivate func value(from variable: TokenValue) -> TokenValue {
    guard opacity < 1, case .color(var color) = variable else { return variable }
    color.alpha *= opacity
    return .color(color)
  }
}

extension ResolvedToken {
  /// The variable from which Figma had the value: the target of an alias, or the color of a composed color.
  package var figmaOrigin: FigmaOrigin? {
    let composed = extensions?[FigmaExport.composedColor]
    let alias = composed?["colorArg"]?["alias"] ?? extensions?[FigmaExport.aliasData]
    guard case .string(let name) = alias?["targetVariableName"] else { return nil }
    var opacity = 1.0
    if case .number(let percent) = composed?["opacityArg"]?["value"] { opacity = percent / 100 }
    return FigmaOrigin(
      path: TokenPath(name.split(separator: "/").map(String.init)),
      opacity: min(max(opacity, 0), 1)
    )
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
  /// Returns a warning for each token whose exported value isn't that of the variable from which Figma had it.
  ///
  /// - Parameter others: The sets of the other modes, for variables that this set lacks.
  /// - Returns: Warnings with notes of where the variables are.
  package func staleAliases(comparedWith others: [TokenSet]) -> [TokenDiagnostic] {
    compactMap { token in
      guard let origin = token.figmaOrigin else { return nil }
      let name = origin.path.description
      let found = self[name].map { [$0] } ?? others.compactMap { $0[name] }
      guard let target = found.first,
        !found.contains(where: { origin.value(from: $0.value).looksLike(token.value) })
      else { return nil }
      let variable = origin.path.words
      let form =
        origin.opacity < 1
        ? "\(variable) with an opacity of \(origin.percent)%" : "an alias of \(variable)"
      let diagnostic = ThemeDiagnostic(
        .warning,
        "\(token.path.words) is \(form) in Figma, which has another value now",
        at: token.location,
        notes: ["\(variable) is at \(target.location)"],
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
