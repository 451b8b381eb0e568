import Dispatch

/// A thread-safe cache of recently used values, limited by their memory.
///
/// When the newer of two generations is full, it replaces the older one. A value used from the older generation moves
/// to the newer.
final class CostLimitedCache<Key: Hashable, Value>: @unchecked Sendable {
  private typealias Generation = [HashedKey: (value: Value, cost: Int)]

  /// A key with its hash value, which for a long path takes as long as a good part of drawing it.
  private struct HashedKey: Hashable {
    let key: Key
    private let hash: Int

    init(_ key: Key) {
      self.key = key
      hash = key.hashValue
    }

    static func == (first: Self, second: Self) -> Bool {
      first.hash == second.hash && first.key == second.key
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// The most bytes of keys and values in one generation.
  let limit: Int

  /// The lock of the generations: readers run concurrently, a writer alone.
  private let queue = DispatchQueue(label: "cache", attributes: .concurrent)

  private var newer: Generation = [:]
  private var older: Generation = [:]
  private var newerCost = 0
  private var olderCost = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// The memory of all keys and values, in bytes.
  var cost: Int { queue.sync { newerCost + olderCost } }

  /// The number of keys.
  var count: Int { queue.sync { newer.count + older.count { newer[$0.key] == nil } } }

  subscript(key: Key) -> Value? {
    let key = HashedKey(key)
    if let (value, _) = queue.sync(execute: { newer[key] }) { return value }
    guard let (value, cost) = queue.sync(execute: { older[key] }) else { return nil }
    keep(value, cost: cost, for: key)
    return value
  }

  /// Inserts a value, unless it alone exceeds the limit.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bytes: The memory of arrays and strings in the key and the value, in bytes.
  ///   - key: The key.
  func insert(_ value: Value, bytes: Int, for key: Key) {
    keep(value, cost: bytes + Self.entryBytes, for: HashedKey(key))
  }

  private func keep(_ value: Value, cost: Int, for key: HashedKey) {
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

  /// The memory of an entry, in bytes: in a dictionary, a quarter of which is empty, and for the headers of two arrays.
  private static var entryBytes: Int {
    (MemoryLayout<HashedKey>.stride + MemoryLayout<(value: Value, cost: Int)>.stride) * 4 / 3 + 64
  }
}
