import Dispatch

/// What was found last, by what it was found for, since to find it takes longer than to look it up.
///
/// It has two halves, of which the older one is emptied when the other is full. Pictures are drawn on every thread, so it
/// may be used on all of them.
final class RecentValues<Key: Hashable, Value>: @unchecked Sendable {
  private typealias Half = [Key: (value: Value, size: Int)]

  /// How much one half holds, in the sizes of values.
  private let limit: Int

  /// Guards what follows: it is read on several threads at once, and changed on one.
  private let queue = DispatchQueue(label: "recent values", attributes: .concurrent)

  /// What was used since the halves were exchanged, how much that is, and what was used before.
  private var recent: Half = [:]
  private var size = 0
  private var older: Half = [:]

  init(limit: Int) {
    self.limit = limit
  }

  subscript(key: Key) -> Value? {
    if let (value, _) = queue.sync(execute: { recent[key] }) { return value }
    guard let (value, size) = queue.sync(execute: { older[key] }) else { return nil }
    insert(value, size: size, for: key)
    return value
  }

  func insert(_ value: Value, size: Int, for key: Key) {
    queue.sync(flags: .barrier) {
      self.size += size
      if self.size > limit { (older, recent, self.size) = (recent, [:], size) }
      recent[key] = (value, size)
    }
  }
}
