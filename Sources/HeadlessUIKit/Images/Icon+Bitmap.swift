import Foundation
import TabRaster

extension Icon {
  /// The ink in black, in whole pixels, so that none of it is cut off.
  func bitmap(scale: CGFloat) -> Bitmap {
    let pixels = max(1, scale.rounded())
    let size = Size(
      width: (width * Double(pixels)).rounded(.up) / Double(pixels),
      height: (height * Double(pixels)).rounded(.up) / Double(pixels)
    )
    return DisplayList([.fill(path, RGBA(0, 0, 0))]).rendered(size: size, scale: Int(pixels))
  }
}
