import Foundation

/// The names for which initializers of images, colors and fonts have returned nil.
///
/// A tab with a missing icon has no object that knows the icon's name, so the names are recorded here. They are recorded
/// for each task separately, because Swift Testing runs every test in its own task.
package final class MissingNames: @unchecked Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case symbol, image, color, font
  }

  private static let shared = MissingNames()

  private let lock = NSLock()
  private var guardedNames: [Int: [Kind: [String]]] = [:]

  /// Returns the names that the running task didn't find, in the order of its calls.
  package static func current(_ kind: Kind) -> [String] {
    shared.lock.withLock { shared.guardedNames[task]?[kind] ?? [] }
  }

  /// Records whether an initializer found a name; a name can be found in another bundle later.
  static func note(_ kind: Kind, _ name: String, isFound: Bool) {
    shared.lock.withLock {
      var names = shared.guardedNames[task]?[kind] ?? []
      guard names.contains(name) == isFound else { return }
      if isFound { names.removeAll { $0 == name } } else { names.append(name) }
      shared.guardedNames[task, default: [:]][kind] = names
    }
  }

  /// The identity of the running task; 0 outside of tasks.
  private static var task: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }
}
