#if os(Linux)
import Foundation
import TabSnapshots
import Testing
import XCTest

/// Tests that failures are reported to the framework that runs the test, by running tests that must
/// fail.
struct FrameworkTests {
  @Test(
    arguments: [
      "testFailsInTheTest", "testFailsInATask", "testFailsInADetachedTask",
      "testFailsOnTheMainActor",
    ]
  )
  func `a failure reaches XCTest`(name: String) throws {
    let run = try TestRun(["TabSnapshotsTests.FailingXCTests/\(name)"])
    #expect(run.status == 1)
    #expect(run.output.contains("there is no snapshot"))
    #expect(run.output.contains("__Snapshots__/FrameworkTests/\(name).missing.txt"))
    #expect(run.output.contains("Executed 1 test, with 1 failure"))
  }

  @Test(
    arguments: [
      "fails in the test", "fails in a task", "fails in a detached task",
      "fails with a picture",
    ]
  )
  func `a failure reaches Swift Testing`(name: String) throws {
    let run = try TestRun(["--testing-library", "swift-testing", "--filter", name])
    #expect(run.status == 1)
    #expect(run.output.contains("with 1 issue"))
    #expect(run.output.contains("/FrameworkTests/"))
    #expect(run.output.contains("FrameworkTests.swift:"))
  }

  @Test func `a picture's failure has before, after and difference attached`() throws {
    let run = try TestRun(
      ["--testing-library", "swift-testing", "--filter", "fails with a picture"]
    )
    for kind in ["before", "after", "difference"] {
      #expect(run.output.contains(".\(kind).png'"))
    }
  }
}

/// A run of the test program in which the tests of failures fail; in other runs they pass.
private struct TestRun {
  static let variable = "TABSNAPSHOTS_TESTS_FAIL"

  let status: Int32
  let output: String

  init(_ arguments: [String]) throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    // Without a manifest, since the run isn't complete.
    process.environment = ProcessInfo.processInfo.environment
      .filter { $0.key != "SNAPSHOT_ARTIFACTS" }
      .merging([Self.variable: "1", "RECORD": ""]) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// Whether this process is such a run.
  static var isOne: Bool { ProcessInfo.processInfo.environment[variable] != nil }
}

final class FailingXCTests: XCTestCase {
  override func invokeTest() {
    guard TestRun.isOne else { return }
    withTabSnapshots(record: .never) { super.invokeTest() }
  }

  func testFailsInTheTest() async {
    await assertTabSnapshot(of: "value", as: .lines, named: "missing")
  }

  // XCTest on Linux calls methods of the main actor only if they are asynchronous.
  @MainActor func testFailsOnTheMainActor() async {
    assertTabSnapshot(of: "value", as: .lines, named: "missing")
  }

  func testFailsInATask() async {
    await Task { await assertTabSnapshot(of: "value", as: .lines, named: "missing") }.value
  }

  func testFailsInADetachedTask() async {
    await Task.detached {
      await assertTabSnapshot(
        of: "value",
        as: .lines,
        named: "missing",
        record: .never,
        testName: "testFailsInADetachedTask"
      )
    }
    .value
  }
}

@Suite(.enabled(if: TestRun.isOne), .tabSnapshots(record: .never))
struct FailingTests {
  @Test func `fails in the test`() async {
    await assertTabSnapshot(of: "value", as: .lines)
  }

  @Test func `fails in a task`() async {
    await Task { await assertTabSnapshot(of: "value", as: .lines, named: "missing") }.value
  }

  @Test func `fails in a detached task`() async {
    await Task.detached {
      await assertTabSnapshot(of: "value", as: .lines, named: "missing", record: .never)
    }
    .value
  }

  @MainActor
  @Test func `fails with a picture`() throws {
    let folder = SnapshotFolder()
    defer { folder.remove() }
    let recorded = folder.url.appendingPathComponent(
      "FrameworkTests/FailingTests.fails-with-a-picture.png"
    )
    try FileManager.default.createDirectory(
      at: recorded.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(square(of: 8)).write(to: recorded)
    withTabSnapshots(directory: folder.url.path) {
      assertTabSnapshot(of: square(of: 9), as: .png)
    }
  }

  @MainActor
  private func square(of side: CGFloat) -> [UInt8] {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12))
    return Array(
      renderer.pngData { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
      }
    )
  }
}
#endif
