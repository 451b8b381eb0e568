import TabFiles

/// The conversion of an asset catalog's color sets to the Format: Xcode writes one in each `Contents.json`.
enum AssetCatalog {
  /// The modes of a color set by their conditions; a set without a color for one has a more general one in it.
  private static let allModes: [(name: String, isDark: Bool, isHigh: Bool)] = [
    ("light", false, false), ("dark", true, false), ("light high contrast", false, true),
    ("dark high contrast", true, true),
  ]

  /// The type of tokens that are colors of the system, with names such as `systemGray6Color`.
  static let systemColor = "system color"

  /// Whether a document is a `Contents.json` of an asset catalog, which has the version of the file format.
  static func isContents(_ root: JSONValue) -> Bool {
    guard case .number = root.member("info")?.member("version")?.kind else { return false }
    return root.member("$value") == nil
  }

  /// Returns the modes that a color set has colors for; none if it has one color for all.
  static func modes(of root: JSONValue) -> [String] {
    let colors = Color.all(in: root)
    if colors.allSatisfy({ $0.isDark == nil && !$0.isHigh }) { return [] }
    let present = allModes.filter { mode in
      let isOwn = colors.contains { $0.isDark ?? false == mode.isDark && $0.isHigh == mode.isHigh }
      return mode.name == "light" || isOwn
    }
    return present.map(\.name)
  }

  /// Converts a color set to a group with its color as the token.
  ///
  /// - Parameters:
  ///   - root: The contents of the set.
  ///   - path: The path of the token.
  ///   - mode: A name such as `dark` or `Light HC`; `nil` is light.
  ///   - problems: An array to which problems are added.
  /// - Returns: The group, empty for images and folders.
  static func lowered(
    _ root: JSONValue,
    at path: [String],
    mode: String?,
    reporting problems: inout [DialectProblem]
  ) -> JSONValue {
    problems += Color.unknownAppearances(in: root)
    let words = mode?.lowercased() ?? ""
    let isHigh = words.contains("high") || words.contains("increased") || words.hasSuffix("hc")
    let colors = Color.all(in: root)
    let best = colors.filter { $0.fits(isDark: words.contains("dark"), isHigh: isHigh) }
      .max { $0.rank < $1.rank }
    guard let color = best ?? colors.first else { return JSONValue(.object([]), at: root.range) }
    let value = color.token(reporting: &problems)
    return path.reversed().reduce(value) { value, name in
      JSONValue(.object([JSONMember(name, at: color.value.range, value)]), at: root.range)
    }
  }

  /// Returns the path of the token of a color set.
  ///
  /// - Parameters:
  ///   - file: The path of the `Contents.json`.
  ///   - namespaces: The paths of the folders that provide a namespace.
  /// - Returns: The name of the folder of the set, below those of the folders that provide a namespace.
  static func path(ofFile file: String, namespaces: Set<String>) -> [String] {
    var folders = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = folders.popLast() ?? ""
    // A copy of the file alone has the name of the copy.
    let set = name == "Contents.json" ? folders.popLast() ?? "" : name
    let groups = folders.indices.filter {
      namespaces.contains(folders[...$0].joined(separator: "/"))
    }
    let end = set.lastIndex(of: ".") ?? set.endIndex
    return groups.map { folders[$0] } + [String(set[..<end])]
  }

  /// Returns the path of the folder of a `Contents.json` that provides a namespace; `nil` for other files.
  static func namespace(of json: JSONDocument) -> String? {
    guard let root = json.root, isContents(root),
      root.member("properties")?.member("provides-namespace")?.kind == .bool(true)
    else { return nil }
    return json.source.file.lastIndex(of: "/").map { String(json.source.file[..<$0]) }
  }
}

extension AssetCatalog {
  /// An entry of a color set, with its conditions.
  private struct Color {
    let value: JSONValue

    /// Whether the color is for dark style; `nil` for both styles.
    var isDark: Bool?
    var isHigh = false

    /// The precedence among the fitting colors: for all devices, in P3, then the more special one.
    let rank: Int

    /// Returns the colors of a set that bars can have: not those for a watch, nor those for appearances of macOS.
    static func all(in root: JSONValue) -> [Color] {
      guard case .array(let entries) = root.member("colors")?.kind else { return [] }
      return entries.compactMap(Color.init)
    }

    private init?(_ entry: JSONValue) {
      guard let value = entry.member("color") else { return nil }
      self.value = value
      let idiom = entry.member("idiom")?.text ?? "universal"
      guard ["universal", "iphone", "ipad"].contains(idiom) else { return nil }
      var conditions: [JSONValue] = []
      if case .array(let elements) = entry.member("appearances")?.kind { conditions = elements }
      for condition in conditions {
        switch (condition.member("appearance")?.text, condition.member("value")?.text) {
        case ("luminosity", "dark"): isDark = true
        case ("luminosity", "light"): isDark = false
        case ("contrast", "high"): isHigh = true
        default: return nil
        }
      }
      rank =
        (idiom == "universal" ? 8 : 0) + 2 * conditions.count + (isDark == nil ? 0 : 1)
        + (entry.member("display-gamut")?.text == "display-P3" ? 16 : 0)
    }

    func fits(isDark: Bool, isHigh: Bool) -> Bool {
      self.isDark ?? isDark == isDark && (isHigh || !self.isHigh)
    }

    /// Returns a warning for each style that isn't known and is similar to a known one.
    static func unknownAppearances(in root: JSONValue) -> [DialectProblem] {
      guard case .array(let entries) = root.member("colors")?.kind else { return [] }
      return entries.flatMap { entry -> [DialectProblem] in
        guard case .array(let conditions) = entry.member("appearances")?.kind else { return [] }
        return conditions.compactMap { condition in
          let values = ["light", "dark", "high"]
          guard let value = condition.member("value"), let text = value.text,
            !values.contains(text), let near = nearest(to: text, in: values)
          else { return nil }
          return DialectProblem(
            message: "there is no appearance \(quoted(text)), so the color isn't used",
            range: value.range,
            fix: .write(near)
          )
        }
      }
    }

    /// Returns the color as a token; a color of the system is a token of the type ``systemColor``.
    func token(reporting problems: inout [DialectProblem]) -> JSONValue {
      if let name = value.member("reference") { return token(ofType: systemColor, name) }
      let parts = value.member("components") ?? JSONValue(.null, at: value.range)
      let keys =
        parts.member("white") == nil
        ? ["red", "green", "blue"] : Array(repeating: "white", count: 3)
      let components = keys.map { Self.component($0, of: parts, reporting: &problems) }
      let space = value.member("color-space") ?? JSONValue(.string("srgb"), at: value.range)
      let name = Self.space(space, reporting: &problems)
      var members = [
        JSONMember("colorSpace", at: space.range, JSONValue(name, at: space.range)),
        JSONMember("components", at: parts.range, JSONValue(.array(components), at: parts.range)),
      ]
      if let alpha = parts.member("alpha") {
        let value = Self.component("alpha", of: parts, reporting: &problems)
        members.append(JSONMember("alpha", at: alpha.range, value))
        Self.checkAlpha(alpha, reporting: &problems)
      }
      return token(ofType: "color", JSONValue(.object(members), at: value.range))
    }

    private func token(ofType type: String, _ contents: JSONValue) -> JSONValue {
      JSONValue(
        .object([
          JSONMember("$type", at: value.range, JSONValue(.string(type), at: value.range)),
          JSONMember("$value", at: value.range, contents),
        ]),
        at: value.range
      )
    }

    /// The names of the Format by those of Xcode.
    private static let spaces = [
      "srgb": "srgb", "display-p3": "display-p3", "extended-srgb": "srgb",
      "extended-linear-srgb": "srgb-linear", "gray-gamma-22": "srgb", "extended-gray": "srgb",
    ]

    private static func space(
      _ space: JSONValue,
      reporting problems: inout [DialectProblem]
    ) -> JSONValue.Kind {
      guard let text = space.text else { return space.kind }
      if let name = spaces[text] { return .string(name) }
      let names = spaces.keys.sorted()
      return invalid(
        "there is no color space \(quoted(text))",
        at: space.range,
        fix: nearest(to: text, in: names).map { .write($0) }
          ?? "write one of \(quotedList(names))",
        reporting: &problems
      )
    }

    /// Warns of a nearly invisible color, whose alpha was meant to be a fraction.
    private static func checkAlpha(_ alpha: JSONValue, reporting problems: inout [DialectProblem]) {
      guard let text = alpha.text, text == "1" else { return }
      problems.append(
        DialectProblem(
          message: "Xcode reads the alpha '1' as 1 of 255, so the color can't be seen",
          range: alpha.range,
          fix: .write("1.000")
        )
      )
    }

    /// Converts the text of a component to a number.
    private static func component(
      _ key: String,
      of parts: JSONValue,
      reporting problems: inout [DialectProblem]
    ) -> JSONValue {
      guard let value = parts.member(key) else {
        return missing(key, of: parts, reporting: &problems)
      }
      guard let text = value.text else { return value }
      guard let number = CatalogComponent.value(of: text) else {
        let message =
          "a component is text such as '0x66', '102' or '0.400', not \(quoted(text))"
        let kind = invalid(message, at: value.range, reporting: &problems)
        return JSONValue(kind, at: value.range)
      }
      return JSONValue(.number(number), at: value.range)
    }

    private static func missing(
      _ key: String,
      of parts: JSONValue,
      reporting problems: inout [DialectProblem]
    ) -> JSONValue {
      var misspelled: JSONMember?
      if case .object(let members) = parts.kind {
        let near = problems.nearest(to: key, in: members.map(\.key))
        misspelled = members.first { $0.key == near }
      }
      let kind = invalid(
        "the color has no \(quoted(key))",
        at: misspelled?.keyRange ?? parts.range,
        fix: misspelled == nil ? "add it, as in '0x66'" : .write(key),
        reporting: &problems
      )
      return JSONValue(kind, at: parts.range)
    }

    /// Reports an error, and returns a value for which there is no further one.
    private static func invalid(
      _ message: String,
      at range: Range<Int>,
      fix: Fix? = nil,
      reporting problems: inout [DialectProblem]
    ) -> JSONValue.Kind {
      problems.append(
        DialectProblem(
          code: .color,
          severity: .error,
          message: message,
          range: range,
          fix: fix
        )
      )
      return .invalid
    }
  }
}

extension JSONValue {
  /// The text of a string; `nil` for other values.
  fileprivate var text: String? { if case .string(let text) = kind { text } else { nil } }
}
