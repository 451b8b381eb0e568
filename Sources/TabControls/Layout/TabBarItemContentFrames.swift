import Foundation

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

/// The frames of image, title and subtitle in an item, in points from its top left corner.
struct TabBarItemContentFrames: Hashable, Sendable {
  /// The frame of the image, or `nil` if there is none.
  var image: CGRect?

  /// The frame of the title, or `nil` if there is none.
  var title: CGRect?

  /// The frame of the subtitle, which is below the title, or `nil` if there is none.
  var subtitle: CGRect?

  /// Computes the frames of an item's contents, centered in the item.
  ///
  /// Missing contents take no space: an image alone is centered. Text that is wider than the item
  /// is clipped to its width.
  ///
  /// - Parameters:
  ///   - image: The size of the image, in points.
  ///   - title: The size of the title, in points.
  ///   - subtitle: The size of the subtitle, in points.
  ///   - size: The size of the item, in points.
  ///   - placement: The side of the text on which the image is.
  ///   - padding: The space between image and text, in points.
  ///   - subtitlePadding: The space between title and subtitle, in points.
  ///   - isRightToLeft: Whether leading is at the right.
  init(
    image: CGSize? = nil,
    title: CGSize? = nil,
    subtitle: CGSize? = nil,
    in size: CGSize,
    placement: TabBarImagePlacement = .top,
    padding: CGFloat = 0,
    subtitlePadding: CGFloat = 0,
    isRightToLeft: Bool = false
  ) {
    let isSideBySide = placement == .leading || placement == .trailing
    let hasBoth = image != nil && (title != nil || subtitle != nil)
    let padding = hasBoth ? padding : 0
    let room = max(0, size.width - (isSideBySide ? (image?.width ?? 0) + padding : 0))
    let lines = [title, subtitle].map { line in
      line.map { CGSize(width: min($0.width, room), height: $0.height) }
    }
    let gap = title != nil && subtitle != nil ? subtitlePadding : 0
    let text = CGSize(
      width: lines.reduce(0) { max($0, $1?.width ?? 0) },
      height: lines.reduce(gap) { $0 + ($1?.height ?? 0) }
    )
    let picture = image ?? .zero
    var imageOrigin = CGPoint(
      x: (size.width - picture.width) / 2,
      y: (size.height - picture.height) / 2
    )
    var textOrigin = CGPoint(x: (size.width - text.width) / 2, y: (size.height - text.height) / 2)
    if isSideBySide {
      let start = (size.width - picture.width - padding - text.width) / 2
      let imageIsLeft = (placement == .leading) != isRightToLeft
      imageOrigin.x = imageIsLeft ? start : start + text.width + padding
      textOrigin.x = imageIsLeft ? start + picture.width + padding : start
    } else {
      let start = (size.height - picture.height - padding - text.height) / 2
      imageOrigin.y = placement == .top ? start : start + text.height + padding
      textOrigin.y = placement == .top ? start + picture.height + padding : start
    }
    self.image = image.map { CGRect(origin: imageOrigin, size: $0) }
    var top = textOrigin.y
    let frames = lines.map { line -> CGRect? in
      guard let line else { return nil }
      defer { top += line.height + gap }
      let x = textOrigin.x + (text.width - line.width) / 2
      return CGRect(origin: CGPoint(x: x, y: top), size: line)
    }
    (self.title, self.subtitle) = (frames[0], frames[1])
  }
}
