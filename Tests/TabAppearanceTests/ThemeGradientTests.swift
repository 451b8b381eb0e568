#if !canImport(UIKit)
import Foundation
import HeadlessUIKit
import TabRaster
import Testing

@testable import TabAppearance

/// Tests of gradients as images of a theme.
@MainActor
struct ThemeGradientTests {
  private let environment = TabBarEnvironment(os: 18)

  private func theme(
    _ image: String
  ) -> (theme: TabBarTheme?, diagnostics: [ThemeDiagnostic]) {
    TabBarTheme.read(
      json: """
        {
          "name": "Dusk",
          "colors": { "brand": { "light": "#FF0000", "dark": "#00FF00" } },
          "bar": { "backgroundImage": \(image) }
        }
        """
    )
  }

  /// Returns the pixels of an image as a view with some traits shows it.
  private func bitmap(
    _ image: UIImage,
    _ style: UIUserInterfaceStyle,
    _ contrast: UIAccessibilityContrast = .normal
  ) throws -> Bitmap {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(accessibilityContrast: contrast),
    ])
    let shown = image.imageAsset?.image(with: traits) ?? image
    return try Bitmap(png: Array(try #require(shown.pngData())))
  }

  @Test func `a gradient goes from one color to the other, in each style`() throws {
    let source = ##"{ "image": { "from": "{brand}", "to": "#0000FF", "axis": "horizontal" } }"##
    let read = theme(source)
    #expect(read.diagnostics.isEmpty)
    let standard = try #require(read.theme).compiled(for: environment).standard
    let image = try #require(standard.backgroundImage)
    #expect(image.size == CGSize(width: 256, height: 1))
    #expect(image.resizingMode == .stretch)
    let light = try bitmap(image, .light).pixels
    #expect([light[0], light[255]] == [0xFFFF_0000, 0xFF00_00FF])
    #expect(light[128] == 0xFF7F_0080)
    let dark = try bitmap(image, .dark, .high).pixels
    #expect([dark[0], dark[255]] == [0xFF00_FF00, 0xFF00_00FF])
  }

  @Test func `without an axis a gradient goes from top to bottom, with its opacity`() throws {
    let gradient = TabBarTheme.Image.gradient(from: "#00000080", to: "#00000000")
    let theme = TabBarTheme(name: "Fade", bar: .init(backgroundImage: .value(gradient)))
    let image = try #require(theme.compiled(for: environment).standard.backgroundImage)
    #expect(image.imageAsset == nil)
    #expect(image.size == CGSize(width: 1, height: 256))
    let pixels = try bitmap(image, .light).pixels
    #expect([pixels[0], pixels[255]] == [0x8000_0000, 0])
  }

  @Test func `a color fades to clear without turning gray`() throws {
    let gradient = TabBarTheme.Image.gradient(from: "#FF0000", to: .system(.clear))
    let theme = TabBarTheme(name: "Fade", bar: .init(backgroundImage: .value(gradient)))
    let image = try #require(theme.compiled(for: environment).standard.backgroundImage)
    #expect(try bitmap(image, .light).pixels[51] == 0xCC_CC0000)
  }

  @Test func `a bar shows the gradient over its entire background`() throws {
    let theme = TabBarTheme(
      name: "Bar",
      bar: .init(
        background: .value(.opaque),
        backgroundImage: .gradient(from: "#FF0000", to: "#0000FF", axis: .horizontal)
      )
    )
    try SimulatedSystem.withCurrent(SimulatedSystem(osVersion: .init(18))) {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
      bar.standardAppearance = theme.compiled(for: environment).standard
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let picture = UIGraphicsImageRenderer(bounds: bar.bounds, format: format).image { _ in
        bar.drawHierarchy(in: bar.bounds, afterScreenUpdates: true)
      }
      let bitmap = try Bitmap(png: Array(try #require(picture.pngData())))
      for row in [5, 45] {
        #expect(bitmap.pixels[row * 400] == 0xFFFF_0000)
        #expect(bitmap.pixels[row * 400 + 399] == 0xFF00_00FF)
      }
    }
  }

  @Test(arguments: [
    ##"{ "image": { "from": "#FF0000", "to": "#0000FF" } }"##,
    ##"{ "image": { "from": "{brand}", "to": { "light": "#FFFFFF", "dark": "#000000" } } }"##,
    ##"{ "image": { "from": "system:clear", "to": "system:label", "axis": "horizontal" }, "scale": 2 }"##,
  ])
  func `a gradient is written as it was read`(image: String) throws {
    let read = try #require(theme(image).theme)
    let written = TabBarTheme.read(json: read.json()).theme
    #expect(written == read)
  }

  @Test(arguments: [
    (
      ##"{ "image": { "from": "#FF0000" } }"##,
      "'bar.backgroundImage.image' has no 'to'"
    ),
    (
      ##"{ "image": { "from": "{brnad}", "to": "#000000" } }"##,
      "'bar.backgroundImage.image.from' refers to '{brnad}', which isn't in 'colors'"
    ),
    (
      ##"{ "image": { "from": "#FF0000", "to": "#000000", "axis": "diagonal" } }"##,
      "'bar.backgroundImage.image.axis' can't be 'diagonal'"
    ),
    (
      #"{ "image": 3 }"#,
      "'bar.backgroundImage.image' is a number; the source of an image is text or a gradient"
    ),
  ])
  func `what isn't a gradient is an error at its place`(image: String, message: String) {
    #expect(theme(image).diagnostics.map(\.message) == [message])
  }

  @Test func `the icon of an item can't be a gradient`() throws {
    let image = ##"{ "image": { "from": "#FF0000", "to": "#0000FF" } }"##
    let read = TabBarTheme.read(
      json: #"{ "name": "T", "items": { "0": { "selectedImage": \#(image) } } }"#
    )
    let problem = try #require(read.diagnostics.first)
    #expect(problem.message == "'items.0.selectedImage' is a gradient, which has no size")
    #expect(problem.fix == #"write an image, as in '"symbol:star"'"#)
  }

  @Test func `an item keeps the app's icon in place of a gradient`() throws {
    let theme = TabBarTheme(
      name: "T",
      items: [0: .init(image: .gradient(from: "#FF0000", to: "#0000FF"))]
    )
    let controller = UITabBarController.fixture { title in
      UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
    }
    controller.loadViewIfNeeded()
    controller.applyTheme(theme)
    #expect(controller.tabBar.items?[0].image == UIImage(systemName: "star"))
  }

  @Test func `a color that the app doesn't have is told`() {
    let image = TabBarTheme.Image.gradient(from: "asset:Nowhere", to: "#000000")
    let theme = TabBarTheme(name: "T", bar: .init(backgroundImage: .value(image)))
    #expect(
      theme.missingResources().map(\.message) == [
        "'bar.backgroundImage.image.from' is the color 'Nowhere', which the app doesn't have"
      ]
    )
  }
}
#endif
