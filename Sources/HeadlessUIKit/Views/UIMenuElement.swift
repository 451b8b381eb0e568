public import Foundation

/// What an action is made from; menus aren't modelled.
@MainActor open class UIMenuElement: NSObject {
  /// How an element of a menu can be used.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var disabled: UIMenuElement.Attributes { Self(rawValue: 1 << 0) }
    public static var destructive: UIMenuElement.Attributes { Self(rawValue: 1 << 1) }
    public static var hidden: UIMenuElement.Attributes { Self(rawValue: 1 << 2) }
  }

  /// Whether an element of a menu has a mark.
  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }

  override init() {
    super.init()
  }
}
