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
    #expect(PictureFileName.names(theme: theme, [dark]) == [name])
  }

  @Test(
    arguments: [
      (.iPhone16(), "Ocean-light.png"),
      (.iPhone16(.landscape, os: 18), "Ocean-landscape-light.png"),
      (.iPhone16(os: 26), "Ocean-ios26-light.png"),
      (.iPadMini(os: 17), "Ocean-iPad-mini-ios17-light.png"),
      (
        .iPhone16().with(UITraitCollection(preferredContentSizeCategory: .small)),
        "Ocean-light-S.png"
      ),
      (.iPhone16().with(UITraitCollection(legibilityWeight: .bold)), "Ocean-light-bold-text.png"),
    ] as [(TabSnapshotConfiguration, String)]
  )
  func `has what is special about the place`(_ place: TabSnapshotConfiguration, name: String) {
    #expect(PictureFileName.names(theme: "Ocean", [place]) == [name])
  }

  @Test func `has the edge, the backdrop and the look`() {
    var place = TabSnapshotConfiguration.iPhone16(os: 26)
    (place.look, place.edge, place.backdrop) = (.classic, .scrollEdge, .color(.red))
    let names = PictureFileName.names(theme: "Ocean", [place])
    #expect(names == ["Ocean-ios26-classic-light-scroll-edge-FF0000.png"])
  }

  @Test func `all names of one device tell the same traits`() {
    let places = [17, 26].map { TabSnapshotConfiguration.iPhone16(os: .init($0)) }
    #expect(
      PictureFileName.names(theme: "Dusk", places)
        == ["Dusk-iPhone-16-ios17-light.png", "Dusk-iPhone-16-ios26-light.png"]
    )
  }
}
