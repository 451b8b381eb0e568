import Foundation
import TabDevices
import TabRaster
import Testing

@testable import HeadlessUIKit

/// Tests of the titles that bars of simulated devices draw.
@MainActor struct GlassTitleTests {
  struct Bar: Sendable, CustomTestStringConvertible {
    var device: String
    var os: Int
    var isRightToLeft = false
    var titles = [
      "Notifications and alerts", "Recently watched", "Home", "Downloaded playlists",
      "Personal settings",
    ]
    var testDescription: String { "\(device), iOS \(os)\(isRightToLeft ? ", right to left" : "")" }
  }

  nonisolated static let bars = ["iPhone 16", "iPhone 17", "iPhone SE"].flatMap { device in
    [17, 26, 27].flatMap { os in
      [false, true].map { Bar(device: device, os: os, isRightToLeft: $0) }
    }
  }

  /// Returns the titles as drawn, the first item's first, with each item selected in turn.
  private func drawn(_ bar: Bar) throws -> [[DrawnBar.Text]] {
    let device = try #require(DeviceScreen.all.first { $0.name == bar.device })
    let system = SimulatedSystem(osVersion: SimulatedSystem.OSVersion(bar.os))
    return SimulatedSystem.withCurrent(system) {
      let window = UIWindow.simulated(device: device, orientation: .portrait)
      if bar.isRightToLeft {
        var traits = window.deviceTraits.values
        traits.layoutDirection = .rightToLeft
        window.deviceTraits = UITraitCollection(values: traits)
      }
      let controller = UITabBarController()
      controller.viewControllers = bar.titles.map { title in
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "house"), tag: 0)
        return page
      }
      window.rootViewController = controller
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      return bar.titles.indices.map { selected in
        controller.selectedIndex = selected
        window.layoutIfNeeded()
        let texts = DrawnBar(controller.tabBar).texts
        return texts.sorted {
          bar.isRightToLeft ? $0.ink.x > $1.ink.x : $0.ink.x < $1.ink.x
        }
      }
    }
  }

  @Test(arguments: bars)
  func `keeps long titles apart, truncated with an ellipsis`(bar: Bar) throws {
    for texts in try drawn(bar) {
      #expect(texts.count == bar.titles.count)
      let inOrder = bar.isRightToLeft ? texts.reversed() : texts
      for (one, next) in zip(inOrder, inOrder.dropFirst()) {
        #expect(one.ink.maxX + 1 < next.ink.x, "\(one.letters) and \(next.letters)")
      }
      for (text, title) in zip(texts, bar.titles) where text.letters != title {
        #expect(text.letters.hasSuffix("…"))
        #expect(title.hasPrefix(text.letters.dropLast()))
      }
      #expect(texts.contains { $0.letters == "Home" })
      #expect(texts.contains { $0.letters.hasSuffix("…") })
    }
  }

  @Test(arguments: bars.filter { $0.os >= 26 })
  func `shows titles of usual length untruncated`(bar: Bar) throws {
    var bar = bar
    bar.titles = ["Errors", "Transactions", "Extra", "Profiling", "Benchmarking"]
    for texts in try drawn(bar) { #expect(texts.map(\.letters) == bar.titles) }
  }

  /// A title with its logged widths, in pixels at 3 per point.
  struct Width: Sendable, CustomTestStringConvertible {
    var title: String
    var normal: Double
    var selected: Double
    var testDescription: String { title }
  }

  // One source's logged frames, rounded up to pixels.
  @Test(arguments: [
    Width(title: "Errors", normal: 91, selected: 93),
    Width(title: "Transactions", normal: 191, selected: 195),
    Width(title: "Extra", normal: 77, selected: 79),
    Width(title: "Profiling", normal: 125, selected: 128),
    Width(title: "Benchmarking", normal: 213, selected: 217),
  ])
  func `draws titles as wide as logged, to the pixel`(
    known: Width
  ) throws {
    let facts = GlassBarFacts.self
    let widths = [facts.titleWeight, facts.selectedTitleWeight].map { weight in
      UIFont.system(facts.titleSize, weight).rasterFont(in: .ofSimulatedSystem)
        .width(of: known.title)
    }
    for (width, logged) in zip(widths, [known.normal, known.selected]) {
      #expect((width * 3).rounded(.up) == logged, "\(width)")
    }
  }
}
