public import Foundation

/// Something that is dragged; dragging isn't modelled, and there never is one.
@preconcurrency @MainActor public protocol UIDropSession: NSObjectProtocol {}

/// What dropping would do.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel = 0

  /// Nothing, and the user is told so.
  case forbidden = 1

  /// Copy.
  case copy = 2

  /// Move.
  case move = 3
}
