import Foundation
import HeadlessUIKit
import TabAppearance
import TabScreens

/// A themed bar to draw.
struct PictureSubject: ThemeSubject {
  let theme: TabBarTheme
  let content: BarContent

  /// The bundle that is searched for colors and images named as `asset:`.
  let assets: Bundle?

  /// The features of the bar besides its items.
  var features = BarFeatures()

  func tabSnapshotController(on configuration: TabSnapshotConfiguration) -> UIViewController {
    let controller = content.controller()
    controller.applyTheme(theme, assets: assets)
    features.apply(to: controller)
    return controller
  }
}
