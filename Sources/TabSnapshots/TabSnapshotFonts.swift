public import Foundation
import TabScreens
import TabUIKit

#if canImport(Testing)
public import Testing
#endif

#if !canImport(UIKit)
import HeadlessUIKit
import TabFiles
import TabRaster
#endif

/// Runs the operation with fonts in addition to those of the system, which themes select by their
/// family names.
///
///     try withTabSnapshotFonts([fonts.appending(path: "Brand.ttf")]) {
///       assertTabSnapshot(of: .brand, as: .image)
///     }
///
/// Characters that the font of a title lacks are taken from these fonts, too. The fonts are
/// available in tasks that the operation creates, but not in detached ones. On iOS the operation
/// runs with the fonts of the app that hosts the tests, by its key `UIAppFonts`, and the files are
/// ignored.
///
/// - Parameters:
///   - files: TrueType and OpenType files and collections of at most 64 MiB; each named instance of a variable font is a face.
///   - operation: The operation, which takes snapshots.
/// - Returns: The result of the operation.
/// - Throws: The operation's error, or ``TabSnapshotError`` for a file that can't be read or isn't
///   a font.
public func withTabSnapshotFonts<Result>(
  _ files: [URL],
  operation: () throws -> Result
) throws -> Result {
  #if canImport(UIKit)
  return try operation()
  #else
  return try RegisteredFonts.withRegistered(faces(of: files), operation: operation)
  #endif
}

/// Runs the asynchronous operation with fonts in addition to those of the system, as the
/// synchronous form does.
///
/// - Parameters:
///   - files: TrueType and OpenType files and collections of at most 64 MiB.
///   - operation: The operation, which takes snapshots.
/// - Returns: The result of the operation.
/// - Throws: The operation's error, or ``TabSnapshotError`` for a file that can't be read or isn't
///   a font.
public func withTabSnapshotFonts<Result>(
  _ files: [URL],
  operation: () async throws -> Result
) async throws -> Result {
  #if canImport(UIKit)
  return try await operation()
  #else
  return try await RegisteredFonts.withRegistered(faces(of: files), operation: operation)
  #endif
}

#if !canImport(UIKit)
private func faces(of files: [URL]) throws -> [Typeface] {
  try files.flatMap { file in
    let bytes: [UInt8]
    do {
      bytes = try FileContents.bytes(of: file.path, limit: FontLimits.fileBytes + 1)
    } catch {
      throw TabSnapshotError(
        "can't read '\(file.path)': \(error)",
        fix: "give the path of a font, as in URL(filePath: \"Fonts/Brand.ttf\")"
      )
    }
    if let leftover = GitLeftover(in: bytes) {
      throw TabSnapshotError("can't use '\(file.path)': \(leftover)", fix: leftover.fix)
    }
    do {
      return try Typeface.all(in: bytes)
    } catch {
      throw TabSnapshotError("can't use '\(file.path)': \(error)", fix: FontError.fix)
    }
  }
}
#endif

#if canImport(Testing)
/// A trait that adds fonts to those of the system, for the snapshots of a test or a suite.
public struct TabSnapshotFontsTrait: SuiteTrait, TestTrait, TestScoping {
  let files: [URL]

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTabSnapshotFonts(files) { try await function() }
  }
}

extension Trait where Self == TabSnapshotFontsTrait {
  /// Returns a trait that adds fonts to those of the system, for the snapshots of a test or a
  /// suite.
  ///
  ///     @Suite(.tabSnapshotFonts(URL(filePath: "Fonts/Brand.ttf")))
  ///     struct BrandTests { … }
  ///
  /// - Parameter files: TrueType and OpenType files and collections of at most 64 MiB.
  /// - Returns: A trait with these fonts.
  public static func tabSnapshotFonts(_ files: URL...) -> TabSnapshotFontsTrait {
    TabSnapshotFontsTrait(files: files)
  }
}
#endif
