import Foundation
import TabUIKit

/// A theme as it is applied to one bar: with a style, and compiled for what holds around the bar.
@MainActor
final class ThemeApplication {
  /// What was asked for: two that are equal need no work in between.
  struct Request: Hashable {
    let theme: TabBarTheme
    let style: ThemeStyle?
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

  /// What the app has of it, if it still has; the bar keeps only that of the current theme.
  weak var handle: AppliedTheme?

  init(_ request: Request, _ conditions: Conditions, handle: AppliedTheme? = nil) {
    self.request = request
    self.conditions = conditions
    self.handle = handle
    compiled = request.theme.compiled(
      for: conditions.environment,
      isRightToLeft: conditions.isRightToLeft,
      contentSize: conditions.contentSize,
      assets: request.assets
    )
  }

  var resolved: ResolvedTheme { compiled.resolved }

  /// The key of an appearance, which looks alike in equal conditions only.
  func key(_ appearance: ResolvedAppearance?) -> some Hashable {
    AppearanceKey(
      appearance: appearance,
      isRightToLeft: conditions.isRightToLeft,
      contentSize: conditions.contentSize
    )
  }

  private struct AppearanceKey: Hashable {
    let appearance: ResolvedAppearance?
    let isRightToLeft: Bool
    let contentSize: UIContentSizeCategory
  }

  // MARK: - Making UIKit's values

  func color(_ color: ThemeColor) -> UIColor { .make(color, in: request.assets) }

  /// The image, or `nil` if there is none or it isn't found.
  func image(_ image: ThemeImage?) -> UIImage? {
    image.flatMap { UIImage.make($0, in: request.assets) }
  }

  func appearance(_ resolved: ResolvedAppearance) -> UITabBarAppearance {
    ThemeAssets.with(request.assets) {
      UITabBarAppearance(
        resolved,
        isRightToLeft: conditions.isRightToLeft,
        contentSize: conditions.contentSize
      )
    }
  }

  /// The color that icons of items which aren't selected are drawn in beforehand, if they are.
  ///
  /// Only on glass: elsewhere the appearance is honored.
  var bakedColor: ThemeColor? {
    guard conditions.environment.look == .glass, resolved.unselectedColors == .bakeImages else {
      return nil
    }
    let normal = resolved.standard.cells[.init(layout: .stacked, state: .normal)]
    return normal?.iconColor ?? resolved.unselectedItemTintColor.value
  }
}
