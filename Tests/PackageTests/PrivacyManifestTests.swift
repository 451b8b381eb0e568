import Foundation
import Testing

/// Tests of `Scripts/steps/privacy`, which compares the privacy manifest with the sources that apps link.
struct PrivacyManifestTests {
  @Test func `the manifest has an entry for every category that is used`() throws {
    let (status, output) = try compare(manifest())
    #expect(status == 0)
    #expect(output == "")
  }

  @Test(arguments: ["FileTimestamp", "SystemBootTime", "UserDefaults"])
  func `a category without an entry is reported with its use`(category: String) throws {
    let name = "NSPrivacyAccessedAPICategory\(category)<"
    let (status, output) = try compare(
      manifest().replacing(name, with: "NSPrivacyAccessedAPICategoryActiveKeyboards<")
    )
    #expect(status == 1)
    #expect(output.contains("has no entry for \(name.dropLast())\n"))
    #expect(output.contains(".swift:"))
  }

  @Test func `an entry for a category that isn't used is reported`() throws {
    let entry = "<string>NSPrivacyAccessedAPICategoryDiskSpace</string>\n</dict></plist>"
    let (status, output) = try compare(
      manifest().replacing("</dict>\n</plist>", with: entry)
    )
    #expect(status == 1)
    #expect(
      output.hasSuffix("an entry for NSPrivacyAccessedAPICategoryDiskSpace, which no source uses\n")
    )
  }

  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  private func manifest() throws -> String {
    try String(
      contentsOf: root.appending(path: "Sources/TabAppearance/PrivacyInfo.xcprivacy"),
      encoding: .utf8
    )
  }

  /// Runs the script with a manifest of the given text, and returns its exit status and output.
  private func compare(_ text: String) throws -> (status: Int32, output: String) {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "privacy-\(UInt64.random(in: 0...(.max)))")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = root.appending(path: "Scripts/steps/privacy")
    process.arguments = [file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
