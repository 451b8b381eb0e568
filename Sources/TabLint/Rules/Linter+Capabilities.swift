import TabAppearance
import TabJSON

extension Linter {
  /// What systems make of the keys of the file, by the table of capabilities.
  var capabilities: [Finding] {
    var fates: [SourceKey: Set<Fate>] = [:]
    let outcomes = uses.environments.map { $0.compactMap { self.outcomes[$0] } }
    var known = outcomes.map { _ in [ThemeUse.Property: Set<Fate>]() }
    for use in uses.all where use.place.file == 0 {
      let property = use.property.withFateOfOthers
      let found = known[use.group][property] ?? self.fates(of: property, in: outcomes[use.group])
      known[use.group][property] = found
      fates[use.place, default: []].formUnion(found)
    }
    return fates.flatMap { findings(at: $0.key, $0.value) } + harms(fates)
  }

  private func fates(of property: ThemeUse.Property, in outcomes: [Outcome]) -> Set<Fate> {
    var fates: Set<Fate> = []
    for outcome in outcomes {
      guard let key = property.capability(in: outcome) else { continue }
      for placement in BarPlacement.all(in: outcome.environment) {
        fates.insert(fate(of: key, property, in: outcome, at: placement))
      }
    }
    return fates
  }

  /// What becomes of a key somewhere.
  private struct Fate: Hashable {
    enum Kind: Hashable { case honored, ignored, withheld, harmful, unknown }
    let kind: Kind

    /// What the table says; nothing if the key is honored.
    var row: Capability?
    var fix: Fix?

    /// Rows have long texts, and few keys have more than one that counts.
    func hash(into hasher: inout Hasher) {
      hasher.combine(kind)
      hasher.combine(row?.key)
    }
  }

  private func fate(
    of key: CapabilityKey,
    _ property: ThemeUse.Property,
    in outcome: Outcome,
    at placement: BarPlacement
  ) -> Fate {
    let row = CapabilityTable.row(for: key, in: outcome.environment, at: placement)
    let kind: Fate.Kind =
      switch row.effect {
      case .honored: .honored
      case .unknown: .unknown
      case .harmful: outcome.theme.glass.value == .override ? .harmful : .withheld
      case .ignored where isReached(key, in: outcome, placement): .honored
      case .ignored: comesOutAlike(property, outcome, placement) ? .honored : .ignored
      }
    if kind == .honored { return Fate(kind: kind) }
    return Fate(kind: kind, row: row, fix: fix(for: key, at: placement))
  }

  /// Whether the theme goes another way to what the system ignores.
  private func isReached(
    _ key: CapabilityKey,
    in outcome: Outcome,
    _ placement: BarPlacement
  ) -> Bool {
    switch (key, placement) {
    case (.tintColor, .top), (.selectedIconColor, .top), (.selectedTitleColor, .top):
      outcome.resolved.tintsContent.value == true
    case (.normalIconColor, .bottom):
      outcome.resolved.strategies.unselectedColors.value == .bakeImages
    default: false
    }
  }

  /// The other way, if there is one.
  private func fix(for key: CapabilityKey, at placement: BarPlacement) -> Fix? {
    switch (key, placement) {
    case (.tintColor, .top), (.selectedIconColor, .top), (.selectedTitleColor, .top):
      #"add "tintsContent": true"#
    case (.normalIconColor, .bottom):
      #"add "strategies": { "unselectedColors": "bakeImages" }"#
    default: nil
    }
  }

  /// Whether a badge that takes the colors of the selected state has them anyway.
  private func comesOutAlike(
    _ property: ThemeUse.Property,
    _ outcome: Outcome,
    _ placement: BarPlacement
  ) -> Bool {
    guard let cell = property.cell, property.name.hasPrefix("badge") else { return false }
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
    let (own, others) = (appearance[cell], appearance[other])
    return own.badgeBackgroundColor == others.badgeBackgroundColor
      && own.badgeText.color == others.badgeText.color
  }

  private func findings(at place: SourceKey, _ fates: Set<Fate>) -> [Finding] {
    let kinds = Set(fates.map(\.kind))
    let hasEffect = kinds.contains(.honored) || kinds.contains(.harmful)
    func finding(_ kind: Fate.Kind, _ rule: LintRule, _ what: String) -> Finding? {
      let chosen = fates.filter { $0.kind == kind }
      let rows = chosen.compactMap(\.row)
      guard !rows.isEmpty else { return nil }
      return Finding(
        rule: rule,
        place: place,
        message: "\(quoted(place.path, limit: 200)) \(what) \(Self.places(of: rows))",
        notes: Self.notes(on: rows),
        fix: chosen.compactMap(\.fix).min { $0.words < $1.words }
      )
    }
    if kinds == [.unknown] {
      return [finding(.unknown, .unreportedKey, "may have no effect")].compactMap(\.self)
    }
    return [
      finding(.ignored, hasEffect ? .partlyIgnoredKey : .ignoredKey, "has no effect"),
      finding(.withheld, hasEffect ? .withheldKey : .ignoredKey, "is left to the system"),
    ].compactMap(\.self)
  }

  /// What insists on the theme's own background, with all that takes the place of the glass.
  private func harms(_ fates: [SourceKey: Set<Fate>]) -> [Finding] {
    let harmful = fates.filter { $0.value.contains { $0.kind == .harmful } }
    let rows = harmful.values.joined().filter { $0.kind == .harmful }.compactMap(\.row)
    let insisting = environments.compactMap { environment in
      uses.place(of: .init(isAtEdge: false, cell: nil, name: "glass"), in: environment)
    }
    guard let place = insisting.last, !rows.isEmpty else { return [] }
    let keys = quotedList(harmful.keys.map(\.path).sorted())
    return [
      Finding(
        rule: .harmfulKey,
        place: place,
        message: "\(quoted(place.path)) takes away the system's glass \(Self.places(of: rows))",
        notes: ["for \(keys)"] + Self.notes(on: Set(rows)),
        fix: .removeMember
      )
    ]
  }

  /// Where rows hold, in words.
  private static func places(of rows: some Sequence<Capability>) -> String {
    Set(rows.map { "on \($0.place.text)" }).sorted().joined(separator: ", nor ")
  }

  /// What is seen in each place, and who says so.
  private static func notes(on rows: some Sequence<Capability>) -> [String] {
    let groups = Dictionary(grouping: rows) { "on \($0.place.text): \($0.remark)" }
    return groups.sorted { $0.key < $1.key }.map { remark, rows in
      let sources = Set(rows.flatMap(\.sources)).sorted().joined(separator: ", ")
      let objections = Set(rows.flatMap(\.objections)).sorted().joined(separator: ", ")
      return remark + (sources.isEmpty ? "" : " (\(sources))")
        + (objections.isEmpty ? "" : "; but: \(objections)")
    }
  }
}
