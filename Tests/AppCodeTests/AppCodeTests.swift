import TabAppearance
import TabImport
import TabRaster
import Testing
import UIKit

/// Tests that code of apps compiles unchanged with `import UIKit`, and that its bars can be read
/// into themes with equal pictures.
@MainActor struct AppCodeTests {
  nonisolated static let names = AppConfiguration.all.map(\.name)

  /// Returns a window of a phone whose content ends above the bar, or extends below it.
  private func window(_ controller: UITabBarController, isAtEdge: Bool) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 160))
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    controller.viewControllers = ["Home", "Search", "Mail", "Settings"].map { title in
      let child = UIViewController()
      let content = UIScrollView(frame: CGRect(origin: .zero, size: window.bounds.size))
      content.contentSize = CGSize(width: 100, height: isAtEdge ? 100 : 3000)
      content.backgroundColor = .systemBackground
      child.view = content
      child.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return child
    }
    controller.viewControllers?[2].tabBarItem.badgeValue = "3"
    controller.viewControllers?[3].tabBarItem.isEnabled = false
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  /// Styles a controller with separate appearance proxies, and returns a picture of its window.
  private func picture(
    of app: AppConfiguration,
    isAtEdge: Bool,
    _ style: (UITabBarController) -> Void
  ) -> (picture: Bitmap, controller: UITabBarController) {
    AppearanceProxies().run {
      let controller = app.makeController()
      style(controller)
      return (window(controller, isAtEdge: isAtEdge).rendered(scale: 2), controller)
    }
  }

  @Test(arguments: names, [false, true])
  func `a theme read off what an app styled draws the same`(name: String, isAtEdge: Bool) throws {
    let app = try #require(AppConfiguration.all.first { $0.name == name })
    let styled = picture(of: app, isAtEdge: isAtEdge) { controller in
      app.style(controller)
      app.styleItems()
    }
    let nothing = AppConfiguration(name: "nothing")
    let plain = picture(of: nothing, isAtEdge: isAtEdge) { _ in }
    let hasEffect = styled.picture != plain.picture
    #expect(hasEffect)
    let (theme, diagnostics) = TabBarTheme.read(styled.controller.tabBar, name: "App")
    // Notes about items aren't counted: titles, images and badges remain the app's.
    let notes = diagnostics.map(\.description).filter { !$0.hasPrefix("note: of 'items'") }
    #expect(notes == [])
    let themed = picture(of: nothing, isAtEdge: isAtEdge) { controller in
      app.styleItems()
      controller.applyTheme(theme)
    }
    let isTheSame = themed.picture == styled.picture
    #expect(isTheSame)
  }
}
