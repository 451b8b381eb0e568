import Foundation
import Testing

@testable import HeadlessUIKit

/// Tests of the frames of content in views.
struct ContentModeTests {
  @Test(arguments: [CGSize(width: 0, height: 3), CGSize(width: 3, height: 0)])
  func `content without a size has none in any mode`(size: CGSize) {
    let bounds = CGRect(x: 1, y: 2, width: 10, height: 20)
    for mode in [UIView.ContentMode.scaleAspectFit, .scaleAspectFill, .center] {
      #expect(mode.frame(of: size, in: bounds) == CGRect(x: 1, y: 2, width: 0, height: 0))
    }
  }
}
