import TabScreens
public import TabUIKit

/// Compares a value with the snapshot that was recorded for it, and fails the test if they differ.
///
///     @MainActor
///     struct BrandTests {
///       @Test func `the bar is as recorded`() {
///         assertTabSnapshot(of: TabBarTheme.brand, as: .dump)
///         assertTabSnapshot(of: TabBarTheme.brand, as: .image(on: .iPhone16()), named: "phone")
///       }
///     }
///
/// Works in Swift Testing and in XCTest. Snapshots are in `__Snapshots__/<test file>/<test>.<name>.<extension>` beside
/// the test's file; ``TabSnapshotRecord`` says when they are written. On Linux XCTest can't call synchronous methods
/// that are isolated to the main actor: there, test methods must be `async`.
///
/// - Parameters:
///   - value: What is compared; it is made on the system where it will be shown.
///   - strategy: The part of the value that is compared, and the device.
///   - name: The name of the snapshot, which a test with several, or with arguments, must give. All but letters, digits
///     and `-_.` becomes a dash in the name of the file; two snapshots with one file are a failure.
///   - traits: Traits over those of the strategy's device, such as the style.
///   - record: When to write; `nil` is what `withTabSnapshots`, the trait
///     or the environment asks for.
///   - fileID: The module and file of the test.
///   - filePath: The file of the test.
///   - testName: The function of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
@MainActor
public func assertTabSnapshot<Value>(
  of value: @autoclosure () throws -> Value,
  as strategy: TabSnapshotting<Value>,
  named name: String? = nil,
  traits: UITraitCollection? = nil,
  record: TabSnapshotRecord? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let difference = SnapshotComparison(
    name: name,
    record: record,
    path: "\(filePath)",
    test: testName,
    line: line,
    column: column,
    module: "\(fileID)".module
  )
  .difference(of: value, as: strategy, traits: traits)
  if let difference {
    fail(difference, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Compares a value in each cell of a matrix with the snapshots that were recorded for it.
///
///     assertTabSnapshots(of: TabBarTheme.brand, as: .image, across: .standard)
///     // …/__Snapshots__/BrandTests/bar.light.png, bar.light-high-contrast.png, …
///
/// With several strategies, a picture and the text of what it shows lie side by side. Strategies of the same format need
/// a call each, with names of their own.
///
///     assertTabSnapshots(of: TabBarTheme.brand, as: .layout, .image)
///     // …/__Snapshots__/BrandTests/bar.light.txt, bar.light.png, …
///
/// - Parameters:
///   - value: What is compared; it is made anew for each strategy and cell.
///   - strategies: What of it is compared.
///   - matrix: In what the cells differ.
///   - name: What comes before the names of the cells.
///   - record: When to write.
///   - fileID: The module and file of the test.
///   - filePath: The file of the test.
///   - testName: The function of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
@MainActor
public func assertTabSnapshots<Value>(
  of value: @autoclosure () throws -> Value,
  as strategies: TabSnapshotting<Value>...,
  across matrix: TabSnapshotMatrix = .standard,
  named name: String? = nil,
  record: TabSnapshotRecord? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for strategy in strategies {
    for cell in matrix.cells(over: strategy.configuration) {
      var strategy = strategy
      strategy.configuration = cell.configuration
      assertTabSnapshot(
        of: try value(),
        as: strategy,
        named: [name, cell.name].compactMap(\.self).joined(separator: "."),
        record: record,
        fileID: fileID,
        file: filePath,
        testName: testName,
        line: line,
        column: column
      )
    }
  }
}

/// Compares a value with the snapshot that was recorded for it, and returns what is wrong.
///
///     let difference = verifyTabSnapshot(of: theme, as: .dump, named: "brand")
///     #expect(difference == nil)
///
/// - Parameters:
///   - value: What is compared; it is made on the system where it will be shown.
///   - strategy: What of it is compared.
///   - name: The name of the snapshot, which a test with several, or with arguments, must give.
///   - traits: Traits over those of the strategy's device, such as the style.
///   - record: When to write.
///   - fileID: The module and file of the test.
///   - filePath: The file of the test.
///   - testName: The function of the test.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What is wrong, or `nil` if the snapshot is as recorded.
@MainActor
public func verifyTabSnapshot<Value>(
  of value: @autoclosure () throws -> Value,
  as strategy: TabSnapshotting<Value>,
  named name: String? = nil,
  traits: UITraitCollection? = nil,
  record: TabSnapshotRecord? = nil,
  fileID: String = #fileID,
  file filePath: String = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> TabSnapshotDifference? {
  SnapshotComparison(
    name: name,
    record: record,
    path: filePath,
    test: testName,
    line: line,
    column: column,
    module: "\(fileID)".module
  )
  .difference(of: value, as: strategy, traits: traits)
}
