import TabAppearance
import TabRaster
import TabScreens
import TabUIKit
import Testing

@testable import TabThemeTool

@MainActor
struct BarPictureTests {
  private func subject(_ theme: String, content: BarContent = .sample) throws -> PictureSubject {
    PictureSubject(theme: try .named(theme), content: content, assets: nil)
  }

  /// Expects that pictures of many configurations drawn on one screen equal those drawn on a screen
  /// for each.
  private func expectOneScreen(
    for subject: PictureSubject,
    over configuration: TabSnapshotConfiguration
  ) throws {
    var matrix = TabSnapshotMatrix.standard
    matrix.layoutDirections = [.leftToRight, .rightToLeft]
    matrix.contentSizes = [.large, .accessibilityLarge]
    matrix.edges = [.standard, .scrollEdge]
    let cells = matrix.cells(over: configuration)
    let pictures = try BarPicture.all(subject, on: cells.map(\.configuration))
    for (cell, picture) in zip(cells, pictures) {
      let own = try #require(try BarPicture.all(subject, on: [cell.configuration]).first).get()
      #expect(
        try picture.get().recording.picture.bitmap() == own.recording.picture.bitmap(),
        "\(cell.name)"
      )
      #expect(try picture.get().remarks == own.remarks)
    }
  }

  @Test(arguments: ["Contrast", "Frost", "Midnight", "Ocean"])
  func `one screen does for pictures with all traits`(name: String) throws {
    for os: TabBarEnvironment.Version in [15, 18, 26] {
      try expectOneScreen(for: subject(name), over: .iPhone16(os: os))
    }
  }

  @Test func `one screen does for pictures with the focus on an item`() throws {
    var content = BarContent.sample
    content.focused = 2
    try expectOneScreen(for: subject("Ocean", content: content), over: .iPhone16(os: 18))
  }

  @Test func `a place where a bar can't be drawn leaves the others`() throws {
    let configurations: [TabSnapshotConfiguration] = [.iPhone16(os: 18), .iPhone16(os: 14)]
    let pictures = try BarPicture.all(subject("Ocean"), on: configurations)
    #expect((try? pictures[0].get()) != nil)
    let failure = #expect(throws: ToolFailure.self) { try pictures[1].get() }
    #expect(failure?.description.contains("iOS 14") == true)
  }
}
