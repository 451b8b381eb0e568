#if !canImport(UIKit)
import Foundation
import TabAppearance
import TabControls
import TabRaster
import Testing

@testable import TabSnapshots

@MainActor
struct StrategyTests {
  private func lagoon(selectedInDark: TabBarTheme.Color = "#5CD2E6") -> TabBarTheme {
    TabBarTheme(
      name: "Lagoon",
      bar: .init(backgroundColor: .dynamic(light: "#F1F8FA", dark: "#0B1D26")),
      item: .init(
        normal: .init(color: .dynamic(light: "#546E7A", dark: "#8FA9B5")),
        selected: .init(color: .dynamic(light: "#005566", dark: selectedInDark.light))
      )
    )
  }

  private func controller(_ titles: [String] = ["Home", "Inbox"]) -> ThemedTabBarController {
    let controller = ThemedTabBarController()
    controller.viewControllers = titles.map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "house"), tag: 0)
      return page
    }
    return controller
  }

  private func text<Value>(_ value: Value, _ strategy: TabSnapshotting<Value>) throws -> String {
    String(decoding: try strategy.snapshot(of: { value }).bytes, as: UTF8.self)
  }

  private func difference<Value>(
    from old: Value,
    to new: Value,
    _ strategy: TabSnapshotting<Value>
  ) throws -> String? {
    let recorded = try strategy.snapshot(of: { old }).bytes
    return try strategy.snapshot(of: { new }).difference(from: Data(recorded))?.text
  }

  @Test func `dump folds what is equal, and leaves out what UIKit has anyway`() throws {
    #expect(
      try text(lagoon(), .dump) == """
        light.tintColor: #007AFF
        light.bar.backgroundColor: #F1F8FA
        light.*.normal.iconColor: #546E7A
        light.*.normal.title.color: #546E7A
        light.*.selected.iconColor: #005566
        light.*.selected.title.color: #005566
        dark.tintColor: #0A84FF
        dark.bar.backgroundColor: #0B1D26
        dark.*.normal.iconColor: #8FA9B5
        dark.*.normal.title.color: #8FA9B5
        dark.*.selected.iconColor: #5CD2E6
        dark.*.selected.title.color: #5CD2E6
        high contrast.light.tintColor: #0040DD
        high contrast.dark.tintColor: #409CFF

        """
    )
  }

  @Test func `dump keeps what is taken off`() throws {
    let bar = UITabBar()
    bar.standardAppearance.configureWithTransparentBackground()
    bar.tintColor = .red
    let dump = try text(bar, .dump)
    #expect(
      dump == """
        tintColor: #FF0000
        bar.backgroundEffect: none
        bar.shadowColor: default

        """
    )
  }

  @Test func `a changed color is told by its place`() throws {
    #expect(
      try difference(from: lagoon(), to: lagoon(selectedInDark: "#0060DF"), .dump) == """
        dark.*.selected.iconColor: #5CD2E6 → #0060DF
        dark.*.selected.title.color: #5CD2E6 → #0060DF
        """
    )
  }

  @Test func `resolved is what is in force on the device`() throws {
    var theme = lagoon()
    theme.compactInline.selected.iconColor = "#FF0000"
    theme.scrollEdge = .transparent
    var landscape = TabSnapshotConfiguration.iPhone16(.landscape)
    landscape.style = .dark
    #expect(
      try text(theme, .resolved(on: landscape)) == """
        layout: compactInline
        tintColor: #0A84FF
        bar.backgroundColor: #0B1D26
        normal.iconColor: #8FA9B5
        normal.title.color: #8FA9B5
        selected.iconColor: #FF0000
        selected.title.color: #5CD2E6

        """
    )
    landscape.edge = .scrollEdge
    #expect(try !text(theme, .resolved(on: landscape)).contains("backgroundColor: #0B1D26"))
    #expect(try text(theme, .resolved(on: .iPad(os: 17))).hasPrefix("layout: inline\n"))
  }

  @Test func `layout says the frames, and a difference what moved`() throws {
    let layout = try text(controller(), .layout)
    #expect(
      layout == """
        bar: x 0, y 769, width 393, height 83
        item 0: x 2, y 770, width 193, height 48
        item 1: x 199, y 770, width 192, height 48
        item 0 icon: x 85.33, y 776.33, width 26, height 22.8
        item 0 title: x 84, y 804.33, width 29, height 12
        item 1 icon: x 282, y 776.33, width 26, height 22.8
        item 1 title: x 281.33, y 804.33, width 27, height 12

        """
    )
    let moved = controller()
    moved.viewControllers?[1].tabBarItem.titlePositionAdjustment.vertical = -2
    #expect(
      try difference(from: controller(), to: moved, .layout)
        == "item 1 title: y 804.33 → 802.33"
    )
  }

  @Test func `items have the widths of a theme's layout`() throws {
    var theme = lagoon()
    theme.layout.landscape.itemWidths = [80, 80, 200, 80, 80]
    let items = try text(theme, .layout(on: .iPhone16(.landscape))).split(separator: "\n")
      .filter { $0.hasPrefix("item ") && $0.contains(": x") && !$0.contains("icon") }
      .prefix(5)
    #expect(
      items.map { $0.split(separator: ", ")[2] } == [80, 80, 200, 80, 80].map { "width \($0)" }
    )
  }

  @Test func `contrast is measured as drawn, in both styles`() throws {
    let lines = try text(lagoon(), .contrast).split(separator: "\n")
    #expect(lines.count == 22)
    // #005566 on #F1F8FA has 7.846 by the formula of WCAG 2, #5CD2E6 on #0B1D26 has 9.70.
    #expect(lines.first == "light.item 0 icon: 7.84")
    #expect(lines.contains("dark.item 0 title: 9.70"))
    // Disabled items are exempt.
    #expect(lines.contains("light.item 3 icon: 1.21"))
    let difference = try difference(
      from: lagoon(),
      to: lagoon(selectedInDark: "#33444C"),
      .contrast
    )
    #expect(
      difference == """
        dark.item 0 icon: 9.70 → 1.70, below 3
        dark.item 0 title: 9.70 → 1.70, below 4.5
        """
    )
  }

  @Test
  func `the contrast of a clear bar is that over its page, with a lower one over other content`()
    throws
  {
    let clear = TabBarTheme(
      name: "Clear",
      bar: .init(background: .transparent),
      item: .init(selected: .init(color: "#767676"))
    )
    let lines = try text(clear, .contrast).split(separator: "\n")
    // #767676 has 4.542 on white and 4.623 on black.
    #expect(lines.contains("light.item 0 title: 4.54"))
    #expect(lines.contains("dark.item 0 title: 4.62; over white 4.54"))
  }

  @Test(arguments: [TabBarBadge.dot, TabBarBadge("3")])
  func `an icon's contrast leaves out a badge on its corner`(badge: TabBarBadge) throws {
    func icons(_ badge: TabBarBadge?) throws -> [Substring] {
      let controller = controller()
      controller.tabBarControls.badges.style = .overlay
      controller.tabBarControls.badges[1] = badge
      return try text(controller, .contrast).split(separator: "\n").filter {
        $0.contains("item 1 icon")
      }
    }
    let expected = try icons(nil)
    #expect(expected.count == 2)
    #expect(try icons(badge) == expected)
  }

  @Test func `accessibility says what is read, in order, with what is over the bar`() throws {
    let controller = controller(["Home", "Inbox", "Saved", "Profile"])
    controller.viewControllers?[1].tabBarItem.badgeValue = "3"
    controller.viewControllers?[2].tabBarItem.isEnabled = false
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 56, height: 56))
    button.setTitle("Add", for: .normal)
    button.backgroundColor = .systemRed
    controller.tabBarControls.centerButton = TabBarCenterButton(button) { _ in }
    let lines = try text(controller, .accessibility).split(separator: "\n").map(String.init)
    let words = lines.map { $0.split(separator: ", x ")[0] }
    #expect(
      words == [
        "1: 'Home', tab, 1 of 4, selected", "2: 'Inbox', value '3 items', tab, 2 of 4",
        "3: 'Add', button", "4: 'Saved', tab, 3 of 4", "5: 'Profile', tab, 4 of 4",
      ]
    )
    var mirrored = TabSnapshotting<ThemedTabBarController>.accessibility
    mirrored.configuration.layoutDirection = .rightToLeft
    let names = try text(controller, mirrored).split(separator: "\n").map {
      $0.split(separator: "'")[1]
    }
    #expect(names == ["Home", "Inbox", "Add", "Saved", "Profile"])
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `a tab is read before the button over its center`(
    direction: UITraitEnvironmentLayoutDirection
  ) throws {
    let controller = controller(["Home", "Post", "Profile"])
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 56, height: 56))
    button.setTitle("Add", for: .normal)
    controller.tabBarControls.centerButton = TabBarCenterButton(button) { _ in }
    var strategy = TabSnapshotting<ThemedTabBarController>.accessibility
    strategy.configuration.layoutDirection = direction
    let names = try text(controller, strategy).split(separator: "\n").map {
      $0.split(separator: "'")[1]
    }
    #expect(names == ["Home", "Post", "Add", "Profile"])
  }

  @Test func `hierarchy says the views and where they are`() throws {
    let lines = try text(controller(), .hierarchy).split(separator: "\n")
    #expect(lines.contains("  UITabBar, x 0, y 769, width 393, height 83"))
    #expect(lines.filter { $0.contains("TabBarButton, ") }.count == 2)
  }

  @Test func `json is the theme's file`() throws {
    let snapshot = try TabSnapshotting<TabBarTheme>.json.snapshot { lagoon() }
    #expect(snapshot.bytes == Array(lagoon().json().utf8))
    #expect(snapshot.format == .json)
  }

  @Test func `a strategy of one's own comes from another by pullback`() throws {
    struct Brand { var theme: TabBarTheme }
    let strategy = TabSnapshotting<TabBarTheme>.dump(on: .iPad()).pullback { (brand: Brand) in
      brand.theme
    }
    #expect(strategy.configuration == .iPad())
    #expect(try text(Brand(theme: lagoon()), strategy) == text(lagoon(), .dump(on: .iPad())))
  }

  @Test func `a sheet has a cell for each configuration, and a difference names it`() throws {
    var matrix = TabSnapshotMatrix.standard
    matrix.devices = [.iPhone16(), .iPhone16(.landscape, os: 26)]
    let strategy = TabSnapshotting<TabBarTheme>.sheet(matrix)
    let sheet = try strategy.snapshot { lagoon() }
    let names = [
      "portrait-light", "portrait-light-high-contrast", "portrait-dark",
      "portrait-dark-high-contrast", "landscape-ios26-light", "landscape-ios26-light-high-contrast",
      "landscape-ios26-dark", "landscape-ios26-dark-high-contrast",
    ]
    #expect(sheet.regions.map(\.name) == names)
    let changed = try strategy.snapshot { lagoon(selectedInDark: "#0060DF") }
    let lines = try #require(changed.difference(from: Data(sheet.bytes))).text.split(
      separator: "\n"
    )
    let owners = lines.dropLast().compactMap { $0.split(separator: ":").first.map(String.init) }
    #expect(owners == names.filter { $0.contains("dark") })
    #expect(
      try text(lagoon(), .sheetMap()) == """
        {
          "cells": [
            { "name": "light", "x": 24, "y": 24, "width": 786, "height": 294 },
            { "name": "light-high-contrast", "x": 24, "y": 378, "width": 786, "height": 294 },
            { "name": "dark", "x": 24, "y": 732, "width": 786, "height": 294 },
            { "name": "dark-high-contrast", "x": 24, "y": 1086, "width": 786, "height": 294 }
          ]
        }

        """
    )
  }

  @Test func `a cell of a sheet is the picture of its configuration`() throws {
    var matrix = TabSnapshotMatrix.standard
    matrix.devices = [.iPhone16(), .iPhone16(os: 26)]
    let sheet = try TabSnapshotting<TabBarTheme>.sheet(matrix).snapshot { lagoon() }
    let page = try Bitmap(png: sheet.bytes)
    var place = TabSnapshotConfiguration.iPhone16()
    place.scale = 2
    for (cell, region) in zip(matrix.cells(over: place), sheet.regions) {
      let image = TabSnapshotting<TabBarTheme>.image(on: cell.configuration)
      let picture = try Bitmap(png: image.snapshot { lagoon() }.bytes)
      let rows = region.rows.map { row in
        page.pixels.dropFirst(row * page.width + region.columns.lowerBound)
          .prefix(region.columns.count)
      }
      #expect(rows.joined().elementsEqual(picture.pixels), "\(cell.name)")
    }
  }

  @Test func `a sheet of several bars has a cell for each, in each configuration`() throws {
    let themes = [lagoon(), lagoon(selectedInDark: "#0060DF")]
    let subjects = zip(["old", "new"], themes).map { (name: $0, subject: $1) }
    let sheet = try TabSnapshotting.sheet(.standard).snapshot { subjects }
    #expect(
      sheet.regions.map(\.name) == [
        "old-light", "old-light-high-contrast", "old-dark", "old-dark-high-contrast", "new-light",
        "new-light-high-contrast", "new-dark", "new-dark-high-contrast",
      ]
    )
    let plain = TabSnapshotting<[(name: String, subject: TabBarTheme)]>.sheet(columns: 2)
    let regions = try plain.snapshot { subjects }.regions
    #expect(regions.map(\.name) == ["old", "new"])
    #expect(regions[0].rows == regions[1].rows)
    #expect(regions[0].columns.upperBound < regions[1].columns.lowerBound)
  }
}
#endif
