/// An animation of a view as data: a sequence of keyframes.
///
///     let pop = TabBarAnimation(duration: 0.5, scales: [1, 0.85, 1.15, 0.95, 1.02, 1])
///
/// All properties change linearly between two keyframes.
public struct TabBarAnimation: Hashable, Sendable {
  /// The state of a view at a time of the animation.
  public struct Keyframe: Hashable, Sendable {
    /// The time, from 0 for the start of the animation to 1 for its end.
    public var time: Double

    /// The size, as a multiple of the view's size.
    public var scale: Double

    /// The rotation, in radians, clockwise.
    ///
    /// Two consecutive keyframes must differ by less than half a turn, since a view rotates the
    /// shorter way.
    public var rotation: Double

    /// The translation to the right, in points.
    public var x: Double

    /// The translation down, in points.
    public var y: Double

    /// The opacity, from 0 to 1.
    public var alpha: Double

    /// Creates a keyframe; omitted arguments leave the view unchanged.
    public init(
      time: Double,
      scale: Double = 1,
      rotation: Double = 0,
      x: Double = 0,
      y: Double = 0,
      alpha: Double = 1
    ) {
      self.time = time
      self.scale = scale
      self.rotation = rotation
      self.x = x
      self.y = y
      self.alpha = alpha
    }
  }

  /// The duration of one repetition, in seconds.
  public var duration: Double

  /// The keyframes, sorted by time; the view starts in the state of the first.
  public var keyframes: [Keyframe]

  /// The duration of all repetitions, in seconds: the animation runs at least once, and with
  /// infinity until it is stopped.
  public var repeatDuration: Double

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - duration: The duration of one repetition, in seconds, above 0.
  ///   - keyframes: Two or more keyframes, with times that increase from 0 to 1.
  ///   - repeatDuration: The duration of all repetitions, in seconds.
  public init(duration: Double, keyframes: [Keyframe], repeatDuration: Double = 0) {
    precondition(duration > 0, "TabBarAnimation.duration must be above 0 (was \(duration))")
    precondition(
      keyframes.first?.time == 0 && keyframes.last?.time == 1
        && zip(keyframes, keyframes.dropFirst()).allSatisfy { $0.time < $1.time },
      "TabBarAnimation.keyframes must rise from 0 to 1 (were \(keyframes.map(\.time)))"
    )
    self.duration = duration
    self.keyframes = keyframes
    self.repeatDuration = repeatDuration
  }

  /// Creates an animation of the size, with keyframes at equal distances of time.
  ///
  /// - Parameters:
  ///   - duration: The duration of one repetition, in seconds, above 0.
  ///   - scales: Two or more sizes, as multiples of the view's size.
  public init(duration: Double, scales: [Double]) {
    self.init(
      duration: duration,
      keyframes: Keyframe.evenly(scales) { Keyframe(time: $0, scale: $1) }
    )
  }

  /// The number of repetitions.
  var rounds: Double { max(1, (repeatDuration / duration).rounded(.up)) }
}

extension TabBarAnimation.Keyframe {
  /// Returns keyframes at equal distances of time.
  static func evenly<Value>(
    _ values: [Value],
    keyframe: (Double, Value) -> Self
  ) -> [Self] {
    zip(values.indices, values).map { keyframe(Double($0) / Double(values.count - 1), $1) }
  }
}

extension TabBarAnimation {
  /// A bounce of half a second: smaller, larger, and back.
  public static let bounce = TabBarAnimation(
    duration: 0.5,
    scales: [1, 0.85, 1.15, 0.95, 1.02, 1]
  )

  /// A slight growth and back, a tenth of a second each.
  public static let grow = TabBarAnimation(duration: 0.2, scales: [1, 1.2, 1])

  /// A growth from a point beyond the view's size and back to it, within one second.
  public static let pop = TabBarAnimation(duration: 1, scales: [0.01, 1.1, 1])

  /// Returns a fall with rebounds of decreasing height, as under gravity.
  ///
  /// - Parameters:
  ///   - height: The height of the first fall, in points.
  ///   - duration: The duration of the animation, in seconds, above 0.
  /// - Returns: An animation that runs once.
  public static func gravityBounce(height: Double = 20, duration: Double = 2) -> TabBarAnimation {
    let moves: [(Double, Double)] = [
      (0, 0), (0.225, 1), (0.425, -2.0 / 3), (0.6, 2.0 / 3), (0.75, -1.0 / 3), (0.875, 1.0 / 3),
      (1, 0),
    ]
    return TabBarAnimation(
      duration: duration,
      keyframes: moves.map { time, part in Keyframe(time: time, y: part * height) }
    )
  }

  /// A rotation to and fro by 13.5° to each side, a quarter of a second per cycle, for a minute.
  public static let wobble = TabBarAnimation(
    duration: 0.25,
    keyframes: Keyframe.evenly([-0.3, 0.3, -0.3]) {
      Keyframe(time: $0, rotation: $1 * Double.pi / 4)
    },
    repeatDuration: 60
  )

  /// A full turn within half a second.
  public static let turn = TabBarAnimation(
    duration: 0.5,
    keyframes: Keyframe.evenly([0, 1, 2, 3]) {
      Keyframe(time: $0, rotation: $1 * 2 * Double.pi / 3)
    }
  )

  /// A rise by 60 points to twice the size while fading out, like smoke, within half a second.
  public static let smoke = TabBarAnimation(
    duration: 0.5,
    keyframes: [
      Keyframe(time: 0),
      Keyframe(time: 1, scale: 2, y: -60, alpha: 0),
    ]
  )

  /// A move up by 10 points and down again, half a second each, until it is stopped.
  public static let hover = TabBarAnimation(
    duration: 1,
    keyframes: Keyframe.evenly([0, -10, 0]) {
      Keyframe(time: $0, y: $1)
    },
    repeatDuration: .infinity
  )
}
