package import TabRaster

/// Fonts besides those of the system, as apps bring them along.
///
/// `UIFont`, `UIFontDescriptor` and drawing find them while an operation runs:
///
///     RegisteredFonts.withRegistered(try Typeface.all(in: bytes)) {
///       UIFont(name: "Inter-Bold", size: 10)
///     }
package struct RegisteredFonts: Sendable {
  package var faces: [Typeface] = []

  /// Those of the running task.
  package static var current: RegisteredFonts { ofTask.get() }

  /// Runs the operation with more fonts.
  package static func withRegistered<Result>(
    _ faces: [Typeface],
    operation: () throws -> Result
  ) rethrows -> Result {
    try ofTask.withValue(current.adding(faces), operation: operation)
  }

  /// Runs the asynchronous operation with more fonts.
  package static func withRegistered<Result>(
    _ faces: [Typeface],
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await ofTask.withValue(current.adding(faces), operation: operation)
  }

  private func adding(_ faces: [Typeface]) -> RegisteredFonts {
    RegisteredFonts(faces: self.faces + faces)
  }

  // Written out, since not every compiler that checks this source has the macro.
  private static let ofTask = TaskLocal(wrappedValue: RegisteredFonts())
}

extension RegisteredFonts {
  /// What is drawn in the place of a family that isn't registered, in words.
  package static func replacement(of family: String) -> String {
    "the font '\(family)' isn't at hand; another one is drawn in its place"
  }

  /// The families, in the order of registration.
  package var families: [String] {
    faces.reduce(into: []) { families, face in
      if !families.contains(face.names.family) { families.append(face.names.family) }
    }
  }

  /// The face of a PostScript name, as in "Inter-Bold", or of a full name.
  func face(named name: String) -> Typeface? {
    faces.first { $0.names.postScript == name } ?? faces.first { $0.names.full == name }
  }

  /// The face of a family that is nearest to a weight, among those that lean, or that don't, where there are such.
  ///
  /// - Parameters:
  ///   - family: The name of the family.
  ///   - weight: The weight as font files have it; regular is 400.
  ///   - isItalic: Whether letters lean.
  /// - Returns: The face, or nil where the family isn't registered.
  func face(family: String, weight: Int, isItalic: Bool) -> Typeface? {
    faces.filter { $0.names.family == family }.min { left, right in
      let (leftFits, rightFits) = (left.isItalic == isItalic, right.isItalic == isItalic)
      if leftFits != rightFits { return leftFits }
      return abs(left.weight - weight) < abs(right.weight - weight)
    }
  }
}

extension UIFont.Weight {
  /// The weight as font files have it, from 100 to 900; regular is 400.
  var number: Int { (Self.nearestIndex(to: rawValue) + 1) * 100 }

  /// Creates the nearest weight to that of a font file.
  init(number: Int) {
    self = Self.all[min(max((number + 50) / 100, 1), Self.all.count) - 1]
  }
}
