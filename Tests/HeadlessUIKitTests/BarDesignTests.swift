import Foundation
import TabRaster
import Testing

@testable import HeadlessUIKit

/// A design of no system: a shelf at the left edge, whose items form a column.
///
/// This type is all the code that another look needs.
private struct ShelfBar: BarDesign {
  func height(of bar: UITabBar) -> CGFloat { 400 }

  func placement(of bar: UITabBar, in bounds: CGRect) -> BarFrame {
    BarFrame(
      frame: CGRect(x: 0, y: 100, width: 60, height: bar.sizeThatFits(bounds.size).height),
      contentInsets: UIEdgeInsets(top: 0, left: 0, bottom: 7, right: 0)
    )
  }

  func itemFrames(of bar: UITabBar) -> [CGRect] {
    bar.buttons.indices.map { CGRect(x: 0, y: 50 * CGFloat($0), width: 60, height: 50) }
  }

  func frames(
    of content: TabBarItemContent,
    size: CGSize,
    grid: PixelGrid,
    in bar: UITabBar
  ) -> ItemPartFrames {
    ItemPartFrames(
      content,
      layout: .stacked,
      size: size,
      grid: grid,
      isRightToLeft: bar.isRightToLeft
    )
  }

  func style(
    of item: UITabBarItem,
    state: ItemState,
    in bar: UITabBar,
    over backdropStyle: UIUserInterfaceStyle
  ) -> ItemStyle {
    var style = ClassicBar().style(of: item, state: state, in: bar, over: backdropStyle)
    style.title.color = .systemPurple
    return style
  }

  func drawBackground(of bar: UITabBar, in context: inout DrawingContext) {
    context.fill(bar.bounds, with: .systemYellow)
  }
}

extension SimulatedSystem.Look {
  fileprivate static let shelf = SimulatedSystem.Look(
    "shelf",
    bottom: ShelfBar(),
    top: TopBar()
  )
}

@MainActor struct BarDesignTests {
  private static let shelf = SimulatedSystem(osVersion: .init(27), look: .shelf)

  /// Returns what a closure reads from a controller's bar of three items in this design.
  private func onShelf<Result>(_ read: (UITabBarController) -> Result) -> Result {
    SimulatedSystem.withCurrent(Self.shelf) {
      let controller = TabBarFixture.controller(tabs: 3)
      let window = TabBarFixture.window(showing: controller)
      defer { window.isHidden = true }
      return read(controller)
    }
  }

  @Test func `lays out and draws a bar by its design`() {
    onShelf { controller in
      let bar = controller.tabBar
      #expect(bar.frame == CGRect(x: 0, y: 100, width: 60, height: 400))
      #expect(bar.buttons.map(\.frame.minY) == [0, 50, 100])
      #expect(controller.selectedViewController?.view.safeAreaInsets.bottom == 34)
      #expect(throws: Never.self) { try bar.validateRendering() }
      let commands = bar.displayList().commands
      let shelf = Path.rectangle(Rect(x: 0, y: 0, width: 60, height: 400))
      #expect(commands.first == .fill(shelf, UIColor.systemYellow.light))
      let colors = commands.compactMap { command in
        if case .text(_, _, _, let color) = command { color } else { nil }
      }
      #expect(colors == Array(repeating: UIColor.systemPurple.light, count: 3))
    }
  }

  // Several sources: a controller's bar is at the top of an iPad from iOS 18 on, in regular width.
  @Test(arguments: [
    (17, UIUserInterfaceIdiom.pad, UIUserInterfaceSizeClass.regular, isManaged: true, "ClassicBar"),
    (18, .pad, .regular, true, "TopBar"), (18, .pad, .compact, true, "ClassicBar"),
    (18, .pad, .regular, false, "ClassicBar"), (18, .phone, .regular, true, "ClassicBar"),
    (26, .phone, .compact, true, "GlassBar"), (26, .pad, .regular, true, "TopBar"),
    (27, .phone, .compact, false, "GlassBar"), (27, .pad, .regular, true, "TopBar"),
  ])
  func `chooses the design by system and position`(
    version: Int,
    idiom: UIUserInterfaceIdiom,
    width: UIUserInterfaceSizeClass,
    isManaged: Bool,
    design: String
  ) {
    let system = SimulatedSystem(osVersion: .init(version), idiom: idiom)
    SimulatedSystem.withCurrent(system) {
      let scene = BarScene(horizontal: width)
      scene.bar.isManaged = isManaged
      #expect("\(type(of: scene.bar.design))" == design)
    }
  }
}
