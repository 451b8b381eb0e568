import Foundation
import TabAppearance
import TabRaster
import TabScreens

/// A theme's bar in one view, or why it isn't drawn.
struct GalleryPicture: Sendable {
  let view: GalleryView
  let content: Content

  enum Content: Sendable {
    /// A PNG file, with its size in pixels.
    case png([UInt8], width: Int, height: Int)

    /// What can't be drawn, in words.
    case missing(String)
  }
}

/// A bar that is laid out and waits to be drawn.
struct GalleryBar: Sendable {
  let view: GalleryView

  /// The bar, or why there is none.
  let picture: Result<BarPicture, ToolFailure>

  /// Lays out a theme's bar in some views: only the bar, with a little of what is behind it.
  @MainActor
  static func all(
    _ theme: TabBarTheme,
    _ views: [GalleryView],
    assets: Bundle?
  ) throws -> [GalleryBar] {
    let subject = PictureSubject(theme: theme, content: .sample, example: nil, assets: assets)
    let pictures = try BarPicture.all(subject, on: views.map(\.configuration), strip: 12)
    return zip(views, pictures).map { GalleryBar(view: $0, picture: $1) }
  }

  /// Draws the bar.
  func drawn() -> GalleryPicture {
    switch picture {
    case .success(let bar):
      let bitmap = bar.recording.picture.bitmap()
      return GalleryPicture(
        view: view,
        content: .png(bitmap.png(.smallest), width: bitmap.width, height: bitmap.height)
      )
    case .failure(let failure):
      let reasons = failure.diagnostics.map(\.message)
      return GalleryPicture(view: view, content: .missing(reasons.joined(separator: "; ")))
    }
  }
}
