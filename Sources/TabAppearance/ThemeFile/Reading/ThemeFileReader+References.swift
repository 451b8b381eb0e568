import TabJSON

extension ThemeFileReader {
  /// Reports each `{name}` that isn't in `colors`.
  mutating func checkReferences() {
    guard let declaredColors else { return }
    let known = Set(declaredColors.map(\.key))
    // Every name is compared with every one of these.
    let names = declaredColors.prefix(ThemeFileLimits.suggestions).map(\.key)
    for reference in references where !known.contains(reference.name) {
      if isFull { return }
      report(
        .unknownColor(reference.name, near: nearest(to: reference.name, in: names)),
        at: reference.range,
        path: reference.path
      )
    }
  }

  /// Reports colors that refer to themselves, directly or by way of others.
  ///
  /// Every variant of a color is one value and refers to one other at most, so that following it
  /// from each color finds every cycle in as many steps as there are colors.
  mutating func checkCycles(of colors: [String: ThemeColor]) {
    guard let declaredColors else { return }
    var order: [String: Int] = [:]
    for (index, member) in declaredColors.enumerated() { order[member.key] = index }

    var reported: Set<Set<String>> = []
    for variant in ColorVariant.allCases {
      for cycle in Self.cycles(in: declaredColors.map(\.key), of: colors, for: variant)
      where reported.insert(Set(cycle)).inserted {
        // It starts, for the reader of the file, with the color that stands first.
        let first = cycle.indices.min {
          order[cycle[$0], default: 0] < order[cycle[$1], default: 0]
        }
        let start = first ?? 0
        let names = Array(cycle[start...] + cycle[..<start])
        let member = declaredColors[order[names[0], default: 0]]
        report(.cycle(names, variant), at: member.value.range, path: "colors.\(names[0])")
      }
    }
  }

  private static func cycles(
    in names: [String],
    of colors: [String: ThemeColor],
    for variant: ColorVariant
  ) -> [[String]] {
    var cycles: [[String]] = []
    var isDone: Set<String> = []
    for name in names {
      var chain: [String] = []
      var places: [String: Int] = [:]
      var next: String? = name
      while let current = next, !isDone.contains(current), places[current] == nil {
        places[current] = chain.count
        chain.append(current)
        next = colors[current]?.value(for: variant).reference
      }
      if let next, let start = places[next] { cycles.append(Array(chain[start...])) }
      isDone.formUnion(chain)
    }
    return cycles
  }
}

extension ThemeColor.Value {
  /// The name of the color it refers to, if it does.
  fileprivate var reference: String? {
    if case .named(let name) = self { name } else { nil }
  }
}
