import Foundation
import TabAppearance
import TabRaster
import TabScreens

/// The picture of a theme's bar in one view, or the reason why it is missing.
struct GalleryPicture: Sendable {
  let view: GalleryView
  var content: Content

  enum Content: Hashable, Sendable {
    /// The content of an element `svg`, with its size in points.
    case svg(String, width: Double, height: Double)

    /// The reason why the picture is missing, in words.
    case missing(String)

    /// Another theme whose picture is the same, by its name.
    case same(as: String)
  }
}

/// A bar that is laid out, to be drawn on another thread.
struct GalleryBar {
  let view: GalleryView

  /// The bar, or the reason why there is none.
  let picture: Result<BarPicture, ToolFailure>

  /// The names of the colors that the reader can change.
  let colors: SVGFillNames?

  /// Lays out a theme's bar in some views, with 40 points of the content around it.
  @MainActor
  static func all(
    _ theme: TabBarTheme,
    wells: GalleryWells,
    in views: [GalleryView],
    assets: Bundle?
  ) throws -> [GalleryBar] {
    func pictures(_ theme: TabBarTheme) throws -> [Result<BarPicture, ToolFailure>] {
      let subject = PictureSubject(theme: theme, content: .sample, assets: assets)
      return try BarPicture.all(subject, on: views.map(\.configuration), strip: 40)
    }
    let marked = try pictures(wells.marked)
    return zip(zip(views, try pictures(theme)), marked).map { bar, marked in
      let marks = try? marked.get().recording.picture
      let colors = marks.map { SVGFillNames(in: $0, names: wells.names) }
      return GalleryBar(view: bar.0, picture: bar.1, colors: colors)
    }
  }
}

/// The pictures of a page, with the shapes that they have in common.
struct GalleryPictures {
  /// The pictures, in the order of the bars.
  let all: [GalleryPicture]

  /// An element `defs` with the shapes.
  let definitions: String

  init(of bars: [GalleryBar]) {
    let drawn = bars.compactMap { bar in
      (try? bar.picture.get().recording.picture).map { (picture: $0, colors: bar.colors) }
    }
    let written = SVGWriter.contents(of: drawn.map(\.picture), naming: drawn.map(\.colors))
    var contents = zip(written.contents, drawn).makeIterator()
    all = bars.map { bar in
      switch bar.picture {
      case .failure(let failure):
        let reasons = failure.diagnostics.map(\.message)
        return GalleryPicture(view: bar.view, content: .missing(reasons.joined(separator: "; ")))
      case .success:
        guard let (content, drawn) = contents.next() else {
          preconditionFailure("each picture of a bar is written")
        }
        let size = drawn.picture.size
        return GalleryPicture(
          view: bar.view,
          content: .svg(content, width: size.width, height: size.height)
        )
      }
    }
    definitions = GalleryScene.marked(written.definitions)
  }
}
