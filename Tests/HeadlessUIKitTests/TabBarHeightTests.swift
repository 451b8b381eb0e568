import Foundation
import Testing

@testable import HeadlessUIKit

struct TabBarHeightTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var name: String
    var surroundings: TabBarSurroundings
    var bottomInset: CGFloat
    var height: CGFloat
    var layout: TabBarItemLayout

    init(
      _ name: String,
      isPad: Bool = false,
      regularWidth: Bool = false,
      compactHeight: Bool = false,
      inset: CGFloat,
      height: CGFloat,
      layout: TabBarItemLayout
    ) {
      self.name = name
      self.surroundings = TabBarSurroundings(
        isPad: isPad,
        hasRegularWidth: regularWidth,
        hasCompactHeight: compactHeight
      )
      self.bottomInset = inset
      self.height = height
      self.layout = layout
    }

    var testDescription: String { name }
  }

  static let examples = [
    Example("iPhone portrait, home button", inset: 0, height: 49, layout: .stacked),
    Example("iPhone portrait, home indicator", inset: 34, height: 83, layout: .stacked),
    Example(
      "iPhone landscape, home button",
      compactHeight: true,
      inset: 0,
      height: 32,
      layout: .compactInline
    ),
    Example(
      "iPhone landscape, home indicator",
      compactHeight: true,
      inset: 21,
      height: 53,
      layout: .compactInline
    ),
    Example(
      "iPhone Plus landscape",
      regularWidth: true,
      compactHeight: true,
      inset: 0,
      height: 49,
      layout: .inline
    ),
    Example(
      "iPhone Max landscape",
      regularWidth: true,
      compactHeight: true,
      inset: 21,
      height: 70,
      layout: .inline
    ),
    Example(
      "iPad, home button",
      isPad: true,
      regularWidth: true,
      inset: 0,
      height: 50,
      layout: .inline
    ),
    Example("iPad, narrow split", isPad: true, inset: 0, height: 50, layout: .stacked),
    Example(
      "iPad, home indicator",
      isPad: true,
      regularWidth: true,
      inset: 20,
      height: 65,
      layout: .inline
    ),
  ]

  @Test(arguments: examples)
  func `follows device and size classes`(example: Example) {
    let own = example.surroundings.barHeight(aboveBottomInset: example.bottomInset)
    #expect(own + example.bottomInset == example.height)
    #expect(example.surroundings.itemLayout == example.layout)
  }
}
