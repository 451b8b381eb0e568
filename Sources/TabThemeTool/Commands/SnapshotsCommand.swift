import Foundation
import TabJSON
import TabScreens

extension Command {
  /// The command that shows, accepts and rejects pending snapshots of tests, and finds those that
  /// no test compares.
  static let snapshots = Command(
    name: "snapshots",
    summary: "Shows, accepts or rejects snapshots that tests left pending.",
    operand: Operand(
      placeholder: "ACTION",
      summary: "'review', 'report', 'accept', 'reject' or 'check', then folders.",
      isRepeated: true,
      actions: ["review", "report", "accept", "reject", "check"]
    ),
    options: [
      filter,
      CommandOption(
        name: "--output",
        value: .text("FILE"),
        summary: "With 'report', the HTML file; else a temporary one."
      ),
      CommandOption(
        name: "--manifests",
        value: .text("DIR"),
        summary:
          "With 'check', find what no test compares."
      ),
      CommandOption(
        name: "--delete",
        value: .none,
        summary: "With '--manifests', remove what no test compares."
      ),
    ],
    findings: "'check' found a snapshot that is pending, or that no test compares.",
    notes: [
      "Tests leave them with RECORD=pending, as 'name.new.png' beside 'name.png'; texts",
      "of assertInlineTabSnapshot they leave without it, and 'accept' writes these into",
      "the sources. 'review' asks for each in a terminal, and prints them elsewhere.",
      "'report' writes a page that shows each before and after, with what differs, and",
      "those that differed when their tests last ran, which needs no RECORD; a folder",
      "that SNAPSHOT_ARTIFACTS named is read on any machine.",
      "'check' finds pending snapshots, and with '--manifests' those in __Snapshots__",
      "that no test compares: DIR was SNAPSHOT_ARTIFACTS of a run of all tests.",
    ],
    examples: [
      "snapshots review",
      "snapshots report",
      "snapshots report Tests --output report.html",
      "snapshots accept --filter BrandTests",
    ],
    run: { arguments, terminal in
      let action = arguments.operands[0]
      let folders = Array(arguments.operands.dropFirst())
      let filters = arguments.values[filter.name] ?? []
      // An unset variable of the shell must not mean all snapshots.
      if filters.contains("") { throw UsageError.missingValue(filter) }
      func isMeant(_ path: String) -> Bool {
        filters.isEmpty || filters.contains { path.contains($0) }
      }
      // In the wrong folder a check of CI would always pass.
      let isNamedCheck = action == "check" && !folders.isEmpty
      let files = try SnapshotFiles(
        in: folders.isEmpty ? ["."] : folders,
        requiresTests: isNamedCheck
      )
      let snapshots = try files.pending().filter { isMeant($0.accepted) }
      var hasRun = false
      var isClean = action != "check" || snapshots.isEmpty
      switch action {
      case "accept":
        var failures: [ThemeDiagnostic] = []
        for snapshot in snapshots {
          do {
            try snapshot.accept()
            terminal.writeLine("accepted \(snapshot.accepted)")
          } catch let failure as ToolFailure {
            failures += failure.diagnostics
          }
        }
        if !failures.isEmpty { throw ToolFailure(diagnostics: failures) }
      case "reject":
        for snapshot in snapshots {
          try snapshot.reject()
          terminal.writeLine("rejected \(snapshot.accepted)")
        }
      case "report":
        let last = SnapshotFiles.failures(in: folders.isEmpty ? ["."] : folders)
        hasRun = last != nil
        let failures = (last ?? []).filter { isMeant($0.path) }
        let report = try SnapshotReport(snapshots, failures, in: folders)
        let path = try arguments.value(of: "--output") ?? usualReport()
        try FileAccess.write(Array(report.page.html.text.utf8), to: path)
        terminal.writeLine(path)
        if !report.isEmpty { return .done }
      case "review" where terminal.isInteractive:
        try review(snapshots, in: terminal)
      default:
        for line in snapshots.flatMap(\.summary) { terminal.writeLine(line) }
        if action == "review", !snapshots.isEmpty {
          terminal.writeLine("accept with: tabtheme snapshots accept --filter TEXT")
        } else if !snapshots.isEmpty {
          let command = (["tabtheme", "snapshots", "review"] + folders).map(\.quotedForShells)
          terminal.writeLine("decide with: \(command.joined(separator: " "))")
        }
      }
      if snapshots.isEmpty {
        let others =
          action != "report"
          ? ""
          : hasRun
            ? ", and none differed when its test last ran"
            : ", and no run of tests is found: run them with SNAPSHOT_ARTIFACTS=DIR, and name DIR"
        let place = isNamedCheck ? " in \(counted(files.folderCount, "folder"))" : ""
        terminal.writeLine("no snapshot is pending\(place)\(others)")
      }
      if let manifests = arguments.value(of: "--manifests"), action == "check" {
        let run = try SnapshotManifests(in: manifests)
        if arguments.has("--delete"), !run.isPassed {
          throw ToolFailure(
            "nothing is removed: the manifests don't tell whether the tests have passed",
            fix: "remove what '--manifests' alone lists, or run the tests on Linux"
          )
        }
        let found = files.unreferenced(by: run).filter(isMeant)
        let newer = found.filter {
          FileAccess.modificationDate(of: $0) ?? .distantFuture > run.date
        }
        for path in newer { terminal.writeLine("kept, since it is newer than the run: \(path)") }
        let unreferenced = found.filter { !newer.contains($0) }
        for path in unreferenced {
          if arguments.has("--delete") {
            try FileAccess.remove(path)
            terminal.writeLine("removed \(path)")
          } else {
            isClean = false
            terminal.writeLine("unreferenced: \(path)")
          }
        }
        if !unreferenced.isEmpty, !arguments.has("--delete") {
          terminal.writeLine("remove with: the same command and --delete")
        }
      }
      return isClean ? .done : .findings
    }
  )

  private static let filter = CommandOption(
    name: "--filter",
    value: .list("TEXT"),
    summary: "Only snapshots whose path has TEXT; repeatable."
  )

  /// Returns the path of a report for which none is given.
  private static func usualReport() throws -> String {
    let folder = FailedSnapshot.artifacts(ProcessInfo.processInfo.environment)
    try FileAccess.createFolder(folder.path)
    return folder.appendingPathComponent("report.html").path
  }

  /// Prompts for a decision on each snapshot, until the input ends.
  @MainActor
  private static func review(_ snapshots: [PendingSnapshot], in terminal: Terminal) throws {
    for (index, snapshot) in snapshots.enumerated() {
      let summary = snapshot.summary
      terminal.writeLine("\(index + 1) of \(snapshots.count): \(summary[0])")
      for line in summary.dropFirst() { terminal.writeLine(line) }
      var isDecided = false
      while !isDecided {
        terminal.write("a accept, r reject, s skip, q quit: ")
        isDecided = true
        switch try terminal.line() {
        case "a": try snapshot.accept()
        case "r": try snapshot.reject()
        case "s": break
        case "q", nil: return
        default: isDecided = false
        }
      }
    }
  }
}

extension PendingSnapshot {
  /// The change that the snapshot makes, with the paths of both files, in lines.
  fileprivate var summary: [String] {
    isNew ? ["new: \(path)"] : ["changed: \(accepted)", "  to be: \(path)"]
  }
}

extension Terminal {
  /// Reads the next line of the input without its line feed; `nil` at the end.
  fileprivate func line() throws -> String? {
    var bytes: [UInt8] = []
    while let byte = try readInput(1).first {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
