import HeadlessUIKit
import TabAppearance
import TabRaster

extension BarColors.Edge {
  /// Returns the colors of the background image: nine colors of a gradient, or the average of
  /// another image.
  ///
  /// - Parameter traits: The style and the contrast.
  /// - Returns: No colors if the theme sets no image; `nil` if the image isn't known, as one of the
  ///   app's asset catalog.
  @MainActor
  func imageColors(in traits: UITraitCollection) -> [TabBarTheme.Color.Components]? {
    guard let image = appearance.backgroundImage else {
      return settings.bar.backgroundImage.value == nil ? [] : nil
    }
    let shown = image.imageAsset?.image(with: traits) ?? image
    let bitmap: Bitmap
    switch shown.values.content {
    case .bitmap(let pixels): bitmap = pixels
    case .vectors(let picture): bitmap = picture.bitmap(pixelsPerPoint: 1)
    case .symbol, .empty: return nil
    }
    if case .gradient? = settings.bar.backgroundImage.value?.source {
      return sampled(bitmap.pixels, count: 9).map { .init(premultiplied: SIMD4($0)) }
    }
    // A few thousand pixels give the average of a photo, too.
    let samples = sampled(bitmap.pixels, count: 4_096)
    let sum = samples.reduce(into: SIMD4<Double>()) { $0 += SIMD4($1) }
    return [.init(premultiplied: sum / Double(max(samples.count, 1)))]
  }

  /// Returns at most `count` pixels at equal distances, with the first and the last one.
  private func sampled(
    _ pixels: ContiguousArray<UInt32>,
    count: Int
  ) -> ContiguousArray<UInt32> {
    guard pixels.count > count else { return pixels }
    return ContiguousArray((0..<count).map { pixels[$0 * (pixels.count - 1) / (count - 1)] })
  }
}

extension SIMD4<Double> {
  /// The red, green, blue and alpha, from 0 to 255, of a premultiplied pixel `0xAARRGGBB`.
  fileprivate init(_ pixel: UInt32) {
    self.init(
      Double(pixel >> 16 & 0xFF),
      Double(pixel >> 8 & 0xFF),
      Double(pixel & 0xFF),
      Double(pixel >> 24)
    )
  }
}

extension TabBarTheme.Color.Components {
  fileprivate init(premultiplied channels: SIMD4<Double>) {
    let alpha = channels.w
    func part(_ channel: Double) -> Double { alpha == 0 ? 0 : min(1, channel / alpha) }
    self.init(
      red: part(channels.x),
      green: part(channels.y),
      blue: part(channels.z),
      alpha: alpha / 255
    )
  }
}

extension TabBarTheme.Image {
  /// Whether UIKit fills the shape of the image with a tint color in a bar.
  var isTemplate: Bool {
    guard case .symbol = source else { return renderingMode == .alwaysTemplate }
    return renderingMode != .alwaysOriginal
  }
}
