public import Foundation

// Core Foundation has it elsewhere.
#if !canImport(Darwin)
/// A duration or a point in time, in seconds.
public typealias CFTimeInterval = Double
#endif

/// The timing of an animation: beginning, duration and repetitions.
public protocol CAMediaTiming {
  /// The time of the beginning, in seconds.
  var beginTime: CFTimeInterval { get set }

  /// The duration without repetitions, in seconds; 0 is the duration of the transaction.
  var duration: CFTimeInterval { get set }

  /// The rate of the animation's time; at 2 the animation runs twice as fast.
  var speed: Float { get set }

  /// The offset into the animation at which it begins, in seconds.
  var timeOffset: CFTimeInterval { get set }

  /// The number of repetitions; 0 and 1 run the animation once.
  var repeatCount: Float { get set }

  /// The total duration of the repetitions, in seconds; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }

  /// Whether the animation runs backward after each forward run.
  var autoreverses: Bool { get set }

  /// The values before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The part of the time outside an animation at which its first or last value applies.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The pace of an animation, as a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  /// Creates a predefined function; an unknown name gives the linear one.
  public convenience init(name: CAMediaTimingFunctionName) {
    let points: [CAMediaTimingFunctionName: [Float]] = [
      .easeIn: [0.42, 0, 1, 1], .easeOut: [0, 0, 0.58, 1], .easeInEaseOut: [0.42, 0, 0.58, 1],
      .default: [0.25, 0.1, 0.25, 1],
    ]
    let coordinates = points[name] ?? [0, 0, 1, 1]
    self.init(controlPoints: coordinates[0], coordinates[1], coordinates[2], coordinates[3])
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.points == points
  }

  open override var hash: Int { points.hashValue }
}

/// The name of a predefined timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
