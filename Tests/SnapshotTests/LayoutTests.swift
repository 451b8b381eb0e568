#if !canImport(UIKit)
import TabAppearance
import TabRaster
import TabSnapshots
import Testing

@testable import TabThemeTool

/// One theme in every layout and both looks.
@MainActor
struct LayoutTests {
  struct Place: CustomTestStringConvertible, Sendable {
    var name: String
    var device: String
    var isLandscape = false
    var os: TabBarEnvironment.Version = 18
    var isRightToLeft = false
    var backdrop = Backdrop.rows
    var testDescription: String { name }
  }

  // S0-16: the icon above the title or before it, by size classes; before it is at the right in right-to-left.
  @Test(
    arguments: [
      Place(name: "stacked", device: "iPhone 16 Pro"),
      Place(name: "stacked-rtl", device: "iPhone 16 Pro", isRightToLeft: true),
      Place(name: "compact-inline", device: "iPhone 16 Pro", isLandscape: true),
      Place(name: "inline", device: "iPhone 16 Pro Max", isLandscape: true),
      Place(
        name: "inline-rtl",
        device: "iPhone 16 Pro Max",
        isLandscape: true,
        isRightToLeft: true
      ),
      Place(name: "inline-pad", device: "iPad", os: 17),
      Place(name: "glass", device: "iPhone 16 Pro", os: 26),
      Place(name: "glass-rtl", device: "iPhone 16 Pro", os: 26, isRightToLeft: true),
      Place(name: "glass-pad", device: "iPad", os: 26),
      Place(name: "glass-pad-rtl", device: "iPad", os: 26, isRightToLeft: true),
      // Inferred, as is said in FIDELITY.md.
      Place(name: "glass-landscape", device: "iPhone 16 Pro", isLandscape: true, os: 26),
      Place(name: "top-pad", device: "iPad", os: 18),
      // Light in both styles, since the stripes are.
      Place(name: "glass-stripes", device: "iPhone 16 Pro", os: 26, backdrop: .stripes),
    ],
    TabBarTheme.Style.lightAndDark
  )
  func `looks as recorded in each layout`(place: Place, style: TabBarTheme.Style) throws {
    let picture = try BarPicture(
      .named("Forest"),
      PictureRequest(
        style: style.userInterfaceStyle,
        contrast: .normal,
        isRightToLeft: place.isRightToLeft,
        os: place.os,
        device: place.device,
        isLandscape: place.isLandscape,
        isAtScrollEdge: false,
        backdrop: place.backdrop,
        scale: 2,
        content: .sample
      )
    )
    assertTabSnapshot(.png(picture.bitmap().png()), named: "\(place.name)-\(style)")
  }
}
#endif
