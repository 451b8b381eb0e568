import HeadlessUIKit
import TabAppearance
import TabFiles
import TabRaster
import TabScreens

extension TabSnapshotBackdrop {
  /// Creates the backdrop for a word of a command line: a kind of backdrop, a color in the notation
  /// of themes, or the path of a PNG file.
  ///
  /// - Throws: ``ToolFailure`` if the file doesn't exist or isn't a picture.
  init(word: String) throws(ToolFailure) {
    switch word {
    case "white": self = .white
    case "black": self = .black
    case "stripes": self = .stripes
    case "landscape": self = .landscape
    default:
      if let color = Self.color(word) {
        self = .color(color)
        return
      }
      // A path contains a period or a slash; any other word is a misspelled backdrop.
      guard word.contains(where: { "./".contains($0) }) || FileAccess.exists(word) else {
        throw ToolFailure("\(quoted(word)) isn't a backdrop", fix: Self.fix)
      }
      self = .image(try Self.image(path: word))
    }
  }

  private static let fix =
    "write 'white', 'black', 'stripes', 'landscape', a color as in '#FF8800', or the path of a PNG file"

  /// Returns the color of a text, unless it refers to a color that is defined elsewhere.
  private static func color(_ word: String) -> UIColor? {
    guard let color = try? TabBarTheme.Color(word) else { return nil }
    return switch color.light {
    case .rgb, .p3, .system: .make(color)
    case .asset, .named: nil
    }
  }

  /// The word for the backdrop in names of files, or `nil` for the default backdrop.
  @MainActor
  var mark: String? {
    switch self {
    case .rows: nil
    case .white: "white"
    case .black: "black"
    case .stripes: "stripes"
    case .landscape: "landscape"
    case .color(let color):
      TabBarTheme.Color.Value(color, in: .current).map { PictureFileName.fit($0.text) }
    case .image: "backdrop"
    }
  }

  private static func image(path: String) throws(ToolFailure) -> UIImage {
    // One byte more than allowed, so that the decoder detects that the file is too large.
    let bytes = try FileAccess.read(path, limit: PNGLimits.fileBytes + 1)
    do {
      let bitmap = try Bitmap(png: bytes)
      return UIImage(values: ImageValues(content: .bitmap(bitmap), scale: 1))
    } catch {
      throw ToolFailure(
        "\(path): \(error)",
        fix: fix
      )
    }
  }
}
