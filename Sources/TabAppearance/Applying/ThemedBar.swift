import Foundation
import TabUIKit

/// A tab bar with what themes change on it and around it: its items, the bar of More, the tint of
/// the content.
///
/// UIKit may call the app while a theme is applied, and the app may apply another one then: the
/// later call wins. So what is current is set before UIKit is called, and asked for again after
/// that.
@MainActor
final class ThemedBar {
  private weak var bar: UITabBar?
  private weak var controller: UITabBarController?

  /// The theme that the bar has, or is getting.
  private(set) var application: ThemeApplication?

  /// What the app has of the current theme, kept so that applying the theme again gives it again.
  private var handle: AppliedTabBarTheme?

  /// The style before the first of the themes that set one.
  private var styleBeforeThemes: UIUserInterfaceStyle?

  private let properties = ThemedProperties<UITabBar, ThemeApplication>.ofTabBar()
  private var items: [ThemedItem] = []
  private var more: ThemedView<UINavigationBar>?
  private var content: ThemedView<UIView>?

  /// The one of a bar, which is made when it is first asked for.
  static func of(_ bar: UITabBar, in controller: UITabBarController? = nil) -> ThemedBar {
    let themed = bar[attached: ThemedBar.self] ?? ThemedBar(bar)
    if let controller { themed.controller = controller }
    return themed
  }

  private init(_ bar: UITabBar) {
    self.bar = bar
    bar[attached: ThemedBar.self] = self
    guard #available(iOS 17, *), TabBarEnvironment.current.os >= 17 else { return }
    bar.registerForTraitChanges([
      UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
    ]) { (bar: UITabBar, _) in bar[attached: ThemedBar.self]?.refresh() }
  }

  // MARK: - Applying

  /// Applies a theme, unless the bar has it already.
  ///
  /// - Parameters:
  ///   - request: The theme.
  ///   - isRestyled: Whether the style around the bar has changed, so that UIKit gets fresh copies
  ///     of what is there: reported are backgrounds and images that stay as they were.
  /// - Returns: The theme on the bar.
  @discardableResult
  func apply(_ request: ThemeApplication.Request, isRestyled: Bool = false) -> AppliedTabBarTheme {
    guard let bar else { preconditionFailure("a bar lives while a theme is applied to it") }
    let conditions = ThemeApplication.Conditions(around: bar)
    let styleBefore = style
    let newStyle = request.style?.userInterfaceStyle ?? styleBefore
    let before = application
    let isRestyled =
      isRestyled || newStyle != styleBefore
      || before.map { $0.request.assets != request.assets } ?? false
    if let handle, let before, before.request == request, before.conditions == conditions {
      if isRestyled || isOverwritten {
        style = newStyle
        update(isRestyled: isRestyled)
      } else {
        updateAround(isNew: false)
      }
      return handle
    }
    let new = ThemeApplication(request, conditions)
    let handle = AppliedTabBarTheme(new, on: self, before: before, styleBefore: styleBefore)
    new.handle = handle
    (application, self.handle) = (new, handle)
    if request.style != nil, styleBeforeThemes == nil { styleBeforeThemes = styleBefore }
    style = newStyle
    if application === new { update(isRestyled: isRestyled) }
    return handle
  }

  /// Applies the theme anew if what holds around the bar has changed, and otherwise to items that
  /// have come since; takes it off items that have gone.
  func refresh() {
    guard let application, let bar else { return }
    let conditions = ThemeApplication.Conditions(around: bar)
    guard conditions != application.conditions else { return updateAround(isNew: false) }
    let new = ThemeApplication(application.request, conditions, handle: application.handle)
    application.handle?.application = new
    self.application = new
    update(isRestyled: false)
  }

  /// Takes a theme off: the one before it takes its place, or without one what the app had.
  ///
  /// - Returns: Whether that happened; not if another theme took the place of this one.
  func revert(
    _ handle: AppliedTabBarTheme,
    to before: ThemeApplication?,
    style styleBefore: UIUserInterfaceStyle
  ) -> Bool {
    guard bar != nil, let application, application.handle === handle else { return false }
    (self.application, self.handle) = (before, before?.handle)
    if application.request.style != nil { style = styleBefore }
    if before == nil { styleBeforeThemes = nil }
    if self.application === before { update(isRestyled: false) }
    refresh()
    return true
  }

  /// Takes all themes off.
  func removeTheme() {
    guard application != nil else { return }
    let style = styleBeforeThemes
    (application, handle, styleBeforeThemes) = (nil, nil, nil)
    if let style { self.style = style }
    if application == nil { update(isRestyled: false) }
  }

  // MARK: - Style

  /// The style asked for: of the controller with all that it shows, or of a bar alone.
  var style: UIUserInterfaceStyle {
    get {
      controller?.overrideUserInterfaceStyle ?? bar?.overrideUserInterfaceStyle ?? .unspecified
    }
    set {
      guard style != newValue else { return }
      if let controller {
        controller.overrideUserInterfaceStyle = newValue
      } else {
        bar?.overrideUserInterfaceStyle = newValue
      }
    }
  }

  // MARK: - Updating

  /// Whether the app has set anew, on the bar, an item or around them, what the theme had set.
  private var isOverwritten: Bool {
    bar.map(properties.isOverwritten) ?? false
      || items.contains(where: \.isOverwritten)
      || more.flatMap { more in more.view.map(more.properties.isOverwritten) } ?? false
      || content.flatMap { content in content.view.map(content.properties.isOverwritten) } ?? false
  }

  private func update(isRestyled: Bool) {
    let application = application
    if let bar {
      properties.update(bar, to: application, isRestyled: isRestyled) {
        self.application === application
      }
    }
    updateAround(isNew: true, isRestyled: isRestyled)
    controller?.viewIfLoaded?.setNeedsLayout()
  }

  /// Updates what is around the bar: with `isNew` all of it, otherwise what has come or gone.
  private func updateAround(isNew: Bool, isRestyled: Bool = false) {
    let application = application
    let isCurrent = { self.application === application }
    updateItems(isNew: isNew, isRestyled: isRestyled)
    guard isCurrent(), let controller else { return }
    func update<View: UIView>(
      _ path: ReferenceWritableKeyPath<ThemedBar, ThemedView<View>?>,
      to view: View?,
      _ properties: () -> ThemedProperties<View, ThemeApplication>
    ) {
      let old = self[keyPath: path]
      guard let view = view ?? old?.view, isCurrent(), isNew || old?.view !== view else { return }
      let new =
        old?.view === view ? old : ThemedView(view: view, properties: properties())
      self[keyPath: path] = new
      if let old, let gone = old.view, gone !== view {
        old.properties.update(gone, to: nil, isRestyled: false, while: { true })
      }
      new?.properties.update(view, to: application, isRestyled: isRestyled, while: isCurrent)
    }
    update(\.more, to: controller.moreNavigationBar) { .ofMoreBar() }
    update(\.content, to: controller.viewIfLoaded) { .ofContent() }
  }

  private func updateItems(isNew: Bool, isRestyled: Bool) {
    let application = application
    let named = controller?.namedItems ?? bar?.items?.map { NamedItem($0) } ?? []
    let isSame =
      items.count == named.count && zip(items, named).allSatisfy { $0.isFor($1) }
    guard isNew || !isSame else { return }
    let old = items
    items = named.map { named in old.first { $0.item === named.item } ?? ThemedItem(named.item) }
    let new = items
    for item in old where !new.contains(where: { $0 === item }) {
      item.update(to: nil, isRestyled: false, while: { true })
    }
    for (index, (item, named)) in zip(new, named).enumerated() {
      item.name(named, index: index)
      item.update(to: application, isRestyled: isRestyled) { self.application === application }
    }
  }
}
