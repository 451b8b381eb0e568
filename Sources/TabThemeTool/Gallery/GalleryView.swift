import HeadlessUIKit
import TabAppearance
import TabScreens
import TabUIKit

/// The variant of a theme that a picture in a gallery shows: a style, a contrast, a look and a
/// layout.
struct GalleryView: Hashable, Sendable {
  var style: UIUserInterfaceStyle
  var contrast: UIAccessibilityContrast
  var look: TabBarEnvironment.Look
  var layout: ItemLayout
}

extension GalleryView {
  /// All views, in the order in which they are shown.
  static let all: [GalleryView] = [TabBarEnvironment.Look.classic, .glass].flatMap { look in
    ItemLayout.allCases.flatMap { layout in
      [UIAccessibilityContrast.normal, .high].flatMap { contrast in
        [UIUserInterfaceStyle.light, .dark].map { style in
          GalleryView(style: style, contrast: contrast, look: look, layout: layout)
        }
      }
    }
  }

  /// The configuration with a device whose bar has the layout, with the scene of the gallery behind it.
  var configuration: TabSnapshotConfiguration {
    // iOS 18 moved the bars of iPads to the top, where there is no classic look.
    let os: TabBarEnvironment.Version = look == .glass ? 26 : layout == .inline ? 17 : .usual
    let device = TabSnapshotDevice.usual(for: layout == .inline ? .pad : .phone, os: os)
    let orientation = TabSnapshotConfiguration.Orientation.allCases
      .first { device.itemLayout($0) == layout }
    var configuration = TabSnapshotConfiguration(device, orientation ?? .portrait, os: os)
    configuration.style = style
    configuration.contrast = contrast
    configuration.backdrop = GalleryScene.backdrop(isNight: style == .dark)
    configuration.scale = 2
    return configuration
  }

  /// The HTML classes of the view's elements, by which the page shows and hides them.
  var classes: String {
    [
      style == .dark ? "dark" : "light", contrast == .high ? "high" : "standard",
      "\(look)", layout.rawValue,
    ].joined(separator: " ")
  }

  /// The view in words.
  var words: String {
    let layout = layout == .compactInline ? "compact inline" : layout.rawValue
    let style = style == .dark ? "dark" : "light"
    let contrast = contrast == .high ? ", high contrast" : ""
    return "\(style) style, \(look) look, \(layout) layout\(contrast)"
  }
}
