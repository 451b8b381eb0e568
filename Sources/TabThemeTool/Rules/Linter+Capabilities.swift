import TabAppearance
import TabFiles

extension Linter {
  /// Findings about keys of the file that systems ignore or that harm, by the capability table.
  var capabilities: [Finding] {
    var effects: [SourceKey: Set<KeyEffect>] = [:]
    let outcomes = uses.environments.map { $0.compactMap { self.outcomes[$0] } }
    var cache = outcomes.map { _ in [ThemeUse.Property: Set<KeyEffect>]() }
    for use in uses.all where use.key.file == 0 {
      let property = use.property.representative
      let found = cache[use.group][property] ?? self.effects(of: property, in: outcomes[use.group])
      cache[use.group][property] = found
      effects[use.key, default: []].formUnion(found)
    }
    return effects.flatMap { findings(at: $0.key, $0.value) } + harms(effects)
  }

  private func effects(of property: ThemeUse.Property, in outcomes: [Outcome]) -> Set<KeyEffect> {
    var effects: Set<KeyEffect> = []
    for outcome in outcomes {
      guard let key = property.capability(in: outcome) else { continue }
      for placement in BarPlacement.all(in: outcome.environment) {
        effects.insert(effect(of: key, for: property, in: outcome, at: placement))
      }
    }
    return effects
  }

  /// The effect of a key in one environment and placement.
  struct KeyEffect: Hashable {
    enum Kind: Hashable { case honored, ignored, withheld, harmful, unknown }
    let kind: Kind

    /// The row of the table; `nil` if the key is honored.
    var row: Capability?
    var fix: Fix?

    /// Hashes the kind and the key alone, since rows have long texts, and few keys have more than
    /// one row.
    func hash(into hasher: inout Hasher) {
      hasher.combine(kind)
      hasher.combine(row?.key)
    }
  }

  /// Returns the effect that a key has on a property in one environment and placement.
  func effect(
    of key: CapabilityKey,
    for property: ThemeUse.Property,
    in outcome: Outcome,
    at placement: BarPlacement
  ) -> KeyEffect {
    let row = CapabilityTable.row(for: key, in: outcome.environment, at: placement)
    let kind: KeyEffect.Kind =
      switch row.effect {
      case .honored: .honored
      case .unknown: .unknown
      case .harmful: outcome.theme.glass.value == .override ? .harmful : .withheld
      case .ignored where isReached(key, in: outcome, at: placement): .honored
      case .ignored:
        matchesSelectedBadge(property, in: outcome, at: placement) ? .honored : .ignored
      }
    if kind == .honored { return KeyEffect(kind: kind) }
    return KeyEffect(kind: kind, row: row, fix: fix(for: key, at: placement))
  }

  /// Returns whether the theme achieves the effect of a key by a workaround.
  private func isReached(
    _ key: CapabilityKey,
    in outcome: Outcome,
    at placement: BarPlacement
  ) -> Bool {
    switch (key, placement) {
    case (.tintColor, .top), (.selectedIconColor, .top), (.selectedTitleColor, .top):
      outcome.resolved.tintsContent.value == true
    case (.normalIconColor, .bottom):
      outcome.resolved.strategies.unselectedColors.value == .bakeImages
    default: false
    }
  }

  /// Returns the fix that adds the workaround, if there is one.
  private func fix(for key: CapabilityKey, at placement: BarPlacement) -> Fix? {
    switch (key, placement) {
    case (.tintColor, .top), (.selectedIconColor, .top), (.selectedTitleColor, .top):
      #"add "tintsContent": true"#
    case (.normalIconColor, .bottom):
      #"add "strategies": { "unselectedColors": "bakeImages" }"#
    case (.itemTitlePositionAdjustment, .bottom):
      "write it in 'item.normal', for all items, or show a 'CustomTabBar'"
    default: nil
    }
  }

  /// Returns whether a badge has the colors of the selected state in its own state as well.
  private func matchesSelectedBadge(
    _ property: ThemeUse.Property,
    in outcome: Outcome,
    at placement: BarPlacement
  ) -> Bool {
    guard let cell = property.cell, property.name.hasPrefix("badge"),
      !property.name.hasPrefix("badgeText.paragraph.")
    else { return false }
    let selected = CapabilityTable.row(
      for: .selectedBadgeColors,
      in: outcome.environment,
      at: placement
    )
    guard selected.effect == .honored else { return false }
    let resolved = outcome.resolved
    let appearance = property.isAtEdge ? resolved.scrollEdge : resolved.standard
    let other = Cell(layout: cell.layout, state: .selected)
    guard let appearance else { return false }
    let (colors, selectedColors) = (appearance[cell], appearance[other])
    return colors.badgeBackgroundColor == selectedColors.badgeBackgroundColor
      && colors.badgeText.color == selectedColors.badgeText.color
  }

  private func findings(at key: SourceKey, _ effects: Set<KeyEffect>) -> [Finding] {
    let kinds = Set(effects.map(\.kind))
    let hasEffect = kinds.contains(.honored) || kinds.contains(.harmful)
    func finding(_ kind: KeyEffect.Kind, rule: LintRule, effect: String) -> Finding? {
      // Nothing is known of a bar at the side, which isn't worth a note at each key.
      let isBesideOthers = kind == .unknown && kinds.count > 1
      let chosen = effects.filter {
        $0.kind == kind && !(isBesideOthers && $0.row?.scope.placement == .side)
      }
      let rows = chosen.compactMap(\.row)
      guard !rows.isEmpty else { return nil }
      return Finding(
        rule: rule,
        key: key,
        message: "\(quoted(key.path, limit: 200)) \(effect) \(Self.places(of: rows))",
        notes: Self.notes(on: rows),
        fix: chosen.compactMap(\.fix).min { $0.words < $1.words }
      )
    }
    return [
      finding(
        .ignored,
        rule: hasEffect ? .partlyIgnoredKey : .ignoredKey,
        effect: "has no effect"
      ),
      finding(
        .withheld,
        rule: hasEffect ? .withheldKey : .ignoredKey,
        effect: "is left to the system"
      ),
      finding(.unknown, rule: .unreportedKey, effect: "may have no effect"),
    ].compactMap(\.self)
  }

  /// Returns the finding about `glass` with all backgrounds that replace the system's glass.
  private func harms(_ effects: [SourceKey: Set<KeyEffect>]) -> [Finding] {
    let harmful = effects.filter { $0.value.contains { $0.kind == .harmful } }
    let rows = harmful.values.joined().filter { $0.kind == .harmful }.compactMap(\.row)
    let insisting = environments.compactMap { environment in
      uses.key(of: .init(isAtEdge: false, cell: nil, name: "glass"), in: environment)
    }
    guard let key = insisting.last, !rows.isEmpty else { return [] }
    let keys = quotedList(harmful.keys.map(\.path).sorted())
    return [
      Finding(
        rule: .harmfulKey,
        key: key,
        message: "\(quoted(key.path)) takes away the system's glass \(Self.places(of: rows))",
        notes: ["for \(keys)"] + Self.notes(on: Set(rows)),
        fix: .removeMember
      )
    ]
  }

  /// Returns the systems of rows, in words.
  private static func places(of rows: some Sequence<Capability>) -> String {
    Set(rows.map { "on \($0.scope.text)" }).sorted().joined(separator: ", nor ")
  }

  /// Returns the effect on each system, with its sources.
  private static func notes(on rows: some Sequence<Capability>) -> [String] {
    let groups = Dictionary(grouping: rows) { "on \($0.scope.text): \($0.remark)" }
    return groups.sorted { $0.key < $1.key }.map { remark, rows in
      let sources = Set(rows.flatMap(\.sources)).sorted().joined(separator: ", ")
      let objections = Set(rows.flatMap(\.objections)).sorted().joined(separator: ", ")
      return remark + (sources.isEmpty ? "" : " (\(sources))")
        + (objections.isEmpty ? "" : "; but: \(objections)")
    }
  }
}
