import Foundation
import TabSnapshots
import Testing

@testable import TabSnapshots

struct TabSnapshotTests {
  @Test(
    arguments: [
      ([:], .never),
      (["RECORD": "all"], .all),
      (["RECORD": "missing"], .missing),
      (["RECORD": "everything"], .never),
      (["RECORD": "all", "CI": "true"], .never),
      (["RECORD": "all", "CI": "false"], .all),
      (["RECORD": "all", "CI": "0"], .all),
      (["RECORD": "all", "CI": ""], .all),
    ] as [([String: String], TabSnapshotRecord)]
  )
  func `records only when asked, and never where CI is set`(
    environment: [String: String],
    record: TabSnapshotRecord
  ) {
    #expect(TabSnapshotRecord(environment) == record)
  }

  @Test func `a missing snapshot fails, is written when asked, and is then compared`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tabsnapshot-\(UInt64.random(in: 0...(.max)))")
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appendingPathComponent("BarTests.swift").path
    let path = folder.appendingPathComponent("__Snapshots__/BarTests/a-b.txt").path
    func verify(_ text: String, _ record: TabSnapshotRecord) -> String? {
      verifyTabSnapshot(.text(text), named: "a b", record: record, testFile: test)
    }

    #expect(
      verify("one\n", .never)
        == "there is no snapshot \(path)\nfix: look at the value, then 'RECORD=missing swift test'"
    )
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    #expect(verify("one\n", .missing) == "recorded \(path); the next run compares with it")
    #expect(verify("one\n", .never) == nil)
    #expect(
      verify("two\n", .missing)
        == """
        snapshot does not match \(path)
        - one
        + two
        fix: 'RECORD=all swift test' if it is meant
        """
    )
    #expect(verify("two\n", .all) == nil)
    #expect(verify("two\n", .never) == nil)
  }

  @Test func `a name without letters or digits is refused`() {
    #expect(
      verifyTabSnapshot(.text(""), named: "//", record: .all, testFile: "/none/T.swift")
        == "'//' has no letter or digit to name a snapshot by"
    )
  }

  @Test func `a failure reaches Swift Testing`() {
    withKnownIssue {
      assertTabSnapshot(.text(""), named: "missing", record: .never)
    }
  }
}
