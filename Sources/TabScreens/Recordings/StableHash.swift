extension String {
  /// The FNV-1a hash of the text, with its bits mixed: the same in every process, unlike
  /// `hashValue`.
  package var fnv1a: UInt64 {
    let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    // The low bits of FNV depend on few bits of the text.
    return hash ^ hash >> 32
  }
}
