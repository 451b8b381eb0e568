import TabUIKit

/// A value of a theme that converts to a UIKit type.
package protocol UIKitConvertible: Hashable, Sendable {
  associatedtype UIKitValue: Equatable

  /// Returns UIKit's value, which may be `nil`.
  @MainActor
  func uiKitValue(in context: CompilingContext) -> UIKitValue?

  /// Returns the value whose conversion gives UIKit's value; `nil` if themes have none for it.
  @MainActor
  static func imported(_ value: UIKitValue?, at path: String, in context: ImportingContext) -> Self?

  /// Returns UIKit's value as text; `nil` omits the line from descriptions.
  @MainActor
  static func describe(_ value: UIKitValue?, in text: AppearanceText) -> String?
}

/// An enumeration whose cases have the names of UIKit's.
package protocol UIKitNamed: UIKitConvertible, RawRepresentable<String>, CaseIterable {
  /// UIKit's value of that name, which may be `nil`.
  @MainActor
  var uiKitValue: UIKitValue? { get }
}

@MainActor
extension UIKitNamed {
  package func uiKitValue(in context: CompilingContext) -> UIKitValue? { uiKitValue }

  package static func imported(
    _ value: UIKitValue?,
    at path: String,
    in context: ImportingContext
  ) -> Self? {
    let named = named(value)
    if named == nil, value != nil { context.leaveOut(path) }
    return named
  }

  package static func describe(_ value: UIKitValue?, in text: AppearanceText) -> String? {
    named(value)?.rawValue ?? value.map { _ in "other" }
  }

  /// Returns the case whose UIKit value equals `value`.
  package static func named(_ value: UIKitValue?) -> Self? {
    allCases.first { $0.uiKitValue == value }
  }
}

extension Double: UIKitConvertible {
  package typealias UIKitValue = CGFloat

  package func uiKitValue(in context: CompilingContext) -> CGFloat? { CGFloat(self) }

  package static func imported(
    _ value: CGFloat?,
    at path: String,
    in context: ImportingContext
  ) -> Double? { value.map { Double($0) } }

  package static func describe(_ value: CGFloat?, in text: AppearanceText) -> String? {
    value.map(text.number)
  }
}

extension Bool: UIKitConvertible {
  package typealias UIKitValue = Bool

  package func uiKitValue(in context: CompilingContext) -> Bool? { self }
  package static func imported(
    _ value: Bool?,
    at path: String,
    in context: ImportingContext
  ) -> Bool? { value }
  package static func describe(_ value: Bool?, in text: AppearanceText) -> String? {
    value.map { "\($0)" }
  }
}

extension TabBarTheme.Offset: UIKitConvertible {
  package func uiKitValue(in context: CompilingContext) -> UIOffset? {
    UIOffset(horizontal: context.isRightToLeft ? -leading : leading, vertical: vertical)
  }

  package static func imported(
    _ value: UIOffset?,
    at path: String,
    in context: ImportingContext
  ) -> Self? { value.map { Self(leading: $0.horizontal, vertical: $0.vertical) } }

  package static func describe(_ value: UIOffset?, in text: AppearanceText) -> String? {
    value.map { "\(text.number($0.horizontal)) \(text.number($0.vertical))" }
  }
}

extension TabBarTheme.Insets: UIKitConvertible {
  package func uiKitValue(in context: CompilingContext) -> UIEdgeInsets? {
    UIEdgeInsets(
      top: top,
      left: context.isRightToLeft ? trailing : leading,
      bottom: bottom,
      right: context.isRightToLeft ? leading : trailing
    )
  }

  package static func imported(
    _ value: UIEdgeInsets?,
    at path: String,
    in context: ImportingContext
  ) -> Self? {
    value.map { Self(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right) }
  }

  package static func describe(_ value: UIEdgeInsets?, in text: AppearanceText) -> String? {
    value.map { value in
      [value.top, value.left, value.bottom, value.right].map(text.number).joined(separator: " ")
    }
  }
}
