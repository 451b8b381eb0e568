import HeadlessUIKit
import TabAppearance
import TabDevices
import TabFiles
import TabScreens

extension Linter {
  /// Returns findings about titles that bars truncate, in each layout and look, with every item
  /// selected in turn.
  @MainActor
  func longTitles(_ titles: [TitleSet]) -> [Finding] {
    titles.flatMap { set in
      looks.flatMap { outcome in
        let idiom: UIUserInterfaceIdiom = outcome.environment.idiom == .pad ? .pad : .phone
        let postures = BarPosture.all(for: idiom)
        return postures.flatMap { layout, postures in
          findings(set, in: outcome, layout: layout, postures: postures)
        }
      }
    }
    .reduce(into: [Finding]()) { found, finding in
      if !found.contains(finding) { found.append(finding) }
    }
  }

  @MainActor
  private func findings(
    _ set: TitleSet,
    in outcome: Outcome,
    layout: ItemLayout,
    postures: [BarPosture]
  ) -> [Finding] {
    var unknown: [String] = []
    var devices: [Int: [String]] = [:]
    var states: [Int: ItemState] = [:]
    for posture in postures {
      let (cut, replacements) = posture.cutTitles(set.titles, in: outcome)
      unknown += replacements.filter { !unknown.contains($0) }
      // If all titles fit in the narrowest bar, they fit in all others.
      if cut.isEmpty { break }
      for (index, state) in cut {
        devices[index, default: []].append(posture.device.name)
        states[index] = states[index] ?? state
      }
    }
    let name = SourceKey(file: 0, path: "name", range: places.themes[0].nameRange)
    let unknownWidths = unknown.map { text in
      Finding(
        rule: .longTitle,
        key: name,
        message: "the widths of titles aren't known: \(text)",
        fix: "give a file of the font, as in '--font Brand.ttf'"
      )
    }
    return unknownWidths
      + devices.sorted { $0.key < $1.key }.map { index, names in
        let language = set.language.map { " (\($0))" } ?? ""
        let state = states[index] ?? .normal
        let font = fontKey(layout: layout, state: state, in: outcome.environment)
        let glass = outcome.environment.look == .glass ? ", on glass" : ""
        return Finding(
          rule: .longTitle,
          key: font ?? name,
          message: "the title \(quoted(set.titles[index]))\(language) is cut in a bar of "
            + "\(set.titles.count) items (\(layout.rawValue)\(glass))",
          notes: ["on \(names.joined(separator: ", "))"]
            + (font == nil ? ["the font is UIKit's own"] : []),
          fix: font == nil ? "shorten it" : "shorten it, or write a smaller or lighter font"
        )
      }
  }

  /// Returns the key that defines the font of titles.
  private func fontKey(
    layout: ItemLayout,
    state: ItemState,
    in environment: TabBarEnvironment
  ) -> SourceKey? {
    let cell = Cell(layout: layout, state: state)
    return ["title.size", "title.weight", "title.family"].lazy.compactMap { name in
      uses.key(of: .init(isAtEdge: false, cell: cell, name: name), in: environment)
    }.first
  }
}

extension ThemeSourceMap.Layer {
  fileprivate var nameRange: Range<Int> { entries["name"]?.key ?? 0..<1 }
}

/// A device in one orientation.
@MainActor
private struct BarPosture {
  let device: DeviceScreen
  let orientation: DeviceScreen.Orientation

  /// Returns the widths of bars in each layout, the narrowest first.
  static func all(
    for idiom: UIUserInterfaceIdiom
  ) -> [(layout: ItemLayout, postures: [BarPosture])] {
    let postures = DeviceScreen.all.filter { $0.idiom == idiom }.flatMap { device in
      DeviceScreen.Orientation.allCases.map { BarPosture(device: device, orientation: $0) }
    }
    let groups = Dictionary(grouping: postures, by: \.layout)
    return ItemLayout.allCases.compactMap { layout in
      groups[layout].map { (layout, $0.sorted { $0.width < $1.width }) }
    }
  }

  private var posture: DeviceScreen.Posture { device.posture(in: orientation) }

  private var width: CGFloat {
    posture.size.width - posture.safeAreaInsets.left - posture.safeAreaInsets.right
  }

  private var layout: ItemLayout {
    ItemLayout(width: posture.horizontalSizeClass, height: posture.verticalSizeClass)
  }

  /// Returns the titles that are truncated, with the state in which they are, and the replacements
  /// of missing fonts.
  func cutTitles(
    _ titles: [String],
    in outcome: Linter.Outcome
  ) -> (cut: [(Int, ItemState)], textReplacements: [String]) {
    let os = outcome.environment.os
    let system = SimulatedSystem(
      osVersion: SimulatedSystem.OSVersion(os.major, os.minor),
      idiom: device.idiom
    )
    return SimulatedSystem.withCurrent(system) {
      let window = UIWindow.simulated(device: device, orientation: orientation)
      let controller = UITabBarController()
      controller.viewControllers = titles.map { title in
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "house"), tag: 0)
        return page
      }
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.applyTheme(outcome.theme)
      window.layoutIfNeeded()
      // If nothing is drawn, or the drawing is only inferred, the available width isn't known.
      let bar: UITabBar = controller.tabBar
      if bar.inference != nil || (try? bar.validateRendering()) == nil { return ([], []) }
      var cut: [Int: ItemState] = [:]
      // A missing font is replaced by the system's, whose widths prove nothing.
      var replacements = outcome.theme.fontReplacements(in: outcome.environment)
      if !replacements.isEmpty { return ([], replacements) }
      for selected in titles.indices {
        controller.selectedIndex = selected
        window.layoutIfNeeded()
        replacements += bar.textReplacements.filter { !replacements.contains($0) }
        for index in controller.tabBar.indicesOfCutTitles where cut[index] == nil {
          cut[index] = index == selected ? .selected : .normal
        }
      }
      return (cut.sorted { $0.key < $1.key }, replacements)
    }
  }
}
