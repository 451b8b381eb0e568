import HeadlessUIKit
import TabJSON
import TabRaster

/// What is behind the bar of a picture.
enum Backdrop: Hashable, Sendable {
  /// Rows of a list.
  case rows

  /// One color.
  case plain(white: Double)

  /// Stripes of six colors, across which a blur can be judged.
  case stripes

  /// A picture, as wide as the screen, its lower end at the end of the screen.
  case picture(Bitmap)
}

extension Backdrop {
  /// Reads the word of a command line: a kind of backdrop, or the path of a PNG file.
  ///
  /// - Throws: ``ToolFailure`` if there is no such file, or it is no picture.
  init(word: String) throws(ToolFailure) {
    switch word {
    case "white": self = .plain(white: 1)
    case "black": self = .plain(white: 0)
    case "stripes": self = .stripes
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
    case .rows: nil
    case .plain(let white): white > 0.5 ? "white" : "black"
    case .stripes: "stripes"
    case .picture: "backdrop"
    }
  }

  /// Whether it fills the page, wherever the content of the page ends.
  var fillsPage: Bool { self != .rows }

  /// A view of the backdrop, whose coordinates are those of the screen.
  @MainActor
  func view(frame: CGRect) -> UIView {
    switch self {
    case .rows: SampleRows.view(frame: frame)
    case .plain(let white):
      DrawingView(frame: frame) { bounds, context in
        context.fill(bounds, with: UIColor(white: white, alpha: 1))
      }
    case .stripes:
      DrawingView(frame: frame) { bounds, context in
        Self.drawStripes(in: bounds, &context)
      }
    case .picture(let bitmap):
      DrawingView(frame: frame) { bounds, context in
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

  @MainActor
  private static func drawStripes(in bounds: CGRect, _ context: inout DrawingContext) {
    let width: CGFloat = 24
    for index in 0..<Int((bounds.width / width).rounded(.up)) {
      var stripe = bounds
      stripe.origin.x += CGFloat(index) * width
      stripe.size.width = min(width, bounds.maxX - stripe.minX)
      let color = stripeColors[index % stripeColors.count]
      context.append(.fill(.rectangle(context.rect(stripe)), color))
    }
  }

  private static let stripeColors = [
    RGBA(255, 255, 255), RGBA(220, 40, 40), RGBA(250, 190, 30), RGBA(0, 0, 0),
    RGBA(40, 160, 80), RGBA(30, 90, 220),
  ]
}
