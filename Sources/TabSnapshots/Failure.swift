#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// Fails the running test of whichever framework runs it.
///
/// `XCTFail` is lost inside Swift Testing and `Issue.record` inside XCTest (measured), and outside both a
/// lost failure would look like success: so both are told unless it is surely Swift Testing.
func fail(
  _ message: String,
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt
) {
  #if canImport(Testing)
  #if canImport(XCTest)
  if Test.current == nil { XCTFail(message, file: filePath, line: line) }
  #endif
  Issue.record(
    Comment(rawValue: message),
    sourceLocation: SourceLocation(
      fileID: "\(fileID)",
      filePath: "\(filePath)",
      line: Int(line),
      column: Int(column)
    )
  )
  #elseif canImport(XCTest)
  XCTFail(message, file: filePath, line: line)
  #endif
}
