public import TabAppearance
public import TabDiagnostics
import TabFiles
import TabUIKit

extension TabBarTheme {
  /// Reads a live tab bar and its items into a theme, with diagnostics for values that themes can't
  /// have.
  ///
  ///     let (theme, diagnostics) = TabBarTheme.read(tabBarController, name: "Mine")
  ///     try theme.json().write(to: file, atomically: true, encoding: .utf8)
  ///
  /// The bar is read as without its controller. Of the items, insets, offsets of titles, the color
  /// of badges, attributes of titles and of badges, and appearances are read. Settings that all
  /// items share are in `items` as `*`, and shared attributes are in the theme: those of titles if
  /// all items have them, those of badges if all items with a badge have them. An item with further
  /// settings is identified by its `accessibilityIdentifier`, or else by its index. Titles, images
  /// and the values of badges remain the app's.
  ///
  /// - Parameters:
  ///   - controller: The controller, in its window.
  ///   - name: The name of the theme.
  /// - Returns: The theme, and diagnostics about omitted and changed values.
  @MainActor
  public static func read(
    _ controller: UITabBarController,
    name: String
  ) -> (theme: TabBarTheme, diagnostics: [ThemeDiagnostic]) {
    let importer = AppearanceImporter(systemColors: SystemColorTable())
    var theme = read(controller.tabBar, name: name, with: importer)
    theme.readItems(controller.tabBar, with: importer)
    return (importer.limited(theme), importer.diagnostics)
  }

  @MainActor
  private mutating func readItems(_ bar: UITabBar, with importer: AppearanceImporter) {
    let items = bar.items ?? []
    var overrides = items.enumerated().map { index, item in
      ItemOverride(importing: item, over: content.appearance, at: "items.\(index)", with: importer)
    }
    let counts =
      Appearance(importing: bar.standardAppearance, at: "", with: importer.trial()) == .init()
    if !counts, overrides.contains(where: { !$0.titlePositionAdjustment.isInherited }) {
      importer.leaveOut("items.*.titlePositionAdjustment", because: Self.noEffect, fix: nil)
      for index in overrides.indices { overrides[index].titlePositionAdjustment = .inherited }
    }
    guard let first = overrides.first else { return }
    let shared =
      overrides.count > 1
      ? overrides.dropFirst().reduce(first) { $0.combined(.intersection, with: $1) }
      : ItemOverride()
    if shared != ItemOverride() { self.items[.all] = shared }
    let names = items.map { item in
      item.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : TabBarTab.Name(stringLiteral: $0) }
    }
    for (index, name) in names.enumerated() {
      let settings = overrides[index].combined(.difference, with: shared)
      guard settings != ItemOverride() else { continue }
      // Digits would be an index in a theme, and an identifier of two items matches the first only.
      let isName =
        if case .identifier = name { names.count { $0 == name } == 1 } else { false }
      self.items[isName ? name ?? .index(index) : .index(index)] = settings
      if !settings.titlePositionAdjustment.isInherited {
        importer.note(
          "'items.\(index).titlePositionAdjustment' moves titles in a CustomTabBar alone: with a "
            + "theme the bar has an appearance",
          fix: "move the titles of all items alike"
        )
      }
    }
    readTexts(of: items, titlesCount: counts, with: importer)
  }

  private static let noEffect = "it has no effect on a bar with an appearance"

  /// Reads the attributes of titles that are set on items, which have an effect only on a bar with
  /// UIKit's appearance.
  @MainActor
  private mutating func readTexts(
    of items: [UITabBarItem],
    titlesCount: Bool,
    with importer: AppearanceImporter
  ) {
    let states: [(ItemState, UIControl.State)] = [
      (.normal, .normal), (.selected, .selected), (.disabled, .disabled), (.focused, .focused),
    ]
    for (state, controlState) in states {
      let scope = ItemScope(part: .item, state: state)
      let titles = items.map { $0.titleTextAttributes(for: controlState) }
      let titlePath = "\(scope.path).title"
      if !titlesCount, titles.contains(where: { $0?.isEmpty == false }) {
        importer.leaveOut(titlePath, because: Self.noEffect, fix: nil)
      } else if let title = importer.sharedText(of: titles, .title(in: .stacked), at: titlePath) {
        content.appearance[scope].title = content.appearance[scope].title.merging(title)
      }
    }
  }
}

extension AppearanceImporter {
  /// Returns the text that all items have, if they have any; reports attributes that differ.
  fileprivate func sharedText(
    of attributes: [[NSAttributedString.Key: Any]?],
    _ base: SystemTextStyle,
    at path: String
  ) -> TabBarTheme.Text? {
    let texts = attributes.map { attributes in
      attributes.map { text($0, base: base, at: path) } ?? TabBarTheme.Text()
    }
    guard let first = texts.first, texts.contains(where: { $0 != TabBarTheme.Text() }) else {
      return nil
    }
    if texts.allSatisfy({ $0 == first }) { return first }
    leaveOut(
      path,
      because: "the items have different attributes",
      fix: "set them in 'standard' of single items"
    )
    return nil
  }
}

extension TabBarTheme.ItemOverride {
  /// Creates the settings of a live item, without its title, its images and the text of its badge.
  @MainActor
  fileprivate init(
    importing item: UITabBarItem,
    over base: TabBarTheme.Appearance,
    at path: String,
    with importer: AppearanceImporter
  ) {
    self.init()
    func insets(_ value: UIEdgeInsets) -> TabBarTheme.Setting<TabBarTheme.Insets> {
      value == .zero ? .inherited : .value(.init(value))
    }
    imageInsets = insets(item.imageInsets)
    landscapeImagePhoneInsets = insets(item.landscapeImagePhoneInsets)
    largeContentSizeImageInsets = insets(item.largeContentSizeImageInsets)
    let offset = item.titlePositionAdjustment
    if offset != .zero { titlePositionAdjustment = .value(.init(offset)) }
    if let color = item.badgeColor.flatMap({ importer.color($0, at: "\(path).badgeColor") }) {
      badgeColor = .value(color)
    }
    readBadgeText(of: item, at: "\(path).badgeText", with: importer)
    if let appearance = item.standardAppearance {
      standard = .init(
        importing: appearance,
        over: base,
        at: "\(path).standard",
        with: importer
      )
    }
    if let edge = item.scrollEdgeAppearance {
      let merged = base.merging(standard)
      let overlay = TabBarTheme.Appearance(
        importing: edge,
        over: merged,
        at: "\(path).scrollEdge",
        with: importer
      )
      scrollEdge = overlay == .init() ? .standard : .overlay(overlay)
    }
  }

  /// Reads the attributes of the badge's text; a theme has the same in all states.
  @MainActor
  private mutating func readBadgeText(
    of item: UITabBarItem,
    at path: String,
    with importer: AppearanceImporter
  ) {
    let states: [UIControl.State] = [.normal, .selected, .disabled, .focused]
    let texts = states.compactMap { item.badgeTextAttributes(for: $0) }
      .map { importer.text($0, base: .badge, at: path) }
    guard let first = texts.first else { return }
    badgeText = first
    if texts.contains(where: { $0 != first }) {
      importer.leaveOut(
        "\(path) of some states",
        because: "a theme has one style for the badge of an item",
        fix: "set 'badgeText' in 'standard' of the item"
      )
    }
  }
}
