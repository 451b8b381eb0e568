import Testing

@testable import TabSnapshots

struct TabSnapshotRecordTests {
  @Test(
    arguments: [
      (nil, [:], .missing),
      (nil, ["RECORD": ""], .missing),
      (nil, ["RECORD": "all"], .all),
      (nil, ["RECORD": "ALL"], .all),
      (nil, ["RECORD": "never"], .never),
      (.all, [:], .all),
      (.never, [:], .never),
      (.all, ["RECORD": "missing"], .missing),
      (.all, ["RECORD": "never"], .never),
      (.never, ["RECORD": "all"], .never),
      (.failed, ["RECORD": "all"], .failed),
      (.all, ["CI": "true"], .never),
      (nil, ["RECORD": "all", "CI": "1"], .never),
      (.all, ["CI": "false"], .all),
      (.all, ["CI": "0"], .all),
      (.all, ["CI": "no"], .all),
      (.all, ["CI": ""], .all),
    ] as [(TabSnapshotRecord?, [String: String], TabSnapshotRecord)]
  )
  func `the environment is a ceiling, and CI means never`(
    asked: TabSnapshotRecord?,
    environment: [String: String],
    record: TabSnapshotRecord
  ) throws {
    #expect(try TabSnapshotRecord(asked, in: environment) == record)
  }

  @Test(arguments: [["RECORD": "al"], ["RECORD": "al", "CI": "true"]])
  func `an unknown RECORD is an error`(environment: [String: String]) {
    let error = #expect(throws: TabSnapshotError.self) {
      try TabSnapshotRecord(.never, in: environment)
    }
    #expect(
      error?.description
        == "RECORD is 'al'\nfix: write 'never', 'missing', 'failed' or 'all'"
    )
  }
}
