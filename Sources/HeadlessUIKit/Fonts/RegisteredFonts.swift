package import TabRaster

/// Fonts in addition to those of the system, such as the fonts of an app.
///
/// `UIFont`, `UIFontDescriptor` and drawing use them while an operation runs:
///
///     RegisteredFonts.withRegistered(try Typeface.all(in: bytes)) {
///       UIFont(name: "Inter-Bold", size: 10)
///     }
package struct RegisteredFonts: Sendable {
  package var faces: [Typeface] = []

  /// The registered fonts of the running task.
  package static var current: RegisteredFonts { ofTask.get() }

  /// Runs the operation with additional fonts.
  package static func withRegistered<Result>(
    _ faces: [Typeface],
    operation: () throws -> Result
  ) rethrows -> Result {
    try ofTask.withValue(current.adding(faces), operation: operation)
  }

  /// Runs the asynchronous operation with additional fonts.
  package static func withRegistered<Result>(
    _ faces: [Typeface],
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await ofTask.withValue(current.adding(faces), operation: operation)
  }

  private func adding(_ faces: [Typeface]) -> RegisteredFonts {
    RegisteredFonts(faces: self.faces + faces)
  }

  // Without `@TaskLocal`, since some compilers that check this source don't have the macro.
  private static let ofTask = TaskLocal(wrappedValue: RegisteredFonts())
}

extension RegisteredFonts {
  /// Returns the text of a remark that a family isn't registered and another one is drawn.
  package static func replacement(of family: String) -> String {
    "the font '\(family)' isn't available; another font is drawn in its place"
  }

  /// The names of the families, in the order of registration.
  package var families: [String] {
    faces.reduce(into: []) { families, face in
      if !families.contains(face.names.family) { families.append(face.names.family) }
    }
  }

  /// Returns the face with a PostScript name, such as "Inter-Bold", or else with a full name.
  func face(named name: String) -> Typeface? {
    faces.first { $0.names.postScript == name } ?? faces.first { $0.names.full == name }
  }

  /// Returns the face of a family that is nearest to a weight, preferring faces of the requested slant.
  ///
  /// - Parameters:
  ///   - family: The name of the family.
  ///   - weight: The weight as in font files, where 400 is regular.
  ///   - isItalic: Whether italic faces are preferred.
  /// - Returns: The face, or nil if the family isn't registered.
  func face(family: String, weight: Int, isItalic: Bool) -> Typeface? {
    faces.filter { $0.names.family == family }.min { left, right in
      let (leftFits, rightFits) = (left.isItalic == isItalic, right.isItalic == isItalic)
      if leftFits != rightFits { return leftFits }
      return abs(left.weight - weight) < abs(right.weight - weight)
    }
  }
}

extension UIFont.Weight {
  /// The weight as in font files, from 100 to 900, where 400 is regular.
  var number: Int { (Self.nearestIndex(to: rawValue) + 1) * 100 }

  /// Creates the named weight that is nearest to a weight of a font file, where 400 is regular.
  init(number: Int) {
    self = Self.all[min(max((number + 50) / 100, 1), Self.all.count) - 1]
  }
}
