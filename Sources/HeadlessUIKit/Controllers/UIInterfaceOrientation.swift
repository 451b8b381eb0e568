/// The orientation of an interface on its device.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known yet.
  case unknown = 0

  /// Upright.
  case portrait = 1

  /// Upright, the home button on top.
  case portraitUpsideDown = 2

  /// On its side, the home button at the right.
  case landscapeRight = 3

  /// On its side, the home button at the left.
  case landscapeLeft = 4

  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The orientations that a controller allows.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static var portrait: UIInterfaceOrientationMask { Self(rawValue: 1 << 1) }

  /// Upright, the home button on top.
  public static var portraitUpsideDown: UIInterfaceOrientationMask { Self(rawValue: 1 << 2) }

  /// On its side, the home button at the right.
  public static var landscapeRight: UIInterfaceOrientationMask { Self(rawValue: 1 << 3) }

  /// On its side, the home button at the left.
  public static var landscapeLeft: UIInterfaceOrientationMask { Self(rawValue: 1 << 4) }

  /// Both ways on its side.
  public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }

  /// Every orientation.
  public static var all: UIInterfaceOrientationMask {
    [.landscape, .portrait, .portraitUpsideDown]
  }

  /// Every orientation but upright with the home button on top.
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.landscape, .portrait] }
}
