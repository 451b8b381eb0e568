import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

@MainActor struct ResizableImageTests {
  private static let red: UInt32 = 0xFFFF_0000
  private static let green: UInt32 = 0xFF00_FF00
  private static let blue: UInt32 = 0xFF00_00FF
  private static let white: UInt32 = 0xFFFF_FFFF

  /// Columns of red, green, blue and white, two pixels high.
  private static let bitmap = Bitmap(
    width: 4,
    height: 2,
    pixels: [red, green, blue, white, red, green, blue, white]
  )

  private static let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)

  private static func image(scale: CGFloat = 1) -> UIImage {
    UIImage(values: ImageValues(content: .bitmap(bitmap), scale: scale))
  }

  private static func parts(_ middle: NineSlice.Middle, left: Int = 1, right: Int = 1) -> NineSlice
  {
    NineSlice(left: left, top: 0, right: right, bottom: 0, pixelsPerPoint: 1, middle: middle)
  }

  /// Returns the colors of a row as letters.
  private func letters(_ pixels: some Sequence<UInt32>) -> String {
    let letters: [UInt32: Character] = [
      Self.red: "r", Self.green: "g", Self.blue: "b", Self.white: "w", 0: ".",
    ]
    return String(pixels.map { letters[$0] ?? "?" })
  }

  // MARK: - Members

  @Test func `an image has no caps at first`() {
    let image = Self.image()
    #expect(image.capInsets == .zero)
    #expect(image.resizingMode == .tile)
    #expect(image.leftCapWidth == 0)
    #expect(image.topCapHeight == 0)
    #expect(image.values.resizing == nil)
  }

  @Test func `a resizable image has its caps, and tiles by default`() {
    let image = Self.image()
    let tiled = image.resizableImage(withCapInsets: Self.insets)
    #expect(tiled.capInsets == Self.insets)
    #expect(tiled.resizingMode == .tile)
    #expect(tiled.size == image.size)
    #expect(tiled != image)
    let stretched = tiled.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
    #expect(stretched.capInsets == .zero)
    #expect(stretched.resizingMode == .stretch)
    #expect(tiled == image.resizableImage(withCapInsets: Self.insets, resizingMode: .tile))
  }

  @Test(
    arguments: [
      (0, 0, UIEdgeInsets.zero),
      (1, 0, UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)),
      (2, 1, UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 1)),
      (9, 0, UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0)),
    ] as [(Int, Int, UIEdgeInsets)]
  )
  func `a stretchable image stretches one point`(left: Int, top: Int, insets: UIEdgeInsets) {
    let image = Self.image().stretchableImage(withLeftCapWidth: left, topCapHeight: top)
    #expect(image.capInsets == insets)
    #expect(image.resizingMode == .stretch)
    #expect(image.leftCapWidth == left)
    #expect(image.topCapHeight == top)
  }

  @Test func `copies keep the caps`() throws {
    let image = Self.image().resizableImage(withCapInsets: Self.insets, resizingMode: .stretch)
    let asset = UIImageAsset()
    asset.register(image, with: UITraitCollection(userInterfaceStyle: .light))
    for copy in [
      image.withRenderingMode(.alwaysTemplate), image.withTintColor(.red),
      image.withTintColor(.red, renderingMode: .alwaysOriginal),
      image.imageFlippedForRightToLeftLayoutDirection(), asset.image(with: .current),
    ] {
      #expect(copy.capInsets == Self.insets)
      #expect(copy.resizingMode == .stretch)
    }
  }

  // MARK: - Pixels

  @Test(
    arguments: [
      (1, 1, "rgbgbgbw", "rgggbbbw"), (1, 2, "rrggbbggbbggbbww", "rrggggggbbbbbbww"),
      (2, 2, "rgbgbgbgbgbgbgbw", "rgggggggbbbbbbbw"),
      (3, 3, "rgbgbgbgbgbgbgbgbgbgbgbw", "rgggggggggggbbbbbbbbbbbw"),
    ] as [(CGFloat, Int, String, String)]
  )
  func `an image drawn into a rectangle keeps its caps`(
    imageScale: CGFloat,
    scale: Int,
    tiled: String,
    stretched: String
  ) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = CGFloat(scale)
    let size = CGSize(width: 8, height: 1)
    let insets = UIEdgeInsets(top: 0, left: 1 / imageScale, bottom: 0, right: 1 / imageScale)
    for (mode, expected) in [(UIImage.ResizingMode.tile, tiled), (.stretch, stretched)] {
      let image = Self.image(scale: imageScale)
        .resizableImage(withCapInsets: insets, resizingMode: mode)
      let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
        image.draw(in: CGRect(origin: .zero, size: size))
      }
      guard case .bitmap(let bitmap) = drawn.values.content else {
        Issue.record("nothing is drawn")
        continue
      }
      #expect(letters(bitmap.pixels.prefix(bitmap.width)) == expected)
    }
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft], [false, true])
  func `the caps of a mirrored image change sides`(
    direction: UITraitEnvironmentLayoutDirection,
    flips: Bool
  ) {
    let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
    let image = Self.image().resizableImage(withCapInsets: insets)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 6, height: 2))
    view.image = flips ? image.imageFlippedForRightToLeftLayoutDirection() : image
    view.traitOverrides.layoutDirection = direction
    let isMirrored = flips && direction == .rightToLeft
    #expect(
      letters(view.rendered(scale: 1).pixels.prefix(6)) == (isMirrored ? "wbgggr" : "rgggbw")
    )
    #expect(view.image?.capInsets == insets)
  }

  @Test(arguments: [1, 2, 3])
  func `a symbol is cut into parts as a picture`(scale: Int) throws {
    let symbol = try #require(UIImage(systemName: "square.fill"))
    let size = CGSize(width: 60, height: symbol.size.height)
    let view = UIImageView(frame: CGRect(origin: .zero, size: size))
    view.tintColor = .red
    let half = symbol.size.width / 2
    let insets = UIEdgeInsets(top: 0, left: half, bottom: 0, right: half)
    view.image = symbol.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let drawn = view.rendered(scale: scale)
    let row = drawn.pixels.dropFirst(drawn.height / 2 * drawn.width).prefix(drawn.width)
    let ink = row.drop { $0 == 0 }
    #expect(ink.count > 50 * scale)
    #expect(ink.dropFirst(2).prefix(50 * scale).allSatisfy { $0 == Self.red })
  }

  // MARK: - Bars

  private func appearance(_ change: (UITabBarAppearance) -> Void) -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    appearance.configureWithTransparentBackground()
    change(appearance)
    return appearance
  }

  @Test(
    arguments: [(.tile, .tiled), (.stretch, .stretched)]
      as [(UIImage.ResizingMode, NineSlice.Middle)]
  )
  func `background, shadow and indicator keep their caps`(
    mode: UIImage.ResizingMode,
    middle: NineSlice.Middle
  ) {
    let image = Self.image().resizableImage(withCapInsets: Self.insets, resizingMode: mode)
    let scene = BarScene()
    scene.bar.standardAppearance = appearance {
      $0.backgroundImage = image
      $0.shadowImage = image
      $0.selectionIndicatorImage = image
    }
    let drawn = scene.commands().filter { if case .image = $0 { true } else { false } }
    #expect(
      drawn == [
        .image(Self.bitmap, Rect(x: 0, y: 0, width: 375, height: 49), Self.parts(middle)),
        .image(Self.bitmap, Rect(x: 0, y: -2, width: 375, height: 2), Self.parts(middle)),
        .image(Self.bitmap, Rect(x: 2, y: 1, width: 90, height: 48), Self.parts(middle)),
      ]
    )
  }

  @Test func `a template keeps its caps in the color of the shadow`() {
    let scene = BarScene(items: 0)
    scene.bar.standardAppearance = appearance {
      $0.shadowImage = Self.image().resizableImage(withCapInsets: Self.insets)
        .withRenderingMode(.alwaysTemplate)
      $0.shadowColor = .red
    }
    let place = Rect(x: 0, y: -2, width: 375, height: 2)
    #expect(
      scene.commands() == [.template(Self.bitmap, place, RGBA(255, 0, 0), Self.parts(.tiled))]
    )
  }

  @Test(arguments: [1, 2, 3])
  func `a bar has the caps at its ends and the middle between them`(scale: Int) {
    let scene = BarScene(items: 0, scale: CGFloat(scale))
    scene.bar.standardAppearance = appearance {
      $0.backgroundImage = Self.image(scale: CGFloat(scale)).resizableImage(
        withCapInsets: UIEdgeInsets(
          top: 0,
          left: 1 / CGFloat(scale),
          bottom: 0,
          right: 1 / CGFloat(scale)
        )
      )
    }
    let drawn = scene.bar.rendered(scale: scale)
    let row = letters(drawn.pixels.dropFirst(drawn.width * 20).prefix(drawn.width))
    let middle = String(repeating: "gb", count: drawn.width).prefix(drawn.width - 2)
    #expect(row == "r" + middle + "w")
  }

  // Apple's documentation of UITabBar.isTranslucent.
  @Test func `a bar with an opaque background image isn't translucent, unless it is set`() {
    let bar = UITabBar()
    #expect(bar.isTranslucent)
    bar.backgroundImage = Self.image()
    #expect(!bar.isTranslucent)
    bar.backgroundImage = UIImage(systemName: "star")
    #expect(bar.isTranslucent)
    bar.isTranslucent = false
    bar.backgroundImage = nil
    #expect(!bar.isTranslucent)
  }

  @Test
  func `an opaque bar has a color behind a translucent image`() {
    let clear = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    @MainActor func color(_ change: (UITabBar) -> Void) -> RGBA? {
      let scene = BarScene(items: 0)
      scene.bar.backgroundImage = clear
      change(scene.bar)
      let place = Path.rectangle(Rect(x: 0, y: 0, width: 375, height: 49))
      for case .fill(let path, let color) in scene.commands() where path == place { return color }
      return nil
    }
    #expect(color { _ in } == nil)
    #expect(color { $0.isTranslucent = false } == RGBA(255, 255, 255))
    #expect(color { ($0.isTranslucent, $0.barStyle) = (false, .black) } == RGBA(0, 0, 0))
    #expect(color { ($0.isTranslucent, $0.barTintColor) = (false, .red) } == RGBA(255, 0, 0))
  }

  @Test func `a background image from before appearances is tiled unless it is resizable`() {
    for (image, parts) in [
      (Self.image(), Self.parts(.tiled, left: 0, right: 0)),
      (
        Self.image().resizableImage(withCapInsets: Self.insets, resizingMode: .stretch),
        Self.parts(.stretched)
      ),
    ] {
      let scene = BarScene(items: 0)
      scene.bar.backgroundImage = image
      let place = Rect(x: 0, y: 0, width: 375, height: 49)
      #expect(scene.commands().contains(.image(Self.bitmap, place, parts)))
      #expect(scene.bar.backgroundImage === image)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -3, 1e300])
  func `caps that aren't finite are drawn as none or as all`(inset: CGFloat) {
    let insets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 6, height: 2))
    view.image = Self.image().resizableImage(withCapInsets: insets)
    let isLong = inset > 0
    #expect(letters(view.rendered(scale: 1).pixels.prefix(6)) == (isLong ? "rgbwww" : "rgbwrg"))
    #expect(view.image?.leftCapWidth == (inset == -3 ? -3 : 0))
  }
}
