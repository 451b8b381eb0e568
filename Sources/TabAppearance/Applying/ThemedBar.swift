import TabUIKit

/// A bar that takes themes, alone or with the controller that manages it.
@MainActor
struct ThemedBar {
  private(set) weak var bar: UITabBar?
  private(set) weak var controller: UITabBarController?

  init(_ bar: UITabBar) {
    self.bar = bar
  }

  init(_ controller: UITabBarController) {
    self.controller = controller
    bar = controller.tabBar
  }

  /// The style asked for: of the controller with all that it shows, or of a bar alone.
  var style: UIUserInterfaceStyle {
    get {
      controller?.overrideUserInterfaceStyle ?? bar?.overrideUserInterfaceStyle ?? .unspecified
    }
    nonmutating set {
      if let controller {
        if controller.overrideUserInterfaceStyle != newValue {
          controller.overrideUserInterfaceStyle = newValue
        }
      } else if let bar, bar.overrideUserInterfaceStyle != newValue {
        bar.overrideUserInterfaceStyle = newValue
      }
    }
  }

  /// What the bar remembers of its theme.
  var memory: ThemeMemory? {
    get { bar?[attached: ThemeMemory.self] }
    nonmutating set { bar?[attached: ThemeMemory.self] = newValue }
  }

  /// Puts a theme on the bar, unless it is there already.
  ///
  /// With `isRestyled`, the style around the bar has changed, and UIKit gets fresh copies of what is there:
  /// reported are backgrounds and images that stay as they were.
  func apply(_ theme: TabBarTheme, style: ThemeStyle?, isRestyled: Bool = false) -> AppliedTheme {
    guard let bar else { preconditionFailure("a bar lives while a theme is applied to it") }
    let conditions = ThemeRequest.Conditions(
      environment: .current,
      isRightToLeft: bar.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      contentSize: bar.traitCollection.preferredContentSizeCategory,
      style: style
    )
    let isRestyled = isRestyled || style.map { self.style != $0.userInterfaceStyle } ?? false
    let memory = memory
    var known: AppliedTheme?
    if let memory, memory.request.conditions == conditions, memory.request.theme == theme {
      known = memory.applied
    }
    if !isRestyled, let memory, let known {
      memory.refresh(self)
      return known
    }

    let compiled = theme.compiled(
      for: conditions.environment,
      isRightToLeft: conditions.isRightToLeft,
      contentSize: conditions.contentSize
    )
    let look = ThemeLook(
      resolved: compiled.resolved,
      isRightToLeft: conditions.isRightToLeft,
      contentSize: conditions.contentSize,
      isOnGlass: conditions.environment.look == .glass
    )
    let request = ThemeRequest(theme: theme, conditions: conditions)
    let applied = known ?? AppliedTheme(request, on: self)
    let new = ThemeMemory(
      request: request,
      look: look,
      original: memory?.original ?? BarState(of: bar),
      surroundings: memory?.surroundings ?? ThemedSurroundings(),
      applied: applied
    )
    if let style { self.style = style.userInterfaceStyle }
    if isRestyled || look != memory?.look {
      BarState(compiled, over: new.original).write(to: bar)
    }
    new.surroundings.update(from: memory?.look, to: look, of: self, isRestyled: isRestyled)
    self.memory = new
    controller?.viewIfLoaded?.setNeedsLayout()
    return applied
  }

  /// Gives the theme to items that have come since it was applied, and takes it from those that have gone.
  func refresh() {
    memory?.refresh(self)
  }
}

/// All that decides what a bar is made to look like.
struct ThemeRequest: Hashable {
  let theme: TabBarTheme
  let conditions: Conditions

  /// What it depends on besides the theme.
  struct Conditions: Hashable {
    let environment: TabBarEnvironment
    let isRightToLeft: Bool
    let contentSize: UIContentSizeCategory
    let style: ThemeStyle?
  }
}

/// What a themed bar remembers.
@MainActor
final class ThemeMemory {
  let request: ThemeRequest
  let look: ThemeLook

  /// How the bar was before any theme: what a theme leaves out is taken from there.
  let original: BarState

  /// What the theme has changed beside the bar.
  var surroundings: ThemedSurroundings

  /// Absent once the theme that came after was reverted, so that no chain of old themes is kept alive.
  let applied: AppliedTheme?

  init(
    request: ThemeRequest,
    look: ThemeLook,
    original: BarState,
    surroundings: ThemedSurroundings,
    applied: AppliedTheme?
  ) {
    self.request = request
    self.look = look
    self.original = original
    self.surroundings = surroundings
    self.applied = applied
  }

  /// The same without what was applied.
  func withoutApplied() -> ThemeMemory {
    ThemeMemory(
      request: request,
      look: look,
      original: original,
      surroundings: surroundings,
      applied: nil
    )
  }

  /// Gives the theme to what has come to a bar since it was applied.
  func refresh(_ themed: ThemedBar) {
    // Apart, since UIKit may call back meanwhile.
    var surroundings = surroundings
    surroundings.refresh(of: themed, look: look)
    self.surroundings = surroundings
  }
}
