/// The effect of each theme key on each system.
///
/// The single source: the compiler follows the table, the linter reports it, and a test checks that
/// the stand-in for UIKit draws by it. A better report changes a row.
package enum CapabilityTable {
  /// All rows; of the rows for a key, the first that matches the environment counts.
  package static let rows: [Capability] = side + top + glass + classic

  /// Returns the row for a key in an environment.
  package static func row(
    for key: CapabilityKey,
    in environment: TabBarEnvironment,
    at placement: BarPlacement = .bottom
  ) -> Capability {
    let rows = rowsByKey[key] ?? []
    guard let row = rows.first(where: { $0.scope.contains(environment, at: placement) }) else {
      preconditionFailure("the table has no row for '\(key.rawValue)' in \(environment)")
    }
    return row
  }

  /// Returns the keys that are left unset in an environment, unless the theme insists.
  package static func withheld(in environment: TabBarEnvironment) -> Set<CapabilityKey> {
    CapabilityKey.backgrounds.filter { row(for: $0, in: environment).effect == .harmful }
  }

  private static let rowsByKey = Dictionary(grouping: rows, by: \.key)
}

extension CapabilityTable {
  /// Returns rows that differ only in their key.
  static func entries(
    _ keys: [CapabilityKey],
    _ scope: CapabilityScope,
    _ effect: Capability.Effect,
    _ evidence: Capability.Evidence,
    _ remark: String = "",
    sources: [String] = [],
    but objections: [String] = []
  ) -> [Capability] {
    keys.map { key in
      Capability(
        key: key,
        scope: scope,
        effect: effect,
        evidence: evidence,
        remark: remark,
        sources: sources,
        objections: objections
      )
    }
  }
}

extension CapabilityTable {
  /// The keys that Apple's documentation doesn't describe.
  private static let reportedApart: Set<CapabilityKey> = [
    .layout, .floating, .itemTitlePositionAdjustment, .glass, .unselectedColors, .showsTitle,
    .titleParagraph,
    .badgeParagraph,
  ]

  /// The rows for a bar at the bottom with the look of iOS 15 to 18.
  private static let classic: [Capability] = [
    entries(
      CapabilityKey.allCases.filter { !reportedApart.contains($0) },
      .init(look: .classic, placement: .bottom),
      .honored,
      .documented,
      sources: ["Apple's documentation of UITabBarAppearance and UITabBarItem"]
    ),
    entries(
      [.layout],
      .init(look: .classic, placement: .bottom),
      .honored,
      .severalSources,
      sources: ["ESTabBarController #226", "CYLTabBarController"]
    ),
    floating(.init(look: .classic, placement: .bottom)),
    entries(
      [.itemTitlePositionAdjustment],
      .init(look: .classic, placement: .bottom),
      .ignored,
      .severalSources,
      "a bar with an appearance ignores the offsets of its items, and every bar with a theme has one",
      sources: ["QMUI_iOS #840", "CYLTabBarController #456, #475"]
    ),
    paragraphs(.init(look: .classic, placement: .bottom)),
    entries([.showsTitle], .init(look: .classic, placement: .bottom), .honored, .inferred),
    entries(
      [.glass],
      .init(look: .classic, placement: .bottom),
      .ignored,
      .inferred,
      "there is no glass"
    ),
    entries(
      [.unselectedColors],
      .init(look: .classic, placement: .bottom),
      .ignored,
      .inferred,
      "items that aren't selected have the color of the appearance"
    ),
  ].flatMap(\.self)

  /// Returns the rows for paragraph styles on a system.
  static func paragraphs(_ scope: CapabilityScope) -> [Capability] {
    entries([.titleParagraph], scope, .unknown, .none, "no report says what a title does with it")
      + entries([.badgeParagraph], scope, .ignored, .inferred, "a badge is as wide as its text")
  }

  /// Returns the row for a floating bar on a system.
  static func floating(_ scope: CapabilityScope) -> [Capability] {
    entries([.floating], scope, .ignored, .inferred, "only a CustomTabBar of TabControls floats")
  }

  /// The rows for a bar at the side of an iPhone Duo.
  private static let side: [Capability] = entries(
    CapabilityKey.allCases,
    .init(systems: ">=27.1", idiom: .phone, placement: .side),
    .unknown,
    .none,
    "no report says what a bar at the side does with it"
  )

  /// The rows for a bar at the top of an iPad.
  private static let top: [Capability] = {
    let scope = CapabilityScope(systems: ">=18", idiom: .pad, placement: .top)
    return [
      paragraphs(scope),
      floating(scope),
      entries(
        [.tintColor, .selectedIconColor, .selectedTitleColor],
        scope,
        .ignored,
        .severalSources,
        "the bar at the top has the tint of the controller's view",
        sources: ["react-native-screens PR#3314", "Apple forums 761056"]
      ),
      entries(
        [.normalIconColor, .normalTitleColor, .unselectedItemTintColor],
        scope,
        .ignored,
        .oneSource,
        "the bar at the top sets the color of unselected items itself",
        sources: ["react-native-bottom-tabs #419"]
      ),
      entries(
        [.disabledColors],
        scope,
        .ignored,
        .inferred,
        "the bar at the top sets the color of unselected items itself"
      ),
      entries(
        [.unselectedColors, .selectedImage, .showsTitle],
        scope,
        .ignored,
        .inferred,
        "the bar at the top shows titles alone"
      ),
      entries(
        [.titlePositionAdjustment, .itemTitlePositionAdjustment, .imageInsets],
        scope,
        .ignored,
        .inferred,
        "the bar at the top shows titles alone, and places them itself"
      ),
      entries(
        [.selectedBadgeColors, .otherBadgeColors],
        scope,
        .ignored,
        .severalSources,
        "badges in the bar at the top stay red",
        sources: ["react-native-screens PR#3492", "react-navigation #13159"]
      ),
      entries(
        [
          .transparentBackground, .opaqueBackground, .backgroundEffect, .backgroundColor,
          .backgroundImage, .shadow, .scrollEdge, .glass,
        ],
        scope,
        .ignored,
        .inferred,
        "items at the top have no bar behind them"
      ),
      entries(
        [.stackedItems, .layout],
        scope,
        .ignored,
        .inferred,
        "items at the top aren't stacked"
      ),
      entries(
        [.focusedColors, .titleFont, .badgeFont, .badgeOffsets, .selectionIndicator],
        scope,
        .unknown,
        .none,
        "no report says what the bar at the top does with it"
      ),
    ].flatMap(\.self)
  }()
}
