import Dispatch

/// Values by key that take at most some bytes; those that were used last are kept.
///
/// It has two generations, of which the older one is emptied when the newer one is full. Pictures are drawn on every
/// thread, so it may be used on all of them.
final class CostLimitedCache<Key: Hashable, Value>: @unchecked Sendable {
  private typealias Generation = [Key: (value: Value, cost: Int)]

  /// The bytes of keys and values that one generation holds at most.
  let limit: Int

  /// Guards what follows: it is read on several threads at once, and changed on one.
  private let queue = DispatchQueue(label: "cache", attributes: .concurrent)

  private var newer: Generation = [:]
  private var older: Generation = [:]
  private var newerCost = 0
  private var olderCost = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// The bytes that all keys and values take.
  var cost: Int { queue.sync { newerCost + olderCost } }

  /// The number of values.
  var count: Int { queue.sync { newer.count + older.count { newer[$0.key] == nil } } }

  subscript(key: Key) -> Value? {
    if let (value, _) = queue.sync(execute: { newer[key] }) { return value }
    guard let (value, cost) = queue.sync(execute: { older[key] }) else { return nil }
    keep(value, cost: cost, for: key)
    return value
  }

  /// Keeps a value, unless it takes more than the limit.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bytes: The bytes that the key and the value have in arrays and strings.
  ///   - key: The key.
  func insert(_ value: Value, bytes: Int, for key: Key) {
    keep(value, cost: bytes + Self.entryBytes, for: key)
  }

  private func keep(_ value: Value, cost: Int, for key: Key) {
    guard cost <= limit else { return }
    queue.sync(flags: .barrier) {
      let replaced = newer[key]?.cost ?? 0
      if newerCost + cost - replaced > limit {
        (older, olderCost) = (newer, newerCost)
        (newer, newerCost) = ([key: (value, cost)], cost)
      } else {
        newer[key] = (value, cost)
        newerCost += cost - replaced
      }
    }
  }

  /// The bytes of a key and a value in a dictionary, of which a quarter is empty, and of the two arrays that most have.
  private static var entryBytes: Int {
    (MemoryLayout<Key>.stride + MemoryLayout<(value: Value, cost: Int)>.stride) * 4 / 3 + 64
  }
}
