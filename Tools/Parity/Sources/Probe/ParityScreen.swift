import Foundation
import TabAppearance

/// A case on the whole screen of a device, as an app shows it.
struct ParityScreen: Sendable {
  /// Content that fills the screen and continues behind the bar.
  enum Backdrop: String, CaseIterable, Sendable {
    case white, black, orange, stripes
  }

  var parityCase: ParityCase
  /// The content behind the bar; nil is an empty page, whose bar is at the edge of the content.
  var backdrop: Backdrop?

  /// The name of the screen's files, which is also the launch argument that chooses the screen.
  var name: String {
    [parityCase.name, backdrop.map { "on \($0.rawValue)" }].compactMap { $0 }
      .joined(separator: " ").fileName
  }

  /// The screens: the cases that an app shows without the user's settings, and some of these in
  /// front of each backdrop.
  static let all: [ParityScreen] = {
    let cases = ParityCase.all.filter(\.needsNoSettings)
    let behind = ["five items", "dark", "theme", "theme, dark", "iPad", "iPad, dark"]
    let backdrops = cases.filter { behind.contains($0.name) }.flatMap { parityCase in
      Backdrop.allCases.map { ParityScreen(parityCase: parityCase, backdrop: $0) }
    }
    return cases.map { ParityScreen(parityCase: $0) } + backdrops
  }()

  /// Creates the controller of an app, with accessibility identifiers: "bar", "item 0" and so on.
  @MainActor var controller: UITabBarController {
    let controller = parityCase.controller
    controller.tabBar.accessibilityIdentifier = "bar"
    for (index, page) in (controller.viewControllers ?? []).enumerated() {
      page.tabBarItem.accessibilityIdentifier = "item \(index)"
      backdrop?.fill(page)
    }
    parityCase.change?(controller)
    if let theme = parityCase.theme { controller.applyTheme(theme) }
    return controller
  }
}

extension ParityCase {
  /// Whether the case has the size of a device in portrait, and text of the default size and
  /// weight: `simctl` neither turns a simulator nor sets bold text.
  fileprivate var needsNoSettings: Bool {
    [.phone, .pad].contains(screen) && textSize == .large && legibility == .regular
  }
}

extension ParityScreen.Backdrop {
  /// The colors of stripes from left to right, which repeat.
  private var colors: [UIColor] {
    switch self {
    case .white: [.white]
    case .black: [.black]
    case .orange: [Self.color(255, 136, 0)]
    case .stripes:
      [
        .white, Self.color(220, 40, 40), Self.color(250, 190, 30), .black, Self.color(40, 160, 80),
        Self.color(30, 90, 220),
      ]
    }
  }

  private static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }

  /// Fills a page with stripes in a scroll view, whose content continues below the screen.
  @MainActor fileprivate func fill(_ page: UIViewController) {
    let scrollView = UIScrollView(frame: page.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    // Larger than every screen.
    scrollView.contentSize = CGSize(width: 1, height: 4000)
    for index in 0..<60 {
      let stripe = UIView(frame: CGRect(x: index * 24, y: 0, width: 24, height: 4000))
      stripe.backgroundColor = colors[index % colors.count]
      scrollView.addSubview(stripe)
    }
    page.view.addSubview(scrollView)
    page.setContentScrollView(scrollView, for: .bottom)
  }
}

extension String {
  /// The words of a name in lower case, joined by hyphens.
  var fileName: String {
    lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
