public import Foundation
public import TabUIKit

/// A badge: a text, a dot or a number, with colors of its own if it needs any.
///
///     TabBarBadge("919+")            // .count(919, isMore: true)
///
///     var unsent = TabBarBadge.dot
///     unsent.color = .systemOrange
///     unsent.borderColor = .systemBackground
///
/// The package draws dots, and badges with a color, a text color or a border; the system draws the
/// others.
public struct TabBarBadge: Hashable, Sendable {
  private enum Content: Hashable, Sendable {
    case text(String)
    case dot
    case count(Int, isMore: Bool)
  }

  private var content: Content

  /// The color of the badge; `nil` is that of the bar's appearance or of the item.
  public var color: UIColor?

  /// The color of the text; `nil` is that of the bar's appearance or of the item.
  public var textColor: UIColor?

  /// The diameter of a dot without its border, in points, above 0.
  public var dotDiameter: CGFloat = 8

  /// The color of a border around the badge; `nil` for none.
  public var borderColor: UIColor?

  /// The width of the border, in points, outside of the badge.
  public var borderWidth: CGFloat = 2

  /// A badge with a text that isn't a number.
  static func text(_ text: String) -> TabBarBadge { TabBarBadge(content: .text(text)) }

  /// A dot without a text.
  public static let dot = TabBarBadge(content: .dot)

  /// A badge with a number from 0 on, followed by a plus sign if `isMore`.
  public static func count(_ count: Int, isMore: Bool = false) -> TabBarBadge {
    TabBarBadge(content: .count(count, isMore: isMore))
  }

  private init(content: Content) { self.content = content }

  /// Creates a badge from text: digits with or without a plus sign become a count, and an empty
  /// text a dot.
  public init(_ text: String) {
    let digits = text.hasSuffix("+") ? text.dropLast() : text[...]
    if text.isEmpty {
      content = .dot
    } else if digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int(digits) {
      content = .count(count, isMore: digits.count < text.count)
    } else {
      content = .text(text)
    }
  }

  /// Returns the text of the badge; empty for a dot.
  ///
  /// - Parameter maximum: The highest number that is shown; higher numbers are shown as this with a
  ///   plus sign.
  /// - Returns: The text for an item's `badgeValue`.
  func text(maximum: Int? = nil) -> String {
    switch content {
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
  func adding(_ number: Int) -> TabBarBadge {
    var sum = self
    switch content {
    case .text: break
    case .dot:
      sum.content = .count(0, isMore: false)
      return sum.adding(number)
    case .count(let count, let isMore):
      let (total, isTooMuch) = count.addingReportingOverflow(number)
      sum.content = .count(isTooMuch ? (number > 0 ? .max : 0) : max(0, total), isMore: isMore)
    }
    return sum
  }

  /// Whether the package draws the badge, since the system can't draw it so.
  var isDrawnByPackage: Bool {
    content == .dot || color != nil || textColor != nil || borderColor != nil
  }
}
