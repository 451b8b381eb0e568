public import Foundation

/// An element of a menu: the base class of actions and menus.
///
/// The stand-in shows no menus.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The attributes of an action in a menu.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element can't be chosen.
    public static var disabled: UIMenuElement.Attributes { Self(rawValue: 1 << 0) }

    /// The element removes or deletes data.
    public static var destructive: UIMenuElement.Attributes { Self(rawValue: 1 << 1) }

    /// The element isn't shown.
    public static var hidden: UIMenuElement.Attributes { Self(rawValue: 1 << 2) }
  }

  /// The mark in front of an element of a menu.
  public enum State: Int, Sendable {
    /// No mark.
    case off

    /// A check mark.
    case on

    /// A dash, for a mixture of on and off.
    case mixed
  }

  open var title: String { "" }
  open var image: UIImage? { nil }

  override init() {
    super.init()
  }
}
