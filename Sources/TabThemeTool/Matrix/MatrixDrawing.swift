import Foundation
import HeadlessUIKit
import TabJSON
import TabRaster

/// Draws the pictures of a matrix in parallel, and compares them with references.
///
/// Views are laid out one after the other on the main actor; drawing, encoding and writing files
/// use values, and run on other threads.
@MainActor
struct MatrixDrawing {
  /// The folder for the pictures, or `nil` if they are only compared.
  let folder: String?

  /// The folder to compare with, or `nil` if they are only drawn.
  let references: String?

  /// Whether differing pictures are kept for a report.
  let isReported: Bool

  /// The number of pictures that are drawn in parallel.
  let jobs: Int
  let terminal: Terminal

  /// The result for all pictures.
  struct Result {
    /// The numbers of pictures that were drawn, and of those that existed already.
    var drawn = 0
    var kept = 0

    /// The pictures that are new or differ from the references, in the order of the cells.
    var differences: [ReferenceDifference] = []

    /// Diagnostics about pictures, each once.
    var remarks: [ThemeDiagnostic] = []

    /// The reasons why pictures can't be drawn, each with the names of the pictures.
    var failures: [(reason: ToolFailure, names: [String])] = []

    /// Adds the diagnostics of a picture, or the reason why there is none, and returns its
    /// recording.
    fileprivate mutating func add(
      _ picture: Swift.Result<BarPicture, ToolFailure>,
      of cell: MatrixCell
    ) -> ImageRecording? {
      switch picture {
      case .success(let picture):
        remarks += picture.remarks.filter { !remarks.contains($0) }
        drawn += 1
        return picture.recording
      case .failure(let reason):
        if let index = failures.firstIndex(where: { $0.reason == reason }) {
          failures[index].names.append(cell.name)
        } else {
          failures.append((reason, [cell.name]))
        }
        return nil
      }
    }
  }

  /// Draws the cells whose pictures don't exist yet.
  ///
  /// - Throws: ``ToolFailure`` if a file can't be read or written.
  func run(_ cells: [MatrixCell], inputs: inout MatrixInputs?) throws -> Result {
    var result = Result()
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = jobs
    // Recordings that wait to be drawn take memory, so their number is limited. Equal pictures
    // follow each other and are drawn only once: enough others must be waiting meanwhile.
    let room = DispatchSemaphore(value: 32 * jobs)
    let finished = FinishedCells()
    let isReported = isReported
    var files = PictureFiles()
    defer {
      queue.waitUntilAllOperationsAreFinished()
      terminal.eraseProgress()
    }
    for group in Self.groups(of: cells) {
      // Release the pictures of the previous theme, which aren't needed anymore.
      let start = group.startIndex
      if start > 0, cells[start - 1].subject !== cells[start].subject { files = PictureFiles() }
      let kept = group.map { folder != nil && inputs?.has($0) == true }
      let new = zip(group, kept).filter { !$1 }.map(\.0)
      var pictures = try new.first.map {
        try BarPicture.all($0.subject.value, on: new.map(\.configuration))
      }?.makeIterator()
      for ((index, cell), isKept) in zip(zip(group.indices, group), kept) {
        terminal.show(progress: "drawing \(cell.name), \(index + 1) of \(cells.count)")
        let path = folder.map { "\($0)/\(cell.name)" }
        let reference = references.map { "\($0)/\(cell.name)" }
        let work: @Sendable () throws(ToolFailure) -> ReferenceDifference?
        if isKept, let path {
          result.kept += 1
          inputs?.add(cell)
          guard let reference else { continue }
          work = { () throws(ToolFailure) in
            let png = try FileAccess.read(path, limit: PNGLimits.fileBytes + 1)
            return try ReferenceDifference(
              of: png,
              named: cell.name,
              from: reference,
              isReported: isReported
            )
          }
        } else {
          guard let recording = pictures?.next().flatMap({ result.add($0, of: cell) }) else {
            continue
          }
          work = { [files] () throws(ToolFailure) in
            let png = files.png(of: recording)
            if let path { try FileAccess.write(png, to: path) }
            guard let reference else { return nil }
            return try ReferenceDifference(
              of: png,
              named: cell.name,
              from: reference,
              isReported: isReported
            )
          }
        }
        room.wait()
        queue.addOperation {
          defer { room.signal() }
          do throws(ToolFailure) {
            finished.add(index, difference: try work())
          } catch {
            finished.fail(error)
          }
        }
        if let failure = finished.failure { throw failure }
        // Finished pictures are recorded from time to time, in case the process is stopped.
        if index % 256 == 255 { try note(finished.takeFinished(), of: cells, in: &inputs) }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    if let failure = finished.failure { throw failure }
    try note(finished.takeFinished(), of: cells, in: &inputs)
    result.differences = finished.differences
    return result
  }

  /// Returns the runs of cells that can be drawn on the same screen.
  private static func groups(of cells: [MatrixCell]) -> [ArraySlice<MatrixCell>] {
    var groups: [ArraySlice<MatrixCell>] = []
    var remainingCells = cells[...]
    while let first = remainingCells.first {
      let group = remainingCells.prefix { $0.isBeside(first) }
      groups.append(group)
      remainingCells = remainingCells.dropFirst(group.count)
    }
    return groups
  }

  private func note(
    _ indices: [Int],
    of cells: [MatrixCell],
    in inputs: inout MatrixInputs?
  ) throws(ToolFailure) {
    for index in indices { inputs?.add(cells[index]) }
    try inputs?.write()
  }
}

/// The results of cells that were drawn on other threads; guarded by the lock.
private final class FinishedCells: @unchecked Sendable {
  private let lock = NSLock()
  private var found: [Int: ReferenceDifference] = [:]
  private var indices: [Int] = []
  private var firstFailure: ToolFailure?

  func add(_ index: Int, difference: ReferenceDifference?) {
    lock.withLock {
      indices.append(index)
      found[index] = difference
    }
  }

  func fail(_ failure: ToolFailure) {
    lock.withLock { firstFailure = firstFailure ?? failure }
  }

  /// The first failure, if there is one.
  var failure: ToolFailure? { lock.withLock { firstFailure } }

  /// Returns the cells that were finished since the last call.
  func takeFinished() -> [Int] {
    lock.withLock {
      defer { indices = [] }
      return indices
    }
  }

  /// The differences in the order of the cells.
  var differences: [ReferenceDifference] {
    lock.withLock { found.sorted { $0.key < $1.key }.map(\.value) }
  }
}
