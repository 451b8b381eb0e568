import TabControls

/// Animations as an app writes them.
extension TabBarAnimation {
  static let grow = TabBarAnimation(duration: 0.2, scales: [1, 1.2, 1])
  static let pop = TabBarAnimation(duration: 1, scales: [0.01, 1.1, 1])

  static func gravityBounce(height: Double = 20, duration: Double = 2) -> TabBarAnimation {
    let times = [0, 0.225, 0.425, 0.6, 0.75, 0.875, 1]
    let parts = [0, 1, -2.0 / 3, 2.0 / 3, -1.0 / 3, 1.0 / 3, 0]
    let keyframes = zip(times, parts).map { Keyframe(time: $0, y: $1 * height) }
    return TabBarAnimation(duration: duration, keyframes: keyframes)
  }

  static let wobble = TabBarAnimation(
    duration: 0.25,
    keyframes: [-0.3, 0.3, -0.3].enumerated().map { index, part in
      Keyframe(time: Double(index) / 2, rotation: part * .pi / 4)
    },
    repeatDuration: 60
  )

  static let turn = TabBarAnimation(
    duration: 0.5,
    keyframes: [0, 1, 2, 3].map { Keyframe(time: $0 / 3, rotation: $0 * 2 * .pi / 3) }
  )

  static let smoke = TabBarAnimation(
    duration: 0.5,
    keyframes: [Keyframe(time: 0), Keyframe(time: 1, scale: 2, y: -60, alpha: 0)]
  )

  static let hover = TabBarAnimation(
    duration: 1,
    keyframes: [Keyframe(time: 0), Keyframe(time: 0.5, y: -10), Keyframe(time: 1)],
    repeatDuration: .infinity
  )
}
