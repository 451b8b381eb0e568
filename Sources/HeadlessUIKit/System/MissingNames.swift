import Foundation

/// The names for which initializers of images, colors and fonts have returned nil.
///
/// A tab with a missing icon has no object with the icon's name, so the names are recorded here, apart for each task: Swift
/// Testing runs each test in a task. A new task can have the hash value of a task that has ended; after
/// ``separate(by:)``, the names are recorded for each pair of a test and a task.
package final class MissingNames: @unchecked Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case symbol, image, color, font
  }

  /// The test and the task in which an initializer was called.
  private struct Origin: Hashable {
    let test: String?
    let task: Int
  }

  private static let shared = MissingNames()

  private let lock = NSLock()
  private var guardedNames: [Origin: [Kind: [String]]] = [:]
  private var guardedRunningTest: (@Sendable () -> String?)?

  /// Records names for each test separately, from the running test on.
  ///
  /// - Parameter test: Returns the identity of the running test, or nil outside of tests.
  package static func separate(by test: @escaping @Sendable () -> String?) {
    let before = origin
    shared.lock.withLock { shared.guardedRunningTest = test }
    let now = origin
    guard now != before else { return }
    shared.lock.withLock {
      shared.guardedNames[now] = shared.guardedNames.removeValue(forKey: before)
    }
  }

  /// Removes the names that were recorded while no test was known.
  package static func forgetOutsideTests() {
    shared.lock.withLock {
      shared.guardedNames = shared.guardedNames.filter { $0.key.test != nil }
    }
  }

  /// Returns the names that the running test and task didn't find, in the order of its calls.
  package static func current(_ kind: Kind) -> [String] {
    let origin = origin
    return shared.lock.withLock { shared.guardedNames[origin]?[kind] ?? [] }
  }

  /// Records whether an initializer found a name; a name can be found in another bundle later.
  static func note(_ kind: Kind, _ name: String, isFound: Bool) {
    let origin = origin
    shared.lock.withLock {
      var names = shared.guardedNames[origin]?[kind] ?? []
      guard names.contains(name) == isFound else { return }
      if isFound { names.removeAll { $0 == name } } else { names.append(name) }
      shared.guardedNames[origin, default: [:]][kind] = names
    }
  }

  /// The running test and task; the task is 0 outside of tasks.
  private static var origin: Origin {
    let test = shared.lock.withLock { shared.guardedRunningTest }
    return Origin(test: test?(), task: withUnsafeCurrentTask { $0?.hashValue ?? 0 })
  }
}
