import TabRaster

extension UIImage {
  /// Creates an image from a PNG file's bytes, one pixel in a point, or returns nil if they can't be read.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from a PNG file's bytes, or returns nil if they can't be read.
  ///
  /// UIKit reads more kinds of files; the stand-in reads PNG of every kind.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? Bitmap(png: [UInt8](data)) else { return nil }
    self.init(values: ImageValues(content: .bitmap(bitmap), scale: scale > 0 ? scale : 1))
  }

  /// Creates an image from a PNG file whose name may end with the scale, as in "tab@3x.png".
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: FileName(path: path).scale)
  }

  /// Creates an image of an asset catalog in the main bundle, or from a PNG file there, or returns nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image of an asset catalog in a bundle, or from a PNG file there, or returns nil if there is none.
  ///
  /// Catalogs aren't compiled here: they are read as the folders that Xcode keeps them in, with pictures in PNG and SVG.
  /// An image of theirs follows style, contrast, scale and the kind of device. Of files beside them the one with the
  /// scale of the traits is taken, else the largest.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundle = bundle ?? .main
    let traits = traitCollection ?? .current
    if let image = try? AssetCatalogs(bundle).image(named: name) {
      self.init(values: image.values(for: traits), asset: UIImageAsset(image))
      return
    }
    let scale = traits.displayScale
    let fileName = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let files = [scale, 3, 2, 1].lazy.compactMap { scale in
      bundle.path(forResource: fileName + FileName.suffix(scale), ofType: "png")
    }
    guard !name.isEmpty, let path = files.first, bundle.holds(path) else { return nil }
    self.init(contentsOfFile: path)
  }

  /// Returns the bytes of a PNG file, or nil if the image is empty.
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

/// The part of a file's name that gives the scale.
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
