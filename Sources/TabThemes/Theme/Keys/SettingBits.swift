/// The place of a setting in an object, and the setting's bytes in the cases without a value.
///
/// A theme has some 400 settings, most of them inherited. The methods of keys are generic, so that reading a
/// setting looks up its type at run time. Comparing bytes skips most settings without a look-up: a setting
/// is indirect, so it has the size of a pointer and a pattern of bits for each case without a value.
struct SettingBits: Sendable {
  /// The distance from the start of the object in bytes (SE-0210).
  private var offset: Int
  private let inherited: UInt
  private let systemDefault: UInt

  /// Finds the property of a key path; `nil` if it is computed or observed, or isn't of a pointer's size.
  init?<Root, Value>(_ path: Path<Root, TabBarTheme.Setting<Value>>) {
    guard let offset = MemoryLayout<Root>.offset(of: path),
      MemoryLayout<TabBarTheme.Setting<Value>>.size == MemoryLayout<UInt>.size
    else { return nil }
    func bits(_ setting: TabBarTheme.Setting<Value>) -> UInt {
      withUnsafeBytes(of: setting) { $0.loadUnaligned(as: UInt.self) }
    }
    self.offset = offset
    (inherited, systemDefault) = (bits(.inherited), bits(.systemDefault))
  }

  /// Returns the same setting in an outer object, which has the object in a property.
  ///
  /// - Returns: `nil` if the property is computed or observed.
  func moved<Root, Inner>(to path: Path<Root, Inner>) -> Self? {
    guard let distance = MemoryLayout<Root>.offset(of: path) else { return nil }
    var result = self
    result.offset += distance
    return result
  }

  func isInherited<Root>(in root: Root) -> Bool { bits(in: root) == inherited }

  func hasNoValue<Root>(in root: Root) -> Bool {
    let bits = bits(in: root)
    return bits == inherited || bits == systemDefault
  }

  private func bits<Root>(in root: Root) -> UInt {
    withUnsafeBytes(of: root) { $0.loadUnaligned(fromByteOffset: offset, as: UInt.self) }
  }
}
