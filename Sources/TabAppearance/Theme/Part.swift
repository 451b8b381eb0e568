/// A part of a theme, kept apart from what holds it; nothing at all as long as it says nothing.
///
/// A theme has room for dozens of states of items and most themes use a few. Inline, that room took most of the
/// time in which themes are read, copied and compared.
struct Part<Value: ThemeObject>: Hashable, Sendable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var storage: Storage?

  /// A part that says nothing.
  init() {}

  init(_ value: Value) {
    self.value = value
  }

  /// A part that most likely says something, which isn't looked into.
  init(unchecked value: Value) {
    storage = Storage(value)
  }

  /// The part; blank where nothing is kept.
  var value: Value {
    get { storage?.value ?? .blank }
    set { storage = newValue == .blank ? nil : Storage(newValue) }
  }

  /// Reads something of it, without a copy of the whole.
  @inline(__always)
  func read<Result>(_ body: (Value) -> Result) -> Result {
    storage.map { body($0.value) } ?? body(.blank)
  }

  /// Whether it surely says nothing; if not, it most likely says something.
  var isBlank: Bool { storage == nil }

  /// Whether it is the very same part; equal ones can be apart.
  func isIdentical(to other: Part) -> Bool { storage === other.storage }

  static func == (left: Part, right: Part) -> Bool {
    left.isIdentical(to: right) || left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
