import Foundation
import TabAppearance
import Testing

struct ThemeFileBrokenTests {
  /// The theme files in `Fixtures/Broken`, each next to a file with its expected diagnostics.
  static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".tabtheme.json") }.sorted()
  }()

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .appending(path: "Fixtures/Broken")

  @Test func `there are broken files of many kinds`() {
    #expect(Self.files.count >= 10)
  }

  @Test(arguments: files)
  func `says all that is wrong with a broken file`(file: String) throws {
    let bytes = try [UInt8](Data(contentsOf: Self.folder.appending(path: file)))
    let error = #expect(throws: TabBarThemeError.self) {
      try TabBarTheme(json: bytes, file: file, parents: .folder(Self.folder))
    }
    let said = (error?.description ?? "") + "\n"

    let name = file.replacing(".tabtheme.json", with: ".txt")
    let expectation = Self.folder.appending(path: name)
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD"] == "all", environment["CI"] == nil {
      try said.write(to: expectation, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: expectation, encoding: .utf8)
    #expect(said == expected)
  }

  @Test(arguments: files)
  func `reports in the order of the text`(file: String) throws {
    let bytes = try [UInt8](Data(contentsOf: Self.folder.appending(path: file)))
    let (theme, diagnostics) = TabBarTheme.read(
      json: bytes,
      file: file,
      parents: .folder(Self.folder)
    )
    let places = diagnostics.compactMap(\.location).map { ($0.line, $0.column) }
    #expect(theme == nil)
    #expect(places.count == diagnostics.count)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
