import TabRaster

extension ImageValues {
  private enum Key {
    static let scale = "UIScale"
    static let renderingMode = "UIRenderingMode"
    static let flips = "UIImageFlipsForRightToLeftLayoutDirection"
    static let tint = "UIImageTintColor"
    static let capInsets = "UIImageCapInsets"
    static let resizingMode = "UIImageResizingMode"
    static let width = "UIImageWidth"
    static let height = "UIImageHeight"
    static let pixels = "UIImagePixels"
    static let symbol = "UIImageSymbolName"
  }

  init?(coder: NSCoder) {
    guard let content = Self.content(coder) else { return nil }
    self.init(
      content: content,
      scale: CGFloat(coder.decodeDouble(forKey: Key.scale)),
      renderingMode: coder.decodedCase(forKey: Key.renderingMode) ?? .automatic
    )
    tintColor = coder.decoded(UIColor.self, forKey: Key.tint)
    flipsForRightToLeftLayoutDirection = coder.decodeBool(forKey: Key.flips)
    if let mode: UIImage.ResizingMode = coder.decodedCase(forKey: Key.resizingMode) {
      resizing = ImageResizing(
        capInsets: coder.decodedInsets(forKey: Key.capInsets),
        mode: mode
      )
    }
  }

  /// The pixels to archive; vectors, which have no archived form, are rasterized at the image's scale.
  private var pixels: Bitmap? {
    switch content {
    case .bitmap(let bitmap): bitmap
    case .vectors(let picture): picture.bitmap(pixelsPerPoint: Int(max(1, scale.rounded())))
    case .empty, .symbol: nil
    }
  }

  private static func content(_ coder: NSCoder) -> Content? {
    if let name = coder.decodedText(forKey: Key.symbol) {
      return IconCache.shared.icon(named: name).map { .symbol($0) }
    }
    guard let data = coder.decoded(NSData.self, forKey: Key.pixels) else { return .empty }
    let width = coder.decodeInteger(forKey: Key.width)
    let height = coder.decodeInteger(forKey: Key.height)
    var bytes = [UInt8](repeating: 0, count: data.length)
    data.getBytes(&bytes, length: bytes.count)
    let (pixelCount, overflow) = width.multipliedReportingOverflow(by: height)
    guard width >= 0, height >= 0, !overflow, bytes.count % 4 == 0, bytes.count / 4 == pixelCount
    else { return nil }
    var bitmap = Bitmap(width: width, height: height)
    // The lowest byte of each pixel is archived first.
    for (index, byte) in bytes.enumerated() {
      bitmap.pixels[index / 4] |= UInt32(byte) << UInt32(index % 4 * 8)
    }
    return .bitmap(bitmap)
  }

  func encode(with coder: NSCoder) {
    coder.encode(Double(scale), forKey: Key.scale)
    coder.encode(renderingMode.rawValue, forKey: Key.renderingMode)
    coder.encode(flipsForRightToLeftLayoutDirection, forKey: Key.flips)
    coder.encode(tintColor, forKey: Key.tint)
    if let resizing {
      coder.encode(resizing.capInsets, forKey: Key.capInsets)
      coder.encode(resizing.mode.rawValue, forKey: Key.resizingMode)
    }
    if case .symbol(let icon) = content {
      coder.encode(NSString(string: icon.name), forKey: Key.symbol)
    }
    guard let bitmap = pixels else { return }
    coder.encode(bitmap.width, forKey: Key.width)
    coder.encode(bitmap.height, forKey: Key.height)
    let bytes = bitmap.pixels.flatMap { pixel in
      (0..<4).map { UInt8(truncatingIfNeeded: pixel >> UInt32($0 * 8)) }
    }
    coder.encode(NSData(data: Data(bytes)), forKey: Key.pixels)
  }
}
