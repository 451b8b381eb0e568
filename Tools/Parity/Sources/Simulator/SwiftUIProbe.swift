#if canImport(UIKit) && canImport(SwiftUI)
import Foundation
import SwiftUI
import TabAppearance
import TabAppearanceUI

/// Shows tab views of SwiftUI, and reads the themes and tints of their bars.
@MainActor
struct SwiftUIProbe {
  let host: SimulatorHost

  /// Shows a case for a second, and returns a record of its bars.
  func record(_ swiftUICase: SwiftUICase) async throws -> ParityRecord {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let root = UIViewController()
    window.rootViewController = root
    root.view.frame = window.bounds
    let child = controller(for: swiftUICase)
    root.addChild(child)
    child.view.frame = root.view.bounds
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    window.isHidden = false
    window.layoutIfNeeded()
    defer {
      window.isHidden = true
      window.rootViewController = nil
    }
    if swiftUICase == .sizeClass {
      root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular),
        forChild: child
      )
      window.layoutIfNeeded()
    }
    var figures: [String: ParityFigure] = [:]
    for moment in SwiftUICase.moments {
      let bars = tabBars(in: child)
      figures["bars \(moment)"] = .number(Double(bars.count))
      for (index, bar) in bars.enumerated() {
        figures["bar \(index) theme \(moment)"] = .text(bar.tabBarTheme?.name ?? "none")
        figures["bar \(index) tint \(moment)"] = .text(bar.tintColor.text(in: bar.traitCollection))
      }
      if moment != SwiftUICase.moments.last { try await Task.sleep(nanoseconds: 1_000_000_000) }
    }
    return ParityRecord(
      name: swiftUICase.rawValue,
      systems: [host.system],
      environment: host.details,
      figures: figures
    )
  }

  private func controller(for swiftUICase: SwiftUICase) -> UIViewController {
    switch swiftUICase {
    case .tabView, .sizeClass: UIHostingController(rootView: ThemedTabs())
    case .inNavigation: UIHostingController(rootView: NavigationView { ThemedTabs() })
    case .sideBySide:
      UIHostingController(
        rootView: HStack {
          ThemedTabs()
          ThemedTabs()
        }
      )
    }
  }

  private func tabBars(in controller: UIViewController) -> [UITabBar] {
    ((controller as? UITabBarController).map { [$0.tabBar] } ?? [])
      + controller.children.flatMap(tabBars)
  }
}

private struct ThemedTabs: View {
  var body: some View {
    TabView {
      Text("Home").tabItem { Label("Home", systemImage: "house") }
      Text("Inbox").tabItem { Label("Inbox", systemImage: "tray") }
    }
    .tabBarTheme(Self.theme)
  }

  private static let theme = TabBarTheme(
    name: SwiftUICase.theme.name,
    tintColor: .value(.init(stringLiteral: SwiftUICase.theme.tint))
  )
}
#endif
