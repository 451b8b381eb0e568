/// How a view moves, as data: keyframes that a view goes through, each from the one before.
///
///     let pop = TabBarAnimation(duration: 0.5, scales: [1, 0.85, 1.15, 0.95, 1.02, 1])
///
/// Between two keyframes everything changes evenly.
public struct TabBarAnimation: Hashable, Sendable {
  /// What a view is at a time of the animation.
  public struct Keyframe: Hashable, Sendable {
    /// When, from 0 for the begin of the animation to 1 for its end.
    public var time: Double

    /// The size, as a multiple of the view's own.
    public var scale: Double

    /// The turn, in radians, clockwise.
    ///
    /// Two keyframes must differ by less than half a turn, since a view takes the shorter way.
    public var rotation: Double

    /// How far the view is moved to the right, in points.
    public var x: Double

    /// How far the view is moved down, in points.
    public var y: Double

    /// How much of the view shows, from 0 to 1.
    public var alpha: Double

    /// Creates a keyframe; what is left out is as the view is without an animation.
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

  /// The time of one round, in seconds.
  public var duration: Double

  /// The keyframes, by time; the first one is where the view is put at the begin.
  public var keyframes: [Keyframe]

  /// For how long rounds follow each other, in seconds: at least one is run, and infinity goes on
  /// until the animation is stopped.
  public var repeatDuration: Double

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - duration: The time of one round, in seconds, above 0.
  ///   - keyframes: Two or more, with times that rise from 0 to 1.
  ///   - repeatDuration: For how long rounds follow each other, in seconds.
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

  /// Creates an animation of sizes, evenly spread over its time.
  ///
  /// - Parameters:
  ///   - duration: The time of one round, in seconds, above 0.
  ///   - scales: Two or more sizes, as multiples of the view's own.
  public init(duration: Double, scales: [Double]) {
    self.init(
      duration: duration,
      keyframes: Keyframe.evenly(scales) { Keyframe(time: $0, scale: $1) }
    )
  }

  /// How many rounds are run.
  var rounds: Double { max(1, (repeatDuration / duration).rounded(.up)) }
}

extension TabBarAnimation.Keyframe {
  /// Keyframes at even distances of time.
  static func evenly<Value>(
    _ values: [Value],
    _ keyframe: (Double, Value) -> Self
  ) -> [Self] {
    zip(values.indices, values).map { keyframe(Double($0) / Double(values.count - 1), $1) }
  }
}

extension TabBarAnimation {
  /// A bounce, of half a second: smaller, larger, and to rest.
  public static let bounce = TabBarAnimation(
    duration: 0.5,
    scales: [1, 0.85, 1.15, 0.95, 1.02, 1]
  )

  /// A little growth and back, a tenth of a second each way.
  public static let grow = TabBarAnimation(duration: 0.2, scales: [1, 1.2, 1])

  /// Out of a point, of a second: beyond its size, and to rest.
  public static let pop = TabBarAnimation(duration: 1, scales: [0.01, 1.1, 1])

  /// A fall and rebounds that grow smaller, as under gravity.
  ///
  /// - Parameters:
  ///   - height: How far the view falls at first, in points.
  ///   - duration: The time of all, in seconds, above 0.
  /// - Returns: The animation.
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

  /// To and fro around the middle by 0.3 of an eighth of a turn, a quarter of a second each time, for a
  /// minute.
  public static let wobble = TabBarAnimation(
    duration: 0.25,
    keyframes: Keyframe.evenly([-0.3, 0.3, -0.3]) {
      Keyframe(time: $0, rotation: $1 * Double.pi / 4)
    },
    repeatDuration: 60
  )

  /// One whole turn, of half a second.
  public static let turn = TabBarAnimation(
    duration: 0.5,
    keyframes: Keyframe.evenly([0, 1, 2, 3]) {
      Keyframe(time: $0, rotation: $1 * 2 * Double.pi / 3)
    }
  )

  /// Up by 60 points, twice as large, and out of sight, like smoke; of half a second.
  public static let smoke = TabBarAnimation(
    duration: 0.5,
    keyframes: [
      Keyframe(time: 0),
      Keyframe(time: 1, scale: 2, y: -60, alpha: 0),
    ]
  )

  /// Up by 10 points and down again, half a second each way, until it is stopped.
  public static let hover = TabBarAnimation(
    duration: 1,
    keyframes: Keyframe.evenly([0, -10, 0]) {
      Keyframe(time: $0, y: $1)
    },
    repeatDuration: .infinity
  )
}
