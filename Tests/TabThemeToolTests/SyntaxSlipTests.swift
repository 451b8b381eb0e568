import Foundation
import TabFiles
import TabTestSupport
import Testing

@testable import TabThemeTool

@MainActor
struct SyntaxSlipTests {
  /// The built-in themes, which are valid, with their places.
  private static let themes: [SlipPlaces] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Themes/Catalog").standardizedFileURL.path
    return FileAccess.files(in: folder, suffix: ".tabtheme.json").compactMap {
      (try? FileAccess.read($0, limit: .max)).map(SlipPlaces.init)
    }
  }()

  /// Returns a theme with some slips, and these.
  private func spoiled(
    _ theme: SlipPlaces,
    slips count: Int,
    _ random: inout RandomBytes
  ) -> (bytes: [UInt8], slips: [SyntaxSlip]) {
    let slips = (0..<count).compactMap { _ in random.element(of: SyntaxSlip.allCases) }
    var bytes = theme.bytes
    for (index, slip) in slips.enumerated() {
      slip.spoil(&bytes, at: index == 0 ? theme : SlipPlaces(bytes), &random)
    }
    return (bytes, slips)
  }

  private func document(_ bytes: [UInt8]) -> JSONDocument {
    JSONDocument(parsing: bytes, file: "slip.tabtheme.json")
  }

  @Test func `after 30,000 slips of syntax a file is valid again or as it was`() throws {
    #expect(Self.themes.count > 20)
    var random = RandomBytes(seed: 50)
    var fixedCounts: [SyntaxSlip: Int] = [:]
    for round in 0..<30_000 {
      let original = Self.themes[round % Self.themes.count]
      let (spoiled, slips) = spoiled(original, slips: round % 8 == 0 ? 2 : 1, &random)
      guard let (bytes, count) = document(spoiled).withFixedSyntax() else { continue }
      #expect(count > 0)
      #expect(document(bytes).diagnostics.isEmpty, "round \(round): \(slips)")
      guard slips.count == 1 else { continue }
      let slip = slips[0]
      #expect(!slip.isConflict && !slip.isComment, "round \(round): \(slip)")
      #expect(!slip.losesNothing || bytes == original.bytes, "round \(round): \(slip)")
      fixedCounts[slip, default: 0] += 1
    }
    for slip in SyntaxSlip.allCases where slip.losesNothing {
      #expect(fixedCounts[slip, default: 0] > 200, "\(slip)")
    }
  }

  @Test func `a conflict is one error, wherever it is`() {
    var random = RandomBytes(seed: 51)
    for round in 0..<1_000 {
      let theme = Self.themes[round % Self.themes.count]
      let slip = round % 4 < 2 ? SyntaxSlip.conflict : .threeWayConflict
      var bytes = theme.bytes
      slip.spoil(&bytes, at: theme, &random)
      let messages = document(bytes).diagnostics.map(\.message)
      #expect(messages == ["the file has the markers of a conflict in Git"], "round \(round)")
    }
  }

  /// Applies all fixes, as the command does, to files with slips.
  @Test func `with the fixes of what files say, too, a file is valid or as it was`() throws {
    var random = RandomBytes(seed: 52)
    let fix = LintFix(systems: try LintSystems("26"), titles: [])
    for round in 0..<rounds(200) {
      let theme = Self.themes[round % Self.themes.count]
      let (bytes, slips) = spoiled(theme, slips: 1 + round % 3, &random)
      let (fixed, _, count) = fix.applied(to: ThemeInput(file: "slip.json", bytes: bytes))
      #expect(count > 0 || fixed.bytes == bytes, "round \(round): \(slips)")
      #expect(
        fixed.bytes == bytes || document(fixed.bytes).diagnostics.isEmpty,
        "round \(round): \(slips)"
      )
    }
  }
}
