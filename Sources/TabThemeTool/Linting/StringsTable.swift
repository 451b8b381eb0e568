/// Strings by key, in one or several languages.
struct StringsTable: Hashable, Sendable {
  /// The keys in the order of the file.
  var keys: [String] = []

  /// The strings of each language, by key.
  var languages: [String?: [String: String]] = [:]

  /// The strings of the source language, for keys without a string in another language.
  var sourceStrings: [String: String] = [:]
}

extension StringsTable {
  /// Returns the keys that a pattern matches, in the order of the file, or the pattern itself if it
  /// matches none; `*` is any text.
  func matches(_ word: String) -> [String] {
    let parts = word.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return [word] }
    let found = keys.filter { key in
      var remainder = key[...]
      guard remainder.hasPrefix(parts[0]) else { return false }
      remainder = remainder.dropFirst(parts[0].count)
      for part in parts.dropFirst().dropLast() {
        guard let next = remainder.firstRange(of: part) else { return part.isEmpty }
        remainder = remainder[next.upperBound...]
      }
      return remainder.hasSuffix(parts[parts.count - 1])
    }
    return found.isEmpty ? [word] : found
  }
}
