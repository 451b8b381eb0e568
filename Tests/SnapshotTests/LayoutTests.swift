#if !canImport(UIKit)
import TabAppearance
import TabSnapshots
import Testing

/// One theme in every layout and both looks.
@MainActor
struct LayoutTests {
  struct Place: CustomTestStringConvertible, Sendable {
    var name: String
    var configuration: TabSnapshotConfiguration
    var isRightToLeft = false
    var backdrop: TabSnapshotBackdrop?
    var testDescription: String { name }
  }

  // S0-16: the icon above the title or before it, by size classes; before it is at the right in right-to-left.
  @Test(
    arguments: [
      Place(name: "stacked", configuration: .iPhone16Pro()),
      Place(name: "stacked-rtl", configuration: .iPhone16Pro(), isRightToLeft: true),
      Place(name: "compact-inline", configuration: .iPhone16Pro(.landscape)),
      Place(name: "inline", configuration: .iPhone16ProMax(.landscape)),
      Place(name: "inline-rtl", configuration: .iPhone16ProMax(.landscape), isRightToLeft: true),
      Place(name: "inline-pad", configuration: .iPad(os: 17)),
      Place(name: "glass", configuration: .iPhone16Pro(os: 26)),
      Place(name: "glass-rtl", configuration: .iPhone16Pro(os: 26), isRightToLeft: true),
      Place(name: "glass-pad", configuration: .iPad(os: 26)),
      Place(name: "glass-pad-rtl", configuration: .iPad(os: 26), isRightToLeft: true),
      // Inferred, as is said in FIDELITY.md.
      Place(name: "glass-landscape", configuration: .iPhone16Pro(.landscape, os: 26)),
      Place(name: "top-pad", configuration: .iPad(os: 18)),
      // Light in both styles, since the stripes are.
      Place(name: "glass-stripes", configuration: .iPhone16Pro(os: 26), backdrop: .stripes),
    ],
    TabBarTheme.Style.lightAndDark
  )
  func `looks as recorded in each layout`(place: Place, style: TabBarTheme.Style) {
    var configuration = place.configuration
    configuration.style = style.userInterfaceStyle
    configuration.layoutDirection = place.isRightToLeft ? .rightToLeft : .leftToRight
    configuration.backdrop = place.backdrop
    configuration.scale = 2
    assertTabSnapshot(
      of: try TabBarTheme.named("Forest"),
      as: .image(on: configuration),
      named: "\(place.name)-\(style)"
    )
  }
}
#endif
