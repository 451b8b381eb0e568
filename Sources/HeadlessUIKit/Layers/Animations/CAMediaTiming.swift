public import Foundation

/// When an animation begins, how long it takes and how often it runs.
public protocol CAMediaTiming {
  /// When it begins, in seconds.
  var beginTime: TimeInterval { get set }

  /// How long it takes once, in seconds; 0 is that of the transaction.
  var duration: TimeInterval { get set }

  /// How fast its time goes by.
  var speed: Float { get set }

  /// Where in its time it begins, in seconds.
  var timeOffset: TimeInterval { get set }

  /// How often it runs; 0 is once.
  var repeatCount: Float { get set }

  /// How long it runs again and again, in seconds; 0 leaves it to the count.
  var repeatDuration: TimeInterval { get set }

  /// Whether it runs backward after each run.
  var autoreverses: Bool { get set }

  /// What it shows before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before it begins and after its end.
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

/// The pace of an animation: a name of it, or the control points of a curve.
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  /// Creates the function of a name; of one that isn't known, the linear one.
  public convenience init(name: CAMediaTimingFunctionName) {
    let points: [CAMediaTimingFunctionName: [Float]] = [
      .easeIn: [0.42, 0, 1, 1], .easeOut: [0, 0, 0.58, 1], .easeInEaseOut: [0.42, 0, 0.58, 1],
      .default: [0.25, 0.1, 0.25, 1],
    ]
    let own = points[name] ?? [0, 0, 1, 1]
    self.init(controlPoints: own[0], own[1], own[2], own[3])
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.points == points
  }

  open override var hash: Int { points.hashValue }
}

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
