import Foundation
import TabFiles
import TabScreens

extension Command {
  /// The command that shows snapshots that differed, and finds those that no test compares.
  static let snapshots = Command(
    name: "snapshots",
    summary: "Reports snapshots that differed, or that no test compares.",
    operand: Operand(
      placeholder: "ACTION",
      summary: "'report' or 'check', then folders.",
      isRepeated: true,
      actions: ["report", "check"]
    ),
    options: [
      filter,
      CommandOption(
        name: "--output",
        value: .text("FILE"),
        summary: "With 'report', the HTML file; else a temporary one."
      ),
      manifests,
      CommandOption(
        name: "--delete",
        value: .none,
        summary: "With 'check', delete the listed snapshots."
      ),
    ],
    findings: "'check' found a snapshot that no test compares.",
    notes: [
      "'report' writes a page that shows each snapshot that differed when its test last",
      "ran, before and after. A folder that SNAPSHOT_ARTIFACTS named in the run can be",
      "read on any machine; without it, the runs of this machine are read.",
      "'check' lists the snapshots in __Snapshots__ that no test compares; DIR was",
      "SNAPSHOT_ARTIFACTS of a run of all tests.",
      "Tests record snapshots themselves: RECORD=failed swift test.",
    ],
    examples: [
      "snapshots report",
      "snapshots report artifacts --output report.html",
      "snapshots check Tests --manifests artifacts",
    ],
    run: { arguments, terminal in
      let folders = Array(arguments.operands.dropFirst())
      let filters = arguments.values[filter.name] ?? []
      // An unset variable of the shell must not mean all snapshots.
      if filters.contains("") { throw UsageError.missingValue(filter) }
      func isMeant(_ path: String) -> Bool {
        filters.isEmpty || filters.contains { path.contains($0) }
      }
      return arguments.operands[0] == "report"
        ? try report(of: folders, where: isMeant, arguments, in: terminal)
        : try check(folders, where: isMeant, arguments, in: terminal)
    }
  )

  private static let filter = CommandOption(
    name: "--filter",
    value: .list("TEXT"),
    summary: "Only snapshots whose path has TEXT; repeatable."
  )

  private static let manifests = CommandOption(
    name: "--manifests",
    value: .text("DIR"),
    summary: "With 'check', the artifacts of a run of all tests."
  )

  @MainActor
  private static func report(
    of folders: [String],
    where isMeant: (String) -> Bool,
    _ arguments: Arguments,
    in terminal: Terminal
  ) throws -> ExitCode {
    for folder in folders { _ = try SnapshotFiles(in: [folder]) }
    guard let failures = SnapshotFiles.failures(in: folders.isEmpty ? ["."] : folders) else {
      throw ToolFailure(
        "no run of tests is found",
        fix: "run the tests with SNAPSHOT_ARTIFACTS=DIR, then 'tabtheme snapshots report DIR'"
      )
    }
    let report = SnapshotReport(failures.filter { isMeant($0.path) })
    let path = try arguments.value(of: "--output") ?? usualReport()
    try FileAccess.write(Array(report.page.html.text.utf8), to: path)
    terminal.writeLine(path)
    if report.isEmpty { terminal.writeLine("no snapshot differed when its test last ran") }
    return .done
  }

  @MainActor
  private static func check(
    _ folders: [String],
    where isMeant: (String) -> Bool,
    _ arguments: Arguments,
    in terminal: Terminal
  ) throws -> ExitCode {
    guard let artifacts = arguments.value(of: manifests.name) else {
      throw UsageError.missingOption("--manifests DIR")
    }
    let isDeleting = arguments.has("--delete")
    // In the wrong folder a check of CI would always pass.
    let files = try SnapshotFiles(
      in: folders.isEmpty ? ["."] : folders,
      requiresTests: !folders.isEmpty
    )
    let run = try SnapshotManifests(in: artifacts)
    if isDeleting, !run.isPassed {
      throw ToolFailure(
        "nothing is removed: the manifests don't record whether the tests have passed",
        fix: "remove the files that 'check' lists without '--delete', or run the tests on Linux"
      )
    }
    let found = files.unreferenced(by: run).filter(isMeant)
    let newer = found.filter { FileAccess.date(of: $0) ?? .distantFuture > run.date }
    for path in newer { terminal.writeLine("kept, since it is newer than the run: \(path)") }
    let unreferenced = found.filter { !newer.contains($0) }
    for path in unreferenced {
      if isDeleting { try FileAccess.remove(path) }
      terminal.writeLine("\(isDeleting ? "removed" : "unreferenced:") \(path)")
    }
    if found.isEmpty {
      let place = counted(files.folderCount, "folder")
      terminal.writeLine("a test compares each snapshot in \(place)")
    }
    if unreferenced.isEmpty || isDeleting { return .done }
    terminal.writeLine("remove with: the same command and --delete")
    return .findings
  }

  /// Returns the path of a report for which none is given.
  private static func usualReport() throws -> String {
    let folder = FailedSnapshot.artifacts(ProcessInfo.processInfo.environment)
    try FileAccess.createFolder(folder.path)
    let path = folder.appendingPathComponent("report.html").path
    // The temporary folder is everyone's: a link there isn't followed.
    if FileAccess.exists(path) { try? FileAccess.remove(path) }
    return path
  }
}
