import TabFiles

extension StringsTable {
  /// Reads a string catalog, `*.xcstrings`.
  ///
  /// Of variations by device, the iPhone's is used, and of variations by plural, `other`.
  ///
  /// - Throws: ``ToolFailure`` with the locations of the problems.
  init(catalog bytes: [UInt8], file: String) throws(ToolFailure) {
    let document = JSONDocument(parsing: bytes, file: file)
    guard document.diagnostics.isEmpty, let root = document.root else {
      throw ToolFailure(diagnostics: document.diagnostics)
    }
    guard case .object(let strings)? = root.value(at: ["strings"])?.kind else {
      let message = "\(quoted(file, limit: 200)) isn't a string catalog: it has no 'strings'"
      throw ToolFailure(message)
    }
    let source: String? =
      if case .string(let text)? = root.value(at: ["sourceLanguage"])?.kind { text } else { nil }
    keys = strings.map(\.key)
    for string in strings {
      guard case .object(let localizations)? = string.value.value(at: ["localizations"])?.kind
      else { continue }
      for localization in localizations {
        languages[localization.key, default: [:]][string.key] = Self.text(of: localization.value)
      }
    }
    sourceStrings = languages[source] ?? [:]
    languages[source] = sourceStrings
  }

  private static func text(of value: JSONValue) -> String? {
    let paths = [
      [], ["variations", "device", "iphone"], ["variations", "device", "other"],
      ["variations", "plural", "other"],
    ]
    for path in paths {
      if case .string(let text)? = value.value(at: path + ["stringUnit", "value"])?.kind {
        return text
      }
    }
    return nil
  }
}
