import TabScreens
public import TabUIKit

/// Compares a value's text with the one in the test's own source, and fails the test if they differ.
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
/// Leave `matches` out at first: the test fails, and `tabtheme snapshots accept` writes the text into the source, as it does
/// after a change that is meant. The test itself never writes into sources: it leaves a file in `__Snapshots__`, unless
/// ``TabSnapshotRecord/never`` is in force, and removes it when the text is as expected.
///
/// The text has no end of its last line. Pictures have no text: ``assertTabSnapshot(of:as:named:traits:record:fileID:file:testName:line:column:)``
/// compares them.
///
/// - Parameters:
///   - value: What is compared; it is made on the system where it will be shown.
///   - strategy: What of it is compared, as text.
///   - traits: Traits over those of the strategy's device, such as the style.
///   - record: Whether a differing text may be left for `tabtheme snapshots`: not if it is `never`. `nil` is what
///     `withTabSnapshots`, the trait or the environment asks for.
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
