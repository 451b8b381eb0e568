import Foundation
import TabUIKit

/// The attributes of the text of an item's badge, by state.
struct BadgeTextAttributes: Equatable {
  private var states: [UInt: [NSAttributedString.Key: Any]] = [:]

  subscript(state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    get { states[state.rawValue] }
    set { states[state.rawValue] = newValue }
  }

  /// The states that an item's attributes have, which UIKit reads one by one.
  static let states: [UIControl.State] = [.normal, .selected, .disabled, .focused]

  /// Returns the attributes with others added to each state; the others win.
  func merging(_ attributes: [NSAttributedString.Key: Any]) -> Self {
    var result = self
    for state in Self.states { result[state] = (self[state] ?? [:]).merging(attributes) { $1 } }
    return result
  }

  /// Returns these attributes, with those of each state in which `now` differs from `written`.
  func merging(changesOf now: Self, since written: Self) -> Self {
    var result = self
    for state in Self.states where !now.isEqual(to: written, in: state) {
      result[state] = now[state]
    }
    return result
  }

  private func isEqual(to other: Self, in state: UIControl.State) -> Bool {
    NSDictionary(dictionary: self[state] ?? [:])
      .isEqual(NSDictionary(dictionary: other[state] ?? [:]))
  }

  static func == (left: Self, right: Self) -> Bool {
    states.allSatisfy { left.isEqual(to: right, in: $0) }
  }
}

extension UITabBarItem {
  /// The attributes of the badge's text; the app may change those of some states over an override.
  static let badgeTextProperty = {
    var property = OverridableProperty(\UITabBarItem.badgeText)
    property.merge = { app, written, now in app.merging(changesOf: now, since: written) }
    return property
  }()

  /// The attributes of the badge's text in all states.
  var badgeText: BadgeTextAttributes {
    get {
      var result = BadgeTextAttributes()
      for state in BadgeTextAttributes.states { result[state] = badgeTextAttributes(for: state) }
      return result
    }
    set {
      for state in BadgeTextAttributes.states
      where newValue[state] != nil || badgeTextAttributes(for: state) != nil {
        setBadgeTextAttributes(newValue[state], for: state)
      }
    }
  }
}
