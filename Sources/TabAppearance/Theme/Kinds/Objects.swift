import TabJSON

extension ValueKind where Value: Keyed {
  /// Returns the kind of an object with the keys of a type.
  static func object(
    _ requirement: String = "it must be an object",
    fix: Fix = "write an object, as in '{ }'"
  ) -> ValueKind {
    ValueKind(
      shape: .object(ObjectSchema(Value.self)),
      requirement: requirement,
      fix: fix,
      read: { json, reader throws(ValueProblem) in
        guard case .object = json.kind else { throw .wrongType() }
        return try reader.readWhole(json)
      },
      write: { $0.json },
      resolve: { value, colors in value.with { $0.resolve(colors) } }
    )
  }
}

extension ValueKind<TabBarTheme.Offset> {
  static let offset = object(
    "an offset is an object",
    fix: #"write an object, as in '{ "leading": 0, "vertical": 2 }'"#
  )
}

extension ValueKind<TabBarTheme.Insets> {
  static let insets = object(
    "insets are an object",
    fix: #"write an object, as in '{ "top": 5, "bottom": -5 }'"#
  )
}

extension ValueKind<TabBarTheme.Shadow> {
  static let shadow = object(
    "a shadow is an object",
    fix: ##"write an object, as in '{ "color": "#00000055", "blur": 2 }'"##
  )
}

extension ValueKind<[TabBarTheme.Variation]> {
  /// Variations in order; those of a lower theme come first.
  static let variations = ValueKind(
    shape: .list(ObjectSchema(TabBarTheme.Variation.self), limit: ThemeFileLimits.variations),
    requirement: "it must be a list of objects",
    fix: "put it between '[' and ']'",
    read: { json, reader throws(ValueProblem) in
      guard case .array(let elements) = json.kind else { throw .wrongType() }
      try elements.count.checkObjects(limit: ThemeFileLimits.variations)
      let variation = ValueKind<TabBarTheme.Variation>.object()
      return elements.enumerated().compactMap { index, json in
        reader.at("[\(index)]") { $0.read(json, as: variation) }
      }
    },
    write: { .array($0.map(\.json)) },
    merge: { $0 + $1 }
  )
}

extension ValueKind<TabBarTheme.ScrollEdge> {
  /// `"standard"`, `"transparent"` or an overlay.
  static let scrollEdge = {
    let names = ["standard", "transparent"]
    return ValueKind(
      shape: .either(.choice(names), ObjectSchema(TabBarTheme.Appearance.self)),
      requirement: "it must be text or an object",
      fix: "write 'standard', 'transparent', null or an object",
      read: { json, reader throws(ValueProblem) in
        switch json.kind {
        case .string("standard"): return .standard
        case .string("transparent"): return .transparent
        case .string(let text): throw .unknownName(text, of: names)
        case .object: return .overlay(try reader.readWhole(json))
        default: throw .wrongType()
        }
      },
      write: { edge in
        switch edge {
        case .standard: "standard"
        case .transparent: "transparent"
        case .overlay(let overlay): overlay.json
        }
      },
      merge: { lower, upper in
        guard case .overlay(let below) = lower, case .overlay(let above) = upper else {
          return upper
        }
        return .overlay(below.merging(above))
      },
      resolve: { edge, colors in
        guard case .overlay(let overlay) = edge else { return edge }
        return .overlay(overlay.with { $0.resolve(colors) })
      }
    )
  }()
}

extension ValueKind<[TabBarTab.Name: TabBarTheme.ItemOverride]> {
  /// Settings of items, by index or identifier, or of all items.
  static let items = ValueKind(
    shape: .items(ObjectSchema(TabBarTheme.ItemOverride.self)),
    requirement: "it must be an object",
    fix: #"write an object, as in '{ "0": { "badgeValue": "New" } }'"#,
    read: { json, reader throws(ValueProblem) in
      guard case .object(let members) = json.kind else { throw .wrongType() }
      try members.count.checkObjects(limit: ThemeFileLimits.items)
      var items = Value()
      for member in members {
        reader.at(member.key) { reader in
          do throws(ValueProblem) {
            let name = try TabBarTab.Name(text: member.key)
            var item = TabBarTheme.ItemOverride()
            if case .null = member.value.kind {
              item = .systemDefault
            } else {
              reader.readObject(member.value, into: &item)
            }
            items[name] = item
          } catch {
            reader.report(error, at: member.keyRange)
          }
        }
      }
      return items
    },
    write: { items in
      .object(
        items.sorted { $0.key < $1.key }.map { JSON.Member($0.key.text, $0.value.jsonOrNull) }
      )
    },
    merge: { lower, upper in lower.merging(upper) { $0.merging($1) } },
    resolve: { items, colors in
      items.mapValues { item in item.with { $0.resolve(colors) } }
    }
  )
}

extension TabBarTab.Name {
  /// Creates the name of a text in a theme file: digits are an index, `*` is all, and other
  /// text is an identifier.
  fileprivate init(text: String) throws(ValueProblem) {
    if text.isEmpty { throw .emptyName(of: "an item") }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      self = text == "*" ? .all : .identifier(text)
      return
    }
    let limit = ThemeFileLimits.items
    guard let index = Int(text), index < limit, text == "\(index)" else {
      let isIndex = Int(text).map { $0 < limit } ?? false
      throw .invalid(
        "has digits for a name, but isn't an index",
        fix: isIndex
          ? .write("\(Int(text) ?? 0)")
          : "write an index from 0 to \(limit - 1), or an identifier"
      )
    }
    self = .index(index)
  }

  /// The text of the name in a theme file.
  package var text: String {
    let text =
      switch self {
      case .index(let index): "\(index)"
      case .identifier(let identifier): identifier
      case .all: "*"
      }
    precondition(
      (try? Self(text: text)) == self,
      "TabBarTab.Name must be an index from 0 to \(ThemeFileLimits.items - 1) or text that isn't digits alone (was \(text))"
    )
    return text
  }
}

extension ValueKind<ThemeAllowances> {
  /// The allowances of a theme file for rules of the linter, which checks the names of the rules.
  static let allowances = ValueKind(
    shape: .allowances,
    requirement: "it must be an object",
    fix: "write an object, as in '{ }'",
    read: { json, reader throws(ValueProblem) in
      guard case .object(let paths) = json.kind else { throw .wrongType() }
      for path in paths {
        reader.at(path.key) { reader in
          _ = reader.read(path.value, as: ValueKind<ThemeAllowances>.reasons)
        }
      }
      return ThemeAllowances()
    },
    write: { _ in .null }
  )

  private static let reasons = ValueKind(
    shape: .allowances,
    requirement: "it must be an object",
    fix: #"write rules with reasons, as in '{ "contrast": "why" }'"#,
    read: { json, reader throws(ValueProblem) in
      guard case .object(let rules) = json.kind else { throw .wrongType() }
      for rule in rules {
        reader.at(rule.key) { _ = $0.read(rule.value, as: ValueKind<String>.text) }
      }
      return ThemeAllowances()
    },
    write: { _ in .null }
  )
}

/// A placeholder: the linter reads the allowances from the file, and themes don't store them.
struct ThemeAllowances: Hashable, Sendable {}

extension ValueKind<ThemeTokens> {
  /// The files of design tokens of a theme file, which a ``TokenLowering`` reads and removes.
  static let tokens = ValueKind(
    shape: .tokens,
    requirement: "it must be text, a list or an object",
    fix: #"write a file, as in '"brand.tokens.json"'"#,
    read: { _, _ throws(ValueProblem) in
      throw .invalid(
        "names files of design tokens, which apps don't read",
        fix: "compile the theme with 'tabtheme compile', or by TabThemePlugin in a package"
      )
    },
    write: { _ in .null }
  )
}

extension ValueKind<ThemeTokenMap> {
  /// The vocabulary of design tokens of a theme file, which a ``TokenLowering`` binds and removes.
  static let tokenMap = ValueKind(
    shape: .choice(ThemeTokenMap.allCases.map(\.rawValue)),
    requirement: "it must be text",
    fix: #"write a vocabulary, as in '"material3"'"#,
    read: { _, _ throws(ValueProblem) in
      throw .invalid(
        "names a vocabulary of design tokens, which apps don't read",
        fix: "compile the theme with 'tabtheme compile', or by TabThemePlugin in a package"
      )
    },
    write: { _ in .null }
  )
}

/// A vocabulary of design tokens whose names for the parts of a bar are known.
package enum ThemeTokenMap: String, Hashable, Sendable, CaseIterable {
  case material3, fluent, carbon, ouds, mistica

  /// The keys of themes, as names in a group `tabBar`.
  case tabBar

  /// The keys of themes, as the code syntax for iOS of variables in Figma.
  case codeSyntax
}

/// A placeholder: themes store the values of tokens, not the files.
struct ThemeTokens: Hashable, Sendable {}

extension Int {
  /// Throws if a number of objects exceeds the limit.
  fileprivate func checkObjects(limit: Int) throws(ValueProblem) {
    if self > limit { throw .invalid("has \(self) objects; at most \(limit) are read") }
  }
}
