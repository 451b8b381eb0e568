/// A titled list of actions and submenus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The identity of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The options for a menu inside another menu.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Shows the children in the parent menu, without a submenu.
    public static var displayInline: UIMenu.Options { Self(rawValue: 1 << 0) }

    /// Marks the menu as one of destructive actions.
    public static var destructive: UIMenu.Options { Self(rawValue: 1 << 1) }
  }

  private let storedTitle: String
  private let storedImage: UIImage?
  open override var title: String { storedTitle }
  open override var image: UIImage? { storedImage }
  open private(set) var identifier: UIMenu.Identifier
  open private(set) var options: UIMenu.Options
  open private(set) var children: [UIMenuElement]

  init(title: String, image: UIImage?, identifier: Identifier, options: Options) {
    (storedTitle, storedImage) = (title, image)
    (self.identifier, self.options, children) = (identifier, options, [])
    super.init()
  }

  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title,
      image: image,
      identifier: identifier ?? Identifier(""),
      options: options
    )
    self.children = children
  }
}
