import Foundation
import TabJSON
import TabRaster

/// Draws the pictures of a matrix, several at the same time, and compares them with references.
///
/// Views are laid out one after the other; what is drawn are values, so that drawing them, encoding and writing files
/// happen on other threads.
@MainActor
struct MatrixDrawing {
  /// The folder for the pictures, or `nil` if they are only compared.
  let folder: String?

  /// The folder to compare with, or `nil` if they are only drawn.
  let references: String?

  /// How many pictures are drawn at the same time.
  let jobs: Int
  let terminal: Terminal

  /// What became of the pictures.
  struct Result {
    /// How many were drawn, and how many were there already.
    var drawn = 0
    var kept = 0

    /// What is new or changed against the references, in the order of the cells.
    var differences: [String] = []

    /// What is worth knowing of some pictures, each once.
    var remarks: [ThemeDiagnostic] = []

    /// Why pictures can't be drawn, each reason with their names.
    var failures: [(reason: ToolFailure, names: [String])] = []
  }

  /// Draws the cells that aren't there already.
  ///
  /// - Throws: ``ToolFailure`` if a file can't be read or written.
  func run(_ cells: [MatrixCell], _ inputs: inout MatrixInputs?) throws -> Result {
    var result = Result()
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = jobs
    // Lists that wait to be drawn take memory. Cells that look alike follow each other and take no time to draw: there
    // must be others waiting meanwhile.
    let room = DispatchSemaphore(value: 32 * jobs)
    let finished = FinishedCells()
    var screen: BarScreen?
    var files = PictureFiles()
    defer {
      queue.waitUntilAllOperationsAreFinished()
      if terminal.showsProgress { terminal.writeError("\r\u{1B}[2K") }
    }
    for (index, cell) in cells.enumerated() {
      // Those of other themes would only take memory.
      if index > 0, cells[index - 1].theme !== cell.theme { files = PictureFiles() }
      if terminal.showsProgress {
        terminal.writeError("\r\u{1B}[2Kdrawing \(cell.name), \(index + 1) of \(cells.count)")
      }
      let path = folder.map { "\($0)/\(cell.name)" }
      let reference = references.map { "\($0)/\(cell.name)" }
      let work: @Sendable () throws(ToolFailure) -> String?
      if let path, inputs?.has(cell) == true {
        result.kept += 1
        inputs?.add(cell)
        guard let reference else { continue }
        work = { () throws(ToolFailure) in
          let png = try FileAccess.read(path, limit: PNGLimits.fileBytes + 1)
          return try ReferenceDifference.text(of: png, named: cell.name, from: reference)
        }
      } else {
        guard let picture = try picture(of: cell, on: &screen, &result) else { continue }
        work = { [files] () throws(ToolFailure) in
          let png = files.png(of: picture)
          if let path { try FileAccess.write(png, to: path) }
          guard let reference else { return nil }
          return try ReferenceDifference.text(of: png, named: cell.name, from: reference)
        }
      }
      room.wait()
      queue.addOperation {
        defer { room.signal() }
        do throws(ToolFailure) {
          finished.add(index, try work())
        } catch {
          finished.fail(error)
        }
      }
      if let failure = finished.failure { throw failure }
      // What is finished is known of even if the process ends here.
      if index % 256 == 255 { try note(finished.takeFinished(), of: cells, in: &inputs) }
    }
    queue.waitUntilAllOperationsAreFinished()
    if let failure = finished.failure { throw failure }
    try note(finished.takeFinished(), of: cells, in: &inputs)
    result.differences = finished.differences
    return result
  }

  /// Lays out a picture, or notes why it can't be drawn.
  private func picture(
    of cell: MatrixCell,
    on screen: inout BarScreen?,
    _ result: inout Result
  ) throws -> BarPicture? {
    do {
      let picture = try BarPicture(cell.theme.value, cell.request, on: &screen)
      result.remarks += picture.remarks.filter { !result.remarks.contains($0) }
      result.drawn += 1
      return picture
    } catch let reason as ToolFailure {
      if let index = result.failures.firstIndex(where: { $0.reason == reason }) {
        result.failures[index].names.append(cell.name)
      } else {
        result.failures.append((reason, [cell.name]))
      }
      return nil
    }
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

/// What came out of cells that were drawn on other threads; the lock guards it.
private final class FinishedCells: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [Int: String] = [:]
  private var indices: [Int] = []
  private var firstFailure: ToolFailure?

  func add(_ index: Int, _ difference: String?) {
    lock.withLock {
      indices.append(index)
      texts[index] = difference
    }
  }

  func fail(_ failure: ToolFailure) {
    lock.withLock { firstFailure = firstFailure ?? failure }
  }

  /// The first failure, if there is one.
  var failure: ToolFailure? { lock.withLock { firstFailure } }

  /// The cells that were finished since this was asked last.
  func takeFinished() -> [Int] {
    lock.withLock {
      defer { indices = [] }
      return indices
    }
  }

  /// The differences in the order of the cells.
  var differences: [String] {
    lock.withLock { texts.sorted { $0.key < $1.key }.map(\.value) }
  }
}
