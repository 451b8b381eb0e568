import Foundation
import TabDiagnostics
import TabUIKit

/// A tab bar together with all that themes change on it and around it: its items, the navigation
/// bar of More, the tint of the content, and the style.
///
/// UIKit may call the app while a theme is applied, and the app may apply another theme then; the
/// later call wins. So `application` is set before UIKit is called, and compared again after the
/// call.
@MainActor
package final class ThemedBar {
  private weak var bar: UITabBar?
  private weak var controller: UITabBarController?

  /// The theme that the bar has, or that is being applied to it.
  private(set) var application: ThemeApplication?

  /// The app's handle of the current theme, kept so that applying an equal theme returns the same
  /// handle.
  private var handle: AppliedTabBarTheme?

  /// Problems of the current theme on the bar, each once.
  private(set) var diagnostics: [ThemeDiagnostic] = []

  /// The observations of the items in the bar, which pages and SwiftUI write, and of the controller,
  /// whose bar an app may replace.
  private var itemObservations: [ChangeObservation] = []
  private var controllerObservation: ChangeObservation?

  /// Whether the bar is written at this moment, or will be at the next turn.
  private var isUpdating = false
  private var isAnswerDue = false

  /// The navigation bar of More to which the theme was applied.
  private weak var moreBar: UINavigationBar?

  /// Returns the `ThemedBar` of a bar and its controller, creating it on first use.
  package static func themedBar(
    for bar: UITabBar,
    in controller: UITabBarController? = nil
  ) -> ThemedBar {
    let themed = controller?.themedBar ?? bar[attached: ThemedBar.self] ?? ThemedBar(bar)
    if let controller { themed.enter(controller) }
    return themed
  }

  private init(_ bar: UITabBar) {
    self.bar = bar
    attach(to: bar)
  }

  private func attach(to bar: UITabBar) {
    bar[attached: ThemedBar.self] = self
    guard #available(iOS 17, *), TabBarEnvironment.current.os >= 17 else { return }
    bar.registerForTraitChanges([
      UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
    ]) { (bar: UITabBar, _) in bar[attached: ThemedBar.self]?.refresh() }
  }

  private func enter(_ controller: UITabBarController) {
    guard self.controller !== controller else { return }
    self.controller = controller
    controller[attached: ThemedBar.self] = self
    controllerObservation = ChangeObservation(controller) { [weak controller] in
      _ = controller?.themedBar
    }
  }

  /// Moves the theme to the bar that an app has put in place of the controller's; a bar with a theme
  /// of its own keeps that.
  fileprivate func move(to newBar: UITabBar) -> ThemedBar {
    if let own = newBar[attached: ThemedBar.self], own !== self {
      controllerObservation = nil
      if let controller { own.enter(controller) }
      return own
    }
    if let bar {
      UITabBar.themedProperties.update(
        bar,
        to: nil,
        on: .application,
        while: { true },
        onGivingUp: { _ in }
      )
      bar[attached: ThemedBar.self] = nil
    }
    bar = newBar
    attach(to: newBar)
    update(on: .application)
    return self
  }

  // MARK: - Applying

  /// Applies a theme; properties that already have the theme's values aren't written.
  ///
  /// - Parameters:
  ///   - request: The theme, with its style and assets.
  ///   - isRestyled: Whether the style around the bar has changed, so that UIKit gets fresh copies
  ///     of all values: backgrounds and images were reported to keep the old style otherwise.
  ///   - owner: The store or claims that apply the theme, which replaces the owner's previous
  ///     theme: reverting restores the state before both. `nil` is the app.
  /// - Returns: The theme on the bar.
  @discardableResult
  package func apply(
    _ request: ThemeApplication.Request,
    isRestyled: Bool = false,
    by owner: AnyObject? = nil
  ) -> AppliedTabBarTheme {
    guard let bar else { preconditionFailure("a bar lives while a theme is applied to it") }
    let conditions = ThemeApplication.Conditions(around: bar)
    let before = isOfOwner(owner) ? handle?.before : application
    let style = request.style ?? before?.style
    if let handle, let application, application.request == request,
      application.conditions == conditions, application.style == style
    {
      update(on: isRestyled ? .restyling : .application)
      return handle
    }
    let hasNewAssets = application.map { $0.request.assets != request.assets } ?? false
    let new = ThemeApplication(request, in: conditions, style: style)
    let handle = AppliedTabBarTheme(new, on: self, before: before, owner: owner)
    new.handle = handle
    (application, self.handle, diagnostics) = (new, handle, [])
    update(on: isRestyled || hasNewAssets ? .restyling : .application)
    controller?.viewIfLoaded?.setNeedsLayout()
    return handle
  }

  /// Updates the bar to its theme after changes: of the environment and traits, of the items, and
  /// of properties that the app, SwiftUI or UIKit has set over the theme.
  ///
  /// - Parameter writesItems: Whether items are updated too, not only the bar and the views around
  ///   it.
  func refresh(writesItems: Bool = true) {
    guard let bar else { return }
    if let application {
      let conditions = ThemeApplication.Conditions(around: bar)
      if conditions != application.conditions {
        let new = ThemeApplication(
          application.request,
          in: conditions,
          style: application.style,
          handle: application.handle
        )
        application.handle?.application = new
        self.application = new
      }
    }
    update(on: .refreshing, writesItems: writesItems)
  }

  /// Updates the bar at the next turn, after other code has written it.
  func answerLater() {
    guard application != nil, !isUpdating, !isAnswerDue else { return }
    isAnswerDue = true
    onNextTurn { [weak self] in
      guard let self else { return }
      isAnswerDue = false
      update(on: .answer)
    }
  }

  /// Removes a theme and restores the previous one, or else the app's values.
  ///
  /// - Returns: Whether the theme was removed; `false` if another theme has replaced it.
  func revert(_ handle: AppliedTabBarTheme) -> Bool {
    guard bar != nil, let application, application.handle === handle else { return false }
    revert(to: handle.before)
    return true
  }

  /// Removes the theme of a store or of claims, unless another theme has replaced it.
  ///
  /// - Parameters:
  ///   - owner: The store or the claims that applied the theme.
  ///   - writesItems: Whether items are updated too, not only the bar and the views around it.
  func revert(by owner: AnyObject, writesItems: Bool) {
    if isOfOwner(owner) { revert(to: handle?.before, writesItems: writesItems) }
  }

  private func revert(to before: ThemeApplication?, writesItems: Bool = true) {
    (application, handle, diagnostics) = (before, before?.handle, [])
    refresh(writesItems: writesItems)
    controller?.viewIfLoaded?.setNeedsLayout()
  }

  /// Returns the problems of a theme, if it is the current one.
  func diagnostics(of handle: AppliedTabBarTheme) -> [ThemeDiagnostic] {
    application?.handle === handle ? diagnostics : []
  }

  private func isOfOwner(_ owner: AnyObject?) -> Bool { owner != nil && handle?.owner === owner }

  /// Removes all themes and restores the app's values.
  func removeTabBarTheme() {
    guard application != nil else { return }
    (application, handle, diagnostics) = (nil, nil, [])
    update(on: .application)
    controller?.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: - Updating

  private func update(on occasion: WriteOccasion, writesItems: Bool = true) {
    let wasUpdating = isUpdating
    isUpdating = true
    defer { isUpdating = wasUpdating }
    FreshViews.shared { write(on: occasion, writesItems: writesItems) }
    let items = application == nil ? [] : bar?.items ?? []
    itemObservations.follow(items) { [weak self] in self?.answerLater() }
  }

  private func write(on occasion: WriteOccasion, writesItems: Bool) {
    guard let bar else { return }
    let application = application
    let isCurrent = { self.application === application }
    let occasion = updateStyle(of: bar) ? .restyling : occasion
    guard isCurrent() else { return }
    UITabBar.themedProperties.update(bar, to: application, on: occasion, while: isCurrent) {
      reportFight(over: $0, of: "the tab bar")
    }
    if writesItems, updateItems(of: bar, on: occasion), bar.window != nil,
      TabBarEnvironment.current.look == .glass
    {
      // Without this layout, titles stay truncated until the next tap (react-native-screens).
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
    }
    guard let controller, isCurrent() else { return }
    if let moreBar = controller.existingMoreNavigationController?.navigationBar ?? moreBar {
      self.moreBar = moreBar
      UINavigationBar.themedProperties.update(
        moreBar,
        to: application,
        on: occasion,
        while: isCurrent
      ) { reportFight(over: $0, of: "the navigation bar of More") }
    }
    if let view = controller.viewIfLoaded {
      UIView.themedContentProperties.update(view, to: application, on: occasion, while: isCurrent) {
        reportFight(over: $0, of: "the view of the tab bar controller")
      }
    }
  }

  /// Sets the style of the controller and all its children, or of a bar without a controller.
  ///
  /// - Returns: Whether the style was written.
  private func updateStyle(of bar: UITabBar) -> Bool {
    let style = application?.style?.userInterfaceStyle
    if style != nil, controller == nil, TabBarEnvironment.current.look == .glass {
      report(
        ThemeDiagnostic(
          .warning,
          "the style of a bar alone may have no effect on glass",
          notes: ["glass turns light or dark by its content, or by the style of the controller"],
          fix: "apply the theme to the tab bar controller"
        )
      )
    }
    return controller.map { UIViewController.styleProperty.set(style, on: $0) }
      ?? UIView.styleProperty.set(style, on: bar)
  }

  private func updateItems(of bar: UITabBar, on occasion: WriteOccasion) -> Bool {
    let application = application
    let tabs =
      controller?.barTabs
      ?? (bar.items ?? []).enumerated().map { BarTab(index: $0, item: $1) }
    let isOnTop = controller?.barPlacement(in: .current) == .top
    var isWritten = false
    for tab in tabs {
      guard self.application === application else { return isWritten }
      let theme = application.map { ItemTheme($0, for: tab, in: bar, isOnTop: isOnTop) }
      let isCurrent = { self.application === application }
      let giveUp = { self.reportFight(over: $0, of: "item \(tab.index)") }
      isWritten =
        BarTab.themedProperties
        .update(tab, to: theme, on: occasion, while: isCurrent, onGivingUp: giveUp) || isWritten
      guard let item = tab.item else { continue }
      isWritten =
        UITabBarItem.themedProperties
        .update(item, to: theme, on: occasion, while: isCurrent, onGivingUp: giveUp) || isWritten
      if isCurrent() { isWritten = item.centerIcon(theme?.isCentered == true) || isWritten }
    }
    return isWritten
  }

  // MARK: - Diagnostics

  private func reportFight(over property: String, of object: String) {
    report(
      ThemeDiagnostic(
        .warning,
        "'\(property)' of \(object) is left as other code sets it",
        notes: ["that code has written it again each time after the theme, 3 times in a second"],
        fix: "set it in one place, or leave it out of the theme"
      )
    )
  }

  private func report(_ diagnostic: ThemeDiagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    bar?.printOnce([diagnostic])
  }
}

extension UITabBarController {
  /// The themed bar of the controller, moved to the controller's present bar if the app has replaced
  /// the bar; `nil` if neither has a theme.
  var themedBar: ThemedBar? {
    guard let themed = self[attached: ThemedBar.self] else {
      return tabBar[attached: ThemedBar.self]
    }
    return tabBar[attached: ThemedBar.self] === themed ? themed : themed.move(to: tabBar)
  }
}

extension UITabBar {
  /// Prints diagnostics in debug builds, each text once for the bar.
  func printOnce(_ diagnostics: [ThemeDiagnostic]) {
    #if DEBUG
    var printed = self[attached: PrintedTexts.self] ?? PrintedTexts()
    for text in diagnostics.map(\.description) where printed.texts.insert(text).inserted {
      print(text)
    }
    self[attached: PrintedTexts.self] = printed
    #endif
  }

  private struct PrintedTexts {
    var texts: Set<String> = []
  }
}

extension UIViewController {
  /// The style of a controller and its children, which a theme or a store overrides.
  fileprivate static let styleProperty =
    OverridableProperty(\UIViewController.overrideUserInterfaceStyle)
}

extension UIView {
  /// The style of a bar without a controller, or of a window, which a theme or a store overrides.
  package static let styleProperty = OverridableProperty(\UIView.overrideUserInterfaceStyle)
}

extension OverridableProperty where Value == UIUserInterfaceStyle {
  /// Overrides the style, or with `nil` restores the app's.
  ///
  /// - Returns: Whether the style was written.
  @discardableResult
  package func set(_ style: UIUserInterfaceStyle?, on target: Target) -> Bool {
    guard let style else { return restore(target, by: .theme) }
    return override(target, by: .theme, key: style) { _ in style }
  }
}
