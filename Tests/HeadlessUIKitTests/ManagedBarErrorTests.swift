import HeadlessUIKit
import Testing

/// Tests of the exceptions that UIKit raises, with UIKit's messages where they are known.
@MainActor struct ManagedBarErrorTests {
  enum Mistake: String, CaseIterable, Codable, Sendable {
    case delegate
    case items
    case setItems
    case selectedItem
    case foreignController
    case foreignTab
    case foreignChild
    case customizing

    nonisolated var message: String {
      switch self {
      case .delegate:
        "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."
      case .items, .setItems, .selectedItem:
        "Directly modifying a tab bar managed by a tab bar controller is not allowed."
      case .foreignController:
        "Only a view controller of the tab bar controller, or More, can be selected"
      case .foreignTab: "Only a tab of the tab bar controller can be selected (was 'x')"
      case .foreignChild: "A group can select only a child of its own (was 'x')"
      case .customizing: "There is no Edit button where customizableViewControllers is nil"
      }
    }

    @MainActor func make() {
      let controller = TabBarFixture.controller(tabs: 2)
      let tab = UITab(title: "X", image: nil, identifier: "x")
      switch self {
      case .delegate: controller.tabBar.delegate = nil
      case .items: controller.tabBar.items = []
      case .setItems: controller.tabBar.setItems(nil, animated: false)
      case .selectedItem: controller.tabBar.selectedItem = nil
      case .foreignController: controller.selectedViewController = UIViewController()
      case .foreignTab: controller.selectedTab = tab
      case .foreignChild:
        UITabGroup(title: "", image: nil, identifier: "g", children: []).selectedChild = tab
      case .customizing:
        controller.customizableViewControllers = nil
        controller.customizeByUser()
      }
    }
  }

  // S4-01, S4-02
  @Test(arguments: Mistake.allCases)
  func `stops the program with UIKit's words`(mistake: Mistake) async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [mistake] in
      await MainActor.run { mistake.make() }
    }
    // Optimized programs stop without a message.
    #if DEBUG
    let output = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains(mistake.message))
    #endif
  }
}
