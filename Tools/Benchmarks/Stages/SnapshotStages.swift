import Foundation
import TabAppearance
import TabSnapshots

extension Stages {
  /// Measures assertions that pass, from taking the snapshot to comparing it with its file.
  func runSnapshots() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    measureAssertion(of: "a line of text", as: .lines, named: "text", in: folder)
    measureAssertion(of: theme, as: .dump, named: "dump", in: folder)
    measureAssertion(of: png, as: .png, named: "picture that is drawn", in: folder)
    for os in [18, 26] {
      let place = TabSnapshotConfiguration.iPhone16(os: .init(os))
      measureAssertion(of: theme, as: .image(on: place), named: "bar, iOS \(os)", in: folder)
    }
    var matrix = TabSnapshotMatrix.standard
    matrix.devices = [15, 18, 26].map { .iPhone16(os: .init($0)) }
    matrix.layoutDirections = [.leftToRight, .rightToLeft]
    matrix.edges = [.standard, .scrollEdge]
    let sheet = "sheet of \(matrix.cells(over: .iPhone16()).count) cells"
    measureAssertion(of: theme, as: .sheet(matrix), named: sheet, in: folder, rounds: 10)
  }

  private func measureAssertion<Value>(
    of value: @autoclosure () -> Value,
    as strategy: TabSnapshotting<Value>,
    named name: String,
    in folder: URL,
    rounds: Int = 100
  ) {
    let stage = "assertion: \(name)"
    guard isChosen(stage) else { return }
    func verify(_ mode: TabSnapshotRecord) -> TabSnapshotDifference? {
      verifyTabSnapshot(
        of: value(),
        as: strategy,
        named: name,
        record: mode,
        file: folder.appendingPathComponent("Stages.swift").path,
        testName: "assertion"
      )
    }
    precondition(verify(.all) == nil && verify(.never) == nil, "\(name) can't be compared")
    measure(stage, rounds: rounds) { keep(verify(.never)) }
  }
}
