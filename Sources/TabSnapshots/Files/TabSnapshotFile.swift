import Foundation
import TabFiles
import TabScreens

/// The file of a snapshot: `__Snapshots__/<platform>/<test file>/<suite>.<test>.<name>.<extension>`
/// in the folder of the test's file.
///
/// There is no `<platform>` where `HeadlessUIKit` draws, and no `<suite>` if it has the name of the
/// test's file.
struct TabSnapshotFile {
  let url: URL

  /// The name of the test's file, without its extension.
  private let testFile: String

  /// Determines the file of a snapshot.
  ///
  /// - Parameters:
  ///   - suites: The suites that contain the test, outermost first.
  ///   - test: The `#function` of the test.
  ///   - name: The name of the snapshot, if there are several in the test.
  ///   - format: The format of the snapshot, which determines the extension.
  ///   - path: The path of the test's file.
  ///   - directory: The folder instead of `__Snapshots__/<platform>`, relative to that of the test's
  ///     file.
  ///   - platform: The platform that draws the snapshot; `nil` for `HeadlessUIKit`.
  /// - Throws: ``TabSnapshotError`` if a name has no letter or digit.
  init(
    suites: [String] = [],
    test: String,
    name: String?,
    format: TabSnapshot.Format,
    path: String,
    directory: String? = nil,
    platform: ReferencePlatform? = nil
  ) throws {
    let function = test.lastIndex(of: "(").map { String(test[..<$0]) } ?? test
    testFile = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let innerSuites = suites.first == testFile ? suites.dropFirst() : suites[...]
    let parts = innerSuites + [function] + (name.map { [$0] } ?? [])
    let stem = try parts.map(Self.sanitized).joined(separator: ".")
    url = Self.folder(ofTestAt: path, directory: directory, platform: platform)
      // The longest ending is that of an artifact, `.difference.json`.
      .appendingPathComponent(Self.shortened(stem, of: stem, characters: 230, bytes: 230))
      .appendingPathExtension(format.rawValue)
  }

  /// Returns the folder with the snapshots of a test's file.
  static func folder(
    ofTestAt path: String,
    directory: String?,
    platform: ReferencePlatform?
  ) -> URL {
    let file = URL(fileURLWithPath: path)
    let folder = URL(
      fileURLWithPath: directory ?? "__Snapshots__" + (platform.map { "/\($0.folder)" } ?? ""),
      relativeTo: file.deletingLastPathComponent()
    )
    return folder.absoluteURL
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
  }

  /// Returns the name with dashes instead of characters other than letters, digits and `-_.`, and
  /// at most 100 characters long.
  ///
  /// Two names with the same result are reported by ``SnapshotRegistry``.
  static func sanitized(_ name: String) throws -> String {
    let result = name.fittedToFileName(keeping: "-_.")
    guard result.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw TabSnapshotError(
        "'\(name)' has no letter or digit for the name of a snapshot",
        fix: "write a name with one"
      )
    }
    return shortened(result, of: name, characters: 100, bytes: 200)
  }

  /// Returns the text, or else its start and a digest of a name, since file systems allow 255 bytes
  /// for the name of a file.
  private static func shortened(
    _ text: String,
    of name: String,
    characters: Int,
    bytes: Int
  ) -> String {
    guard text.count > characters || text.utf8.count > bytes else { return text }
    let digest = "-" + digest(of: name)
    var short = String(text.prefix(characters - digest.count))
    while short.utf8.count > bytes - digest.count { short.removeLast() }
    return short + digest
  }

  /// Returns five hexadecimal digits that distinguish long names.
  private static func digest(of name: String) -> String {
    let digits = String(name.fnv1a, radix: 16)
    return String(repeating: "0", count: max(0, 5 - digits.count)) + digits.suffix(5)
  }

  /// Whether the file exists.
  var exists: Bool { FileStatus.exists(url.path) }

  /// Reads the bytes that were recorded, or returns `nil` if the file doesn't exist.
  ///
  /// - Throws: ``TabSnapshotError`` if the file can't be read, or has what Git left in its place:
  ///   recording over that would lose what was recorded.
  func recorded() throws -> Data? {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try FileContents.bytes(of: url.path, limit: .max)
    } catch {
      if error == .missing { return nil }
      throw TabSnapshotError("can't read \(url.path): \(error)", fix: "make the file readable")
    }
    if let leftover = GitLeftover(in: bytes) {
      throw TabSnapshotError("\(url.path): \(leftover)", fix: leftover.fix)
    }
    return Data(bytes)
  }

  /// Writes a snapshot, unless the file has these bytes already.
  ///
  /// - Returns: Whether the bytes of the file have changed.
  @discardableResult
  func write(_ bytes: [UInt8]) throws -> Bool {
    try Self.write(bytes, to: url, fix: "let tests write to the folder")
  }

  /// Writes a file that shows a failure, for people to look at: `<module>/<test
  /// file>/<stem>.<kind>.<extension>`.
  ///
  /// The file is in the folder that `SNAPSHOT_ARTIFACTS` names, or else in a temporary folder for
  /// this process and these tests, so that other checkouts and runs don't overwrite it.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - kind: `before`, `after` or `difference`.
  ///   - pathExtension: The extension; `nil` is that of the snapshot.
  ///   - module: The module of the test.
  ///   - environment: The variables of the process, by name.
  /// - Returns: The URL of the file.
  /// - Throws: ``TabSnapshotError`` if the file can't be written.
  func writeArtifact(
    _ bytes: [UInt8],
    kind: String,
    pathExtension: String? = nil,
    module: String,
    environment: [String: String]
  ) throws -> URL {
    let checkout = url.deletingLastPathComponent().path.fnv1a
    let run = "\(String(checkout, radix: 16))-\(ProcessInfo.processInfo.processIdentifier)"
    let folder = FailedSnapshot.artifacts(environment)
    let isShared = environment["SNAPSHOT_ARTIFACTS"] == nil
    let artifact = (isShared ? folder.appendingPathComponent(run) : folder)
      .appendingPathComponent(module).appendingPathComponent(testFile)
      .appendingPathComponent(url.deletingPathExtension().lastPathComponent)
      .appendingPathExtension(kind).appendingPathExtension(pathExtension ?? url.pathExtension)
    let fix = "set SNAPSHOT_ARTIFACTS to a folder that tests can write to"
    try Self.write(bytes, to: artifact, fix: fix)
    return artifact
  }

  /// Writes a file, unless it has these bytes already; returns whether its bytes have changed.
  @discardableResult
  private static func write(
    _ bytes: [UInt8],
    to url: URL,
    fix: String
  ) throws(TabSnapshotError) -> Bool {
    let data = Data(bytes)
    if (try? FileContents.bytes(of: url.path, limit: bytes.count + 1)) == bytes { return false }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: url, options: .atomic)
    } catch {
      throw TabSnapshotError(
        "can't write \(url.path): \(FileProblem(error, writing: url.path))",
        fix: fix
      )
    }
    return true
  }
}
