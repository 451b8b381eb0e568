import Foundation
import TabUIKit

/// A theme whose exported code is in a file next to this one, and compiled with the tests.
enum ExportedTheme: String, CaseIterable {
  case ocean = "Ocean"
  case clear = "Clear"
  case mixed = "Mixed"
  case everyKey = "EveryKey"

  /// Returns the appearances that the exported code creates.
  @MainActor
  func make() -> (standard: UITabBarAppearance, scrollEdge: UITabBarAppearance?) {
    switch self {
    case .ocean: makeOceanAppearance()
    case .clear: makeClearAppearance()
    case .mixed: makeMixedAppearance()
    case .everyKey: makeEveryKeyAppearance()
    }
  }

  /// Styles a bar by the exported code.
  @MainActor
  func style(_ tabBar: UITabBar) {
    switch self {
    case .ocean: styleOceanBar(tabBar)
    case .clear: styleClearBar(tabBar)
    case .mixed: styleMixedBar(tabBar)
    case .everyKey: styleEveryKeyBar(tabBar)
    }
  }

  /// The operand of the tool for the theme, and the standard input; empty for a built-in theme.
  var source: (word: String, json: String) {
    get throws {
      switch self {
      case .ocean, .clear: (rawValue, "")
      case .mixed: ("-", Self.mixedJSON)
      case .everyKey: ("-", try String(contentsOf: Self.everyKeyFile, encoding: .utf8))
      }
    }
  }

  var file: URL { Self.folder.appending(path: "Exported\(rawValue).swift") }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// The fixture with every key.
  private static let everyKeyFile = folder.appending(
    path: "../../TabAppearanceTests/Fixtures/Sound/every-key.tabtheme.json"
  )

  /// Returns exported code as it is in the file: importing TabUIKit, with functions named after the
  /// theme.
  func adapted(_ code: String) -> String {
    code
      .replacingOccurrences(of: "import UIKit\n", with: "import TabUIKit\n")
      .replacingOccurrences(of: "makeTabBarAppearance", with: "make\(rawValue)Appearance")
      .replacingOccurrences(of: "styleTabBar", with: "style\(rawValue)Bar")
  }

  /// A theme with settings of every kind, with differing layouts, states and edges.
  private static let mixedJSON = """
    {
      "name": "Mixed \\"case\\"\\n",
      "colors": {
        "default": "#112233",
        "a name longer than the names of constants": {
          "light": "#445566", "dark": "system:systemTeal"
        },
        "2nd": "rgb(12.34% 50.1% 7% / 33%)",
        "2nd!": "p3(1 0 0)",
        "from catalog": "asset:Ink"
      },
      "tintColor": "{default}",
      "unselectedItemTintColor": "system:systemGray",
      "bar": {
        "background": "opaque",
        "backgroundEffect": "none",
        "backgroundColor": "{2nd}",
        "backgroundImage": "data:image/png;base64,\(png)",
        "backgroundImageContentMode": "bottomRight",
        "shadowImage": "symbol:star",
        "selectionIndicatorImage": {
          "image": { "from": "#FF000080", "to": "system:systemRed", "axis": "horizontal" },
          "renderingMode": "alwaysOriginal"
        },
        "shadowColor": "{2nd!}",
        "selectionIndicatorTintColor": "{a name longer than the names of constants}",
        "stackedItemPositioning": "centered",
        "stackedItemWidth": 76.5,
        "stackedItemSpacing": 12
      },
      "item": {
        "normal": {
          "color": "{a name longer than the names of constants}",
          "title": { "family": "Avenir Next", "weight": "semibold" },
          "titlePositionAdjustment": { "leading": -3, "vertical": 1.5 }
        },
        "selected": {
          "color": "system:systemRed",
          "title": {
            "italic": true, "kern": 0.5, "underlineStyle": "double",
            "underlineColor": "system:systemTeal", "paragraph": { "lineBreakMode": "byClipping" }
          },
          "badgeText": { "size": 11, "color": "#FFF8", "scaledBy": "caption1", "maxSize": 16 }
        },
        "focused": {
          "color": "{from catalog}",
          "title": { "family": null, "design": "rounded", "scaledBy": "caption2" },
          "badgeText": {
            "shadow": { "color": "{2nd}", "offset": { "vertical": 1 }, "blur": 2 },
            "paragraph": { "alignment": "center", "allowsDefaultTighteningForTruncation": true }
          }
        }
      },
      "stacked": {
        "selected": {
          "title": { "size": 10.5, "weight": "bold" },
          "badgeBackgroundColor": "{a name longer than the names of constants}"
        }
      },
      "compactInline": {
        "disabled": {
          "badgePositionAdjustment": { "leading": 4, "vertical": 0 },
          "title": { "color": "{a name longer than the names of constants}" }
        }
      },
      "scrollEdge": {
        "bar": {
          "background": "transparent",
          "selectionIndicatorTintColor": null,
          "stackedItemPositioning": null,
          "stackedItemWidth": null
        },
        "item": {
          "normal": {
            "color": null,
            "title": { "family": null, "weight": null },
            "badgeText": { "kern": 1 },
            "titlePositionAdjustment": null
          }
        },
        "compactInline": { "selected": { "title": { "family": null, "size": 9 } } }
      }
    }
    """

  /// A PNG file of a white square with a side of 3 pixels, in Base64.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAADCAYAAABWKLW/AAAADklEQVR42mP4jwQYcHIAu4cj"
    + "3Y6RqkoAAAAASUVORK5CYII="
}
