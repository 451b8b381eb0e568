import TabAppearance
import TabFiles

extension Linter {
  /// Findings about keys of the file without effect, and variations that never apply.
  var deadKeys: [Finding] {
    let used = Dictionary(grouping: uses.all, by: \.key)
    let layers = (places.variations + places.themes).filter { $0.file == 0 }
    return layers.flatMap { layer -> [Finding] in
      if !layer.scope.isEmpty, !holds(layer) { return [neverHolds(layer)] }
      return layer.entries.compactMap { path, entry in
        let key = SourceKey(
          file: 0,
          path: layer.scope.isEmpty ? path : "\(layer.scope).\(path)",
          range: entry.key
        )
        guard entry.isLeaf, !Self.others.contains(path) else { return nil }
        guard let uses = used[key] else { return overridden(key) }
        return entry.value == .null ? needlessNull(key, uses) : unread(key, in: uses)
      }
    }
  }

  /// The keys that aren't settings of an appearance.
  private static let others: Set<String> = [
    "$schema", "name", "extends", "allow", "colors", "when", "iOS", "idiom", "look", "scrollEdge",
    "glass",
  ]

  private func holds(_ layer: ThemeSourceMap.Layer) -> Bool {
    guard
      let index = places.variations.firstIndex(where: { $0.scope == layer.scope && $0.file == 0 })
    else { return false }
    return environments.contains { theme.variations[index].applies(in: $0) }
  }

  private func neverHolds(_ layer: ThemeSourceMap.Layer) -> Finding {
    let condition = ["iOS", "look", "idiom"].lazy.compactMap { layer.entries[$0]?.key }.first
    return Finding(
      rule: .deadKey,
      key: SourceKey(file: 0, path: layer.scope, range: condition ?? 0..<1),
      message: "\(quoted(layer.scope)) never applies on iOS \(systems.text)",
      fix: "remove it, or change its conditions"
    )
  }

  private func overridden(_ key: SourceKey) -> Finding {
    let overriding = Set((uses.overridingKeys[key] ?? []).map(\.path)).sorted()
    return Finding(
      rule: .deadKey,
      key: key,
      message:
        "\(quoted(key.path, limit: 200)) has no effect: other keys replace it everywhere",
      notes: overriding.isEmpty
        ? [] : ["the keys in effect are \(quotedList(overriding.prefix(6)))"],
      fix: .removeMember
    )
  }

  /// Returns the finding about a `null` that takes the place of no other key: the property is
  /// UIKit's default with it and without it.
  private func needlessNull(_ key: SourceKey, _ uses: [ThemeUse]) -> Finding? {
    let names = Set(uses.map(\.property.name))
    guard !self.uses.overridesOthers(key), !names.contains(where: resets) else { return nil }
    let nothing =
      names == ["bar.backgroundEffect"]
      ? "none" : names.count == 1 && names.allSatisfy { $0.hasSuffix("olor") } ? "#0000" : nil
    return Finding(
      rule: .deadKey,
      key: key,
      message:
        "\(quoted(key.path, limit: 200)) has no effect: null is UIKit's default, also without the key",
      fix: nothing.map { #"write "\#($0)" for none, or remove it"# } ?? "remove it"
    )
  }

  /// Returns whether `null` changes a property that no other key of the same name sets: a tint that
  /// the app has set, or a setting of an item, which can be that of all items or of the theme.
  private func resets(_ property: String) -> Bool {
    let keys = property.split(separator: ".").map(String.init)
    guard keys[0] == "items" else {
      return ["tintColor", "unselectedItemTintColor"].contains(property)
    }
    if keys.count > 2, ["standard", "scrollEdge"].contains(keys[2]) { return true }
    let all = TabBarTab.Name.all.text
    guard keys.count > 1, keys[1] != all else { return false }
    let shared = (["items", all] + keys.dropFirst(2)).keyPath
    return (places.variations + places.themes).contains { $0[shared] != nil }
  }

  /// Returns the finding about a key that UIKit ignores because of another one.
  private func unread(_ key: SourceKey, in uses: [ThemeUse]) -> Finding? {
    guard let name = uses.first?.property.name, let rule = UnreadKey.rule(for: name) else {
      return nil
    }
    let verdicts = uses.flatMap { use in
      self.uses.environments[use.group].compactMap { environment -> Bool? in
        guard let resolved = outcomes[environment]?.resolved,
          let appearance = use.property.isAtEdge ? resolved.scrollEdge : resolved.standard
        else { return nil }
        return rule.applies(appearance)
      }
    }
    guard !verdicts.isEmpty, verdicts.allSatisfy(\.self) else { return nil }
    return Finding(
      rule: .deadKey,
      key: key,
      message: "\(quoted(key.path, limit: 200)) has no effect: \(rule.reason)",
      fix: .removeMember
    )
  }
}

/// A key that UIKit ignores because of another one.
private struct UnreadKey: Sendable {
  let reason: String

  /// Returns whether UIKit ignores the key; `nil` if the key is left to the system anyway.
  let applies: @Sendable (TabBarTheme.Appearance) -> Bool?

  /// Creates a key that depends on the bar alone.
  private init(reason: String, applies: @escaping @Sendable (TabBarTheme.Bar) -> Bool?) {
    self.reason = reason
    self.applies = { applies($0.bar) }
  }

  private init(
    reason: String,
    inAppearance applies: @escaping @Sendable (TabBarTheme.Appearance) -> Bool?
  ) {
    (self.reason, self.applies) = (reason, applies)
  }

  /// Returns the rule for a property; `nil` if the property depends on no other.
  static func rule(for property: String) -> UnreadKey? {
    let keys = property.split(separator: ".")
    guard keys.first == "items", keys.count > 2 else { return all[property] }
    return ofItem[keys.dropFirst(2).joined(separator: ".")]
  }

  // UIKit's choice between the two is unknown; both the stand-in and a custom bar choose the color
  // of the appearance.
  private static let ofItem: [String: UnreadKey] = [
    "badgeColor": UnreadKey(
      reason: "'badgeBackgroundColor' colors the badges of all items",
      inAppearance: { appearance in
        Cell.all.allSatisfy { appearance[$0].badgeBackgroundColor.value != nil }
      }
    ),
    "badgeText.color": UnreadKey(
      reason: "'item.normal.badgeText' colors the text of all badges",
      inAppearance: { appearance in
        Cell.all.allSatisfy { appearance[$0].badgeText.color.value != nil }
      }
    ),
  ]

  // The order of composition, and the images that are tinted, are documented in UIKit's headers.
  private static let all: [String: UnreadKey] = [
    "bar.backgroundImageContentMode": UnreadKey(reason: "there is no 'backgroundImage'") { bar in
      bar.backgroundImageContentMode.value.map { _ in bar.backgroundImage.value == nil }
    },
    "bar.backgroundEffect": UnreadKey(reason: "'backgroundColor' is opaque and covers it") { bar in
      bar.backgroundEffect.value.map { _ in
        TabBarTheme.Color.Variant.allCases.allSatisfy {
          bar.backgroundColor.value?.value(for: $0).isOpaque ?? false
        }
      }
    },
    "bar.shadowColor": UnreadKey(reason: "'shadowImage' keeps its own colors") { bar in
      bar.shadowColor.value.map { _ in bar.shadowImage.value?.renderingMode == .alwaysOriginal }
    },
    "bar.selectionIndicatorTintColor": UnreadKey(
      reason: "'selectionIndicatorImage' keeps its own colors"
    ) { bar in
      bar.selectionIndicatorTintColor.value.map { _ in
        bar.selectionIndicatorImage.value?.renderingMode == .alwaysOriginal
      }
    },
  ]
}

extension TabBarTheme.Color.Value {
  /// Whether the color is certainly opaque.
  fileprivate var isOpaque: Bool {
    switch self {
    case .rgb(let color): color.alpha == 1
    case .p3(let color): color.alpha == 1
    default: false
    }
  }
}
