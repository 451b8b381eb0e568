/// What a badge shows.
///
///     TabBarBadge("919+")            // .count(919, isMore: true)
///     TabBarBadge.count(120).text(maximum: 99)  // "99+"
public enum TabBarBadge: Hashable, Sendable {
  /// A text that isn't a number.
  case text(String)

  /// A dot without a text.
  case dot

  /// A number from 0 on, with a plus sign behind it if there is more than that.
  case count(Int, isMore: Bool = false)

  /// Creates the badge of a text: a number with or without a plus sign counts, none or an empty one
  /// is a dot.
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

  /// The text of the badge; empty of a dot.
  ///
  /// - Parameter maximum: The highest number that is shown; above it, it stands with a plus sign.
  /// - Returns: The text that an item's `badgeValue` gets.
  public func text(maximum: Int? = nil) -> String {
    switch self {
    case .text(let text): text
    case .dot: ""
    case .count(let count, let isMore):
      if let maximum, count > maximum { "\(maximum)+" } else { "\(count)\(isMore ? "+" : "")" }
    }
  }

  /// A badge that counts more; a text becomes neither more nor less, and a dot counts from 0.
  ///
  ///     TabBarBadge("919+").adding(1)  // "920+"
  ///
  /// Less than 0 is 0, and more than can be counted stays the most.
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
