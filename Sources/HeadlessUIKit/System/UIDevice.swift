/// The device that the app runs on.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private static let shared = UIDevice()

  /// The current device.
  open class var current: UIDevice { shared }

  /// The name of the system.
  open var systemName: String { "iOS" }

  /// The version of the system, as in "18.5".
  open var systemVersion: String { SimulatedSystem.current.osVersion.description }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { SimulatedSystem.current.idiom }
}
