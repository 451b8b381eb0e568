import TabScreens
public import TabUIKit

/// Compares a value with its recorded snapshot, and fails the test if they differ.
///
///     @MainActor
///     struct BrandTests {
///       @Test func `the bar is as recorded`() {
///         assertTabSnapshot(of: TabBarTheme.brand, as: .dump)
///         assertTabSnapshot(of: TabBarTheme.brand, as: .image(on: .iPhone16()), named: "phone")
///       }
///     }
///
/// Works in Swift Testing and in XCTest. Snapshots are in `__Snapshots__/<test
/// file>/<suite>.<test>.<name>.<extension>` in the folder of the test's file. The name has no suite
/// if the suite has the name of the test's file, and in XCTest. ``TabSnapshotRecord`` determines
/// when snapshots are written. On Linux XCTest can't call synchronous methods that are
/// isolated to the main actor: there, test methods must be `async`.
///
/// - Parameters:
///   - value: The value to compare; it is created with the simulated system of the strategy.
///   - strategy: The part of the value to compare, and the device.
///   - name: The name of the snapshot, required in a test with several snapshots or with arguments.
///     Characters other than letters, digits and `-_.` become dashes in the name of the file; two
///     snapshots with the same file are a failure.
///   - traits: Traits that override those of the strategy's device, such as the style.
///   - record: The mode of writing snapshots; `nil` is the mode set by `withTabSnapshots`, the
///     trait or the environment.
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

/// Compares a value in each cell of a matrix with its recorded snapshots.
///
///     assertTabSnapshots(of: TabBarTheme.brand, as: .image, across: .standard)
///     // …/__Snapshots__/BrandTests/bar.light.png, bar.light-high-contrast.png, …
///
/// With several strategies, a picture and the text that describes it are next to each other.
/// Strategies of the same format need separate calls with different names.
///
///     assertTabSnapshots(of: TabBarTheme.brand, as: .layout, .image)
///     // …/__Snapshots__/BrandTests/bar.light.txt, bar.light.png, …
///
/// - Parameters:
///   - value: The value to compare; it is created again for each strategy and cell.
///   - strategies: The parts of the value to compare.
///   - matrix: The traits and devices in which the cells differ.
///   - name: The prefix of the names of the cells.
///   - record: The mode of writing snapshots; `nil` is the mode set by `withTabSnapshots`, the
///     trait or the environment.
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

/// Compares a value with its recorded snapshot, and returns the difference.
///
///     let difference = verifyTabSnapshot(of: theme, as: .dump, named: "brand")
///     #expect(difference == nil)
///
/// - Parameters:
///   - value: The value to compare; it is created with the simulated system of the strategy.
///   - strategy: The part of the value to compare.
///   - name: The name of the snapshot, required in a test with several snapshots or with arguments.
///   - traits: Traits that override those of the strategy's device, such as the style.
///   - record: The mode of writing snapshots; `nil` is the mode set by `withTabSnapshots`, the
///     trait or the environment.
///   - fileID: The module and file of the test.
///   - filePath: The file of the test.
///   - testName: The function of the test.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The difference, or `nil` if the snapshot is as recorded.
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
