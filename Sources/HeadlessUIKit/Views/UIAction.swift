import Foundation

public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, an image and an identity.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The identity of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private var storedTitle = ""
  private var storedImage: UIImage?

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes = []
  open var state: UIMenuElement.State = .off
  open private(set) var identifier: UIAction.Identifier

  /// The control that is running the action; nil at other times.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action; without an identifier the action gets a unique one.
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(identifier: identifier ?? Identifier(UUID().uuidString), handler: handler)
    self.title = title
    self.image = image
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  init(identifier: UIAction.Identifier, handler: @escaping UIActionHandler) {
    self.identifier = identifier
    self.handler = handler
    super.init()
  }

  /// Runs the handler, with `sender` set to the control meanwhile.
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
