import Foundation
import HeadlessUIKit
import TabAppearance
import TabRaster

/// What it takes to draw a themed bar, stage by stage.
///
/// Times depend on the machine, so nothing is limited here: `Scripts/bench` compares those of two commits.
@MainActor
struct Stages {
  private let theme: TabBarTheme
  private let window: UIWindow
  private let bar: UITabBar
  private let list: DisplayList
  private let bitmap: Bitmap
  private let png: [UInt8]

  /// The bar of an iPhone 14 at three pixels a point.
  private static let size = Size(width: 390, height: 83)
  private static let scale = 3

  init() throws {
    theme = try TabBarTheme.named("Midnight")
    (window, bar) = Stages.bar(with: theme)
    list = bar.displayList(scale: CGFloat(Stages.scale))
    bitmap = list.rendered(size: Stages.size, scale: Stages.scale)
    png = bitmap.png()
  }

  private static func bar(with theme: TabBarTheme) -> (UIWindow, UITabBar) {
    let controller = UITabBarController()
    let items = [
      ("Home", "house"), ("Search", "magnifyingglass"), ("Inbox", "tray"), ("Saved", "bookmark"),
      ("Profile", "person"),
    ]
    controller.viewControllers = items.map { title, icon in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: icon), tag: 0)
      return page
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.applyTheme(theme)
    window.layoutIfNeeded()
    return (window, controller.tabBar)
  }

  /// Measures every stage and prints the shortest time of each, in microseconds, and the most memory, in megabytes.
  func run() async throws {
    stage("layout") {
      bar.setNeedsLayout()
      for view in bar.subviews { view.setNeedsLayout() }
      bar.layoutIfNeeded()
    }
    stage("list") { _ = bar.displayList(scale: CGFloat(Stages.scale)) }
    stage("raster") { _ = list.rendered(size: Stages.size, scale: Stages.scale) }
    stage("encode") { _ = bitmap.png() }
    stage("decode") { _ = try? Bitmap(png: png) }
    var other = bitmap
    other.pixels[other.pixels.count / 2] ^= 1
    stage("compare") { _ = bitmap.difference(from: other) }
    stage("whole bar") {
      let (_, bar) = Stages.bar(with: theme)
      let list = bar.displayList(scale: CGFloat(Stages.scale))
      _ = list.rendered(size: Stages.size, scale: Stages.scale).png()
    }
    stage("1,000 bars on one core", rounds: 3) {
      for _ in 0..<1_000 { Stages.draw(list) }
    }
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let list = list
    let duration = await ContinuousClock().measure {
      await withTaskGroup(of: Void.self) { group in
        for core in 0..<cores {
          group.addTask {
            for _ in core * 1_000 / cores..<(core + 1) * 1_000 / cores { Stages.draw(list) }
          }
        }
      }
    }
    Stages.print("1,000 bars on all cores", duration / .microseconds(1))
    var usage = rusage()
    getrusage(.init(RUSAGE_SELF.rawValue), &usage)
    #if canImport(Darwin)
    let unit = 1_048_576.0
    #else
    let unit = 1_024.0
    #endif
    Stages.print("megabytes", Double(usage.ru_maxrss) / unit)
  }

  private nonisolated static func draw(_ list: DisplayList) {
    _ = list.rendered(size: Size(width: 390, height: 83), scale: 3).png()
  }

  private func stage(_ name: String, rounds: Int = 300, _ work: () -> Void) {
    work()
    let times = (0..<rounds).map { _ in ContinuousClock().measure(work) }
    Stages.print(name, (times.min() ?? .zero) / .microseconds(1))
  }

  private static func print(_ name: String, _ value: Double) {
    Swift.print(row(name, [String(format: "%.1f", value)]))
  }
}
