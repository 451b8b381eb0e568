import Foundation
import TabAppearance
import TabScreens
import Testing

@testable import TabSnapshots

struct TabSnapshotFileTests {
  @Test(
    arguments: [
      ("bar()", nil, "bar.txt"),
      ("bar()", "dark", "bar.dark.txt"),
      ("bar(style:)", "dark-high_2.5", "bar.dark-high_2.5.txt"),
      (
        "looks as recorded, to the byte(name:style:)", "Über 東",
        "looks-as-recorded-to-the-byte.Über-東.txt"
      ),
      ("bar()", "../a/b", "bar...-a-b.txt"),
      ("bar()", "a\u{202E}b", "bar.a-b.txt"),
      ("testBar", " (a) ", "testBar.a.txt"),
    ] as [(String, String?, String)]
  )
  func `is named after the test and the snapshot`(
    test: String,
    name: String?,
    file: String
  ) throws {
    let found = try TabSnapshotFile(
      test: test,
      name: name,
      format: .text,
      path: "/tests/BarTests.swift"
    )
    #expect(found.url.path == "/tests/__Snapshots__/BarTests/\(file)")
  }

  @Test(
    arguments: [
      ([], "bar.a.txt"), (["BarTests"], "bar.a.txt"), (["Light"], "Light.bar.a.txt"),
      (["BarTests", "Light"], "Light.bar.a.txt"),
      (["in light style", "BarTests"], "in-light-style.BarTests.bar.a.txt"),
    ]
  )
  func `is named after suites that aren't named as the test's file`(
    suites: [String],
    file: String
  ) throws {
    let found = try TabSnapshotFile(
      suites: suites,
      test: "bar()",
      name: "a",
      format: .text,
      path: "/tests/BarTests.swift"
    )
    #expect(found.url.lastPathComponent == file)
  }

  @Test func `the longest name has a place for the endings of artifacts`() throws {
    let long = String(repeating: "n", count: 300)
    let files = try ["a", "b"].map { end in
      try TabSnapshotFile(
        suites: [long, long],
        test: long,
        name: long + end,
        format: .text,
        path: "/tests/BarTests.swift"
      ).url.lastPathComponent
    }
    #expect(files.allSatisfy { $0.utf8.count == 230 + ".txt".utf8.count })
    #expect(files[0] != files[1])
  }

  @Test(
    arguments: [
      (26, .phone, "iOS-26/iPhone"), (18, .pad, "iOS-18/iPad"),
    ] as [(TabBarEnvironment.Version, TabBarEnvironment.Idiom, String)]
  )
  func `is in a folder of the platform whose UIKit draws it`(
    os: TabBarEnvironment.Version,
    idiom: TabBarEnvironment.Idiom,
    folder: String
  ) throws {
    func url(directory: String?) throws -> URL {
      try TabSnapshotFile(
        test: "bar()",
        name: nil,
        format: .png,
        path: "/tests/BarTests.swift",
        directory: directory,
        platform: ReferencePlatform(os: os, idiom: idiom)
      ).url
    }
    let found = try url(directory: nil)
    #expect(found.path == "/tests/__Snapshots__/\(folder)/BarTests/bar.png")
    #expect(ReferencePlatform(path: found.path) == ReferencePlatform(os: os, idiom: idiom))
    #expect(try url(directory: "golden").path == "/tests/golden/BarTests/bar.png")
  }

  @Test(arguments: ["/tests/__Snapshots__/BarTests/bar.png", "__Snapshots__/iOS-x/iPhone/a.png"])
  func `has no platform in other folders`(path: String) {
    #expect(ReferencePlatform(path: path) == nil)
  }

  @Test(arguments: [("golden", "/tests/golden"), ("/other", "/other"), ("../g", "/g")])
  func `is in the folder that is asked for`(directory: String, folder: String) throws {
    let found = try TabSnapshotFile(
      test: "bar()",
      name: nil,
      format: .png,
      path: "/tests/BarTests.swift",
      directory: directory
    )
    #expect(found.url.standardizedFileURL.path == "\(folder)/BarTests/bar.png")
  }

  @Test func `long names are cut and stay different`() throws {
    let names = ["x", "y"].map { String(repeating: "long ", count: 50) + $0 }
    let files = try names.map { try TabSnapshotFile.sanitized($0) }
    #expect(files[0] != files[1])
    #expect(files.allSatisfy { $0.count == 100 && $0.hasPrefix("long-long-") })
    let wide = try TabSnapshotFile.sanitized(String(repeating: "東", count: 90))
    #expect(wide.utf8.count <= 200)
  }

  @Test func `a name of a hundred characters stays, one more is cut`() throws {
    let name = String(repeating: "n", count: 100)
    #expect(try TabSnapshotFile.sanitized(name) == name)
    let longer = try TabSnapshotFile.sanitized(name + "n")
    #expect(longer.count == 100 && longer != name)
  }

  @Test(arguments: ["", "//", "…"])
  func `a name without letters or digits is refused`(name: String) {
    let error = #expect(throws: TabSnapshotError.self) { try TabSnapshotFile.sanitized(name) }
    #expect(
      error?.description
        == "'\(name)' has no letter or digit for the name of a snapshot\nfix: write a name with one"
    )
  }

  @Test func `one file for two snapshots is a problem`() {
    let registry = SnapshotRegistry()
    func problem(_ path: String, _ name: String, _ content: Int, line: UInt) -> String? {
      registry.register(
        .init(names: ["bar()", name], line: line, column: 5, contentHash: content),
        at: path
      )
    }
    let fix = "fix: put into the name what differs, for example the argument of the test"

    #expect(problem("/n.txt", "n", 1, line: 1) == nil)
    #expect(problem("/n.png", "n", 2, line: 2) == nil)
    // A repeated test may register the same snapshot again.
    #expect(problem("/n.txt", "n", 1, line: 1) == nil)
    #expect(
      problem("/n.txt", "n", 2, line: 1) == "two different snapshots have the file /n.txt\n\(fix)"
    )
    #expect(
      problem("/n.txt", "n", 1, line: 3)
        == "the snapshot at line 1 has the file /n.txt, too\n\(fix)"
    )
    // Names that differ only in characters that are replaced in names of files.
    #expect(
      problem("/n.txt", "n/", 1, line: 1)
        == "the snapshot at line 1 has the file /n.txt, too\n\(fix)"
    )
    // Some file systems ignore case, so these names are one file there.
    #expect(
      problem("/N.txt", "N", 1, line: 3)
        == "the snapshot at line 1 has the file /N.txt, too\n\(fix)"
    )
  }
}
