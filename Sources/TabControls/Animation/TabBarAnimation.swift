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
}
