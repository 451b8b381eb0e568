import TabFiles

/// A key of a theme file that isn't a setting of the theme.
enum FileKey: String, CaseIterable {
  case schema = "$schema"
  case extends
  case tokens
  case map
  case allow

  /// The schema of the key.
  var row: ObjectSchema.Row {
    let (summary, shape): (String, ValueSchema) =
      switch self {
      case .schema: ("The schema that editors check the file against.", .text)
      case .extends:
        ("The theme to extend: a name, or a file in the same folder or a subfolder.", .text)
      case .tokens:
        (
          "The files of design tokens. '{path.of.token}' is replaced by the value of a token.",
          .tokens
        )
      case .map:
        (
          "A vocabulary of design tokens. Its tokens set the keys that the file leaves out.",
          .choice(ThemeTokenMap.allCases.map(\.rawValue))
        )
      case .allow:
        ("The findings that 'tabtheme check' leaves out, with reasons.", .allowances)
      }
    return ObjectSchema.Row(name: rawValue, summary: summary, shape: shape)
  }
}

extension ThemeReader {
  /// Reads the value of a key that isn't a setting.
  mutating func read(_ json: JSONValue, of key: FileKey) {
    switch key {
    case .schema: _ = read(json, as: ValueForm.text)
    case .extends:
      if let name = read(json, as: ValueKind<String>.text) {
        parent = Parent(name: name, range: json.range)
      }
    case .tokens: reportUnread(json, as: "names files of design tokens")
    case .map: reportUnread(json, as: "names a vocabulary of design tokens")
    case .allow: readAllowances(json)
    }
  }

  /// Reports a key that a ``TokenLowering`` reads and removes; apps have none.
  private mutating func reportUnread(_ json: JSONValue, as predicate: String) {
    report(
      .invalid(
        "\(predicate), which apps don't read",
        fix: "compile the theme with 'tabtheme compile', or by TabThemePlugin in a package"
      ),
      at: json.range
    )
  }

  /// Checks the allowances for rules of the linter: by path, the rules with reasons.
  ///
  /// The linter reads them from the file, and checks the names of the rules.
  private mutating func readAllowances(_ json: JSONValue) {
    guard case .object(let paths) = json.kind else {
      if json.kind == .invalid { return }
      return report(json, isnt: "it must be an object", fix: "write an object, as in '{ }'")
    }
    for path in paths {
      at(path.key) { reader in
        guard case .object(let rules) = path.value.kind else {
          if path.value.kind == .invalid { return }
          return reader.report(
            path.value,
            isnt: "it must be an object",
            fix: #"write rules with reasons, as in '{ "contrast": "why" }'"#
          )
        }
        for rule in rules {
          reader.at(rule.key) { _ = $0.read(rule.value, as: ValueForm.text) }
        }
      }
    }
  }
}

/// A vocabulary of design tokens whose names for the parts of a bar are known.
package enum ThemeTokenMap: String, Hashable, Sendable, CaseIterable {
  case material3, fluent, carbon, ouds, mistica

  /// The keys of themes, as names in a group `tabBar`.
  case tabBar

  /// The keys of themes, as the code syntax for iOS of variables in Figma.
  case codeSyntax
}
