import Dispatch
import Testing

@testable import HeadlessUIKit

struct UIImageAssetTests {
  let dark = UITraitCollection(userInterfaceStyle: .dark)
  let light = UITraitCollection(userInterfaceStyle: .light)
  let star = UIImage(systemName: "star") ?? UIImage()
  let house = UIImage(systemName: "house") ?? UIImage()

  @Test func `returns the image for agreeing traits, else the first one`() {
    let asset = UIImageAsset()
    #expect(asset.image(with: dark).size == .zero)
    asset.register(star, with: light)
    #expect(asset.image(with: dark).values == star.values)
    asset.register(house, with: dark)
    let elevated = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])
    #expect(asset.image(with: elevated).values == house.values)
    #expect(asset.image(with: UITraitCollection()).values == star.values)
    #expect(asset.image(with: dark).imageAsset === asset)
    asset.register(star, with: dark)
    #expect(asset.image(with: dark).values == star.values)
    asset.unregister(imageWith: light)
    asset.register(house, with: dark)
    #expect(asset.image(with: light).values == house.values)
    #expect(star.imageAsset == nil)
  }

  @Test func `images are equal if all their variants are`() {
    func asset(_ dark: UIImage) -> UIImageAsset {
      let asset = UIImageAsset()
      asset.register(star, with: light)
      asset.register(dark, with: self.dark)
      return asset
    }
    let image = asset(house).image(with: light)
    #expect(image == asset(house).image(with: light))
    #expect(image.hash == asset(house).image(with: light).hash)
    #expect(image != asset(star).image(with: light))
    #expect(image != star && star != image)
    #expect(image.withTintColor(.red) == asset(house).image(with: light).withTintColor(.red))
    #expect(image.withTintColor(.red) != image)
  }

  // Observed: a template or a tinted image of a catalog follows the traits, as the image itself does.
  @Test
  func `an image derived from an asset's image has the asset, with all variants changed`() {
    let asset = UIImageAsset()
    asset.register(star, with: light)
    asset.register(house, with: dark)
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let changes: [(UIImage) -> UIImage] = [
      { $0.withRenderingMode(.alwaysTemplate) },
      { $0.withTintColor(.red) },
      { $0.withTintColor(.red, renderingMode: .alwaysOriginal) },
      { $0.imageFlippedForRightToLeftLayoutDirection() },
      { $0.resizableImage(withCapInsets: insets) },
    ]
    for change in changes {
      let image = change(asset.image(with: light))
      #expect(image.imageAsset === asset)
      #expect(image.values == change(star).values)
      #expect(image.values(for: dark) == change(house).values)
    }
  }

  @Test func `an asset can be changed on every thread`() {
    let asset = UIImageAsset()
    let star = star
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      let traits = UITraitCollection(displayScale: CGFloat(index + 1))
      asset.register(
        star.withTintColor(UIColor(white: CGFloat(index) / 200, alpha: 1)),
        with: traits
      )
    }
    for index in 0..<200 {
      let traits = UITraitCollection(displayScale: CGFloat(index + 1))
      let tint = asset.image(with: traits).values.tintColor
      #expect(tint == UIColor(white: CGFloat(index) / 200, alpha: 1))
    }
  }

  @MainActor
  @Test func `a view shows the image for its traits`() {
    let asset = UIImageAsset()
    asset.register(star.withTintColor(.red, renderingMode: .alwaysOriginal), with: light)
    asset.register(star.withTintColor(.blue, renderingMode: .alwaysOriginal), with: dark)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    view.image = asset.image(with: light)
    let red = picture(of: view)
    view.overrideUserInterfaceStyle = .dark
    let blue = picture(of: view)
    #expect(red != blue)
    view.image = star.withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(picture(of: view) == blue)
  }

  @MainActor
  private func picture(of view: UIView) -> Data? {
    UIGraphicsImageRenderer(size: view.bounds.size).pngData { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
  }
}
