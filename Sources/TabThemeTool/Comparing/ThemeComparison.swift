import TabAppearance
import TabFiles
import TabScreens

/// The differences between two themes in meaning, in all scopes.
struct ThemeComparison {
  /// A line for each difference, below the scopes in which it occurs, unless it occurs in all.
  let lines: [String]

  /// The number of differences of each kind, or `nil` if there are few.
  let summary: String?

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
    let folded = ordered.map { places, changes in (places, AppearancePath.folded(changes)) }
    lines = folded.flatMap { places, changes in
      let texts = changes.map(\.full)
      return places.count == scopes.all.count
        ? texts : ["\(scopes.text(of: places)):"] + texts.map { "  \($0)" }
    }
    summary = Self.summary(of: folded.flatMap(\.1).map(\.path.property))
  }

  private static func summary(of properties: [String]) -> String? {
    guard properties.count > 10 else { return nil }
    let colors = properties.count { $0.hasSuffix("olor") }
    let fonts = properties.count { $0.hasSuffix("font") }
    let kinds = [(colors, "color"), (fonts, "font"), (properties.count - colors - fonts, "other")]
    let counts = kinds.filter { $0.0 > 0 }.map(counted).joined(separator: ", ")
    return "\(properties.count) differences: \(counts)"
  }

  private static func changes(
    _ before: ResolvedProperties,
    to after: ResolvedProperties
  ) -> [AppearancePath.Line] {
    let hasEdges = before.hasScrollEdge && after.hasScrollEdge
    let paths = Set(before.values.keys).union(after.values.keys)
    let changes = paths.compactMap { path -> Change? in
      if path.property == "scrollEdge" {
        guard before.hasScrollEdge != after.hasScrollEdge else { return nil }
        return Change(path: path, value: scrollEdge(isInBefore: before.hasScrollEdge))
      }
      if path[.edge] == ["scrollEdge"], !hasEdges { return nil }
      // A property that hardly any theme sets is printed only if one of the two themes sets it.
      let (old, new) = (before.values[path] ?? "default", after.values[path] ?? "default")
      let contrast = contrast(at: path, from: before, to: after)
      guard old != new || contrast != nil else { return nil }
      return Change(path: path, value: old == new ? old : "\(old) → \(new)", contrast: contrast)
    }
    return settings(before, to: after)
      + joined(changes).map {
        AppearancePath.Line(path: $0.path, hasEdges: hasEdges, text: $0.text)
      }
  }

  /// A property of the appearances that differs.
  private struct Change {
    var path: AppearancePath
    var value: String

    /// The change of the contrast, if it crosses a level.
    var contrast: String?

    var text: String { [value, contrast].compactMap(\.self).joined(separator: ", ") }
  }

  /// Returns the changes with those of an icon and its title as one if their colors are equal, as
  /// the key `color` sets both.
  private static func joined(_ changes: [Change]) -> [Change] {
    let titles = Dictionary(
      uniqueKeysWithValues: changes.filter { $0.path.property == "title.color" }
        .map { ($0.path, $0) }
    )
    func title(of change: Change) -> Change? {
      var path = change.path
      guard path.property == "iconColor" else { return nil }
      path.property = "title.color"
      return titles[path].flatMap { $0.value == change.value ? $0 : nil }
    }
    let joined = changes.compactMap { icon -> Change? in
      guard let title = title(of: icon) else { return nil }
      let contrasts = [("icon", icon.contrast), ("title", title.contrast)]
        .compactMap { part, contrast in contrast.map { "\(part) \($0)" } }
      var both = icon
      both.path.property = "color"
      both.contrast = contrasts.isEmpty ? nil : contrasts.joined(separator: "; ")
      return both
    }
    let paths = Set(joined.map(\.path))
    let others = changes.filter { change in
      guard ["iconColor", "title.color"].contains(change.path.property) else { return true }
      var path = change.path
      path.property = "color"
      return !paths.contains(path)
    }
    return joined + others
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
  var lines: [String] { AppearancePath.folded(Array(self)).map(\.full) }
}

extension AppearancePath.Line {
  /// The path and the value.
  fileprivate var full: String { "\(path.text(hasEdges: hasEdges)): \(text)" }
}
