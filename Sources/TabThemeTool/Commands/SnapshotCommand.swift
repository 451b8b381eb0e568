import Foundation
import HeadlessUIKit
import TabJSON
import TabScreens

extension Command {
  /// The command that draws the pictures of a matrix, and compares them with references.
  static let snapshot = Command(
    name: "snapshot",
    summary: "Draws bars in a matrix of themes, devices and styles, and compares them.",
    operand: nil,
    options: [
      CommandOption(
        name: "--matrix",
        value: .text("FILE"),
        summary: "A JSON file with the values to combine."
      ),
      CommandOption(
        name: "--output",
        value: .text("DIR"),
        summary: "The folder for the pictures."
      ),
      CommandOption(
        name: "--compare",
        value: .text("DIR"),
        summary: "A folder of references to compare with."
      ),
      CommandOption(
        name: "--report",
        value: .text("FILE"),
        summary: "With '--compare', an HTML file of what differs."
      ),
      .assets,
      .font,
      CommandOption(
        name: "--shard",
        value: .text("N/COUNT"),
        summary: "The shard to draw, from 1, as in 2/4."
      ),
      CommandOption(
        name: "--jobs",
        value: .number("N"),
        summary: "Pictures at a time; as many as processors."
      ),
    ],
    findings: "With '--compare', a picture is new, changed or unreferenced.",
    notes: [
      "The matrix is an object of lists, each of which can be left out: 'themes',",
      "'devices', 'ios', 'looks', 'layouts', 'styles', 'contrasts', 'textSizes',",
      "'edges' and 'directions'. Each word of one goes with each of others. A picture",
      "that is in the folder, drawn from the same by the same build of the tool, isn't",
      "drawn again. With '--compare' new, changed and unreferenced pictures are listed;",
      "'--report' shows them before and after.",
    ],
    examples: [
      "snapshot --matrix matrix.json --output references",
      "snapshot --matrix matrix.json --compare references --shard 1/2",
    ],
    run: { arguments, terminal in
      guard let file = arguments.value(of: "--matrix") else {
        throw UsageError.missingOption("--matrix FILE")
      }
      let folder = arguments.folder(of: "--output")
      let references = arguments.folder(of: "--compare")
      guard folder != nil || references != nil else {
        throw UsageError.missingOption("--output DIR")
      }
      let report = arguments.value(of: "--report")
      if report != nil, references == nil { throw UsageError.missingOption("--compare DIR") }
      let shard = try arguments.value(of: "--shard").map { try Shard($0) }
      if let references, !FileAccess.isFolder(references) {
        throw ToolFailure("there is no folder \(quoted(references, limit: 200))")
      }
      let (all, notes) = try MatrixCell.all(of: PictureMatrix(path: file), arguments, in: terminal)
      notes.forEach(terminal.report)
      let cells = all.filter { shard?.contains($0.name) ?? true }
      if let folder { try FileAccess.createFolder(folder) }
      var inputs = try folder.map { try MatrixInputs(in: $0, shard) }
      let drawing = MatrixDrawing(
        folder: folder,
        references: references,
        isReported: report != nil,
        jobs: max(
          1,
          arguments.number(of: "--jobs") ?? ProcessInfo.processInfo.activeProcessorCount
        ),
        terminal: terminal
      )
      let result = try RegisteredFonts.withRegistered(arguments.fonts) {
        try drawing.run(cells, inputs: &inputs)
      }
      result.remarks.forEach(terminal.report)
      for (reason, names) in result.failures {
        for var diagnostic in reason.diagnostics {
          diagnostic.notes.append("not drawn: \(shortList(names))")
          terminal.report(diagnostic)
        }
      }
      if let report {
        let page = SnapshotReport(result.differences).page
        try FileAccess.write(Array(page.html.text.utf8), to: report)
      }
      var differences = result.differences.map(\.line)
      if let references, shard == nil {
        differences += try unreferenced(in: references, besides: all.map(\.name))
      }
      for difference in differences { terminal.writeLine(difference) }
      terminal.writeLine(
        summary(of: result, differences: references.map { _ in differences.count })
      )
      if !result.failures.isEmpty { return .failed }
      return differences.isEmpty ? .done : .findings
    }
  )

  /// Returns the pictures in a folder that the matrix doesn't have.
  private static func unreferenced(in folder: String, besides names: [String]) throws -> [String] {
    let referenced = Set(names)
    return FileAccess.files(in: folder, suffix: ".png").map { $0.dropFirst(folder.count + 1) }
      .filter { !referenced.contains(String($0)) }.map { "unreferenced: \($0)" }
  }

  /// Returns up to three names and the number of the others, to fit in a line.
  private static func shortList(_ names: [String]) -> String {
    let limit = 3
    let remainder = names.count > limit ? " and \(names.count - limit) more" : ""
    return names.prefix(limit).joined(separator: ", ") + remainder
  }

  private static func summary(of result: MatrixDrawing.Result, differences: Int?) -> String {
    let pictures = counted(result.drawn, "picture")
    let line = "\(pictures) drawn, \(result.kept) there already"
    return differences.map { "\(line), \(counted($0, "difference"))" } ?? line
  }
}

extension Arguments {
  /// Returns the path of a folder, without a slash at the end.
  fileprivate func folder(of option: String) -> String? {
    value(of: option).map { path in
      path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
  }
}
