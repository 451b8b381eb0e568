import TabUIKit

/// A value of a theme that converts to a UIKit type.
package protocol UIKitConvertible: Hashable, Sendable {
  associatedtype UIKitValue: Equatable

  /// Returns UIKit's value, which may be `nil`.
  @MainActor
  func uiKitValue(in context: CompilingContext) -> UIKitValue?
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

  /// Returns the case whose UIKit value equals `value`.
  package static func named(_ value: UIKitValue?) -> Self? {
    allCases.first { $0.uiKitValue == value }
  }
}

extension Choice {
  /// Returns the case for a value of UIKit, of which `nil` can be one; `nil` if there is no case.
  @MainActor
  package func named(_ uiKitValue: Any?) -> (any UIKitNamed)? {
    func search<Case: UIKitNamed>(_ first: Case) -> (any UIKitNamed)? {
      Case.named(uiKitValue as? Case.UIKitValue)
    }
    guard let first = value([names[0]]) as? any UIKitNamed else { return nil }
    return search(first)
  }
}

extension Double: UIKitConvertible {
  package func uiKitValue(in context: CompilingContext) -> CGFloat? { CGFloat(self) }
}

extension Bool: UIKitConvertible {
  package func uiKitValue(in context: CompilingContext) -> Bool? { self }
}

extension TabBarTheme.Offset: UIKitConvertible {
  package func uiKitValue(in context: CompilingContext) -> UIOffset? {
    UIOffset(horizontal: context.isRightToLeft ? -leading : leading, vertical: vertical)
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
}
