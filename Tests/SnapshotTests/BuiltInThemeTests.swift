#if !canImport(UIKit)
import Foundation
import TabAppearance
import TabSnapshots
import Testing

/// Snapshots of the settings of every built-in theme, as text, and of its look.
@MainActor
struct BuiltInThemeTests {
  // Compares the settings in both styles and contrasts, in each layout and state, at both edges.
  @Test(arguments: TabBarTheme.builtInNames, [18, 26])
  func `sets what is recorded`(name: String, os: Int) {
    assertTabSnapshot(
      of: try TabBarTheme.named(name),
      as: .dump(on: .iPhone16(os: TabBarEnvironment.Version(os))),
      named: "\(name)-iOS-\(os)"
    )
  }

  // Also run in release: the bytes must be the same at every optimization level.
  @Test(arguments: TabBarTheme.builtInNames)
  func `looks as recorded, to the byte`(name: String) {
    assertTabSnapshot(
      of: try TabBarTheme.named(name),
      as: .sheet(styles, columns: 2, on: small()),
      named: name
    )
  }

  // A theme without settings, one whose background is withheld on glass, and one that replaces the
  // glass.
  @Test func `looks as recorded on glass, to the byte`() {
    assertTabSnapshot(
      of: try themes(["System", "Midnight", "Terminal"]),
      as: .sheet(styles, columns: 2, on: small(os: 26))
    )
  }

  @Test(arguments: [18, 26])
  func `looks as recorded with all pixels of the device`(os: Int) {
    assertTabSnapshot(
      of: try TabBarTheme.named("Midnight"),
      as: .image(on: .iPhone16(os: TabBarEnvironment.Version(os))),
      named: "iOS-\(os)"
    )
  }

  // A theme that leaves the scroll edge to UIKit, one that is transparent there, and one that has
  // no hairline there.
  @Test func `looks as recorded at both edges`() {
    var matrix = styles
    matrix.edges = [.standard, .scrollEdge]
    assertTabSnapshot(
      of: try themes(["System", "Clear", "Midnight"]),
      as: .sheet(matrix, columns: 2, on: small())
    )
  }

  @Test func `one call records text and picture of each system and style, side by side`() throws {
    var matrix = styles
    matrix.systems = [17, 26]
    assertTabSnapshots(
      of: try TabBarTheme.named("Ocean"),
      as: .layout(on: small()),
      .image(on: small()),
      across: matrix,
      testName: "sideBySide"
    )
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "__Snapshots__/BuiltInThemeTests")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let cells = ["ios17-light", "ios17-dark", "ios26-light", "ios26-dark"]
    let expected = cells.flatMap { ["sideBySide.\($0).txt", "sideBySide.\($0).png"] }
    #expect(names.filter { $0.hasPrefix("sideBySide") }.sorted() == expected.sorted())
  }

  private var styles: TabSnapshotMatrix {
    var matrix = TabSnapshotMatrix()
    matrix.styles = [.light, .dark]
    return matrix
  }

  /// Returns an iPhone 16 with one pixel per point, whose pictures are small files.
  private func small(os: TabBarEnvironment.Version? = nil) -> TabSnapshotConfiguration {
    var configuration = TabSnapshotConfiguration.iPhone16(os: os)
    configuration.scale = 1
    return configuration
  }

  private func themes(_ names: [String]) throws -> [(name: String, subject: TabBarTheme)] {
    try names.map { (name: $0, subject: try .named($0)) }
  }
}
#endif
