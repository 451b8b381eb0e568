#if !canImport(UIKit)
import HeadlessUIKit
import TabAppearance
import TabControls
import TabSnapshots
import Testing

/// Snapshots of a theme in every layout and both looks.
@MainActor
struct LayoutTests {
  struct Places: CustomTestStringConvertible, Sendable {
    var name: String
    var devices: [TabSnapshotConfiguration]
    var backdrop: TabSnapshotBackdrop?
    var testDescription: String { name }
  }

  // S0-16: the icon is above the title or before it, by size classes; from right to left, before is
  // at the right.
  @Test(arguments: [
    Places(
      name: "phones",
      devices: [.iPhone16Pro(), .iPhone16Pro(.landscape), .iPhone16ProMax(.landscape)]
    ),
    Places(name: "pads", devices: [.iPad(os: 17), .iPad(os: 18), .iPad(os: 26)]),
    // The bar in landscape is inferred, as FIDELITY.md notes.
    Places(name: "glass", devices: [.iPhone16Pro(os: 26), .iPhone16Pro(.landscape, os: 26)]),
    // The glass is light in both styles, since the stripes are.
    Places(name: "glass-stripes", devices: [.iPhone16Pro(os: 26)], backdrop: .stripes),
  ])
  func `looks as recorded in each layout`(places: Places) {
    var matrix = TabSnapshotMatrix()
    matrix.devices = places.devices
    matrix.layoutDirections = [.leftToRight, .rightToLeft]
    matrix.styles = [.light, .dark]
    var configuration = TabSnapshotConfiguration.iPhone16Pro()
    configuration.backdrop = places.backdrop
    configuration.scale = 1
    assertTabSnapshot(
      of: try TabBarTheme.named("Forest"),
      as: .sheet(matrix, columns: 2, on: configuration),
      named: places.name
    )
  }

  @Test func `a floating bar looks as recorded, with a center button and in landscape`() {
    var landscape = TabSnapshotConfiguration.iPhone16(.landscape)
    var portrait = TabSnapshotConfiguration.iPhone16()
    (portrait.backdrop, landscape.backdrop) = (.stripes, .stripes)
    for (name, style, hasButton, place) in [
      ("light", .light, false, portrait), ("dark", .dark, false, portrait),
      ("button", .light, true, portrait), ("landscape", .light, true, landscape),
    ] as [(String, UIUserInterfaceStyle, Bool, TabSnapshotConfiguration)] {
      var configuration = place
      configuration.style = style
      assertTabSnapshot(
        of: floatingBar(hasButton: hasButton),
        as: .image(on: configuration),
        named: name
      )
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `badges with colors, sizes and borders look as recorded`(style: UIUserInterfaceStyle) {
    let controller = bar()
    let badges = controller.tabBarControls.badges
    badges[0] = .dot
    var dot = TabBarBadge.dot
    (dot.color, dot.dotDiameter, dot.borderColor) = (.systemGreen, 12, .systemBackground)
    badges[1] = dot
    var count = TabBarBadge.count(120)
    (count.color, count.textColor, count.borderColor) = (.systemYellow, .black, .systemBackground)
    (badges.maximum, badges[2]) = (99, count)
    let star = UIImageView(image: UIImage(systemName: "star.fill"))
    star.bounds.size = CGSize(width: 16, height: 16)
    star.tintColor = .systemOrange
    (badges.views, badges[3]) = ([3: star], .dot)
    var configuration = TabSnapshotConfiguration.iPhone16()
    configuration.style = style
    configuration.backdrop = .stripes
    let name = style == .dark ? "dark" : "light"
    assertTabSnapshot(of: controller, as: .image(on: configuration), named: name)
  }

  private func floatingBar(hasButton: Bool) -> UITabBarController {
    let controller = bar()
    let controls = controller.tabBarControls
    let layout = TabBarTheme.BarLayout(height: 56, floating: .init(margin: 20))
    controller.tabBarThemeLayout = .init(portrait: layout, landscape: layout)
    controls.customBar = CustomTabBar()
    if hasButton {
      controls.centerButton = .center(systemImage: "plus", label: "New") {}
    }
    return controller
  }

  private func bar() -> UITabBarController {
    let controller = ThemedTabBarController()
    controller.viewControllers = [
      ("Home", "house"), ("Find", "magnifyingglass"), ("Saved", "bookmark"), ("Me", "person"),
    ]
    .map { title, symbol in
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
      return child
    }
    controller.applyTheme(
      TabBarTheme(
        name: "Floating",
        tintColor: .value(.system(.systemBlue)),
        bar: .init(background: .value(.opaque), backgroundColor: .value(.system(.systemBackground)))
      )
    )
    return controller
  }
}
#endif
