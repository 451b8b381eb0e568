import TabLint

/// What differs between two themes, in meaning.
struct ThemeComparison {
  /// One line for each difference; the same difference in several places is one line.
  let lines: [String]

  init(_ before: ThemeFacts, _ after: ThemeFacts) {
    let hasEdges = before.hasScrollEdge && after.hasScrollEdge
    let changes = AppearancePath.folded(Self.changes(before, after, hasEdges: hasEdges))
    lines =
      Self.settings(before, after)
      + changes.map { "\($0.place.text(hasEdges: hasEdges)): \($0.text)" }
  }

  private static func changes(
    _ before: ThemeFacts,
    _ after: ThemeFacts,
    hasEdges: Bool
  ) -> [AppearancePath.Line] {
    let places = Set(before.values.keys).union(after.values.keys)
    return places.compactMap { place in
      if place.property == "scrollEdge" {
        guard before.hasScrollEdge != after.hasScrollEdge else { return nil }
        return AppearancePath.Line(place: place, text: scrollEdge(isInBefore: before.hasScrollEdge))
      }
      if place[.edge] == ["scrollEdge"], !hasEdges { return nil }
      // What hardly any theme sets has no line where it isn't set.
      let (old, new) = (before.values[place] ?? "default", after.values[place] ?? "default")
      let contrast = contrast(at: place, before, after)
      guard old != new || contrast != nil else { return nil }
      let value = old == new ? old : "\(old) → \(new)"
      return AppearancePath.Line(
        place: place,
        text: [value, contrast].compactMap(\.self).joined(separator: ", ")
      )
    }
  }

  /// One theme leaves the scroll edge to UIKit; then there are no properties to compare.
  private static func scrollEdge(isInBefore: Bool) -> String {
    isInBefore ? "the theme's → default" : "default → the theme's"
  }

  private static func contrast(
    at place: AppearancePath,
    _ before: ThemeFacts,
    _ after: ThemeFacts
  ) -> String? {
    guard let old = before.contrasts[place], let new = after.contrasts[place] else { return nil }
    let levels = place.property == "iconColor" ? ContrastChange.icon : ContrastChange.text
    return ContrastChange(before: old.ratio, after: new.ratio, levels: levels).text
  }

  private static func settings(_ before: ThemeFacts, _ after: ThemeFacts) -> [String] {
    let keys = Set(before.settings.keys).union(after.settings.keys).subtracting(["name"])
    return (["name"] + keys.sorted()).compactMap { key in
      let (old, new) = (before.settings[key] ?? "default", after.settings[key] ?? "default")
      return old == new ? nil : "\(key): \(old) → \(new)"
    }
  }
}
