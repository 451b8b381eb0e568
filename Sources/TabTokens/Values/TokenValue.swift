package import TabJSON

/// What a token is, with nothing left to look up.
package enum TokenValue: Hashable, Sendable {
  case color(TokenColor)
  case dimension(TokenDimension)

  /// Names of families in the order in which they are preferred.
  case fontFamily([String])

  /// From 1 to 1000.
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

  /// A value of a type that isn't of the specification, which only a lenient reading takes.
  case other(type: String, JSON)

  /// The type, or `nil` if it isn't one of the specification.
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

  /// The type as a document names it.
  package var typeName: String {
    if case .other(let type, _) = self { type } else { type?.rawValue ?? "" }
  }
}

/// A length.
package struct TokenDimension: Hashable, Sendable {
  package enum Unit: String, Hashable, Sendable, CaseIterable {
    /// A point of iOS.
    case px

    /// A multiple of the size that text has by default, which is 16 points.
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

/// A time.
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

  /// The time in seconds.
  package var seconds: Double { unit == .s ? value : value / 1000 }
}

/// The two points that shape a curve from (0, 0) to (1, 1); both `x` are from 0 to 1.
package struct TokenCubicBezier: Hashable, Sendable {
  package var x1: Double
  package var y1: Double
  package var x2: Double
  package var y2: Double
}

/// How a line is drawn.
package enum TokenStrokeStyle: Hashable, Sendable {
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  package enum LineCap: String, Hashable, Sendable, CaseIterable {
    case round, butt, square
  }

  case named(Name)

  /// The lengths of dashes and gaps in turns, and the ends of dashes.
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

/// One shadow of an element, which can have several.
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

  /// From 0 to 1.
  package var position: Double
}

package struct TokenTypography: Hashable, Sendable {
  package var fontFamily: [String]
  package var fontSize: TokenDimension

  /// From 1 to 1000.
  package var fontWeight: Double
  package var letterSpacing: TokenDimension

  /// A multiple of the size.
  package var lineHeight: Double
}
