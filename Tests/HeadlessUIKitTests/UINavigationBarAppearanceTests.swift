import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UINavigationBarAppearanceTests {
  /// Returns an appearance in which each property that a bar appearance doesn't have is changed.
  private func changed() -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    appearance.largeTitleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 30)]
    for button in [
      appearance.buttonAppearance, appearance.doneButtonAppearance, appearance.backButtonAppearance,
    ] {
      for state in [button.normal, button.disabled, button.highlighted, button.focused] {
        state.titleTextAttributes = [.foregroundColor: UIColor.green]
        state.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
        state.backgroundImage = UIImage(systemName: "star")
        state.backgroundImagePositionAdjustment = UIOffset(horizontal: 5, vertical: 6)
      }
    }
    appearance.setBackIndicatorImage(
      UIImage(systemName: "house"),
      transitionMaskImage: UIImage(systemName: "gearshape")
    )
    return appearance
  }

  @Test func `a copy and an archive have all values, and don't change later`() throws {
    let appearance = changed()
    let copy: UINavigationBarAppearance = appearance.copy()
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: appearance,
      requiringSecureCoding: true
    )
    let reopened = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UINavigationBarAppearance.self, from: data)
    )
    #expect(copy == appearance)
    #expect(reopened == appearance)
    #expect(copy.buttonAppearance !== appearance.buttonAppearance)
    copy.backButtonAppearance.focused.titlePositionAdjustment = .zero
    #expect(copy != appearance)
    #expect(reopened == appearance)
  }

  @Test func `resetting a button's appearance leaves nothing of it`() {
    let appearance = changed()
    appearance.buttonAppearance.configureWithDefault(for: .plain)
    #expect(appearance.buttonAppearance == UIBarButtonItemAppearance(style: .plain))
    #expect(appearance.buttonAppearance != UIBarButtonItemAppearance(style: .done))
  }

  // Documented: both images must be set, or the bar uses the system's.
  @Test func `the back indicator needs its mask`() {
    let appearance = changed()
    #expect(appearance.backIndicatorImage == UIImage(systemName: "house"))
    appearance.setBackIndicatorImage(UIImage(systemName: "house"), transitionMaskImage: nil)
    #expect(appearance.backIndicatorImage == UINavigationBarAppearance().backIndicatorImage)
    #expect(appearance.backIndicatorTransitionMaskImage == UIImage())
  }

  @Test func `an appearance of another bar gives its background`() {
    let bar = UITabBarAppearance()
    bar.backgroundColor = .red
    #expect(UINavigationBarAppearance(barAppearance: bar).backgroundColor == .red)
    #expect(UINavigationBarAppearance(barAppearance: changed()) == changed())
  }

  @Test func `a navigation item follows the title, and a navigation bar the stack`() {
    let (root, detail) = (UIViewController(), UIViewController())
    root.title = "Root"
    #expect(root.navigationItem.title == "Root")
    root.title = "Renamed"
    #expect(root.navigationItem.title == "Renamed")
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(detail, animated: false)
    #expect(navigation.navigationBar.topItem === detail.navigationItem)
    #expect(navigation.navigationBar.backItem === root.navigationItem)
    let (first, second) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"))
    detail.navigationItem.rightBarButtonItems = [first, second]
    #expect(detail.navigationItem.rightBarButtonItem === first)
    detail.navigationItem.rightBarButtonItem = second
    #expect(detail.navigationItem.rightBarButtonItems == [second])
    let action = UIAction(title: "Edit") { _ in }
    #expect(UIBarButtonItem(primaryAction: action).title == "Edit")
    #expect(UIBarButtonItem(title: "Own", primaryAction: action).title == "Own")
  }
}
