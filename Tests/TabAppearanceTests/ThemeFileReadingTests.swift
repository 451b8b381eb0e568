import Foundation
import TabAppearance
import Testing

struct ThemeFileReadingTests {
  /// A theme file that uses most of the grammar.
  static let ocean = ##"""
    { "$schema": "../tabtheme-1.schema.json", "name": "Ocean",
      "extends": "System",
      "colors": { "brand": { "light": "#0066CC", "dark": "#64B5FF", "lightHighContrast": "#004A99" },
                  "muted": "system:secondaryLabel", "alert": "#C6262E" },
      "tintColor": "{brand}",
      "bar": { "background": "default", "backgroundEffect": "systemChromeMaterial",
               "shadowColor": "system:separator", "stackedItemPositioning": "centered",
               "stackedItemWidth": 76, "stackedItemSpacing": 12 },
      "item": { "normal": { "color": "{muted}", "title": { "weight": "medium" } },
                "selected": { "color": "{brand}", "badgeBackgroundColor": "{alert}" } },
      "stacked": { "normal": { "title": { "size": 10.5 } } },
      "scrollEdge": "transparent",
      "layout": { "landscape": { "height": 44, "itemWidths": [100, 100, 50, 50, 100],
                                 "itemGaps": [200, 5, 5, 5, 5] } },
      "when": [ { "iOS": ">=26", "stacked": { "normal": { "title": { "weight": "semibold" } } } } ] }
    """##

  @Test func `reads a file as the theme that is written in Swift`() throws {
    let theme = TabBarTheme(
      name: "Ocean",
      colors: [
        "brand": .dynamic(light: "#0066CC", dark: "#64B5FF", lightHighContrast: "#004A99"),
        "muted": .system(.secondaryLabel),
        "alert": "#C6262E",
      ],
      tintColor: "{brand}",
      bar: .init(
        background: .value(.default),
        backgroundEffect: .value(.systemChromeMaterial),
        shadowColor: .system(.separator),
        stackedItemPositioning: .value(.centered),
        stackedItemWidth: 76,
        stackedItemSpacing: 12
      ),
      item: .init(
        normal: .init(color: "{muted}", title: .init(weight: .value(.medium))),
        selected: .init(color: "{brand}", badgeBackgroundColor: "{alert}")
      ),
      stacked: .init(normal: .init(title: .init(size: 10.5))),
      scrollEdge: .transparent,
      layout: .init(
        landscape: .init(
          height: 44,
          itemWidths: .value([100, 100, 50, 50, 100]),
          itemGaps: .value([200, 5, 5, 5, 5])
        )
      ),
      variations: [
        .init(iOS: ">=26", .init(stacked: .init(normal: .init(title: .init(weight: .semibold)))))
      ]
    )
    #expect(try TabBarTheme(json: Self.ocean) == theme)
    #expect(try TabBarTheme(json: Array(Self.ocean.utf8)) == theme)
  }

  @Test func `tells null from absent`() throws {
    let theme = try TabBarTheme(
      json: """
        { "name": "Null", "tintColor": null, "scrollEdge": null,
          "item": { "normal": { "titlePositionAdjustment": null, "title": { "size": null } } },
          "layout": { "landscape": { "itemGaps": null } } }
        """
    )
    #expect(theme.tintColor == nil)
    #expect(theme.unselectedItemTintColor == .inherited)
    #expect(theme.scrollEdge == nil)
    #expect(theme.glass == .inherited)
    #expect(theme.item.normal.titlePositionAdjustment == nil)
    #expect(theme.item.normal.title.size == nil)
    #expect(theme.item.normal.title.weight == .inherited)
    #expect(theme.layout.landscape.itemGaps == nil)
  }

  @Test func `null for an object is null in each of its leaves`() throws {
    let theme = try TabBarTheme(
      json: #"{ "name": "Null", "bar": null, "inline": { "selected": { "title": null } } }"#
    )
    #expect(theme.bar.background == nil)
    #expect(theme.bar.stackedItemSpacing == nil)
    let title = theme.inline.selected.title
    for key in TabBarTheme.Text.keys { #expect(key.json(title) == .null, "\(key.name)") }
    #expect(theme.inline.selected.color == .inherited)
  }

  @Test func `reads a scroll edge of its own, images and glass`() throws {
    let theme = try TabBarTheme(
      json: """
        { "name": "Edge", "glass": "override",
          "scrollEdge": { "bar": { "background": "transparent" },
                          "compactInline": { "focused": { "iconColor": "system:link" } } },
          "bar": { "backgroundImage": "asset:Wave", "backgroundImageContentMode": "scaleAspectFill",
                   "shadowImage": { "image": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==", "scale": 2 },
                   "selectionIndicatorImage": { "renderingMode": "alwaysTemplate",
                                                "image": "symbol:capsule.fill" } } }
        """
    )
    var edge = TabBarTheme.Appearance()
    edge.bar.background = .value(.transparent)
    edge.compactInline.focused.iconColor = .system(.link)
    #expect(theme.scrollEdge == .overlay(edge))
    #expect(theme.glass == .value(.override))
    #expect(theme.bar.backgroundImage == "asset:Wave")
    #expect(theme.bar.backgroundImageContentMode == .value(.scaleAspectFill))
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
      ).map { [UInt8]($0) }
    )
    #expect(theme.bar.shadowImage == .value(TabBarTheme.Image(.png(png), scale: 2)))
    #expect(
      theme.bar.selectionIndicatorImage
        == .value(TabBarTheme.Image(.symbol("capsule.fill"), renderingMode: .alwaysTemplate))
    )
  }

  // S4-06
  @Test func `takes negative widths and spacings of stacked items as 0`() throws {
    let theme = try TabBarTheme(
      json: """
        { "name": "Narrow", "bar": { "stackedItemWidth": -4, "stackedItemSpacing": -0.5 } }
        """
    )
    #expect(theme.bar.stackedItemWidth == 0)
    #expect(theme.bar.stackedItemSpacing == 0)
  }
}
