#if !canImport(UIKit)
import TabAppearance
import TabSnapshots
import Testing

/// The truth tables of bars as pictures, in both styles.
@MainActor
struct ContactSheetTests {
  // S4-07, as documented: what a shadow image and a shadow color come to.
  @Test(arguments: TabBarTheme.Style.lightAndDark)
  func `draws shadows by image and color`(style: TabBarTheme.Style) {
    let images: [(String, UIImage?)] = [
      ("no image", nil), ("template", .sample.withRenderingMode(.alwaysTemplate)),
      ("original", .sample.withRenderingMode(.alwaysOriginal)),
    ]
    let colors: [(String, UIColor?)] = [("red", .systemRed), ("clear", .clear), ("nil", nil)]
    assertSheet(
      "shadows",
      style,
      images.flatMap { imageName, image in
        colors.map { colorName, color in
          ContactSheet.Cell(
            caption: "\(imageName), \(colorName)",
            bar: .sample { appearance in
              appearance.shadowImage = image
              appearance.shadowColor = color
            }
          )
        }
      }
    )
  }

  // S4-07, as documented: effect, then color, then image.
  @Test(arguments: TabBarTheme.Style.lightAndDark)
  func `draws backgrounds in layers`(style: TabBarTheme.Style) {
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
      style,
      layers.flatMap { layerName, layer in
        bases.map { baseName, base in
          ContactSheet.Cell(
            caption: baseName + layerName,
            bar: .sample { appearance in
              base(appearance)
              layer(appearance)
            }
          )
        }
      }
    )
  }

  // S4-07: how an image fills the bar.
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
      .light,
      modes.map { name, mode in
        ContactSheet.Cell(
          caption: name,
          bar: .sample { appearance in
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
      .light,
      places.flatMap { placeName, place in
        images.map { imageName, image in
          ContactSheet.Cell(
            caption: "\(placeName), \(imageName)",
            bar: .sample { $0[keyPath: place] = image }
          )
        }
      }
    )
  }

  @Test(arguments: TabBarTheme.Style.lightAndDark)
  func `draws every material`(style: TabBarTheme.Style) {
    let materials: [(String, UIBlurEffect.Style)] = [
      ("ultra thin", .systemUltraThinMaterial), ("thin", .systemThinMaterial),
      ("material", .systemMaterial), ("thick", .systemThickMaterial),
      ("chrome", .systemChromeMaterial), ("regular", .regular), ("prominent", .prominent),
      ("extra light", .extraLight), ("light", .light), ("dark", .dark),
      ("chrome light", .systemChromeMaterialLight), ("chrome dark", .systemChromeMaterialDark),
    ]
    assertSheet(
      "materials",
      style,
      materials.map { name, material in
        ContactSheet.Cell(
          caption: name,
          bar: .sample { $0.backgroundEffect = UIBlurEffect(style: material) }
        )
      }
    )
  }

  // S4-08: the badge's part of a state, and how badges grow.
  @Test(arguments: TabBarTheme.Style.lightAndDark, [false, true])
  func `draws badges with all that they can have`(style: TabBarTheme.Style, isRightToLeft: Bool) {
    let cells = Self.badges.map { caption, value, change in
      let bar = UITabBar.sample { change($0.stackedLayoutAppearance.normal) }
      bar.items?.last?.badgeValue = value
      return ContactSheet.Cell(caption: caption, bar: bar)
    }
    let textOnly = UITabBar.sample()
    textOnly.items?.last?.image = nil
    textOnly.items?.last?.badgeValue = "3"
    let disabled = UITabBar.sample()
    disabled.items?.last?.isEnabled = false
    disabled.items?.last?.badgeValue = "3"
    let others = [
      ContactSheet.Cell(caption: "no icon", bar: textOnly),
      ContactSheet.Cell(caption: "disabled", bar: disabled),
    ]
    assertSheet("badges\(isRightToLeft ? "-rtl" : "")", style, cells + others, isRightToLeft)
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
    _ style: TabBarTheme.Style,
    _ cells: [ContactSheet.Cell],
    _ isRightToLeft: Bool = false,
    testName: String = #function
  ) {
    let sheet = ContactSheet(
      style: style.userInterfaceStyle,
      direction: isRightToLeft ? .rightToLeft : .leftToRight
    )
    assertTabSnapshot(
      of: sheet.png(of: cells),
      as: .png,
      named: "\(name)-\(style)",
      testName: testName
    )
  }
}
#endif
