import Foundation
import TabFiles

#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// Fails the running test, in Swift Testing or XCTest, with the files that show the difference.
///
/// `XCTFail` is lost inside Swift Testing and `Issue.record` inside XCTest (measured), and outside
/// of both a lost failure would look like success: so both are called unless Swift Testing is
/// certainly running.
@MainActor
func fail(
  _ difference: TabSnapshotDifference,
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt
) {
  #if canImport(Testing)
  let location = SourceLocation(
    fileID: "\(fileID)",
    filePath: "\(filePath)",
    line: Int(line),
    column: Int(column)
  )
  #if canImport(XCTest)
  if Test.current == nil { failXCTest(difference, file: filePath, line: line) }
  #endif
  for artifact in difference.artifacts {
    guard Test.current != nil, let bytes = try? FileContents.bytes(of: artifact.path, limit: .max)
    else { continue }
    let name = URL(fileURLWithPath: artifact.path).lastPathComponent
    Attachment.record(bytes, named: name, sourceLocation: location)
  }
  Issue.record(Comment(rawValue: difference.description), sourceLocation: location)
  #elseif canImport(XCTest)
  failXCTest(difference, file: filePath, line: line)
  #endif
}

#if canImport(XCTest)
@MainActor
private func failXCTest(_ difference: TabSnapshotDifference, file: StaticString, line: UInt) {
  // XCTest has no attachments on Linux.
  #if canImport(Darwin)
  for artifact in difference.artifacts {
    XCTContext.runActivity(named: artifact.kind) { activity in
      let attachment = XCTAttachment(contentsOfFile: URL(fileURLWithPath: artifact.path))
      attachment.name = artifact.kind
      activity.add(attachment)
    }
  }
  #endif
  XCTFail(difference.description, file: file, line: line)
}
#endif
