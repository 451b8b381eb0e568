import TabJSON

extension ThemeFileChain {
  /// Reports each `{name}` that isn't in the `colors` of the theme, or of the same overlay in `when`.
  mutating func checkReferences() {
    let declared = links.flatMap { $0.reader.declaredColors?[[]] ?? [] }.map(\.key)
    let known = Set(declared)
    // A few names come again and again.
    var found: [String] = []
    for index in links.indices {
      let reader = links[index].reader
      for reference in reader.references where !found.contains(reference.name) {
        if known.contains(reference.name) {
          if found.count < 16 { found.append(reference.name) }
          continue
        }
        let own = reference.scope.isEmpty ? [] : reader.declaredColors?[reference.scope] ?? []
        if own.contains(where: { $0.key == reference.name }) { continue }
        if links[index].reader.isFull { break }
        // Every name is compared with every one of these.
        let names = (own.map(\.key) + declared).prefix(ThemeFileLimits.suggestions)
        links[index].reader.report(
          .unknownColor(reference.name, near: nearest(to: reference.name, in: names)),
          at: reference.range,
          path: reader.path(of: reference)
        )
      }
    }
  }

  /// Reports colors that refer to themselves, directly or by way of others.
  mutating func checkCycles(of theme: TabBarTheme) {
    let refers =
      theme.colors.values.contains(where: \.hasReference)
      || theme.when.contains { $0.colors.values.contains(where: \.hasReference) }
    guard refers else { return }
    let places = places(of: links.indices.map { (link: $0, scope: []) })
    let colors = theme.colors
    checkCycles(from: places.names, in: places) { colors[$0] }
    guard !links.contains(where: \.reader.hasErrors) else { return }
    checkCyclesOfVariations(of: theme)
  }

  /// Reports cycles that come about only where an overlay changes a color.
  private mutating func checkCyclesOfVariations(of theme: TabBarTheme) {
    let refers = theme.when.contains { $0.colors.values.contains(where: \.hasReference) }
    guard refers else { return }
    // Without errors, every overlay that was read is in the theme, those of parents first.
    let scopes = links.indices.reversed().flatMap { link in
      links[link].theme.when.indices.map { (link: link, scope: ["when", "[\($0)]"]) }
    }
    for held in theme.heldVariations {
      // The last one wins. A cycle that isn't in the theme itself goes through one of these colors.
      let places = places(of: held.reversed().map { scopes[$0] })
      let layers = held.reversed().map { theme.when[$0].colors } + [theme.colors]
      checkCycles(from: places.names, in: places) { name in
        layers.lazy.compactMap { $0[name] }.first
      }
    }
  }

  private mutating func checkCycles(
    from names: [String],
    in places: ColorPlaces,
    of color: (String) -> ThemeColor?
  ) {
    for variant in ColorVariant.allCases {
      for cycle in ColorCycles.find(from: names, for: variant, of: color)
      where reportedCycles.insert(Set(cycle)).inserted {
        // It starts, for the reader of the file, with the color that stands first.
        let first = cycle.indices.min {
          places.order(of: cycle[$0]) < places.order(of: cycle[$1])
        }
        let start = first ?? 0
        let names = Array(cycle[start...] + cycle[..<start])
        guard let place = places[names[0]] else { continue }
        links[place.link].reader.report(
          .cycle(names, variant),
          at: place.range,
          path: (place.scope + ["colors", names[0]]).keyPath
        )
      }
    }
  }

  private func places(of scopes: [(link: Int, scope: [String])]) -> ColorPlaces {
    var places = ColorPlaces()
    for (link, scope) in scopes {
      for member in links[link].reader.declaredColors?[scope] ?? [] {
        places.add(member.key, .init(link: link, scope: scope, range: member.value.range))
      }
    }
    return places
  }
}

/// Where the definitions of colors stand that hold.
private struct ColorPlaces {
  struct Place {
    let link: Int
    let scope: [String]
    let range: Range<Int>
  }

  private(set) var names: [String] = []
  private var places: [String: (place: Place, order: Int)] = [:]

  /// Adds a color, unless one that wins was there before.
  mutating func add(_ name: String, _ place: Place) {
    guard places[name] == nil else { return }
    places[name] = (place, names.count)
    names.append(name)
  }

  subscript(name: String) -> Place? { places[name]?.place }

  /// How early it stands; what isn't here comes last.
  func order(of name: String) -> Int { places[name]?.order ?? .max }
}
