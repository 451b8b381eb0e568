#if !canImport(UIKit)
import TabAppearance
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
}
#endif
