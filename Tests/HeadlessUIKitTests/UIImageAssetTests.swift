import HeadlessUIKit
import Testing

struct UIImageAssetTests {
  let dark = UITraitCollection(userInterfaceStyle: .dark)
  let light = UITraitCollection(userInterfaceStyle: .light)
  let star = UIImage(systemName: "star") ?? UIImage()
  let house = UIImage(systemName: "house") ?? UIImage()

  @Test func `gives the image for traits that agree, else the first`() {
    let asset = UIImageAsset()
    #expect(asset.image(with: dark).size == .zero)
    asset.register(star, with: light)
    #expect(asset.image(with: dark) == star)
    asset.register(house, with: dark)
    let elevated = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])
    #expect(asset.image(with: elevated) == house)
    #expect(asset.image(with: UITraitCollection()) == star)
    #expect(asset.image(with: dark).imageAsset === asset)
    asset.register(star, with: dark)
    #expect(asset.image(with: dark) == star)
    asset.unregister(imageWith: light)
    asset.register(house, with: dark)
    #expect(asset.image(with: light) == house)
    #expect(star.imageAsset == nil)
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
