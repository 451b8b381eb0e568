package import TabFiles

/// The value of a token, with all references followed.
package enum TokenValue: Hashable, Sendable {
  case color(TokenColor)
  case dimension(TokenDimension)

  /// The names of font families, the preferred one first.
  case fontFamily([String])

  /// A weight from 1 to 1000; 400 is regular, 700 bold.
  case fontWeight(Double)

  case duration(TokenDuration)
  case cubicBezier(TokenCubicBezier)
  case number(Double)
  case strokeStyle(TokenStrokeStyle)
  case border(TokenBorder)
  case transition(TokenTransition)
  case shadow([TokenShadow])
  case gradient([TokenGradientStop])
  case typography(TokenTypography)

  /// A value of a type that the specification doesn't define; only in lenient mode.
  case other(type: String, JSON)

  /// The type, or `nil` if the specification doesn't define it.
  package var type: TokenType? {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    case .other: nil
    }
  }

  /// The name of a color of the system in an asset catalog, as in `systemGray6Color`; `nil` for other values.
  package var systemColor: String? {
    if case .other(AssetCatalog.systemColor, .string(let name)) = self { name } else { nil }
  }

  /// The name of the type in `$type`.
  package var typeName: String {
    if case .other(let type, _) = self { type } else { type?.rawValue ?? "" }
  }
}

/// A length with its unit.
package struct TokenDimension: Hashable, Sendable {
  package enum Unit: String, Hashable, Sendable, CaseIterable {
    /// CSS pixels, read as points of iOS.
    case px

    /// Multiples of the default font size, 16 points.
    case rem
  }

  package var value: Double
  package var unit: Unit

  package init(value: Double, unit: Unit) {
    (self.value, self.unit) = (value, unit)
  }

  /// The length in points.
  package var points: Double { unit == .px ? value : value * 16 }

  static let zero = TokenDimension(value: 0, unit: .px)
}

/// A duration with its unit.
package struct TokenDuration: Hashable, Sendable {
  package enum Unit: String, Hashable, Sendable, CaseIterable {
    case ms
    case s
  }

  package var value: Double
  package var unit: Unit

  package init(value: Double, unit: Unit) {
    (self.value, self.unit) = (value, unit)
  }

  /// The duration in seconds.
  package var seconds: Double { unit == .s ? value : value / 1000 }
}

/// The two control points of a cubic Bézier curve from (0, 0) to (1, 1); both `x` are from 0 to 1.
package struct TokenCubicBezier: Hashable, Sendable {
  package var x1: Double
  package var y1: Double
  package var x2: Double
  package var y2: Double
}

/// The pattern of a line: a predefined style, or dashes.
package enum TokenStrokeStyle: Hashable, Sendable {
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  package enum LineCap: String, Hashable, Sendable, CaseIterable {
    case round, butt, square
  }

  case named(Name)

  /// The alternating lengths of dashes and gaps, and the cap of the dashes.
  case dashes([TokenDimension], LineCap)
}

package struct TokenBorder: Hashable, Sendable {
  package var color: TokenColor
  package var width: TokenDimension
  package var style: TokenStrokeStyle
}

package struct TokenTransition: Hashable, Sendable {
  package var duration: TokenDuration
  package var delay: TokenDuration
  package var timingFunction: TokenCubicBezier
}

/// A shadow, one of the layers of a shadow token.
package struct TokenShadow: Hashable, Sendable {
  package var color: TokenColor
  package var offsetX: TokenDimension
  package var offsetY: TokenDimension
  package var blur: TokenDimension
  package var spread: TokenDimension
  package var inset: Bool
}

package struct TokenGradientStop: Hashable, Sendable {
  package var color: TokenColor

  /// The position along the gradient, from 0 to 1.
  package var position: Double
}

package struct TokenTypography: Hashable, Sendable {
  package var fontFamily: [String]
  package var fontSize: TokenDimension

  /// A weight from 1 to 1000; 400 is regular, 700 bold.
  package var fontWeight: Double
  package var letterSpacing: TokenDimension

  /// The line height as a multiple of the font size.
  package var lineHeight: Double
}
