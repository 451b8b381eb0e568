import Foundation
import TabAppearance
import TabScreens
import TabUIKit

/// The measured contrasts and similar colors of a bar in one environment.
struct BarMeasures: Sendable {
  let outcome: Linter.Outcome
  let contrasts: [AppearancePath: BarContrast]
  let highContrasts: [AppearancePath: BarContrast]
  let similarPairs: [SimilarPair]

  @MainActor
  init(_ outcome: Linter.Outcome, assets: Bundle?) {
    let colors = BarColors(
      CompiledTabBarTheme(
        name: outcome.theme.name,
        resolved: outcome.resolved,
        environment: outcome.environment,
        in: CompilingContext(
          contentSize: UITraitCollection.current.preferredContentSizeCategory,
          assets: assets
        )
      )
    )
    self.outcome = outcome
    contrasts = BarContrasts(colors: colors, contrast: .normal).all
    highContrasts = BarContrasts(colors: colors, contrast: .high).all
    // On glass the system colors unselected items, and a capsule marks the selected one.
    let isClassic = outcome.environment.look == .classic
    similarPairs =
      isClassic
      ? [UIAccessibilityContrast.normal, .high].flatMap { SimilarPair.all(in: colors, $0) } : []
  }
}
