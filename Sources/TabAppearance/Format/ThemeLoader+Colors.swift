import TabFiles

extension ThemeLoader {
  /// Reports each `{name}` that isn't in the `colors` of the theme, or of the variation that uses
  /// it.
  mutating func checkReferences() {
    let declared = files.flatMap { $0.reader.declaredColors?[[]] ?? [] }.map(\.key)
    let declaredNames = Set(declared)
    for index in files.indices {
      let reader = files[index].reader
      let scopedNames = (reader.declaredColors ?? [:]).mapValues { Set($0.map(\.key)) }
      for reference in reader.references
      where !declaredNames.contains(reference.name)
        && scopedNames[reference.scope]?.contains(reference.name) != true
      {
        if files[index].reader.isFull { break }
        // Of names that are equally similar, the first wins, so the order of comparison is fixed.
        let ownNames = reference.scope.isEmpty ? [] : reader.declaredColors?[reference.scope] ?? []
        let names = (ownNames.map(\.key) + declared).prefix(ThemeFileLimits.suggestions)
        let name = reference.name
        let fix: Fix =
          (nearest(to: name, in: names) ?? lowering?.nearestPath(to: name))
          .map { .write("{\($0)}") }
          ?? "add \(JSON.string(name).line) to 'colors'"
        let subject = ThemeReader.subject(reference.path.keyPath)
        let absence = lowering?.absence(of: name)
        files[index].reader.report(
          "\(subject) refers to \(quoted("{\(name)}")), "
            + (absence?.predicate ?? "which isn't in 'colors'"),
          at: reference.range,
          notes: [absence?.note].compactMap(\.self),
          fix: fix
        )
      }
    }
  }

  /// Reports colors that refer to themselves, directly or through others, and chains of references
  /// that are too long.
  mutating func checkColors(of theme: TabBarTheme) {
    let variationsRefer = theme.variations.contains {
      $0.colors.values.contains(where: \.hasReference)
    }
    guard variationsRefer || theme.colors.values.contains(where: \.hasReference) else { return }
    check(theme.colors, in: definitions(of: files.indices.map { (file: $0, scope: []) }))
    guard variationsRefer, !files.contains(where: \.reader.hasErrors) else { return }
    // Without errors, every variation that was read is in the theme, those of parents first.
    let scopes = files.indices.reversed().flatMap { file in
      files[file].theme.variations.indices.map { (file: file, scope: ["when", "[\($0)]"]) }
    }
    for active in theme.variationsThatApplyTogether {
      // The last variation wins. A cycle that isn't in the theme itself goes through a color of
      // these variations.
      let definitions = definitions(of: active.reversed().map { scopes[$0] })
      let colors = active.reduce(theme.colors) { $0.merging(theme.variations[$1].colors) { $1 } }
      check(colors, in: definitions)
    }
  }

  private mutating func check(
    _ colors: [String: TabBarTheme.Color],
    in definitions: ColorDefinitions
  ) {
    for variant in TabBarTheme.Color.Variant.allCases {
      for chain in ColorChain.faults(from: definitions.names, in: colors, for: variant)
      where reportedCycles.insert(Set(chain.names)).inserted {
        report(chain, of: variant, in: definitions)
      }
    }
  }

  private mutating func report(
    _ chain: ColorChain,
    of variant: TabBarTheme.Color.Variant,
    in definitions: ColorDefinitions
  ) {
    var names = chain.names
    if chain.isCycle {
      // The cycle is reported from the color that is defined first in the file.
      let start =
        names.indices.min { definitions.order(of: names[$0]) < definitions.order(of: names[$1]) }
        ?? 0
      names = Array(names[start...] + names[..<start])
    }
    guard let definition = definitions[names[0]] else { return }
    let subject = ThemeReader.subject((definition.scope + ["colors", names[0]]).keyPath)
    let shown = names.prefix(8).map { "{\($0)}" } + (names.count > 8 ? ["…"] : [])
    let path = quoted(
      (shown + (chain.isCycle ? [shown[0]] : [])).joined(separator: " → "),
      limit: 400
    )
    files[definition.file].reader.report(
      chain.isCycle
        ? "\(subject) refers to itself: \(path)"
        : "\(subject) refers to more than \(ThemeFileLimits.colorChain) colors in a row: \(path)",
      at: definition.range,
      notes: variant == .light ? [] : ["in the values for \(quoted(variant.rawValue))"],
      fix: chain.isCycle
        ? "give one of them a value of its own" : "refer to the last of them, or to one near it"
    )
  }

  private func definitions(of scopes: [(file: Int, scope: [String])]) -> ColorDefinitions {
    var definitions = ColorDefinitions()
    for (file, scope) in scopes {
      for member in files[file].reader.declaredColors?[scope] ?? [] {
        definitions.add(member.key, at: .init(file: file, scope: scope, range: member.value.range))
      }
    }
    return definitions
  }
}

/// The definitions of colors that aren't overridden, with their files and ranges.
private struct ColorDefinitions {
  struct Location {
    let file: Int
    let scope: [String]
    let range: Range<Int>
  }

  private(set) var names: [String] = []
  private var definitions: [String: (location: Location, order: Int)] = [:]

  /// Adds a color, unless a definition that overrides this one was added before.
  mutating func add(_ name: String, at location: Location) {
    guard definitions[name] == nil else { return }
    definitions[name] = (location, names.count)
    names.append(name)
  }

  subscript(name: String) -> Location? { definitions[name]?.location }

  /// Returns the position of a color in the order of definitions; colors without a definition are
  /// last.
  func order(of name: String) -> Int { definitions[name]?.order ?? .max }
}

/// A chain of colors, each of which refers to the next.
private struct ColorChain {
  let names: [String]

  /// Whether the last color refers to the first; otherwise the chain is too long.
  let isCycle: Bool

  /// Returns the unresolvable chains that are reachable from some colors.
  ///
  /// For one variant, a color has one value and refers to at most one other color. Each color is
  /// visited once and the length of its chain is stored, so that the time is linear in the number
  /// of colors.
  static func faults(
    from names: [String],
    in colors: [String: TabBarTheme.Color],
    for variant: TabBarTheme.Color.Variant
  ) -> [ColorChain] {
    var faults: [ColorChain] = []
    var lengths: [String: Int] = [:]
    for name in names {
      var chain: [String] = []
      var positions: [String: Int] = [:]
      var next: String? = name
      while let current = next, lengths[current] == nil, positions[current] == nil {
        positions[current] = chain.count
        chain.append(current)
        next = colors[current]?.value(for: variant).reference
      }
      if let next, let start = positions[next] {
        faults.append(ColorChain(names: Array(chain[start...]), isCycle: true))
      }
      var length = next.flatMap { lengths[$0] } ?? 0
      for (index, current) in chain.enumerated().reversed() {
        length += 1
        lengths[current] = length
        // The longest chain is reported once, at the color where the limit is exceeded.
        if length == ThemeFileLimits.colorChain + 1, next.map({ positions[$0] == nil }) ?? true {
          faults.append(ColorChain(names: Array(chain[index...]), isCycle: false))
        }
      }
    }
    return faults
  }
}

extension TabBarTheme {
  /// The sets of variations that apply together in some environment, each set in order.
  ///
  /// Conditions change only at the bounds of their version ranges, so testing those versions covers
  /// all.
  var variationsThatApplyTogether: [[Int]] {
    let versions = variations.compactMap(\.iOS).flatMap {
      [$0.lowest] + ($0.limit.map { [$0] } ?? [])
    }
    var result: Set<[Int]> = []
    for version in Set(versions + [0]) {
      for idiom in TabBarEnvironment.Idiom.allCases {
        for look in TabBarEnvironment.Look.allCases {
          let environment = TabBarEnvironment(os: version, idiom: idiom, look: look)
          result.insert(variations.indices.filter { variations[$0].applies(in: environment) })
        }
      }
    }
    return result.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
