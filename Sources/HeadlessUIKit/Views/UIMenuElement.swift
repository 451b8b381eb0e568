public import Foundation

/// An element of a menu: the base class of actions and menus.
///
/// The stand-in shows no menus.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// How an element of a menu can be used.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It can't be chosen.
    public static var disabled: UIMenuElement.Attributes { Self(rawValue: 1 << 0) }

    /// Choosing it destroys something.
    public static var destructive: UIMenuElement.Attributes { Self(rawValue: 1 << 1) }

    /// It isn't shown.
    public static var hidden: UIMenuElement.Attributes { Self(rawValue: 1 << 2) }
  }

  /// Whether an element of a menu has a mark.
  public enum State: Int, Sendable {
    /// No mark.
    case off

    /// A check mark.
    case on

    /// A dash, for a mix of on and off.
    case mixed
  }

  open var title: String { "" }
  open var image: UIImage? { nil }

  override init() {
    super.init()
  }
}
