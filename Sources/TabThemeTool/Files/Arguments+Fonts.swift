import TabFiles
import TabRaster

extension Arguments {
  /// The typefaces in the font files of the option `--font`.
  ///
  /// - Throws: ``ToolFailure`` for a file that can't be read or isn't a font.
  var fonts: [Typeface] {
    get throws(ToolFailure) {
      var faces: [Typeface] = []
      for path in list(of: CommandOption.font.name) ?? [] {
        let bytes = try FileAccess.read(path, limit: FontLimits.fileBytes + 1)
        do {
          faces += try Typeface.all(in: bytes)
        } catch {
          throw ToolFailure("can't use \(quoted(path, limit: 200)): \(error)", fix: FontError.fix)
        }
      }
      return faces
    }
  }
}
