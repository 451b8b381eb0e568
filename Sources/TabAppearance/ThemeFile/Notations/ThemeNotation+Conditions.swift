import TabJSON

extension ThemeNotation<OSVersionRange> {
  /// A range of versions of iOS, as text.
  static let versions = ThemeNotation(
    shape: .versions,
    read: { value, reader in
      guard case .string(let text) = value.kind else {
        return reader.reject(value, as: .versions)
      }
      switch OSVersionRange.read(text) {
      case .failure(let problem): return reader.reject(value, .notVersions(text, problem))
      case .success(let range): return range
      }
    },
    write: { .string($0.notation) }
  )
}

extension ThemeNotation {
  /// One of several names, or a list of them.
  static func choices<Name>() -> ThemeNotation
  where Name: RawRepresentable<String> & CaseIterable & Sendable, Value == Set<Name> {
    let names = Name.allCases.map(\.rawValue)
    let choice = ThemeNotation<Name>.choice()
    return ThemeNotation(
      shape: .choices(names),
      read: { value, reader in
        switch value.kind {
        case .string: return choice.read(value, &reader).map { [$0] }
        case .array(let values):
          if values.isEmpty { return reader.reject(value, .emptyList) }
          let chosen = values.enumerated().compactMap { index, value in
            reader.at("[\(index)]") { choice.read(value, &$0) }
          }
          return chosen.count == values.count ? Set(chosen) : nil
        default: return reader.reject(value, as: .choices(names))
        }
      },
      write: { chosen in
        let written = Name.allCases.filter(chosen.contains).map { JSON.string($0.rawValue) }
        return written.count == 1 ? written[0] : .array(written)
      }
    )
  }
}
