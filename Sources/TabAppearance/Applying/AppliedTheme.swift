import TabUIKit

/// A theme on a bar, which can be taken off again.
///
///     let applied = tabBarController.applyTheme(.ocean)
///     applied.revert()  // the bar is what it was before
@MainActor
public final class AppliedTheme {
  private let record: ThemeRecord
  private let themed: ThemedBar
  private let before: BarState?
  private let styleBefore: UIUserInterfaceStyle
  private let memoryBefore: ThemeMemory?

  init(_ record: ThemeRecord, on themed: ThemedBar) {
    self.record = record
    self.themed = themed
    before = themed.bar.map { BarState(of: $0) }
    styleBefore = themed.style
    var memory = themed.memory
    memory?.applied = nil
    memoryBefore = memory
  }

  /// The theme.
  public var theme: TabBarTheme { record.theme }

  /// What the theme was compiled for.
  public var environment: TabBarEnvironment { record.environment }

  /// Restores what was there before the theme: appearances, tint colors and, if it was chosen, style.
  ///
  /// - Returns: Whether that happened; `false` if the bar is gone or another theme took the place of this
  ///   one, which then stays.
  @discardableResult
  public func revert() -> Bool {
    guard let bar = themed.bar, themed.memory?.record == record else { return false }
    before?.write(to: bar)
    if record.style != nil { themed.style = styleBefore }
    themed.memory = memoryBefore
    themed.controller?.viewIfLoaded?.setNeedsLayout()
    return true
  }
}
