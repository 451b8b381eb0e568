import TabUIKit

/// A theme on a bar, which can be taken off again.
///
///     let applied = tabBarController.applyTheme(.ocean)
///     applied.revert()  // the bar is what it was before
@MainActor
public final class AppliedTheme {
  private let request: ThemeRequest
  private let themed: ThemedBar
  private let before: BarState?
  private let styleBefore: UIUserInterfaceStyle
  private let memoryBefore: ThemeMemory?

  init(_ request: ThemeRequest, on themed: ThemedBar) {
    self.request = request
    self.themed = themed
    before = themed.bar.map { BarState(of: $0) }
    styleBefore = themed.style
    memoryBefore = themed.memory?.withoutApplied()
  }

  /// The theme.
  public var theme: TabBarTheme { request.theme }

  /// What the theme was compiled for.
  public var environment: TabBarEnvironment { request.conditions.environment }

  /// Restores what was there before the theme: appearances, images and tint colors, on the bar, its items and
  /// the bar of More, and the style if it was chosen.
  ///
  /// - Returns: Whether that happened; `false` if the bar is gone or another theme took the place of this
  ///   one, which then stays.
  @discardableResult
  public func revert() -> Bool {
    guard let bar = themed.bar, let memory = themed.memory, memory.request == request else {
      return false
    }
    if request.conditions.style != nil { themed.style = styleBefore }
    before?.write(to: bar)
    var surroundings = memory.surroundings
    surroundings.update(from: memory.look, to: memoryBefore?.look, of: themed)
    memoryBefore?.surroundings = surroundings
    themed.memory = memoryBefore
    themed.controller?.viewIfLoaded?.setNeedsLayout()
    return true
  }
}
