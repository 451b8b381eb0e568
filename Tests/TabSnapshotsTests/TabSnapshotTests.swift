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
      (["RECORD": "never"], .never),
      (["RECORD": "ALL"], .all),
      (["RECORD": ""], .never),
      (["RECORD": "all", "CI": "true"], .never),
      (["RECORD": "all", "CI": "false"], .all),
      (["RECORD": "all", "CI": "0"], .all),
      (["RECORD": "all", "CI": ""], .all),
    ] as [([String: String], TabSnapshotRecord)]
  )
  func `records only when asked, and never where CI is set`(
    environment: [String: String],
    record: TabSnapshotRecord
  ) throws {
    #expect(try TabSnapshotRecord(environment) == record)
  }

  @Test(arguments: [["RECORD": "al"], ["RECORD": "al", "CI": "true"]])
  func `an unknown RECORD is an error`(environment: [String: String]) {
    let error = #expect(throws: UnknownRecordMode.self) { try TabSnapshotRecord(environment) }
    #expect(error?.description == "RECORD is 'al'\nfix: write 'never', 'missing' or 'all'")
  }

  @Test func `a missing snapshot fails, is written when asked, and is then compared`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tabsnapshot-\(UInt64.random(in: 0...(.max)))")
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appendingPathComponent("BarTests.swift").path
    let path = folder.appendingPathComponent("__Snapshots__/BarTests/a%20b.txt").path
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

  @Test(
    arguments: [
      ("ocean-dark_2.5", "ocean-dark_2.5"), ("Über 東", "Über%20東"), ("a/b", "a%2Fb"),
      ("a b", "a%20b"), ("a-b", "a-b"), ("a%2Fb", "a%252Fb"), ("../a", "..%2Fa"),
      ("a\u{202E}b", "a%E2%80%AEb"), ("a–b", "a%E2%80%93b"),
    ]
  )
  func `each name has a file of its own`(name: String, file: String) {
    let found = TabSnapshotFile(name: name, format: .png, testFile: "/tests/BarTests.swift")
    #expect(found?.url.path == "/tests/__Snapshots__/BarTests/\(file).png")
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

  @Test func `one name for two snapshots is an issue`() {
    let registry = SnapshotRegistry()
    func problem(_ path: String, _ text: String, line: UInt) -> String? {
      registry.problem(with: .text(text), named: "n", at: path, line: line, column: 5)
    }
    let fix = "fix: put into the name what differs, for example the argument of the test"

    #expect(problem("/BarTests/n.txt", "one", line: 1) == nil)
    #expect(problem("/BarTests/n.png", "two", line: 2) == nil)
    // A test can be repeated.
    #expect(problem("/BarTests/n.txt", "one", line: 1) == nil)
    #expect(
      problem("/BarTests/n.txt", "two", line: 1) == "'n' names two different snapshots\n\(fix)"
    )
    #expect(
      problem("/BarTests/n.txt", "one", line: 3)
        == "'n' is the name of the snapshot at line 1, too\n\(fix)"
    )
    // Where files don't tell letters apart by case, these are one.
    #expect(
      problem("/BarTests/N.txt", "one", line: 3)
        == "'n' is the name of the snapshot at line 1, too\n\(fix)"
    )
  }
}
