import Foundation
import TabAppearance
import TabRaster

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

  @MainActor
  init(_ theme: TabBarTheme, _ view: GalleryView, assets: Bundle?) throws {
    self.view = view
    var request = view.request
    request.assets = assets
    do {
      let screen = try BarScreen(theme, request)
      picture = .success(try screen.picture(view.style, view.contrast))
    } catch let error as ToolFailure {
      picture = .failure(error)
    }
  }

  /// Draws the bar.
  func drawn() -> GalleryPicture {
    switch picture {
    case .success(let bar):
      let bitmap = bar.bitmap()
      let png = bitmap.png(.smallest)
      return GalleryPicture(
        view: view,
        content: .png(png, width: bitmap.width, height: bitmap.height)
      )
    case .failure(let failure):
      let reasons = failure.diagnostics.map(\.message)
      return GalleryPicture(view: view, content: .missing(reasons.joined(separator: "; ")))
    }
  }
}
