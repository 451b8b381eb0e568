import Foundation
import TabUIKit

/// A theme as it is applied to one bar: with a style, and compiled for what holds around the bar.
@MainActor
final class ThemeApplication {
  /// What an app or a store asks for: two that are equal need no work in between.
  struct Request: Hashable {
    let theme: TabBarTheme
    let style: TabBarTheme.Style?
    let assets: Bundle?
  }

  /// What holds around a bar, which can change while the theme is on it.
  struct Conditions: Hashable {
    let environment: TabBarEnvironment
    let isRightToLeft: Bool

    /// The size of text that the user prefers, for fonts that grow.
    let contentSize: UIContentSizeCategory

    @MainActor
    init(around bar: UITabBar) {
      environment = .current
      isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
      contentSize = bar.traitCollection.preferredContentSizeCategory
    }
  }

  let request: Request
  let conditions: Conditions
  let compiled: CompiledTabBarTheme

  /// The style of the request, or else that of the theme before; `nil` is the app's own.
  let style: TabBarTheme.Style?

  /// The handle that the app has, if it still has it; the bar keeps only that of the current theme.
  weak var handle: AppliedTabBarTheme?

  init(
    _ request: Request,
    _ conditions: Conditions,
    style: TabBarTheme.Style?,
    handle: AppliedTabBarTheme? = nil
  ) {
    self.request = request
    self.conditions = conditions
    self.style = style
    self.handle = handle
    compiled = request.theme.compiled(
      for: conditions.environment,
      isRightToLeft: conditions.isRightToLeft,
      contentSize: conditions.contentSize,
      assets: request.assets
    )
  }

  var resolved: ResolvedTheme { compiled.resolved }

  /// The theme for a bar that isn't of glass on any system, as one of the app's own.
  private(set) lazy var classic: CompiledTabBarTheme = {
    guard conditions.environment.look != .classic else { return compiled }
    var environment = conditions.environment
    environment.look = .classic
    return request.theme.compiled(
      for: environment,
      isRightToLeft: conditions.isRightToLeft,
      contentSize: conditions.contentSize,
      assets: request.assets
    )
  }()

  /// The key of an appearance, which looks alike in equal conditions only.
  func key(_ appearance: TabBarTheme.Appearance?) -> some Hashable {
    Key(value: appearance, context: compiled.context)
  }

  private struct Key<Value: Hashable>: Hashable {
    let value: Value
    let context: CompilingContext
  }

  // MARK: - Making UIKit's values

  /// UIKit's value for a setting; `nil` if there is none.
  func value<Value: UIKitConvertible>(
    _ setting: TabBarTheme.Setting<Value>
  ) -> ThemedValue<Value.UIKitValue>? {
    guard let value = setting.value, let uiKit = value.uiKitValue(in: compiled.context) else {
      return nil
    }
    return ThemedValue(Key(value: value, context: compiled.context)) { uiKit }
  }

  func appearance(_ resolved: TabBarTheme.Appearance) -> UITabBarAppearance {
    UITabBarAppearance(resolved, in: compiled.context)
  }

  /// The color that icons of items which aren't selected are drawn in beforehand, if they are.
  ///
  /// Only on glass: elsewhere the appearance is honored. A disabled item whose theme has no color
  /// for it is left to UIKit, which dims it.
  func bakedColor(isEnabled: Bool) -> TabBarTheme.Color? {
    guard conditions.environment.look == .glass,
      resolved.strategies.unselectedColors.value == .bakeImages
    else { return nil }
    let state = resolved.standard[Cell(layout: .stacked, state: isEnabled ? .normal : .disabled)]
    return state.iconColor.value ?? (isEnabled ? resolved.unselectedItemTintColor.value : nil)
  }
}
