public import Foundation

/// A view that iOS 26 shows above the bar, or between the circles of a minimized bar.
@preconcurrency @MainActor open class UITabAccessory: NSObject {
  /// The position of an accessory, a trait of its content view.
  public enum Environment: Int, Sendable {
    /// An unknown position.
    case unspecified = 0

    /// No position: the view isn't in a visible accessory.
    case none = 1

    /// Above the bar, or at the bottom of the tab bar controller's view.
    case regular = 2

    /// Inside of a minimized bar.
    case inline = 3
  }

  open private(set) var contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}
