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

  /// The orientation in which the key window is held; unknown without a key window.
  open var orientation: UIDeviceOrientation {
    let scene = UIApplication.shared.keyWindow?.windowScene
    // The numbers are alike: the interface turns against the device.
    return scene.flatMap { UIDeviceOrientation(rawValue: $0.interfaceOrientation.rawValue) }
      ?? .unknown
  }
}

/// The orientation of a device in space.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0

  /// Upright.
  case portrait = 1

  /// Upright, with the home button at the top.
  case portraitUpsideDown = 2

  /// On its side, with the home button at the right.
  case landscapeLeft = 3

  /// On its side, with the home button at the left.
  case landscapeRight = 4

  /// Flat, with the screen up.
  case faceUp = 5

  /// Flat, with the screen down.
  case faceDown = 6

  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether the orientation is also one of an interface.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
