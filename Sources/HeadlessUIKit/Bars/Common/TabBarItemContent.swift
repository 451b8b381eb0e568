package import Foundation

/// The measured content of one item: the input of its layout.
package struct TabBarItemContent: Equatable, Sendable {
  package struct Icon: Equatable, Sendable {
    package var size: CGSize
    /// Whether the image is a symbol, whose middle is a third of a point higher than a bitmap's.
    package var isSymbol: Bool
    /// The insets of the icon's edges, in points; opposite values move the icon and keep its size.
    package var insets: UIEdgeInsets

    package init(size: CGSize, isSymbol: Bool = false, insets: UIEdgeInsets = .zero) {
      self.size = size
      self.isSymbol = isSymbol
      self.insets = insets
    }
  }

  package struct Title: Equatable, Sendable {
    package var width: CGFloat
    package var ascender: CGFloat
    package var lineHeight: CGFloat
    /// Whether the attributes contain a font, which moves title and icon of a stacked item down.
    var hasExplicitFont: Bool
    package var offset: UIOffset

    package init(
      width: CGFloat,
      ascender: CGFloat,
      lineHeight: CGFloat,
      hasExplicitFont: Bool = false,
      offset: UIOffset = .zero
    ) {
      self.width = width
      self.ascender = ascender
      self.lineHeight = lineHeight
      self.hasExplicitFont = hasExplicitFont
      self.offset = offset
    }
  }

  package struct Badge: Equatable, Sendable {
    /// The width of the text in points; 0 for an empty badge, which is a disc.
    package var textWidth: CGFloat
    package var lineHeight: CGFloat
    package var offset: UIOffset
    package var textOffset: UIOffset

    package init(
      textWidth: CGFloat,
      lineHeight: CGFloat = 0,
      offset: UIOffset = .zero,
      textOffset: UIOffset = .zero
    ) {
      self.textWidth = textWidth
      self.lineHeight = lineHeight
      self.offset = offset
      self.textOffset = textOffset
    }
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
