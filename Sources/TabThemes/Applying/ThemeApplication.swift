package import Foundation
import TabUIKit

/// A theme applied to one bar: with a style, and compiled for the bar's environment and traits.
@MainActor
package final class ThemeApplication {
  /// The arguments of an application; applying an equal request again changes nothing.
  package struct Request: Hashable {
    let theme: TabBarTheme
    let style: TabBarTheme.Style?
    let assets: Bundle?

    package init(theme: TabBarTheme, style: TabBarTheme.Style?, assets: Bundle?) {
      (self.theme, self.style, self.assets) = (theme, style, assets)
    }
  }

  /// The environment and traits around a bar, which can change while a theme is applied.
  struct Conditions: Hashable {
    let environment: TabBarEnvironment
    let isRightToLeft: Bool

    /// The text size that the user prefers, for fonts that scale with Dynamic Type.
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

  /// The style of the request, or else of the previous theme; `nil` leaves the app's style.
  let style: TabBarTheme.Style?

  /// The handle that the app may hold; the bar keeps only the handle of the current theme.
  weak var handle: AppliedTabBarTheme?

  init(
    _ request: Request,
    in conditions: Conditions,
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

  /// The theme compiled for a bar with the classic look on any system, as a bar that the app draws.
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

  /// A key for an appearance; two keys are equal only if appearance and compiling context are
  /// equal.
  func key(_ appearance: TabBarTheme.Appearance?) -> some Hashable {
    Key(value: appearance, context: compiled.context)
  }

  private struct Key<Value: Hashable>: Hashable {
    let value: Value
    let context: CompilingContext
  }

  // MARK: - Making UIKit's values

  /// Returns UIKit's value for a setting; `nil` if the setting has no value.
  func value<Value: UIKitConvertible>(
    _ setting: TabBarTheme.Setting<Value>
  ) -> ThemedValue<Value.UIKitValue>? {
    guard let value = setting.value, let uiKit = value.uiKitValue(in: compiled.context) else {
      return nil
    }
    return ThemedValue(Key(value: value, context: compiled.context)) { uiKit }
  }

  /// Returns the attributes of a badge's text; `nil` if the theme sets none.
  func badgeAttributes(_ text: TabBarTheme.Text) -> ThemedValue<[NSAttributedString.Key: Any]>? {
    let attributes = text.attributes(base: .badge, in: compiled.context)
    guard !attributes.isEmpty else { return nil }
    return ThemedValue(Key(value: text, context: compiled.context)) { attributes }
  }

  func appearance(_ resolved: TabBarTheme.Appearance) -> UITabBarAppearance {
    UITabBarAppearance(resolved, in: compiled.context)
  }

  /// The color drawn into the icons of unselected items
  /// (``TabBarTheme/UnselectedColors/bakeImages``); `nil` if icons aren't baked.
  ///
  /// Icons are baked only on glass, since the classic look honors the appearance's colors. A
  /// disabled item for which the theme has no color is left to UIKit, which dims it.
  func bakedColor(isEnabled: Bool) -> TabBarTheme.Color? {
    guard conditions.environment.look == .glass,
      resolved.strategies.unselectedColors.value == .bakeImages
    else { return nil }
    let state = resolved.standard[Cell(layout: .stacked, state: isEnabled ? .normal : .disabled)]
    return state.iconColor.value ?? (isEnabled ? resolved.unselectedItemTintColor.value : nil)
  }
}
