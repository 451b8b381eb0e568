#if !canImport(UIKit)
import HeadlessUIKit
import TabAppearance
import TabControls
import TabDevices
import TabRaster
import Testing

@testable import TabSnapshots

/// Tests of the effects of configurations on pictures, and of configurations that can't be shown.
@MainActor
struct TabSnapshotConfigurationTests {
  @Test(arguments: TabSnapshotDevice.all, TabSnapshotConfiguration.Orientation.allCases)
  func `devices are those of the stand-in`(
    device: TabSnapshotDevice,
    orientation: TabSnapshotConfiguration.Orientation
  ) throws {
    let simulated = try #require(DeviceScreen.named(device.name))
    let posture = simulated.posture(in: orientation == .portrait ? .portrait : .landscape)
    #expect(device.idiom == simulated.idiom)
    #expect(device.scale == simulated.scale)
    #expect(device.size(orientation) == posture.size)
    #expect(device.safeAreaInsets(orientation) == posture.safeAreaInsets)
    #expect(device.horizontalSizeClass(orientation) == posture.horizontalSizeClass)
    #expect(device.verticalSizeClass(orientation) == posture.verticalSizeClass)
  }

  @Test(arguments: [
    (TabSnapshotConfiguration.iPhoneSE(), 375, 667), (.iPhone13Mini(), 375, 812),
    (.iPhone14(), 390, 844), (.iPhone16(), 393, 852), (.iPhone16Pro(), 402, 874),
    (.iPhone16ProMax(), 440, 956), (.iPhone17(), 402, 874), (.iPhone17ProMax(), 440, 956),
    (.iPad(), 820, 1_180), (.iPadMini(), 744, 1_133), (.iPadPro11(), 834, 1_194),
    (.iPadPro13(), 1_024, 1_366),
  ])
  func `configurations by the name of a device have the size that they say`(
    configuration: TabSnapshotConfiguration,
    width: Int,
    height: Int
  ) {
    #expect((configuration.device.width, configuration.device.height) == (width, height))
  }

  private nonisolated static let changes:
    [(String, @Sendable (inout TabSnapshotConfiguration) -> Void)] = [
      ("device", { $0.device = .phone("Wide", width: 500, height: 900, topInset: 20) }),
      ("orientation", { $0.orientation = .landscape }),
      ("os", { $0.os = 26 }),
      ("look", { $0.look = .glass }),
      ("style", { $0.style = .dark }),
      ("contrast", { $0.contrast = .high }),
      ("content size", { $0.contentSize = .accessibilityExtraLarge }),
      ("direction", { $0.layoutDirection = .rightToLeft }),
      ("bold text", { $0.legibilityWeight = .bold }),
      ("edge", { $0.edge = .scrollEdge }),
      ("backdrop", { $0.backdrop = .stripes }),
      ("scale", { $0.scale = 1 }),
    ]

  @Test(arguments: changes.map(\.0))
  func `each part of a configuration shows`(name: String) throws {
    let theme = TabBarTheme(
      name: "Theme",
      item: .init(normal: .init(title: .init(size: 11, scaledBy: .caption2))),
      scrollEdge: .transparent
    )
    var configuration = TabSnapshotConfiguration.iPhone16()
    let usual = try TabSnapshotting.image(on: configuration).snapshot { theme }
    try #require(Self.changes.first { $0.0 == name }).1(&configuration)
    let changed = try TabSnapshotting.image(on: configuration).snapshot { theme }
    #expect(changed.bytes != usual.bytes)
  }

  @Test func `traits are over those of the device`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(accessibilityContrast: .high),
      UITraitCollection(preferredContentSizeCategory: .small),
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(legibilityWeight: .bold), UITraitCollection(displayScale: 2),
    ])
    var expected = TabSnapshotConfiguration.iPhone16()
    expected.style = .dark
    expected.contrast = .high
    expected.contentSize = .small
    expected.layoutDirection = .rightToLeft
    expected.legibilityWeight = .bold
    expected.scale = 2
    #expect(TabSnapshotConfiguration.iPhone16().with(traits) == expected)
    #expect(expected.with(UITraitCollection()) == expected)
  }

  @Test func `matrices name what differs`() {
    var matrix = TabSnapshotMatrix()
    #expect(matrix.cells(over: .iPad()).map(\.name) == ["only"])
    #expect(matrix.cells(over: .iPad()).map(\.configuration) == [.iPad()])
    matrix.styles = [.dark]
    matrix.contentSizes = [.large, .accessibilityExtraLarge]
    matrix.layoutDirections = [.leftToRight, .rightToLeft]
    matrix.edges = TabSnapshotConfiguration.Edge.allCases
    #expect(
      matrix.cells(over: .iPad()).map(\.name) == [
        "L-ltr-standard", "L-ltr-scroll-edge", "L-rtl-standard", "L-rtl-scroll-edge",
        "AccessibilityXL-ltr-standard", "AccessibilityXL-ltr-scroll-edge",
        "AccessibilityXL-rtl-standard", "AccessibilityXL-rtl-scroll-edge",
      ]
    )
    #expect(matrix.cells(over: .iPad()).allSatisfy { $0.configuration.style == .dark })
  }

  @Test func `names tell device and system before style, whatever the order of the lists`() {
    var matrix = TabSnapshotMatrix.standard
    matrix.contrasts = []
    matrix.devices = [.iPhoneSE(), .iPad(.landscape)]
    matrix.systems = [17, 26]
    #expect(
      matrix.cells(over: .iPhone16()).map(\.name) == [
        "iPhone SE-portrait-ios17-light", "iPhone SE-portrait-ios17-dark",
        "iPhone SE-portrait-ios26-light", "iPhone SE-portrait-ios26-dark",
        "iPad-landscape-ios17-light", "iPad-landscape-ios17-dark",
        "iPad-landscape-ios26-light", "iPad-landscape-ios26-dark",
      ]
    )
    #expect(
      matrix.cells(over: .iPhone16()).map(\.configuration.os) == [17, 17, 26, 26, 17, 17, 26, 26]
    )
  }

  // MARK: - Subjects

  private final class Controller: UITabBarController {}

  private func controller() -> Controller {
    let controller = Controller()
    controller.viewControllers = (0..<2).map { index in
      let page = UIViewController()
      page.view.backgroundColor = .systemYellow
      page.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: index)
      return page
    }
    return controller
  }

  private func image<Subject: TabSnapshotSubject>(
    _ subject: Subject,
    _ configuration: TabSnapshotConfiguration = .iPhone16(),
    showing extent: TabSnapshotExtent = .bar
  ) throws -> Bitmap {
    let strategy = TabSnapshotting<Subject>.image(on: configuration, showing: extent)
    return try Bitmap(png: try strategy.snapshot { subject }.bytes)
  }

  @Test func `a controller keeps its own content unless another is asked for`() throws {
    let controller = controller()
    let own = try image(controller)
    #expect((own.width, own.height) == (393 * 3, (83 + 64) * 3))
    #expect(own.pixels[0] == 0xFFFF_CC00)
    var striped = TabSnapshotConfiguration.iPhone16()
    striped.backdrop = .stripes
    #expect(try image(controller, striped).pixels[0] == 0xFFFF_FFFF)
    // Afterwards the controller has its content again.
    #expect(try image(controller) == own)
    #expect(controller.selectedViewController?.view.subviews.isEmpty == true)
    #expect(controller.view.window == nil)
  }

  @Test func `a picture can show the whole screen`() throws {
    let screen = try image(controller(), showing: .screen)
    #expect((screen.width, screen.height) == (393 * 3, 852 * 3))
  }

  @Test func `a bar at the top has its content below`() throws {
    let picture = try image(controller(), .iPad(os: 26))
    #expect(picture.pixels[0] == 0xFFFF_CC00)
    #expect(picture.height < 200 * 2)
  }

  @Test func `a bar alone is at the lower end of the screen`() throws {
    let bar = UITabBar()
    bar.items = [UITabBarItem(title: "Home", image: nil, tag: 0)]
    let layout = try TabSnapshotting<UITabBar>.layout.snapshot { bar }
    #expect(
      String(decoding: layout.bytes, as: UTF8.self)
        .hasPrefix("bar: x 0, y 769, width 393, height 83\n")
    )
    #expect(try image(bar).height == (83 + 64) * 3)
    #expect(bar.superview == nil)
  }

  @Test func `what stands over the bar is shown`() throws {
    let plain = try image(controller())
    let controller = controller()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 56, height: 56))
    button.setTitle("Add", for: .normal)
    button.backgroundColor = .systemRed
    controller.tabBarControls.centerButton = TabBarCenterButton(button) { _ in }
    #expect(try image(controller) != plain)
  }

  // MARK: - Errors

  private func problem<Subject: TabSnapshotSubject>(
    _ subject: Subject,
    _ configuration: TabSnapshotConfiguration
  ) -> String? {
    #expect(throws: TabSnapshotError.self) { try image(subject, configuration) }?.description
  }

  @Test func `what can't be shown is an error`() {
    #expect(
      problem(controller(), .iPhone16(os: 14))
        == "the stand-in doesn't know the bars of iOS 14\nfix: choose iOS 15 to 27"
    )
    #expect(
      problem(controller(), .iPhone16(os: 28))
        == "the stand-in doesn't know the bars of iOS 28\nfix: choose iOS 15 to 27"
    )
    var edge = TabSnapshotConfiguration.iPhone16()
    edge.edge = .scrollEdge
    #expect(
      problem(UITabBar(), edge)
        == "a bar without a controller is at no scroll edge\nfix: take a snapshot of its UITabBarController"
    )
    #expect(
      problem(Empty(), .iPhone16())
        == "UIViewController shows no tab bar\nfix: take a snapshot of a controller that has a UITabBar in its view"
    )
  }

  private struct Empty: TabSnapshotSubject {
    func tabSnapshotController(on configuration: TabSnapshotConfiguration) -> UIViewController {
      UIViewController()
    }
  }
}
#endif
