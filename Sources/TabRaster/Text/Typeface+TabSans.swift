extension Typeface {
  /// Returns TabSans, the sans serif of this package, in a weight.
  package static func tabSans(_ weight: Font.Weight) -> Typeface {
    switch weight {
    case .light: light
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    }
  }

  private static let light = embedded(FontFiles.light)
  private static let regular = embedded(FontFiles.regular)
  private static let medium = embedded(FontFiles.medium)
  private static let semibold = embedded(FontFiles.semibold)
  private static let bold = embedded(FontFiles.bold)

  private static func embedded(_ file: String) -> Typeface {
    do throws(FontError) {
      return try all(in: Base64.bytes(of: file), keepsOutlines: true)[0]
    } catch {
      // The fonts are compiled into the program, so this can't depend on input.
      preconditionFailure("TabSans: \(error)")
    }
  }
}
