import TabLint

/// A part of a matrix, where several processes or machines share it.
struct MatrixShard: Hashable, Sendable {
  /// The number of the part, from 1.
  let number: Int
  let total: Int

  /// Reads `2/4`.
  ///
  /// - Throws: ``UsageError`` for anything else.
  init(_ text: String) throws(UsageError) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let total = numbers[1],
      number >= 1, number <= total
    else { throw .notAShard(text) }
    self.number = number
    self.total = total
  }

  /// Whether a picture is in the part; each is in one, which depends on its name alone.
  func contains(_ name: String) -> Bool { name.fnv1a % UInt64(total) == UInt64(number - 1) }
}
