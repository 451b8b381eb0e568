import TabAppearance
import TabRaster

/// The end of a screen that has the tab bar, and a strip of the content beside it.
///
/// A value, so that it can be drawn anywhere.
struct BarPicture: Hashable, Sendable {
  /// The whole screen.
  let screen: Picture

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
    screen.bitmap(rows: rows)
  }

  /// Draws the picture into a PNG file.
  func png(_ compression: PNGCompression = .fast) -> [UInt8] {
    switch compression {
    case .fast: screen.png(rows: rows)
    case .smallest: bitmap().png(.smallest)
    }
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
