import TabAppearance
import TabScreens

#if !canImport(UIKit)
import HeadlessUIKit

#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif
#endif

extension ShownScreen {
  /// The notes that a failure of a snapshot of the screen adds.
  var remarks: [String] {
    omissions.map { ThemeDiagnostic(.note, $0).description }
  }
}

extension ShownBar {
  /// The notes that a failure of a snapshot of the bar adds.
  var remarks: [String] {
    let inferences = inferences.map { ThemeDiagnostic(.note, $0) }
    return (warnings(fontFix: .fontFix) + inferences).map(\.description)
  }
}

extension SnapshotComparison {
  /// Warnings about the symbols, images, colors and fonts that the test's code got no object for.
  static var remarksOnMissingNames: [String] {
    #if canImport(UIKit)
    []
    #else
    MissingNames.Kind.allCases.flatMap { kind in
      MissingNames.current(kind).map { kind.warning(about: $0).description }
    }
    #endif
  }
}

#if !canImport(UIKit)
extension SnapshotComparison {
  /// Makes ``remarksOnMissingNames`` those of the running test, from the first snapshot on.
  static let followsTests: Void = {
    #if canImport(Testing)
    MissingNames.separate { Test.current.map { "\($0.id)" } }
    #endif
    #if canImport(XCTest)
    XCTestObservationCenter.shared.addTestObserver(TestCaseObserver())
    #endif
  }()
}

#if canImport(XCTest)
/// Forgets the names of a test of XCTest at its end.
private final class TestCaseObserver: NSObject, XCTestObservation {
  func testCaseDidFinish(_ testCase: XCTestCase) { MissingNames.forgetOutsideTests() }
}
#endif
#endif

extension String {
  fileprivate static let fontFix = "register a file of the font with withTabSnapshotFonts"
}

#if !canImport(UIKit)
extension MissingNames.Kind {
  fileprivate func warning(about name: String) -> ThemeDiagnostic {
    let name = "'\(name)'"
    return switch self {
    case .symbol:
      ThemeDiagnostic(
        .warning,
        "UIImage(systemName:) returned nil: the stand-in doesn't have the symbol \(name)",
        fix: "compare the icon on iOS, or show an image of the app in this test"
      )
    case .image:
      ThemeDiagnostic(
        .warning,
        "UIImage(named:) returned nil: the bundle doesn't have the image \(name)",
        fix: "add the image to the resources of the target, and pass 'in: .module'"
      )
    case .color:
      ThemeDiagnostic(
        .warning,
        "UIColor(named:) returned nil: the bundle doesn't have the color \(name)",
        fix: "add the color to the resources of the target, and pass 'in: .module'"
      )
    case .font:
      ThemeDiagnostic(
        .warning,
        "UIFont(name:size:) returned nil: the font \(name) isn't available",
        fix: .fontFix
      )
    }
  }
}
#endif
