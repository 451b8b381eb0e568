/// How an interface stands on its device.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The orientations that a controller allows.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static var portrait: UIInterfaceOrientationMask { Self(rawValue: 1 << 1) }
  public static var portraitUpsideDown: UIInterfaceOrientationMask { Self(rawValue: 1 << 2) }
  public static var landscapeRight: UIInterfaceOrientationMask { Self(rawValue: 1 << 3) }
  public static var landscapeLeft: UIInterfaceOrientationMask { Self(rawValue: 1 << 4) }
  public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
  public static var all: UIInterfaceOrientationMask {
    [.landscape, .portrait, .portraitUpsideDown]
  }
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.landscape, .portrait] }
}
