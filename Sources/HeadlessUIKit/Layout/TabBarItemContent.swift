package import Foundation

/// What one item shows, measured: the input of its layout.
package struct TabBarItemContent: Hashable, Sendable {
  package struct Icon: Hashable, Sendable {
    package var size: CGSize
    /// Symbols stand a third of a point higher than bitmaps.
    package var isSymbol: Bool
    /// Moves the edges inward; opposite values move the icon and keep its size.
    package var insets: Insets

    package init(size: CGSize, isSymbol: Bool = false, insets: Insets = Insets()) {
      self.size = size
      self.isSymbol = isSymbol
      self.insets = insets
    }
  }

  package struct Title: Hashable, Sendable {
    package var width: CGFloat
    package var ascender: CGFloat
    package var lineHeight: CGFloat
    /// Whether the font is named in the attributes, which moves title and icon of a stacked item down.
    package var hasExplicitFont: Bool
    package var offset: Offset

    package init(
      width: CGFloat,
      ascender: CGFloat,
      lineHeight: CGFloat,
      hasExplicitFont: Bool = false,
      offset: Offset = Offset()
    ) {
      self.width = width
      self.ascender = ascender
      self.lineHeight = lineHeight
      self.hasExplicitFont = hasExplicitFont
      self.offset = offset
    }
  }

  package struct Badge: Hashable, Sendable {
    /// 0 for an empty badge, which is a disc.
    package var textWidth: CGFloat
    package var offset: Offset
    package var textOffset: Offset

    package init(textWidth: CGFloat, offset: Offset = Offset(), textOffset: Offset = Offset()) {
      self.textWidth = textWidth
      self.offset = offset
      self.textOffset = textOffset
    }
  }

  package struct Offset: Hashable, Sendable {
    package var x: CGFloat = 0
    package var y: CGFloat = 0
  }

  package struct Insets: Hashable, Sendable {
    package var top: CGFloat = 0
    package var left: CGFloat = 0
    package var bottom: CGFloat = 0
    package var right: CGFloat = 0
  }

  package var icon: Icon?
  package var title: Title?
  package var badge: Badge?

  package init(icon: Icon? = nil, title: Title? = nil, badge: Badge? = nil) {
    self.icon = icon
    self.title = title
    self.badge = badge
  }
}
