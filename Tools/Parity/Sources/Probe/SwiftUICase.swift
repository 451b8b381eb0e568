/// A hierarchy of SwiftUI views with a themed `TabView`, whose tab bar controller must be found.
enum SwiftUICase: String, CaseIterable, Sendable {
  case tabView = "SwiftUI, a tab view"
  case inNavigation = "SwiftUI, inside of a navigation view"
  case sideBySide = "SwiftUI, two beside each other"
  case sizeClass = "SwiftUI, after a change of size classes"

  /// The name of the theme that every bar must have, and its tint.
  static let theme = (name: "Parity", tint: "#AA3300")

  /// The times at which bars are read: after the first layout, and a second later, since SwiftUI
  /// may change them in between.
  static let moments = ["at first", "after a second"]

  private var barCount: Int { self == .sideBySide ? 2 : 1 }

  /// The result that the modifier promises, since the stand-in has no SwiftUI to record it with.
  var expected: ParityRecord {
    var figures: [String: ParityFigure] = [:]
    for moment in Self.moments {
      figures["bars \(moment)"] = .number(Double(barCount))
      for index in 0..<barCount {
        figures["bar \(index) theme \(moment)"] = .text(Self.theme.name)
        figures["bar \(index) tint \(moment)"] = .text(Self.theme.tint)
      }
    }
    return ParityRecord(
      name: rawValue,
      systems: ["15", "16", "17", "18", "26", "27"],
      environment: ["known from": "what tabBarTheme promises"],
      figures: figures
    )
  }
}
