import Dispatch

/// What was found last, by what it was found for, since to find it takes longer than to look it up.
///
/// It has two halves, of which the older one is emptied when the other is full. Pictures are drawn on every thread, so it
/// may be used on all of them.
final class RecentValues<Key: Hashable, Value>: @unchecked Sendable {
  private typealias Half = [Key: (value: Value, size: Int)]

  /// How much one half holds, in the sizes of values.
  private let limit: Int

  /// Guards what follows.
  private let queue = DispatchQueue(label: "recent values")

  /// What was used since the halves were exchanged, how much that is, and what was used before.
  private var recent: Half = [:]
  private var size = 0
  private var older: Half = [:]

  init(limit: Int) {
    self.limit = limit
  }

  subscript(key: Key) -> Value? {
    queue.sync {
      if let (value, _) = recent[key] { return value }
      guard let (value, size) = older[key] else { return nil }
      add(value, size, for: key)
      return value
    }
  }

  func insert(_ value: Value, size: Int, for key: Key) {
    queue.sync { add(value, size, for: key) }
  }

  private func add(_ value: Value, _ size: Int, for key: Key) {
    self.size += size
    if self.size > limit { (older, recent, self.size) = (recent, [:], size) }
    recent[key] = (value, size)
  }
}
