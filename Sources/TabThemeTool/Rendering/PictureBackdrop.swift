import HeadlessUIKit
import TabJSON
import TabRaster
import TabScreens

/// What is behind the bar of a picture.
enum PictureBackdrop: Hashable, Sendable {
  case sample(Backdrop)

  /// A picture, as wide as the screen, its lower end at the end of the screen.
  case picture(Bitmap)
}

extension PictureBackdrop {
  /// Reads the word of a command line: a kind of backdrop, or the path of a PNG file.
  ///
  /// - Throws: ``ToolFailure`` if there is no such file, or it is no picture.
  init(word: String) throws(ToolFailure) {
    switch word {
    case "white": self = .sample(.white)
    case "black": self = .sample(.black)
    case "stripes": self = .sample(.stripes)
    default:
      // A path has a period or a slash; a word alone is one of these, misspelt.
      guard word.contains(where: { "./".contains($0) }) || FileAccess.exists(word) else {
        throw ToolFailure(
          "\(quoted(word)) is no backdrop",
          fix: "write 'white', 'black', 'stripes' or the path of a PNG file"
        )
      }
      self = .picture(try Self.picture(path: word))
    }
  }

  private static func picture(path: String) throws(ToolFailure) -> Bitmap {
    // One byte more than is allowed, so that the reader sees that there is too much.
    let bytes = try FileAccess.read(path, limit: PNGLimits.fileBytes + 1)
    do {
      return try Bitmap(png: bytes)
    } catch {
      throw ToolFailure(
        "\(path): \(error)",
        fix: "write the path of a PNG file, or 'white', 'black' or 'stripes'"
      )
    }
  }

  /// What the name of the picture's file says of it, or `nil` for the usual one.
  var mark: String? {
    switch self {
    case .sample(.rows): nil
    case .sample(let backdrop): backdrop.rawValue
    case .picture: "backdrop"
    }
  }

  /// A view of the backdrop on a page, from the page's top to where its content ends.
  @MainActor
  func view(on page: UIView, contentEnd: CGFloat) -> UIView {
    switch self {
    case .sample(let backdrop): backdrop.view(on: page, contentEnd: contentEnd)
    case .picture(let bitmap):
      DrawingView(frame: page.bounds) { bounds, context in
        let height = bounds.width * CGFloat(bitmap.height) / CGFloat(bitmap.width)
        let place = CGRect(
          x: bounds.minX,
          y: bounds.maxY - height,
          width: bounds.width,
          height: height
        )
        context.append(.image(bitmap, context.rect(place)))
      }
    }
  }
}
