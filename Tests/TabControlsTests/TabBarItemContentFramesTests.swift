import Foundation
import TabUIKit
import Testing

@testable import TabControls

struct TabBarItemContentFramesTests {
  let image = CGSize(width: 24, height: 24)
  let title = CGSize(width: 40, height: 12)
  let area = CGRect(x: 0, y: 0, width: 80, height: 49)

  /// Returns a text that has a size in every width.
  private func text(_ size: CGSize) -> (CGFloat) -> CGSize { { _ in size } }

  @Test(arguments: TabBarImagePlacement.allCases, [0.0, 5, 12])
  func `S0-16: the content is centered, its spacing between image and title`(
    placement: TabBarImagePlacement,
    padding: CGFloat
  ) throws {
    for isRightToLeft in [false, true] {
      let frames = TabBarItemContentFrames(
        image: image,
        title: text(title),
        in: CGRect(x: 0, y: 0, width: 100, height: 60),
        placement: placement,
        padding: padding,
        isRightToLeft: isRightToLeft
      )
      let (image, title) = (try #require(frames.image), try #require(frames.title))
      let content = image.union(title)
      #expect(CGPoint(x: content.midX, y: content.midY) == CGPoint(x: 50, y: 30))
      let gap =
        switch (placement, isRightToLeft) {
        case (.top, _): title.minY - image.maxY
        case (.bottom, _): image.minY - title.maxY
        case (.leading, false), (.trailing, true): title.minX - image.maxX
        case (.trailing, false), (.leading, true): image.minX - title.maxX
        }
      #expect(gap == padding)
      #expect(image.size == self.image)
      #expect(title.size == self.title)
    }
  }

  @Test func `S2-03a: an image alone is in the middle, at any spacing`() {
    for placement in TabBarImagePlacement.allCases {
      let frames = TabBarItemContentFrames(
        image: image,
        in: area,
        placement: placement,
        padding: 9
      )
      #expect(frames.image == CGRect(x: 28, y: 12.5, width: 24, height: 24))
      #expect(frames.title == nil)
    }
  }

  @Test func `a title alone and an image alone are in the middle`() {
    for placement in TabBarImagePlacement.allCases {
      let words = TabBarItemContentFrames(title: text(title), in: area, placement: placement)
      #expect(words.title?.midX == area.midX && words.title?.midY == area.midY)
      #expect(words.image == nil)
      let icon = TabBarItemContentFrames(image: image, in: area, placement: placement)
      #expect(icon.image?.midX == area.midX && icon.image?.midY == area.midY)
      #expect(icon.title == nil)
    }
  }

  @Test func `a subtitle is below the title, both centered`() {
    let frames = TabBarItemContentFrames(
      image: image,
      title: text(title),
      subtitle: text(CGSize(width: 20, height: 8)),
      in: CGRect(x: 0, y: 0, width: 80, height: 80),
      padding: 4
    )
    #expect(frames.image?.minY == 16)
    #expect(frames.title == CGRect(x: 20, y: 44, width: 40, height: 12))
    #expect(frames.subtitle == CGRect(x: 30, y: 56, width: 20, height: 8))
  }

  @Test func `a title that is too wide is as wide as there is room`() {
    let long = CGSize(width: 200, height: 12)
    let above = TabBarItemContentFrames(image: image, title: text(long), in: area)
    #expect(above.title?.width == 80)
    let beside = TabBarItemContentFrames(
      image: image,
      title: text(long),
      in: area,
      placement: .leading,
      padding: 6
    )
    #expect(beside.image?.minX == 0)
    #expect(beside.title == CGRect(x: 30, y: 18.5, width: 50, height: 12))
  }

  @Test func `the content is centered in its area, and lines are at the sides that are set`() {
    let area = CGRect(x: 10, y: 4, width: 60, height: 40)
    let sides: [(NSTextAlignment, CGFloat)] = [(.left, 20), (.center, 30), (.right, 40)]
    for (alignment, x) in sides {
      let frames = TabBarItemContentFrames(
        title: text(title),
        subtitle: text(CGSize(width: 20, height: 8)),
        in: area,
        titleAlignment: alignment
      )
      #expect(frames.title == CGRect(x: 20, y: 14, width: 40, height: 12))
      #expect(frames.subtitle == CGRect(x: x, y: 26, width: 20, height: 8))
    }
  }

  @Test func `a text is asked for its size in the width that the image leaves`() {
    var widths: [CGFloat] = []
    func text(_ width: CGFloat) -> CGSize {
      widths.append(width)
      return CGSize(width: width, height: 24)
    }
    let frames = TabBarItemContentFrames(
      image: image,
      title: text,
      in: area,
      placement: .leading,
      padding: 6
    )
    #expect(widths == [50])
    #expect(frames.title == CGRect(x: 30, y: 12.5, width: 50, height: 24))
  }
}
