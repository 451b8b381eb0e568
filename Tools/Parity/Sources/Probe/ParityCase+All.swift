import TabAppearance

extension ParityCase {
  /// The cases, each of which covers something that the others don't.
  static let all: [ParityCase] =
    numbers + contents + badges + traits + landscape + pads + positions + themes + apps

  /// Five items with symbols and short titles, as most apps have them.
  private static let usual = ParityCase(name: "five items", items: items(5))

  private static func items(_ count: Int) -> [Item] {
    let all = [
      ("Home", "house"), ("Search", "magnifyingglass"), ("Inbox", "tray"), ("Saved", "bookmark"),
      ("Profile", "person"), ("Settings", "gear"),
    ]
    return all.prefix(count).map { Item(title: $0.0, icon: .symbol($0.1)) }
  }

  /// Returns items whose icons are rectangles, which have the same size on every system.
  private static func plain(_ count: Int) -> [Item] {
    items(count).map { Item(title: $0.title, icon: .rectangle(width: 25, height: 25)) }
  }

  /// Returns the usual case with another name and a change.
  private static func with(_ name: String, _ change: (inout ParityCase) -> Void) -> ParityCase {
    var result = usual
    result.name = name
    change(&result)
    return result
  }

  // MARK: - What is in the bar

  private static let numbers = [
    with("one item") { $0.items = items(1) },
    with("two items") { $0.items = items(2) },
    with("three items") { $0.items = items(3) },
    with("four items") { $0.items = items(4) },
    usual,
    with("six items") { $0.items = items(6) },
  ]

  private static let contents = [
    with("images of 25 points") { $0.items = plain(4) },
    with("images of 40 by 30 points") { parityCase in
      parityCase.items = items(3).map { item in
        Item(title: item.title, icon: .rectangle(width: 40, height: 30))
      }
    },
    with("icons alone") { parityCase in
      parityCase.items = plain(4).map { Item(icon: $0.icon) }
    },
    with("titles alone") { parityCase in
      parityCase.items = items(4).map { Item(title: $0.title) }
    },
    with("long titles") { parityCase in
      parityCase.items = plain(5).map { item in
        Item(title: "Notifications and messages", icon: item.icon)
      }
    },
    with("a disabled item") { $0.items[3].isEnabled = false },
    with("small phone") { $0.screen = .smallPhone },
  ]

  private static func badged(_ count: Int) -> [Item] {
    zip(plain(count), ["1", "12", "999+", "", "New"]).map { item, badge in
      Item(title: item.title, icon: item.icon, badge: badge)
    }
  }

  private static let badges = [
    with("badges") { $0.items = badged(5) },
    with("badges beside symbols") { parityCase in
      for index in parityCase.items.indices { parityCase.items[index].badge = "3" }
    },
    with("badges without icons") { parityCase in
      parityCase.items = badged(4).map { Item(title: $0.title, badge: $0.badge) }
    },
    with("badges, right to left") { parityCase in
      parityCase.items = badged(5)
      parityCase.direction = .rightToLeft
    },
  ]

  // MARK: - What the bar is on

  private static let traits = [
    with("dark") { $0.style = .dark },
    with("high contrast") { $0.contrast = .high },
    with("dark, high contrast") { parityCase in
      parityCase.style = .dark
      parityCase.contrast = .high
    },
    with("right to left") { $0.direction = .rightToLeft },
    with("three items, right to left") { parityCase in
      parityCase.items = plain(3)
      parityCase.direction = .rightToLeft
    },
    with("smallest text") { $0.textSize = .extraSmall },
    with("largest text") { $0.textSize = .accessibilityExtraExtraExtraLarge },
    with("bold text") { $0.legibility = .bold },
  ]

  private static let landscape = [
    with("landscape") { $0.screen = .phoneLandscape },
    with("landscape, three items") { parityCase in
      parityCase.items = plain(3)
      parityCase.screen = .phoneLandscape
    },
    with("landscape, badges") { parityCase in
      parityCase.items = badged(5)
      parityCase.screen = .phoneLandscape
    },
    with("landscape, right to left") { parityCase in
      parityCase.screen = .phoneLandscape
      parityCase.direction = .rightToLeft
    },
    with("landscape, dark") { parityCase in
      parityCase.screen = .phoneLandscape
      parityCase.style = .dark
    },
    with("landscape, regular width") { $0.screen = .largePhoneLandscape },
  ]

  private static let pads = [
    with("iPad") { $0.screen = .pad },
    with("iPad in landscape") { $0.screen = .padLandscape },
    with("iPad, six items") { parityCase in
      parityCase.items = items(6)
      parityCase.screen = .pad
    },
    with("iPad, badges") { parityCase in
      parityCase.items = badged(5)
      parityCase.screen = .pad
    },
    with("iPad, right to left") { parityCase in
      parityCase.screen = .pad
      parityCase.direction = .rightToLeft
    },
    with("iPad, dark") { parityCase in
      parityCase.screen = .pad
      parityCase.style = .dark
    },
    with("iPad, compact width") { parityCase in
      parityCase.screen = .pad
      parityCase.screen.width = 375
      parityCase.screen.horizontal = .compact
    },
    with("iPad, theme") { parityCase in
      parityCase.screen = .pad
      parityCase.theme = colored
    },
    with("iPad, filled") { parityCase in
      parityCase.screen = .pad
      parityCase.theme = TabBarTheme(
        name: "Filled",
        bar: .init(stackedItemPositioning: .value(.fill))
      )
    },
  ]

  // MARK: - What the bar is given

  private static let positions = [
    with("centered as asked") { parityCase in
      parityCase.items = plain(3)
      parityCase.theme = TabBarTheme(
        name: "Centered",
        bar: .init(
          stackedItemPositioning: .value(.centered),
          stackedItemWidth: 80,
          stackedItemSpacing: 20
        )
      )
    },
    with("centered by the system") { parityCase in
      parityCase.items = plain(3)
      parityCase.theme = TabBarTheme(
        name: "Centered",
        bar: .init(stackedItemPositioning: .value(.centered))
      )
    },
  ]

  /// A theme with colors for every part, in light and dark.
  private static let colored = TabBarTheme(
    name: "Colored",
    tintColor: "#AA3300",
    bar: .init(
      background: .value(.opaque),
      backgroundColor: .dynamic(light: "#F1F8FA", dark: "#0B1D26"),
      shadowColor: "#336699"
    ),
    item: .init(
      normal: .init(
        color: .dynamic(light: "#546E7A", dark: "#8FA9B5"),
        badgeBackgroundColor: "#7700AA",
        badgeText: .init(color: "#FFFF00")
      ),
      selected: .init(color: .dynamic(light: "#005566", dark: "#5CD2E6"))
    )
  )

  private static let themes = [
    with("new appearance") { $0.recordsNewAppearance = true },
    with("new appearance, dark") { parityCase in
      parityCase.style = .dark
      parityCase.recordsNewAppearance = true
    },
    with("theme") { parityCase in
      parityCase.items = badged(3)
      parityCase.theme = colored
    },
    with("theme, dark") { parityCase in
      parityCase.items = badged(3)
      parityCase.style = .dark
      parityCase.theme = colored
    },
    with("theme without background") { parityCase in
      parityCase.theme = TabBarTheme(
        name: "Clear",
        bar: .init(background: .value(.transparent)),
        scrollEdge: .transparent
      )
    },
    with("theme with a color at the scroll edge") { parityCase in
      parityCase.theme = TabBarTheme(
        name: "Edge",
        scrollEdge: .value(.overlay(.init(bar: .init(backgroundColor: "#FFEECC"))))
      )
    },
    with("theme with unselected tint") { parityCase in
      parityCase.theme = TabBarTheme(name: "Unselected", unselectedItemTintColor: "#227744")
    },
    with("theme with a wide color") { parityCase in
      parityCase.theme = TabBarTheme(name: "Wide", tintColor: "p3(1 0 0)")
    },
    with("theme with fonts") { parityCase in
      parityCase.theme = TabBarTheme(
        name: "Fonts",
        item: .init(normal: .init(title: .init(size: 12, weight: .bold)))
      )
    },
    with("theme with fonts that grow") { parityCase in
      parityCase.textSize = .accessibilityExtraExtraExtraLarge
      parityCase.theme = TabBarTheme(
        name: "Growing",
        item: .init(normal: .init(title: .init(size: 10, scaledBy: .caption2, maxSize: 20)))
      )
    },
    with("theme that moves titles and badges") { parityCase in
      parityCase.items = badged(3)
      parityCase.theme = TabBarTheme(
        name: "Moved",
        item: .init(
          normal: .init(
            titlePositionAdjustment: .value(.init(leading: 3, vertical: -4)),
            badgePositionAdjustment: .value(.init(leading: -2, vertical: 5))
          )
        )
      )
    },
  ]

  // MARK: - What an app does itself

  private static let apps = [
    with("appearance from an initializer") { parityCase in
      parityCase.change = { controller in
        let appearance = appearance(withItems: .blue)
        controller.tabBar.standardAppearance = UITabBarAppearance(barAppearance: appearance)
      }
    },
    with("appearance from a copy") { parityCase in
      parityCase.change = { controller in
        controller.tabBar.standardAppearance = appearance(withItems: .red).copy()
      }
    },
    with("selected image before image") { parityCase in
      parityCase.items = plain(3)
      parityCase.change = { controller in
        let item = controller.viewControllers?.first?.tabBarItem
        item?.selectedImage = Icon.rectangle(width: 40, height: 30).image
        item?.image = Icon.rectangle(width: 20, height: 20).image
      }
    },
    with("tint of a proxy") { $0.hasTintOfProxy = true },
  ]

  /// Returns an appearance whose unselected items have a color in each layout.
  @MainActor private static func appearance(withItems color: UIColor) -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    for item in [
      appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance,
      appearance.compactInlineLayoutAppearance,
    ] {
      item.normal.iconColor = color
      item.normal.titleTextAttributes = [.foregroundColor: color]
    }
    return appearance
  }
}
