/// Colors that refer to themselves, directly or by way of others.
enum ColorCycles {
  /// Finds the cycles that some colors lead to.
  ///
  /// Every variant of a color is one value and refers to one other at most, so that following it
  /// from each color finds every cycle in as many steps as there are colors.
  static func find(
    from names: [String],
    for variant: ColorVariant,
    of color: (String) -> ThemeColor?
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
        next = color(current)?.value(for: variant).reference
      }
      if let next, let start = places[next] { cycles.append(Array(chain[start...])) }
      isDone.formUnion(chain)
    }
    return cycles
  }
}

extension ThemeColor.Value {
  /// The name of the color it refers to, if it does.
  var reference: String? {
    if case .named(let name) = self { name } else { nil }
  }
}

extension TabBarTheme {
  /// The sets of overlays in ``when`` that hold together somewhere, each in order.
  ///
  /// Conditions change only at the ends of their ranges of versions, so that these stand for all.
  var heldVariations: [[Int]] {
    let versions = when.compactMap(\.iOS).flatMap { [$0.lowest] + ($0.limit.map { [$0] } ?? []) }
    var result: Set<[Int]> = []
    for version in Set(versions + [0]) {
      for idiom in TabBarEnvironment.Idiom.allCases {
        for look in TabBarEnvironment.Look.allCases {
          let environment = TabBarEnvironment(os: version, idiom: idiom, look: look)
          result.insert(when.indices.filter { when[$0].holds(in: environment) })
        }
      }
    }
    return result.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
