@testable import TabRaster

extension DisplayList {
  /// Renders the list in a number of bands, each separately.
  func rendered(size: Size, scale: Int, background: RGBA? = nil, bands: Int) -> Bitmap {
    let picture = Picture(self, size: size, scale: scale, background: background)
    let (width, height) = (picture.bounds.columns.count, picture.bounds.rows.count)
    let pixels = (0..<bands).flatMap { band in
      picture.bitmap(rows: height * band / bands..<height * (band + 1) / bands).pixels
    }
    return Bitmap(width: width, height: height, pixels: ContiguousArray(pixels))
  }
}
