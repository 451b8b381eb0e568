import TabAppearance
import TabRaster

/// The end of a screen that has the tab bar, and a strip of the content beside it.
///
/// A value, so that it can be drawn anywhere.
struct BarPicture: Hashable, Sendable {
  /// What is drawn, on the whole screen.
  let list: DisplayList

  /// The size of the screen, in points.
  let size: Size

  /// The pixels of a point.
  let scale: Int

  /// The rows of the screen that the picture shows, in pixels.
  let rows: Range<Int>

  /// What of the theme isn't drawn as the theme says: of its layout, and of fonts that aren't at hand.
  let warnings: [ThemeDiagnostic]

  /// What of the bar is only inferred, in words.
  let inferences: [String]

  /// What is worth knowing of the picture.
  var remarks: [ThemeDiagnostic] { warnings + inferences.map { ThemeDiagnostic(.note, $0) } }

  /// Draws the picture.
  func bitmap() -> Bitmap {
    list.rendered(size: size, scale: scale, rows: rows)
  }
}

extension BarPicture {
  /// Lays out a theme on the screen of the picture before if it shows the theme already, else on a new one.
  ///
  /// - Throws: ``UsageError`` for a device that isn't known, ``ToolFailure`` for what isn't drawn yet.
  @MainActor
  init(_ theme: TabBarTheme, _ request: PictureRequest, on screen: inout BarScreen?) throws {
    let shown: BarScreen
    if let screen, screen.shows(theme, request) {
      shown = screen
    } else {
      shown = try BarScreen(theme, request)
    }
    screen = shown
    self = try shown.picture(request.style, request.contrast)
  }
}
