public import Foundation

/// A view that iOS 26 shows above the bar, and beside it while the bar is small.
@preconcurrency @MainActor open class UITabAccessory: NSObject {
  /// The place of an accessory, as the trait of its content view.
  public enum Environment: Int, Sendable {
    /// Not known.
    case unspecified = 0

    /// Not in an accessory that shows.
    case none = 1

    /// Above the bar, or at the bottom of the view of the tab bar controller.
    case regular = 2

    /// Beside the bar, which is small.
    case inline = 3
  }

  open private(set) var contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}
