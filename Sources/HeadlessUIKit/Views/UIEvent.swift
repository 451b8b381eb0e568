public import Foundation

/// A touch or press, which hit testing passes on and never looks into.
@MainActor open class UIEvent: NSObject {
  public override init() {
    super.init()
  }
}
