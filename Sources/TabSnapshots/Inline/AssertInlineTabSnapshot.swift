import TabScreens
public import TabUIKit

/// Compares a value's text with the text in the test's source, and fails the test if they differ.
///
///     @Test func `selected items are red`() {
///       assertInlineTabSnapshot(of: TabBarTheme(name: "A", tintColor: "#FF0000"), as: .json, matches: """
///         {
///           "name": "A",
///           "tintColor": "#FF0000"
///         }
///         """)
///     }
///
/// Omit `matches` at first: the test writes the text into its source, and fails in that run. After
/// an intended change, ``TabSnapshotRecord/failed`` writes the new text. A source that has changed
/// since the test was compiled isn't written.
///
/// The text has no line feed at its end. Pictures have no text:
/// ``assertTabSnapshot(of:as:named:traits:record:fileID:file:testName:line:column:)`` compares
/// them.
///
/// - Parameters:
///   - value: The value to compare; it is created with the simulated system of the strategy.
///   - strategy: The part of the value to compare, as text.
///   - traits: Traits that override those of the strategy's device, such as the style.
///   - record: When the text is written into the source; `nil` is the mode set by
///     `withTabSnapshots`, the trait or the environment.
///   - expected: The text, as a literal without interpolations; `nil` if there is none yet.
///   - fileID: The module and file of the test.
///   - filePath: The file of the test.
///   - testName: The function of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
@MainActor
public func assertInlineTabSnapshot<Value>(
  of value: @autoclosure () throws -> Value,
  as strategy: TabSnapshotting<Value>,
  traits: UITraitCollection? = nil,
  record: TabSnapshotRecord? = nil,
  matches expected: String? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let difference = SnapshotComparison(
    name: nil,
    record: record,
    path: "\(filePath)",
    test: testName,
    line: line,
    column: column,
    module: "\(fileID)".module
  )
  .inlineDifference(of: value, as: strategy, traits: traits, from: expected)
  if let difference {
    fail(difference, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
