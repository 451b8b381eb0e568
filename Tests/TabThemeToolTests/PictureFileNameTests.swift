import TabAppearance
import TabScreens
import TabUIKit
import Testing

@testable import TabThemeTool

@MainActor
struct PictureFileNameTests {
  @Test(arguments: [
    ("Midnight", "Midnight-dark.png"),
    ("Deep Sea 2", "Deep-Sea-2-dark.png"),
    ("../../etc/passwd", "etc-passwd-dark.png"),
    (".hidden", "hidden-dark.png"),
    ("Été", "Été-dark.png"),
    ("a\u{0}b\n", "a-b-dark.png"),
    ("", "theme-dark.png"),
    ("///", "theme-dark.png"),
  ])
  func `is made of letters and digits`(theme: String, name: String) {
    let dark = TabSnapshotConfiguration.iPhone16()
      .with(UITraitCollection(userInterfaceStyle: .dark))
    #expect(PictureFileName.name(theme: theme, dark) == name)
  }

  @Test(
    arguments: [
      (.iPhone16(), "Ocean-light.png"),
      (.iPhone16(.landscape, os: 18), "Ocean-light-landscape.png"),
      (.iPhone16(os: 26), "Ocean-light-ios26.png"),
      (.iPadMini(os: 17), "Ocean-light-iPad-mini-ios17.png"),
      (
        .iPhone16().with(UITraitCollection(preferredContentSizeCategory: .small)),
        "Ocean-light-S.png"
      ),
      (.iPhone16().with(UITraitCollection(legibilityWeight: .bold)), "Ocean-light-bold-text.png"),
    ] as [(TabSnapshotConfiguration, String)]
  )
  func `has what is special about the place`(_ place: TabSnapshotConfiguration, name: String) {
    #expect(PictureFileName.name(theme: "Ocean", place) == name)
  }

  @Test func `has the edge, the backdrop and the look`() {
    var place = TabSnapshotConfiguration.iPhone16(os: 26)
    (place.look, place.edge, place.backdrop) = (.classic, .scrollEdge, .color(.red))
    let name = PictureFileName.name(theme: "Ocean", place)
    #expect(name == "Ocean-light-ios26-classic-scroll-edge-FF0000.png")
  }
}
