public import Foundation

/// A view that iOS 26 shows above the bar; it is kept here, and not drawn.
@preconcurrency @MainActor open class UITabAccessory: NSObject {
  open private(set) var contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}
