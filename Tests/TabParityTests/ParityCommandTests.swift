import Foundation
import Testing

@testable import TabParity

@MainActor final class ParityCommandTests {
  /// A folder with the expected figures of one case only, since reading those of all cases is slow.
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "parity-\(UInt64.random(in: 0...(.max)))")

  init() throws {
    let expected = folder.appending(path: "Expected")
    let file = ExpectedFigures.file(of: "five items")
    try FileManager.default.createDirectory(at: expected, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: file, to: expected.appending(path: file.lastPathComponent))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The options for the figures and the page.
  private var usual: [(String, String)] {
    [
      ("--expected", folder.appending(path: "Expected").path),
      ("--fidelity", FidelityRowTests.page.path),
    ]
  }

  /// Runs the command on results with the usual folder and page, and returns its exit status and
  /// output.
  private func run(
    _ records: [ParityRecord],
    _ options: [String] = []
  ) throws -> (status: Int32, output: String, errors: String) {
    let file = folder.appending(path: "results.json")
    try Data(records.json.utf8).write(to: file)
    var command = ParityCommand()
    let status = command.run(usual.flatMap { [$0.0, $0.1] } + [file.path] + options)
    return (status, command.output, command.errors)
  }

  private func result() throws -> ParityRecord {
    var record = try #require(
      ExpectedFigures.recorded("five items").first { $0.systems.contains("18") }
    )
    record.systems = ["18.5"]
    record.environment["device"] = "iPhone 13"
    return record
  }

  @Test func `succeeds where all exact figures agree`() throws {
    var record = try result()
    #expect(try run([record]).status == 0)
    record.figures["item 0 font"] = .text(".Other")
    let (status, output, errors) = try run([record])
    #expect(status == 0)
    #expect(output.contains("warning  five items  item 0 font"))
    #expect(errors.isEmpty)
  }

  @Test func `fails where an exact one doesn't`() throws {
    var record = try result()
    record.figures["items"] = .number(4)
    let (status, output, _) = try run([record])
    #expect(status == 1)
    #expect(output.contains("error  five items  items   5         4    -1 "))
  }

  @Test func `counts in a row of Markdown`() throws {
    var record = try result()
    record.figures["items"] = .number(4)
    record.figures["item 0 badge text"] = .text("1")
    record.figures["item 0 label"] = nil
    let (status, output, _) = try run([record], ["--markdown"])
    #expect(status == 1)
    let rows = output.split(separator: "\n")
    #expect(rows.count == 3)
    #expect(rows[2].hasPrefix("| 18.5 | iPhone 13 | 1 | "))
    #expect(rows[2].hasSuffix(" | 2 | 0 | 4 |"))
  }

  @Test(
    arguments: [
      ([], "there are no results"),
      (["--expected"], "'--expected' has no value"),
      (["--all", "a.json"], "unknown option '--all'"),
      (["--expected", "/nowhere", "a.json"], "'/nowhere' has no expected figures"),
      (["--fidelity", "/nowhere", "a.json"], "'/nowhere' can't be read"),
      (["a.json"], "'a.json' can't be read"),
    ]
  )
  func `says what is wrong with its arguments, and how to fix it`(
    arguments: [String],
    text: String
  ) {
    let others = usual.filter { !arguments.contains($0.0) }.flatMap { [$0.0, $0.1] }
    var command = ParityCommand()
    #expect(command.run(others + arguments) == 64)
    #expect(command.errors.hasPrefix("error: \(text)\n  fix: "))
    #expect(command.output.isEmpty)
  }

  @Test func `refuses results that aren't of the cases`() throws {
    let (status, _, errors) = try run([])
    #expect(status == 64)
    #expect(errors.contains("has no case that the stand-in recorded for its system"))
  }
}
