import TabAppearance

#if !canImport(UIKit)
import HeadlessUIKit

#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif
#endif

extension SnapshotComparison {
  /// Warnings about the symbols, images, colors and fonts that the running test got no object for.
  static var remarksOnMissingNames: [String] {
    #if canImport(UIKit)
    []
    #else
    MissingNames.Kind.allCases.flatMap { kind in
      MissingNames.current(kind).map { kind.warning(about: $0).description }
    }
    #endif
  }

  /// Keeps the missing names of each test apart from those of others, from the first call on.
  static func separateMissingNames() {
    #if !canImport(UIKit)
    MissingNames.separatedByTest
    #endif
  }
}

#if !canImport(UIKit)
extension MissingNames {
  fileprivate static let separatedByTest: Void = {
    #if canImport(Testing)
    separate { Test.current.map { "\($0.id)" } }
    #endif
    #if canImport(XCTest)
    XCTestObservationCenter.shared.addTestObserver(TestCaseObserver())
    #endif
  }()
}

#if canImport(XCTest)
/// Forgets the missing names of a test of XCTest when it ends.
private final class TestCaseObserver: NSObject, XCTestObservation {
  func testCaseDidFinish(_ testCase: XCTestCase) { MissingNames.forgetOutsideTests() }
}
#endif

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
