import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

struct DecorationTests {
  struct Example: Sendable {
    var image: UIImage?
    var color: UIColor?
    var result: Decoration

    init(_ image: UIImage?, _ color: UIColor?, _ result: Decoration) {
      self.image = image
      self.color = color
      self.result = result
    }
  }

  static let image = UIImage(
    values: ImageValues(content: .bitmap(Bitmap(width: 3, height: 3)), scale: 1)
  )
  static let template = image.withRenderingMode(.alwaysTemplate)

  /// Documented for shadows and for selection indicators. S4-07
  static let table = [
    Example(nil, .red, .plain(.red)),
    Example(nil, nil, .none),
    Example(nil, .clear, .none),
    Example(template, .red, .template(template, .red)),
    Example(template, nil, .none),
    Example(template, .clear, .none),
    Example(image, .red, .original(image)),
    Example(image, nil, .original(image)),
    Example(image, .clear, .original(image)),
  ]

  @Test(arguments: table)
  func `S4-07: follows from image and color`(example: Example) {
    #expect(
      Decoration(image: example.image, color: example.color, traits: .ofSimulatedSystem)
        == example.result
    )
  }

  @Test func `treats a color that is clear in the traits as none`() {
    let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .clear : .red }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(Decoration(image: nil, color: color, traits: dark) == .none)
    #expect(Decoration(image: nil, color: color, traits: light) == .plain(color))
  }
}
