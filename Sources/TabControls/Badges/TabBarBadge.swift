/// The content of a badge: a text, a dot or a number.
///
///     TabBarBadge("919+")            // .count(919, isMore: true)
///     TabBarBadge.count(120).text(maximum: 99)  // "99+"
public enum TabBarBadge: Hashable, Sendable {
  /// A text that isn't a number.
  case text(String)

  /// A dot without a text.
  case dot

  /// A number from 0 on, followed by a plus sign if `isMore`.
  case count(Int, isMore: Bool = false)

  /// Creates a badge from text: digits with or without a plus sign become a count, and an empty
  /// text a dot.
  public init(_ text: String) {
    let digits = text.hasSuffix("+") ? text.dropLast() : text[...]
    if text.isEmpty {
      self = .dot
    } else if digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int(digits) {
      self = .count(count, isMore: digits.count < text.count)
    } else {
      self = .text(text)
    }
  }

  /// Returns the text of the badge; empty for a dot.
  ///
  /// - Parameter maximum: The highest number that is shown; higher numbers are shown as this with a
  ///   plus sign.
  /// - Returns: The text for an item's `badgeValue`.
  public func text(maximum: Int? = nil) -> String {
    switch self {
    case .text(let text): text
    case .dot: ""
    case .count(let count, let isMore):
      if let maximum, count > maximum { "\(maximum)+" } else { "\(count)\(isMore ? "+" : "")" }
    }
  }

  /// Returns the badge with `number` added, clamped to `0...Int.max`; a text is unchanged, and a
  /// dot counts from 0.
  ///
  ///     TabBarBadge("919+").adding(1)  // "920+"
  public func adding(_ number: Int) -> TabBarBadge {
    switch self {
    case .text: return self
    case .dot: return TabBarBadge.count(0).adding(number)
    case .count(let count, let isMore):
      let (sum, isTooMuch) = count.addingReportingOverflow(number)
      return .count(isTooMuch ? (number > 0 ? .max : 0) : max(0, sum), isMore: isMore)
    }
  }
}
