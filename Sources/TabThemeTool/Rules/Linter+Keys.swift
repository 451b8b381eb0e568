import TabAppearance
import TabFiles

extension Linter {
  /// Findings about colors of the file to which nothing refers, directly or through used colors.
  var unusedColors: [Finding] {
    // A reference from an unused color doesn't count as a use.
    var uses: [String: Set<String>] = [:]
    var used: Set<String> = []
    for file in places.files {
      for reference in file.references {
        if let color = Self.color(at: reference.path) {
          uses[color, default: []].insert(reference.name)
        } else {
          used.insert(reference.name)
        }
      }
    }
    var pending = Array(used)
    while let name = pending.popLast() {
      for next in uses[name] ?? [] where used.insert(next).inserted { pending.append(next) }
    }
    return (places.variations + places.themes).filter { $0.file == 0 }.flatMap { layer in
      guard case .object(let colors)? = layer.entries["colors"]?.value else { return [Finding]() }
      return colors.filter { !used.contains($0.key) }.map { color in
        let path = (layer.scope.isEmpty ? "" : "\(layer.scope).") + "colors.\(color.key)"
        return Finding(
          rule: .unusedColor,
          key: SourceKey(file: 0, path: path, range: color.keyRange),
          message: "nothing refers to the color \(quoted(color.key))",
          fix: "remove it, or refer to it as '{\(color.key)}'"
        )
      }
    }
  }

  /// Returns the name of the color that a path leads to or into, or `nil` for other paths.
  private static func color(at path: String) -> String? {
    let keys = path.split(separator: ".").drop { $0.hasPrefix("when[") }
    return keys.first == "colors" ? keys.dropFirst().first.map(String.init) : nil
  }

  /// Findings about colors of `stacked` that other layouts, which don't inherit from `stacked`,
  /// lack.
  var stackedOnlyColors: [Finding] {
    var found: [SourceKey: Finding] = [:]
    for use in uses.all where use.key.file == 0 {
      guard let cell = use.property.cell, cell.layout == .stacked,
        use.key.path.contains("stacked."), use.property.name.hasSuffix("olor")
      else { continue }
      var other = use.property
      other.cell?.layout = .inline
      if uses.key(of: other, in: uses.environments[use.group][0]) != nil { continue }
      let better = use.key.path.replacing("stacked.", with: "item.", maxReplacements: 1)
      found[use.key] = Finding(
        rule: .stackedAlone,
        key: use.key,
        message: "\(quoted(use.key.path, limit: 200)) applies only with the icon above the title: "
          + "in landscape and on iPad the color is UIKit's",
        fix: "move it to \(quoted(better, limit: 200))"
      )
    }
    return Array(found.values)
  }

  /// Findings about bars whose background UIKit removes at the scroll edge.
  var noScrollEdge: [Finding] {
    let bare = outcomes.values.filter { outcome in
      let bar = outcome.resolved.standard.bar
      let hasBackground =
        bar.background.value == .opaque || bar.backgroundColor.value != nil
        || bar.backgroundImage.value != nil
      return outcome.resolved.scrollEdge == nil && hasBackground
    }
    let bareUses = bare.compactMap { outcome in
      uses.key(
        of: .init(isAtEdge: false, cell: nil, name: "scrollEdge"),
        in: outcome.environment
      )
    }
    return Set(bareUses).map { key in
      Finding(
        rule: .noScrollEdge,
        key: key,
        message: "\(quoted(key.path)) is null: UIKit removes the bar's background where the "
          + "content ends",
        fix: "remove it, or write how the bar looks there"
      )
    }
  }

  /// Findings about appearances of single items in other states than `selected`: they style the
  /// other items while the item is selected.
  var sharedStates: [Finding] {
    let layers = (places.variations + places.themes).filter { $0.file == 0 }
    return layers.flatMap { layer in
      layer.entries.compactMap { path, entry in
        let keys = path.split(separator: ".")
        // The form is `items.home.standard.item.normal.color`, or `items.home.scrollEdge…`.
        guard keys.count > 5, keys[0] == "items", keys[1] != "*", keys[4] != "selected",
          entry.isLeaf
        else {
          return nil
        }
        let scope = layer.scope.isEmpty ? "" : "\(layer.scope)."
        return Finding(
          rule: .sharedState,
          key: SourceKey(file: 0, path: scope + path, range: entry.key),
          message: "\(quoted(scope + path, limit: 200)) styles all other items while "
            + "\(quoted(keys[1])) is selected",
          notes: ["UIKit uses the selected item's appearance for the whole bar (documented)"],
          fix: "move it to 'selected', or to the theme itself"
        )
      }
    }
  }

  /// Findings about paths of `allow` that don't exist.
  var unusedAllowances: [Finding] {
    guard case .object(let members)? = places.themes[0].entries["allow"]?.value else { return [] }
    let paths = (places.variations + places.themes).flatMap { layer in
      (layer.scope.isEmpty ? [] : [layer.scope])
        + layer.entries.keys.map { layer.scope.isEmpty ? $0 : "\(layer.scope).\($0)" }
        + layer.colorPaths
    }
    let all = Set(paths)
    var taken = Set(members.map(\.key))
    return members.filter { $0.key != LintAllowances.all && !all.contains($0.key) }.map { member in
      Finding(
        rule: .needlessAllow,
        key: SourceKey(file: 0, path: "allow.\(member.key)", range: member.keyRange),
        message: "the theme has no \(quoted(member.key, limit: 200))",
        fix: nearest(to: member.key, in: paths.sorted()).map {
          .rename(to: $0, taken: &taken, limit: 200)
        }
      )
    }
  }
}

extension ThemeSourceMap.Layer {
  /// The paths of the colors in `colors`.
  fileprivate var colorPaths: [String] {
    guard case .object(let colors)? = entries["colors"]?.value else { return [] }
    return colors.map { (scope.isEmpty ? "" : "\(scope).") + "colors.\($0.key)" }
  }
}
