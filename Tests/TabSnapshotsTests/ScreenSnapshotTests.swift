import TabAppearance
import TabRaster
import Testing

@testable import TabSnapshots

@MainActor
struct ScreenSnapshotTests {
  private let folder = SnapshotFolder()

  /// Returns a controller whose first page has a label, far from the bar.
  private func tabs(_ text: String) -> UITabBarController {
    let controller = UITabBarController()
    controller.viewControllers = ["Home", "Inbox"].map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "house"), tag: 0)
      page.view.backgroundColor = .systemBackground
      let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 24))
      label.text = text
      page.view.addSubview(label)
      return page
    }
    return controller
  }

  private func bitmap<Value: TabSnapshotSubject>(
    _ value: Value,
    _ strategy: TabSnapshotting<Value> = .image
  ) throws -> Bitmap {
    try Bitmap(png: strategy.snapshot { value }.bytes)
  }

  @Test func `a label far from the bar is in the picture of a controller, and named in a failure`()
    throws
  {
    defer { folder.remove() }
    #expect(folder.difference(of: tabs("Before"), as: .image, .all) == nil)
    #expect(folder.difference(of: tabs("Before"), as: .image, .never) == nil)
    let difference = folder.difference(of: tabs("After"), as: .image, .never)?.description
    let lines = difference?.split(separator: "\n") ?? []
    #expect(lines.contains { $0.hasPrefix("'After': ") && $0.hasSuffix(" pixels") })
  }

  #if !canImport(UIKit)
  @Test func `constraints that contradict each other or leave something open are a failure`()
    throws
  {
    func page(_ change: (UILabel) -> Void) -> UITabBarController {
      let controller = tabs("A")
      let label = UILabel()
      label.text = "Pinned"
      label.translatesAutoresizingMaskIntoConstraints = false
      controller.viewControllers?[0].view.addSubview(label)
      change(label)
      return controller
    }
    func pin(_ label: UILabel) {
      guard let superview = label.superview else { return }
      label.topAnchor.constraint(equalTo: superview.topAnchor, constant: 100).isActive = true
    }
    let open = page(pin)
    let error = #expect(throws: TabSnapshotError.self) { try bitmap(open) }
    #expect(error?.problem == #"constraints leave open: minX of UILabel("Pinned")"#)
    let torn = page {
      pin($0)
      $0.widthAnchor.constraint(equalToConstant: 10).isActive = true
      $0.widthAnchor.constraint(equalToConstant: 20).isActive = true
      $0.centerXAnchor.constraint(equalTo: $0.superview?.centerXAnchor ?? $0.centerXAnchor)
        .isActive = true
    }
    let problem = #expect(throws: TabSnapshotError.self) { try bitmap(torn) }?.problem
    #expect(problem?.contains(#"UILabel("Pinned").width == 20.0 (left out)"#) == true)
  }
  #endif

  @Test func `a controller's picture is its screen, a theme's the bar, unless told otherwise`()
    throws
  {
    let screen = try bitmap(tabs("A"))
    #expect((screen.width, screen.height) == (393 * 3, 852 * 3))
    let bar = try bitmap(tabs("A"), .image(showing: .bar))
    #expect((bar.width, bar.height) == (393 * 3, (83 + 64) * 3))
    let theme = try TabBarTheme.named("Ocean")
    #expect(try bitmap(theme).height == bar.height)
    #expect(try bitmap(theme, .image(showing: .screen)).height == screen.height)
    #expect(try bitmap(UITabBar()).height == bar.height)
  }

  @Test(
    arguments: [.iPhone16(), .iPhone14(.landscape), .iPad(os: 26)] as [TabSnapshotConfiguration]
  )
  func `a device has clear corners, and the screen without them inside`(
    configuration: TabSnapshotConfiguration
  ) throws {
    let device = try bitmap(tabs("A"), .image(on: configuration, showing: .device))
    let screen = try bitmap(tabs("A"), .image(on: configuration, showing: .screen))
    #expect((device.width, device.height) == (screen.width, screen.height))
    let corners = [
      0, device.width - 1, device.pixels.count - device.width, device.pixels.count - 1,
    ]
    #expect(corners.allSatisfy { device.pixels[$0] == 0 && screen.pixels[$0] >> 24 == 255 })
    // The device's view doesn't cover the middle, only a camera at the side in landscape.
    let middle = device.width * (device.height / 2) + device.width / 2
    #expect(device.pixels[middle] == screen.pixels[middle])
    // The home indicator is black on the device, and missing on the screen.
    let scale = configuration.device.scale
    let indicator = device.width * (device.height - 10 * scale) + device.width / 2
    #expect(device.pixels[indicator] == 0xFF00_0000)
    #expect(screen.pixels[indicator] != 0xFF00_0000)
  }

  // In the partly covered pixels of a corner, a view below the topmost one mustn't be visible.
  @Test func `the edge of a device's corners has the color of the topmost view alone`() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .red
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    cover.backgroundColor = .blue
    controller.view.addSubview(cover)
    let edge = try bitmap(controller, .image(showing: .device)).pixels.filter {
      (1..<255).contains($0 >> 24)
    }
    #expect(edge.count > 100)
    #expect(edge.allSatisfy { $0 >> 16 & 0xFF == 0 && $0 & 0xFF == $0 >> 24 })
  }

  @Test func `a device with a home button has square corners and no home indicator`() throws {
    let theme = try TabBarTheme.named("Ocean")
    let device = try bitmap(theme, .image(on: .iPhoneSE(), showing: .device))
    #expect(device.pixels.allSatisfy { $0 >> 24 == 255 })
    let bar = try bitmap(theme, .image(on: .iPhoneSE(), showing: .bar))
    #expect(
      device.pixels.suffix(bar.width * 49 * 2).elementsEqual(bar.pixels.suffix(bar.width * 49 * 2))
    )
  }

  @Test func `a view is shown alone, with the size that it has or that suits it`() throws {
    let card = UIView(frame: CGRect(x: 7, y: 9, width: 40, height: 20))
    card.backgroundColor = .red
    let picture = try bitmap(card)
    #expect((picture.width, picture.height) == (120, 60))
    #expect(picture.pixels.allSatisfy { $0 == 0xFFFF_0000 })
    let label = UILabel()
    label.text = "Fit"
    let size = label.sizeThatFits(.zero)
    let fit = try bitmap(label)
    #expect(fit.height == Int((size.height * 3).rounded(.up)))
    #expect(Set(fit.pixels).count > 2)
  }

  @Test func `a controller without a tab bar has pictures and trees, and no bar`() throws {
    let page = UIViewController()
    page.view.backgroundColor = .blue
    #expect(try bitmap(page).pixels.allSatisfy { $0 == 0xFF00_00FF })
    let tree = try TabSnapshotting<UIViewController>.hierarchy.snapshot { page }
    #expect(String(decoding: tree.bytes, as: UTF8.self).hasPrefix("UIView"))
    let problem = "UIViewController shows no tab bar"
    var backdrop = TabSnapshotConfiguration.iPhone16()
    backdrop.backdrop = .black
    for strategy: TabSnapshotting<UIViewController> in [
      .image(showing: .bar), .contrast, .dump, .layout, .image(on: backdrop),
    ] {
      let error = #expect(throws: TabSnapshotError.self) { try strategy.snapshot { page } }
      #expect(error?.problem == problem)
    }
  }

  @Test func `an empty page shows rows over the system's background, another page its content`()
    throws
  {
    func luminance(_ background: UIColor?) throws -> Double? {
      let page = UIViewController()
      page.view.backgroundColor = background
      let controller = UITabBarController()
      controller.viewControllers = [page]
      let png = try TabSnapshotting<UITabBarController>.image.snapshot { controller }
      #expect(page.view.subviews.isEmpty)
      let bitmap = try Bitmap(png: png.bytes)
      let rows = PixelRegion(columns: 60..<61, rows: 1_000..<1_192)
      return bitmap.luminance(in: rows, groundIsInside: true, by: .wcag)?.darkest
    }
    // The avatars of rows are darker than the page.
    #expect(try luminance(nil).map { $0 < 0.6 } == true)
    #expect(try luminance(.systemBackground) == 1)
  }

  @Test func `a failure tells that the navigation bar isn't drawn, unless it is hidden`() {
    defer { folder.remove() }
    let stack = UINavigationController(rootViewController: UIViewController())
    let shown = folder.difference(of: stack, as: .image, named: "shown", .missing)
    #expect(shown?.description.hasSuffix("\nnote: navigation bars aren't drawn") == true)
    stack.isNavigationBarHidden = true
    let hidden = folder.difference(of: stack, as: .image, named: "hidden", .missing)
    #expect(hidden?.description.contains("note:") == false)
  }
}
