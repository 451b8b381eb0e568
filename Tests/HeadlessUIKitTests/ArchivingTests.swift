import Foundation
import HeadlessUIKit
import TabRaster
import Testing

@MainActor struct ArchivingTests {
  private func reopened<Object: NSObject & NSCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
    return try #require(copy)
  }

  @Test func `an archived appearance is restored`() throws {
    let appearance = UITabBarAppearance(idiom: .pad)
    appearance.configureWithOpaqueBackground()
    appearance.backgroundEffect = UIBlurEffect(style: .systemThinMaterialDark)
    appearance.backgroundImageContentMode = .top
    appearance.shadowColor = UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    appearance.shadowImage = UIImage(systemName: "star")?.withTintColor(.red)
    appearance.selectionIndicatorTintColor = UIColor.systemRed.withAlphaComponent(0.25)
    appearance.stackedItemPositioning = .centered
    appearance.stackedItemWidth = 76.5
    appearance.stackedItemSpacing = 12
    appearance.inlineLayoutAppearance.focused.titleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 10.5, weight: .heavy), .foregroundColor: UIColor.white,
    ]
    #expect(try reopened(appearance) == appearance)
  }

  @Test(arguments: AppearanceCell.all)
  func `each cell is archived independently`(cell: AppearanceCell) throws {
    let appearance = UITabBarAppearance()
    appearance.set(cell)
    let copy = try reopened(appearance)
    #expect(copy == appearance)
    #expect(copy.changedCells == [cell])
  }

  @Test func `an archived item has its texts and attributes`() throws {
    let item = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 7)
    item.badgeValue = "3"
    item.isEnabled = false
    item.imageInsets = UIEdgeInsets(top: -20, left: 0, bottom: 20, right: 0)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    item.setBadgeTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    item.standardAppearance = UITabBarAppearance()

    let data = try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let root = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    let copy = try #require(root as? UITabBarItem)
    #expect(copy.title == "Home")
    #expect(copy.tag == 7)
    #expect(copy.badgeValue == "3")
    #expect(!copy.isEnabled)
    #expect(copy.image == item.image)
    #expect(copy.imageInsets == item.imageInsets)
    #expect(copy.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
    #expect(copy.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
    #expect(copy.standardAppearance == item.standardAppearance)
    #expect(copy.scrollEdgeAppearance == nil)
  }

  @Test func `an archived dynamic color has its variants`() throws {
    let color = UIColor { @Sendable in $0.userInterfaceStyle == .dark ? .white : .red }
    let copy = try reopened(color)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(copy.rgba(in: dark) == RGBA(255, 255, 255))
    #expect(copy.rgba(in: UITraitCollection()) == RGBA(255, 0, 0))
  }

  @Test func `archived traits are restored`() throws {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 3
      $0.preferredContentSizeCategory = .small
    }
    #expect(try reopened(traits) == traits)
  }

  @Test func `an archived bitmap has its pixels`() throws {
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap.pixels = [0xFF12_3456, 0x8000_0000]
    let image = UIImage(values: ImageValues(content: .bitmap(bitmap), scale: 2))
    #expect(try reopened(image) == image)
  }

  @Test func `an archived resizable image has its caps`() throws {
    let insets = UIEdgeInsets(top: 1, left: 2.5, bottom: 3, right: 4)
    let image = UIImage(values: ImageValues(content: .bitmap(Bitmap(width: 9, height: 9))))
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      let resizable = image.resizableImage(withCapInsets: insets, resizingMode: mode)
      let copy = try reopened(resizable)
      #expect(copy == resizable)
      #expect(copy.capInsets == insets)
      #expect(copy.resizingMode == mode)
    }
    #expect(try reopened(image).values.resizing == nil)
  }
}
