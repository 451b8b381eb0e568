import Foundation
import TabAppearance
import TabRaster
import TabScreens

/// The picture of a theme's bar in one view, or the reason why it is missing.
struct GalleryPicture: Sendable {
  let view: GalleryView
  let content: Content

  enum Content: Hashable, Sendable {
    /// The content of an element `svg`, with its size in points.
    case svg(String, width: Double, height: Double)

    /// The reason why the picture is missing, in words.
    case missing(String)
  }
}

/// A bar that is laid out, to be drawn on another thread.
struct GalleryBar: Sendable {
  let view: GalleryView

  /// The bar, or the reason why there is none.
  let picture: Result<BarPicture, ToolFailure>

  /// Lays out a theme's bar in some views, with 12 points of the content around it.
  @MainActor
  static func all(
    _ theme: TabBarTheme,
    in views: [GalleryView],
    assets: Bundle?
  ) throws -> [GalleryBar] {
    let subject = PictureSubject(theme: theme, content: .sample, example: nil, assets: assets)
    let pictures = try BarPicture.all(subject, on: views.map(\.configuration), strip: 12)
    return zip(views, pictures).map { GalleryBar(view: $0, picture: $1) }
  }
}

/// The pictures of a page, with the shapes that they have in common.
struct GalleryPictures {
  /// The pictures, in the order of the bars.
  let all: [GalleryPicture]

  /// An element `defs` with the shapes.
  let definitions: String

  init(of bars: [GalleryBar]) {
    let drawn = bars.compactMap { try? $0.picture.get().recording.picture }
    let written = SVGWriter.contents(of: drawn)
    var contents = zip(written.contents, drawn).makeIterator()
    var definitions = written.definitions
    // Bars on which the system takes no color of a theme are the same for all.
    var counts: [String: Int] = [:]
    for content in written.contents { counts[content, default: 0] += 1 }
    var references: [String: String] = [:]
    all = bars.map { bar in
      switch bar.picture {
      case .failure(let failure):
        let reasons = failure.diagnostics.map(\.message)
        return GalleryPicture(view: bar.view, content: .missing(reasons.joined(separator: "; ")))
      case .success:
        guard let (content, picture) = contents.next() else {
          preconditionFailure("each picture of a bar is written")
        }
        var shown = content
        if counts[content, default: 0] > 1 {
          let id = references[content] ?? "p\(references.count + 1)"
          if references[content] == nil {
            references[content] = id
            definitions += "<g id=\"\(id)\">\(content)</g>"
          }
          shown = "<use href=\"#\(id)\"/>"
        }
        let size = picture.size
        return GalleryPicture(
          view: bar.view,
          content: .svg(shown, width: size.width, height: size.height)
        )
      }
    }
    self.definitions = definitions
  }
}
