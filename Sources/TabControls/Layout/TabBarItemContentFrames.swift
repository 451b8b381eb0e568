import Foundation
import TabUIKit

/// The side of the title on which an item's image is.
public enum TabBarImagePlacement: Hashable, Sendable, CaseIterable {
  /// Above the title.
  case top

  /// Before the title in reading order: at the left, or in right-to-left layout at the right.
  case leading

  /// Below the title.
  case bottom

  /// After the title in reading order.
  case trailing
}

/// The frames of image, title and subtitle in an item, in points.
struct TabBarItemContentFrames: Hashable, Sendable {
  /// The frame of the image, or `nil` if there is none.
  var image: CGRect?

  /// The frame of the title, or `nil` if there is none.
  var title: CGRect?

  /// The frame of the subtitle, which is below the title, or `nil` if there is none.
  var subtitle: CGRect?

  /// Computes the frames of an item's contents, centered in an area of the item.
  ///
  /// Missing contents take no space: an image alone is centered. Text that is wider than the area
  /// is clipped to its width.
  ///
  /// - Parameters:
  ///   - image: The size of the image, in points.
  ///   - title: Returns the size of the title in a width, in points.
  ///   - subtitle: Returns the size of the subtitle in a width, in points.
  ///   - area: The area for the contents, in points.
  ///   - placement: The side of the text on which the image is.
  ///   - padding: The space between image and text, in points.
  ///   - subtitlePadding: The space between title and subtitle, in points.
  ///   - titleAlignment: The alignment of title and subtitle: left, right or centered.
  ///   - isRightToLeft: Whether leading is at the right.
  init(
    image: CGSize? = nil,
    title: ((_ width: CGFloat) -> CGSize)? = nil,
    subtitle: ((_ width: CGFloat) -> CGSize)? = nil,
    in area: CGRect,
    placement: TabBarImagePlacement = .top,
    padding: CGFloat = 0,
    subtitlePadding: CGFloat = 0,
    titleAlignment: NSTextAlignment = .center,
    isRightToLeft: Bool = false
  ) {
    let isSideBySide = placement == .leading || placement == .trailing
    let hasBoth = image != nil && (title != nil || subtitle != nil)
    let padding = hasBoth ? padding : 0
    let room = max(0, area.width - (isSideBySide ? (image?.width ?? 0) + padding : 0))
    let lines = [title, subtitle].map { line -> CGSize? in
      guard let size = line?(room) else { return nil }
      return CGSize(width: min(size.width, room), height: size.height)
    }
    let gap = title != nil && subtitle != nil ? subtitlePadding : 0
    let text = CGSize(
      width: lines.reduce(0) { max($0, $1?.width ?? 0) },
      height: lines.reduce(gap) { $0 + ($1?.height ?? 0) }
    )
    let picture = image ?? .zero
    func centered(_ size: CGSize) -> CGPoint {
      CGPoint(
        x: area.minX + (area.width - size.width) / 2,
        y: area.minY + (area.height - size.height) / 2
      )
    }
    var (imageOrigin, textOrigin) = (centered(picture), centered(text))
    if isSideBySide {
      let start = area.minX + (area.width - picture.width - padding - text.width) / 2
      let imageIsLeft = (placement == .leading) != isRightToLeft
      imageOrigin.x = imageIsLeft ? start : start + text.width + padding
      textOrigin.x = imageIsLeft ? start + picture.width + padding : start
    } else {
      let start = area.minY + (area.height - picture.height - padding - text.height) / 2
      imageOrigin.y = placement == .top ? start : start + text.height + padding
      textOrigin.y = placement == .top ? start + picture.height + padding : start
    }
    self.image = image.map { CGRect(origin: imageOrigin, size: $0) }
    var top = textOrigin.y
    let frames = lines.map { line -> CGRect? in
      guard let line else { return nil }
      defer { top += line.height + gap }
      let space = text.width - line.width
      let x =
        textOrigin.x + (titleAlignment == .left ? 0 : space / (titleAlignment == .right ? 1 : 2))
      return CGRect(origin: CGPoint(x: x, y: top), size: line)
    }
    (self.title, self.subtitle) = (frames[0], frames[1])
  }

  /// Moves an image above a title, and the title, to their heights in the system's bar of 49 points.
  ///
  /// There the middle of a bitmap is at 19, that of a symbol at 18.67, and the baseline at 45
  /// (measured on iOS 13 to 18).
  ///
  /// - Parameters:
  ///   - middle: The y that corresponds to the middle of that bar.
  ///   - ascender: The ascender of the title's font, in points.
  ///   - isSymbol: Whether the image is a symbol.
  mutating func placeAsInSystemBar(middle: CGFloat, ascender: CGFloat, isSymbol: Bool) {
    guard let image, title != nil else { return }
    self.image?.origin.y = middle - 5.5 - (isSymbol ? 1.0 / 3 : 0) - image.height / 2
    title?.origin.y = middle + 20.5 - ascender
  }
}
