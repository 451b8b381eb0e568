#if !canImport(UIKit)
import TabAppearance
import TabSnapshots
import Testing

/// Snapshots of combinations of appearance properties, as sheets in both styles.
@MainActor
struct AppearanceTableTests {
  // S4-07, as documented: combinations of a shadow image and a shadow color.
  @Test func `draws shadows by image and color`() {
    let images: [(String, UIImage?)] = [
      ("no image", nil), ("template", .sample.withRenderingMode(.alwaysTemplate)),
      ("original", .sample.withRenderingMode(.alwaysOriginal)),
    ]
    let colors: [(String, UIColor?)] = [("red", .systemRed), ("clear", .clear), ("nil", nil)]
    assertSheet(
      "shadows",
      images.flatMap { imageName, image in
        colors.map { colorName, color in
          (
            name: "\(imageName), \(colorName)",
            subject: UITabBar.sample { appearance in
              appearance.shadowImage = image
              appearance.shadowColor = color
            }
          )
        }
      }
    )
  }

  // S4-07, as documented: effect, then color, then image.
  @Test func `draws backgrounds in layers`() {
    let bases: [(String, (UITabBarAppearance) -> Void)] = [
      ("default", { $0.configureWithDefaultBackground() }),
      ("opaque", { $0.configureWithOpaqueBackground() }),
      ("transparent", { $0.configureWithTransparentBackground() }),
    ]
    let layers: [(String, (UITabBarAppearance) -> Void)] = [
      ("", { _ in }),
      (", color", { $0.backgroundColor = .systemGreen.withAlphaComponent(0.5) }),
      (", image", { $0.backgroundImage = .sample }),
    ]
    assertSheet(
      "backgrounds",
      layers.flatMap { layerName, layer in
        bases.map { baseName, base in
          (
            name: baseName + layerName,
            subject: UITabBar.sample { appearance in
              base(appearance)
              layer(appearance)
            }
          )
        }
      }
    )
  }

  // S4-07: content modes of a background image.
  @Test func `draws background images in every content mode`() {
    let modes: [(String, UIView.ContentMode)] = [
      ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
      ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center),
      ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
      ("bottomRight", .bottomRight),
    ]
    assertSheet(
      "content-modes",
      styles: [.light],
      modes.map { name, mode in
        (
          name: name,
          subject: UITabBar.sample { appearance in
            appearance.backgroundImage = .sample
            appearance.backgroundImageContentMode = mode
          }
        )
      }
    )
  }

  // As documented: caps keep their size, and the middle is tiled or stretched.
  @Test func `draws resizable images in nine parts`() {
    let insets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    let images: [(String, UIImage)] = [
      ("scaled", .framed), ("tiled", .framed.resizableImage(withCapInsets: insets)),
      ("stretched", .framed.resizableImage(withCapInsets: insets, resizingMode: .stretch)),
    ]
    let places: [(String, ReferenceWritableKeyPath<UITabBarAppearance, UIImage?>)] = [
      ("background", \.backgroundImage), ("shadow", \.shadowImage),
      ("indicator", \.selectionIndicatorImage),
    ]
    assertSheet(
      "resizable-images",
      styles: [.light],
      places.flatMap { placeName, place in
        images.map { imageName, image in
          (
            name: "\(placeName), \(imageName)",
            subject: UITabBar.sample { $0[keyPath: place] = image }
          )
        }
      }
    )
  }

  @Test func `draws every material`() {
    let materials: [(String, UIBlurEffect.Style)] = [
      ("ultra thin", .systemUltraThinMaterial), ("thin", .systemThinMaterial),
      ("material", .systemMaterial), ("thick", .systemThickMaterial),
      ("chrome", .systemChromeMaterial), ("regular", .regular), ("prominent", .prominent),
      ("extra light", .extraLight), ("light", .light), ("dark", .dark),
      ("chrome light", .systemChromeMaterialLight), ("chrome dark", .systemChromeMaterialDark),
    ]
    assertSheet(
      "materials",
      materials.map { name, material in
        (
          name: name,
          subject: UITabBar.sample { $0.backgroundEffect = UIBlurEffect(style: material) }
        )
      }
    )
  }

  // S4-08: the badge properties of a state, and the widths of badges.
  @Test func `draws badges with all that they can have`() {
    let bars = Self.badges.map { name, value, change in
      let bar = UITabBar.sample { change($0.stackedLayoutAppearance.normal) }
      bar.items?.last?.badgeValue = value
      return (name: name, subject: bar)
    }
    let textOnly = UITabBar.sample()
    textOnly.items?.last?.image = nil
    textOnly.items?.last?.badgeValue = "3"
    let disabled = UITabBar.sample()
    disabled.items?.last?.isEnabled = false
    disabled.items?.last?.badgeValue = "3"
    assertSheet(
      "badges",
      directions: [.leftToRight, .rightToLeft],
      bars + [(name: "no icon", subject: textOnly), (name: "disabled", subject: disabled)]
    )
  }

  private static let badges: [(String, String, (UITabBarItemStateAppearance) -> Void)] = [
    ("one digit", "3", { _ in }), ("two digits", "12", { _ in }), ("text", "new", { _ in }),
    ("empty", "", { _ in }),
    (
      "colors", "3",
      { state in
        state.badgeBackgroundColor = .systemGreen
        state.badgeTextAttributes = [.foregroundColor: UIColor.black]
      }
    ),
    ("font", "3", { $0.badgeTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 10)] }),
    (
      "moved by (6, 8)", "3",
      {
        $0.badgePositionAdjustment = UIOffset(horizontal: 6, vertical: 8)
      }
    ),
    (
      "text moved by (-3, 3)", "3",
      {
        $0.badgeTitlePositionAdjustment = UIOffset(horizontal: -3, vertical: 3)
      }
    ),
  ]

  private func assertSheet(
    _ name: String,
    styles: [UIUserInterfaceStyle] = [.light, .dark],
    directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
    _ bars: [(name: String, subject: UITabBar)],
    testName: String = #function
  ) {
    var matrix = TabSnapshotMatrix()
    matrix.styles = styles
    matrix.layoutDirections = directions
    // The screen is just large enough for a bar and a strip of the content behind it.
    let device = TabSnapshotDevice.phone(
      "Table",
      width: 200,
      height: 65,
      topInset: 0,
      hasHomeIndicator: false
    )
    var configuration = TabSnapshotConfiguration(device)
    configuration.backdrop = .stripes
    configuration.scale = 1
    assertTabSnapshot(
      of: bars,
      as: .sheet(matrix, columns: 4, on: configuration),
      named: name,
      testName: testName
    )
  }
}

extension UITabBar {
  /// Returns a bar with items, the first of which is selected, after a change of its appearance.
  static func sample(
    titles: [String] = ["Home", "Inbox"],
    symbols: [String] = ["house", "tray"],
    change: (UITabBarAppearance) -> Void = { _ in }
  ) -> UITabBar {
    let bar = UITabBar()
    bar.items = titles.indices.map { index in
      UITabBarItem(title: titles[index], image: UIImage(systemName: symbols[index]), tag: index)
    }
    bar.selectedItem = bar.items?.first
    let appearance = UITabBarAppearance()
    change(appearance)
    bar.standardAppearance = appearance
    return bar
  }
}

extension UIImage {
  /// An image of a disc in its own colors, wider than high, so that scaling can be seen.
  static var sample: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 24, height: 12)).image { context in
      UIColor.systemYellow.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 24, height: 12))
      UIColor.systemTeal.setFill()
      context.fill(CGRect(x: 6, y: 3, width: 12, height: 6))
    }
  }

  /// An image whose corners, edges and two halves of the middle have different colors.
  static var framed: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 24, height: 12)).image { context in
      UIColor.systemRed.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 24, height: 12))
      UIColor.systemYellow.setFill()
      context.fill(CGRect(x: 4, y: 0, width: 16, height: 12))
      context.fill(CGRect(x: 0, y: 4, width: 24, height: 4))
      UIColor.systemTeal.setFill()
      context.fill(CGRect(x: 4, y: 4, width: 8, height: 4))
      UIColor.systemGray5.setFill()
      context.fill(CGRect(x: 12, y: 4, width: 8, height: 4))
    }
  }
}
#endif
