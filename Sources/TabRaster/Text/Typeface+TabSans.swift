extension Typeface {
  /// A weight of TabSans, the package's own sans serif.
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
      // The fonts are part of the program, so a mistake in one is a mistake of ours.
      preconditionFailure("TabSans: \(error)")
    }
  }
}
