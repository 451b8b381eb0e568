import TabFiles
import TabRaster

extension UIImage {
  /// Creates an image from PNG data, with one pixel per point; returns nil if the data can't be read.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from PNG data, with `scale` pixels per point; returns nil if the data can't be read.
  ///
  /// UIKit reads other file formats, too; the stand-in reads every variant of PNG.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? Bitmap(png: [UInt8](data)) else { return nil }
    self.init(values: ImageValues(content: .bitmap(bitmap), scale: scale > 0 ? scale : 1))
  }

  /// Creates an image from a PNG file, whose name can end with the scale, as in "tab@3x.png".
  public convenience init?(contentsOfFile path: String) {
    guard let bytes = try? FileContents.bytes(of: path, limit: PNGLimits.fileBytes + 1) else {
      return nil
    }
    self.init(data: Data(bytes), scale: FileName(path: path).scale)
  }

  /// Creates an image from an asset catalog or a PNG file in the main bundle; returns nil if neither has the name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from an asset catalog or a PNG file in a bundle; returns nil if neither has the name.
  ///
  /// Catalogs aren't compiled here but read from Xcode's source folders, with pictures in PNG and SVG. An image of a
  /// catalog adapts to style, contrast, scale and device. Of several PNG files, the file with the scale of the traits
  /// is used, or else the one with the largest scale.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundle = bundle ?? .main
    let traits = traitCollection ?? .current
    if let decoded = try? AssetCatalogs(bundle).image(named: name) {
      MissingNames.note(.image, name, isFound: true)
      self.init(values: decoded.image.values(for: traits), asset: UIImageAsset(decoded))
      return
    }
    let scale = traits.displayScale
    let fileName = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let files = [scale, 3, 2, 1].lazy.compactMap { scale in
      bundle.path(forResource: fileName + FileName.suffix(scale), ofType: "png")
    }
    let path = name.isEmpty ? nil : files.first.flatMap { bundle.holds($0) ? $0 : nil }
    MissingNames.note(.image, name, isFound: path != nil)
    guard let path else { return nil }
    self.init(contentsOfFile: path)
  }

  /// Returns the image as PNG data, or nil if the image is empty.
  public func pngData() -> Data? {
    switch values.content {
    case .empty:
      return nil
    case .bitmap(let bitmap):
      return Data(bitmap.png())
    case .symbol(let icon):
      return Data(icon.bitmap(pixelsPerPoint: Double(max(1, scale.rounded()))).png())
    case .vectors(let picture):
      return Data(picture.bitmap(pixelsPerPoint: Int(max(1, scale.rounded()))).png())
    }
  }
}

/// The scale suffix of a file's name.
private struct FileName {
  var scale: CGFloat

  init(path: String) {
    let name = path.hasSuffix(".png") ? path.dropLast(4) : path[...]
    scale = [2, 3].first { name.hasSuffix(Self.suffix($0)) } ?? 1
  }

  static func suffix(_ scale: CGFloat) -> String {
    scale > 1 ? "@\(Int(scale))x" : ""
  }
}
