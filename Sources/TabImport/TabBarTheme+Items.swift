public import TabAppearance
public import TabJSON
import TabUIKit

extension TabBarTheme {
  /// Reads a live tab bar and its items into a theme, with diagnostics for values that themes can't
  /// have.
  ///
  ///     let (theme, diagnostics) = TabBarTheme.read(tabBarController, name: "Mine")
  ///     try theme.json().write(to: file, atomically: true, encoding: .utf8)
  ///
  /// The bar is read as without its controller. Of the items, insets, offsets of titles, the color
  /// of badges, attributes of titles and appearances are read. Settings that all items share are in
  /// `items` as `*`, and shared attributes of titles are in the theme. An item with further
  /// settings is identified by its `accessibilityIdentifier`, or else by its index. Titles, images
  /// and the texts of badges remain the app's.
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
    return (theme, importer.diagnostics)
  }

  @MainActor
  private mutating func readItems(_ bar: UITabBar, with importer: AppearanceImporter) {
    let items = bar.items ?? []
    let overrides = items.enumerated().map { index, item in
      ItemOverride(importing: item, over: content.appearance, at: "items.\(index)", with: importer)
    }
    guard let first = overrides.first else { return }
    let shared =
      overrides.count > 1
      ? overrides.dropFirst().reduce(first) { $0.combined(.intersection, with: $1) }
      : ItemOverride()
    if shared != ItemOverride() { self.items[.all] = shared }
    let selectors = items.map { item in
      item.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : ItemSelector(stringLiteral: $0) }
    }
    for (index, selector) in selectors.enumerated() {
      let settings = overrides[index].combined(.difference, with: shared)
      guard settings != ItemOverride() else { continue }
      // Digits would be an index in a theme, and an identifier of two items matches the first only.
      let isName =
        if case .identifier = selector { selectors.count { $0 == selector } == 1 } else { false }
      self.items[isName ? selector ?? .index(index) : .index(index)] = settings
    }
    readTitles(of: items, on: bar, with: importer)
  }

  /// Reads the attributes of titles that are set on items, which have an effect only on a bar with
  /// UIKit's appearance.
  @MainActor
  private mutating func readTitles(
    of items: [UITabBarItem],
    on bar: UITabBar,
    with importer: AppearanceImporter
  ) {
    let states: [(ItemState, UIControl.State)] = [
      (.normal, .normal), (.selected, .selected), (.disabled, .disabled), (.focused, .focused),
    ]
    let counts =
      Appearance(importing: bar.standardAppearance, at: "", with: importer.trial()) == .init()
    for (state, controlState) in states {
      let path = "item.\(state.rawValue).title"
      let texts = items.map { item in
        item.titleTextAttributes(for: controlState).map {
          importer.context.text($0, .title(in: .stacked), path)
        } ?? Text()
      }
      guard texts.contains(where: { $0 != Text() }) else { continue }
      if !counts {
        importer.leaveOut(path, because: "it has no effect on a bar with an appearance", fix: nil)
      } else if texts.allSatisfy({ $0 == texts[0] }) {
        let scope = ItemScope(part: .item, state: state)
        content.appearance[scope].title = content.appearance[scope].title.merging(texts[0])
      } else {
        importer.leaveOut(
          path,
          because: "the items have different attributes",
          fix: "set them in 'standard' of single items"
        )
      }
    }
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
    let context = importer.context
    func insets(_ value: UIEdgeInsets) -> TabBarTheme.Setting<TabBarTheme.Insets> {
      value == .zero
        ? .inherited
        : TabBarTheme.Insets.imported(value, at: path, in: context).map { .value($0) } ?? .inherited
    }
    imageInsets = insets(item.imageInsets)
    landscapeImagePhoneInsets = insets(item.landscapeImagePhoneInsets)
    largeContentSizeImageInsets = insets(item.largeContentSizeImageInsets)
    let offset = item.titlePositionAdjustment
    if offset != .zero {
      titlePositionAdjustment = .value(
        .init(leading: Double(offset.horizontal), vertical: Double(offset.vertical))
      )
    }
    if let color = item.badgeColor.flatMap({ importer.color($0, at: "\(path).badgeColor") }) {
      badgeColor = .value(color)
    }
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
}
