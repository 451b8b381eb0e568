/// The orientation of an interface on its device.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not determined yet.
  case unknown = 0

  /// Upright.
  case portrait = 1

  /// Upright, with the home button at the top.
  case portraitUpsideDown = 2

  /// On its side, with the home button at the right.
  case landscapeRight = 3

  /// On its side, with the home button at the left.
  case landscapeLeft = 4

  /// Whether the interface is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the interface is upright, with the home button at the bottom or the top.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of interface orientations, such as those that a view controller supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static var portrait: UIInterfaceOrientationMask { Self(rawValue: 1 << 1) }

  /// Upright, with the home button at the top.
  public static var portraitUpsideDown: UIInterfaceOrientationMask { Self(rawValue: 1 << 2) }

  /// On its side, with the home button at the right.
  public static var landscapeRight: UIInterfaceOrientationMask { Self(rawValue: 1 << 3) }

  /// On its side, with the home button at the left.
  public static var landscapeLeft: UIInterfaceOrientationMask { Self(rawValue: 1 << 4) }

  /// Both orientations on the side.
  public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }

  /// Every orientation.
  public static var all: UIInterfaceOrientationMask {
    [.landscape, .portrait, .portraitUpsideDown]
  }

  /// Every orientation except upright with the home button at the top.
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.landscape, .portrait] }
}
