import HeadlessUIKit
import Testing

@MainActor struct UITabBarItemTests {
  @Test func `has UIKit's defaults`() {
    let item = UITabBarItem()
    #expect(item.isEnabled)
    #expect(item.title == nil)
    #expect(item.image == nil)
    #expect(item.selectedImage == nil)
    #expect(item.landscapeImagePhone == nil)
    #expect(item.largeContentSizeImage == nil)
    #expect(item.imageInsets == .zero)
    #expect(item.landscapeImagePhoneInsets == .zero)
    #expect(item.largeContentSizeImageInsets == .zero)
    #expect(item.tag == 0)
    #expect(item.badgeValue == nil)
    #expect(item.badgeColor == nil)
    #expect(item.titlePositionAdjustment == .zero)
    #expect(item.standardAppearance == nil)
    #expect(item.scrollEdgeAppearance == nil)
    #expect(item.titleTextAttributes(for: .normal) == nil)
    #expect(item.badgeTextAttributes(for: .normal) == nil)
  }

  // S4-09
  @Test func `the selected image is the image unless it is set`() {
    let star = UIImage(systemName: "star")
    let item = UITabBarItem(title: "Star", image: star, selectedImage: nil)
    #expect(star != nil)
    #expect(item.selectedImage === star)
    let filled = UIImage(systemName: "star.fill")
    item.selectedImage = filled
    #expect(item.selectedImage === filled)
    #expect(item.image === star)
  }

  // S4-09
  @Test(arguments: 0...11)
  func `a system item has a title and its raw value`(rawValue: Int) throws {
    let systemItem = try #require(UITabBarItem.SystemItem(rawValue: rawValue))
    let item = UITabBarItem(tabBarSystemItem: systemItem, tag: rawValue)
    #expect(item.title?.isEmpty == false)
    #expect(item.image?.isSymbolImage == true)
    #expect(item.tag == rawValue)
  }

  @Test func `appearances are copied when set`() {
    let item = UITabBarItem()
    let appearance = UITabBarAppearance()
    item.standardAppearance = appearance
    appearance.backgroundColor = .red
    #expect(item.standardAppearance?.backgroundColor == nil)
    item.scrollEdgeAppearance = appearance
    #expect(item.scrollEdgeAppearance !== appearance)
    #expect(item.scrollEdgeAppearance == appearance)
  }

  @Test func `attributes belong to one state`() {
    let item = UITabBarItem()
    item.setTitleTextAttributes([.kern: 2], for: .selected)
    item.setBadgeTextAttributes([.kern: 3], for: .normal)
    #expect(item.titleTextAttributes(for: .selected)?[.kern] as? Int == 2)
    #expect(item.titleTextAttributes(for: .normal) == nil)
    #expect(item.badgeTextAttributes(for: .normal)?[.kern] as? Int == 3)
    item.setTitleTextAttributes(nil, for: .selected)
    #expect(item.titleTextAttributes(for: .selected) == nil)
  }

  @Test func `every visible change notifies the bar once`() {
    let item = UITabBarItem()
    let changes: [(UITabBarItem) -> Void] = [
      { $0.title = "a" }, { $0.image = UIImage() }, { $0.selectedImage = UIImage() },
      { $0.landscapeImagePhone = UIImage() }, { $0.largeContentSizeImage = UIImage() },
      { $0.isEnabled = false }, { $0.imageInsets.top = 1 },
      { $0.landscapeImagePhoneInsets.top = 1 }, { $0.badgeValue = "1" },
      { $0.badgeColor = .red }, { $0.titlePositionAdjustment.vertical = 1 },
      { $0.standardAppearance = UITabBarAppearance() }, { $0.scrollEdgeAppearance = nil },
      { $0.setTitleTextAttributes([:], for: .normal) },
      { $0.setBadgeTextAttributes([:], for: .normal) },
    ]
    for (index, change) in changes.enumerated() {
      var count = 0
      item.onChange = { count += 1 }
      change(item)
      #expect(count == 1, "change \(index)")
    }
  }
}
