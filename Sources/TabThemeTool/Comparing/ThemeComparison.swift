import TabAppearance
import TabLint
import TabScreens

/// The differences between two themes in meaning, in all scopes.
struct ThemeComparison {
  /// A line for each difference, below the scopes in which it occurs, unless it occurs in all.
  let lines: [String]

  @MainActor
  init(_ before: TabBarTheme, _ after: TabBarTheme, in scopes: ThemeScopes) {
    var (old, new) = (ResolvedPropertiesTable(before), ResolvedPropertiesTable(after))
    var changes: [[Int]: [AppearancePath.Line]] = [:]
    var places: [AppearancePath.Line: Set<ThemeScope>] = [:]
    for scope in scopes.all {
      let pair = [old.index(of: scope), new.index(of: scope)]
      let found = changes[pair] ?? Self.changes(old.all[pair[0]], to: new.all[pair[1]])
      changes[pair] = found
      for change in found { places[change, default: []].insert(scope) }
    }
    let groups = Dictionary(grouping: places.keys) { places[$0] ?? [] }
    let ordered = groups.sorted { left, right in
      if left.key.count != right.key.count { return left.key.count > right.key.count }
      return scopes.rank(of: left.key).lexicographicallyPrecedes(scopes.rank(of: right.key))
    }
    lines = ordered.flatMap { places, changes in
      places.count == scopes.all.count
        ? changes.lines : ["\(scopes.text(of: places)):"] + changes.lines.map { "  \($0)" }
    }
  }

  private static func changes(
    _ before: ResolvedProperties,
    to after: ResolvedProperties
  ) -> [AppearancePath.Line] {
    let hasEdges = before.hasScrollEdge && after.hasScrollEdge
    let paths = Set(before.values.keys).union(after.values.keys)
    return settings(before, to: after)
      + paths.compactMap { path in
        if path.property == "scrollEdge" {
          guard before.hasScrollEdge != after.hasScrollEdge else { return nil }
          let text = scrollEdge(isInBefore: before.hasScrollEdge)
          return AppearancePath.Line(path: path, hasEdges: hasEdges, text: text)
        }
        if path[.edge] == ["scrollEdge"], !hasEdges { return nil }
        // A property that hardly any theme sets is printed only if one of the two themes sets it.
        let (old, new) = (before.values[path] ?? "default", after.values[path] ?? "default")
        let contrast = contrast(at: path, from: before, to: after)
        guard old != new || contrast != nil else { return nil }
        let value = old == new ? old : "\(old) → \(new)"
        let text = [value, contrast].compactMap(\.self).joined(separator: ", ")
        return AppearancePath.Line(path: path, hasEdges: hasEdges, text: text)
      }
  }

  /// Returns the text for the case that one theme leaves the scroll edge to UIKit, without
  /// properties to compare.
  private static func scrollEdge(isInBefore: Bool) -> String {
    isInBefore ? "the theme's → default" : "default → the theme's"
  }

  private static func contrast(
    at path: AppearancePath,
    from before: ResolvedProperties,
    to after: ResolvedProperties
  ) -> String? {
    guard let old = before.contrasts[path], let new = after.contrasts[path] else { return nil }
    let levels = path.property == "iconColor" ? ContrastLevel.icon : ContrastLevel.text
    return ContrastChange(before: old.ratio, after: new.ratio, levels: levels).text
  }

  private static func settings(
    _ before: ResolvedProperties,
    to after: ResolvedProperties
  ) -> [AppearancePath.Line] {
    Set(before.settings.keys).union(after.settings.keys).compactMap { key in
      let (old, new) = (before.settings[key] ?? "default", after.settings[key] ?? "default")
      let path = AppearancePath(setting: key)
      return old == new
        ? nil : AppearancePath.Line(path: path, hasEdges: false, text: "\(old) → \(new)")
    }
  }
}

extension Collection<AppearancePath.Line> {
  /// The lines as text, with lines folded that differ only in the names of their paths.
  var lines: [String] {
    AppearancePath.folded(Array(self)).map { "\($0.path.text(hasEdges: $0.hasEdges)): \($0.text)" }
  }
}
