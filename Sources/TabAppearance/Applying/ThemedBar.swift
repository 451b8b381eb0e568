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
  func apply(_ theme: TabBarTheme, style: ThemeStyle?) -> AppliedTheme {
    guard let bar else { preconditionFailure("a bar lives while a theme is applied to it") }
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let compiled = theme.compiled(for: .current, isRightToLeft: isRightToLeft)
    let record = ThemeRecord(
      theme: theme,
      environment: compiled.environment,
      resolved: compiled.resolved,
      isRightToLeft: isRightToLeft,
      style: style
    )
    let memory = memory
    if let memory, memory.record == record, let applied = memory.applied { return applied }

    let applied = AppliedTheme(record, on: self)
    let original = memory?.original ?? BarState(of: bar)
    if !record.looksLike(memory?.record) {
      BarState(compiled, over: original).write(to: bar)
    }
    if let style { self.style = style.userInterfaceStyle }
    self.memory = ThemeMemory(record: record, original: original, applied: applied)
    controller?.viewIfLoaded?.setNeedsLayout()
    return applied
  }
}

/// A theme with everything that decides what it comes to on a bar.
struct ThemeRecord: Hashable {
  let theme: TabBarTheme
  let environment: TabBarEnvironment
  let resolved: ResolvedTheme
  let isRightToLeft: Bool
  let style: ThemeStyle?

  func looksLike(_ other: ThemeRecord?) -> Bool {
    resolved == other?.resolved && isRightToLeft == other?.isRightToLeft
  }
}

/// What a themed bar remembers.
@MainActor
struct ThemeMemory {
  let record: ThemeRecord

  /// How the bar was before any theme: what a theme leaves out is taken from there.
  let original: BarState

  /// Absent once the theme that came after was reverted, so that no chain of old themes is kept alive.
  var applied: AppliedTheme?
}
