public import Foundation

/// A drag over a view that accepts drops; dragging isn't modelled, so no session ever exists.
@preconcurrency @MainActor public protocol UIDropSession: NSObjectProtocol {}

/// The result of a drop.
public enum UIDropOperation: UInt, Sendable {
  /// No change.
  case cancel = 0

  /// No change, and a sign for the user that dropping isn't allowed.
  case forbidden = 1

  /// A copy of the items.
  case copy = 2

  /// A move of the items.
  case move = 3
}
