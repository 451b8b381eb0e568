/// A component in the arguments of a color function.
package struct ColorChannel: Hashable, Sendable {
  package let name: String

  /// The number that is equal to 100%.
  let fullScale: Double

  /// The numbers that are allowed; wider than colors need, but narrow enough to catch mistakes.
  package let range: ClosedRange<Double>

  /// The component in the color space that 100% corresponds to.
  package let unit: Double
  package let isAngle: Bool

  private init(
    _ name: String,
    fullScale: Double,
    range: ClosedRange<Double>,
    unit: Double,
    isAngle: Bool = false
  ) {
    self.name = name
    self.fullScale = fullScale
    self.range = range
    self.unit = unit
    self.isAngle = isAngle
  }

  /// The percentages that are allowed.
  package var percentages: ClosedRange<Double> {
    range.lowerBound / fullScale * 100...range.upperBound / fullScale * 100
  }

  /// The values that are allowed, such as "a number from 0 to 255 or a percentage".
  package var requirement: String {
    if isAngle { return "an angle, as in '264' or '0.5turn'" }
    func text(_ number: Double) -> String {
      number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
    return "a number from \(text(range.lowerBound)) to \(text(range.upperBound)) or a percentage"
  }
}

extension ColorChannel {
  package static let alpha = ColorChannel("alpha", fullScale: 1, range: 0...1, unit: 1)
  static let hue = ColorChannel("hue", fullScale: 1, range: 0...360, unit: 1, isAngle: true)

  /// Returns a channel whose numbers from 0 to `fullScale` are 0 to 1 in the color space.
  static func part(_ name: String, of fullScale: Double) -> ColorChannel {
    ColorChannel(name, fullScale: fullScale, range: 0...fullScale, unit: 1)
  }

  /// Returns a channel whose numbers are those of the color space.
  static func amount(
    _ name: String,
    in range: ClosedRange<Double>,
    fullScale: Double
  ) -> ColorChannel {
    ColorChannel(name, fullScale: fullScale, range: range, unit: fullScale)
  }
}
