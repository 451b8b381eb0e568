/// A theme file that sets nearly every key, in a little more than 5,000 bytes.
let largeTheme = ##"""
  {
    "$schema": "../tabtheme-1.schema.json",
    "name": "Large",
    "colors": {
      "night": {
        "light": "#82C9B0",
        "dark": "#B791F7",
        "lightHighContrast": "#0ED9C5",
        "darkHighContrast": "#EE6617"
      },
      "star": {
        "light": "#7F83D4",
        "dark": "#1A8C82",
        "lightHighContrast": "#504ED1",
        "darkHighContrast": "#39F621"
      },
      "moon": {
        "light": "#BE5BB2",
        "dark": "#F029D1",
        "lightHighContrast": "#7E3ECB",
        "darkHighContrast": "#C2F2B3"
      },
      "faint": {
        "light": "#3435FD",
        "dark": "#7FA846",
        "lightHighContrast": "#06B6E7",
        "darkHighContrast": "#6EF735"
      },
      "horizon": {
        "light": "#D0F92C",
        "dark": "#8F1850",
        "lightHighContrast": "#5D3905",
        "darkHighContrast": "#C76453"
      },
      "badge": {
        "light": "#51B7A4",
        "dark": "#24D43C",
        "lightHighContrast": "#470C85",
        "darkHighContrast": "#E3C180"
      },
      "badgeText": {
        "light": "#40DEB8",
        "dark": "#43B512",
        "lightHighContrast": "#00E8A2",
        "darkHighContrast": "#02B867"
      },
      "glow": {
        "light": "#6B3DDD",
        "dark": "#6E538C",
        "lightHighContrast": "#54EB22",
        "darkHighContrast": "#553D74"
      },
      "mist": {
        "light": "oklch(0.92 0.02 270)",
        "dark": "rgb(20 24 50 / 80%)",
        "lightHighContrast": "#65D4D2",
        "darkHighContrast": "#68D8DC"
      },
      "ember": {
        "light": "#5D03AC",
        "dark": "#64CD54",
        "lightHighContrast": "#C435DE",
        "darkHighContrast": "#98FADB"
      },
      "haze": {
        "light": "#0B0B40",
        "dark": "#B8EDE3",
        "lightHighContrast": "#D46EA7",
        "darkHighContrast": "#54F831"
      }
    },
    "tintColor": "{moon}",
    "unselectedItemTintColor": "{star}",
    "bar": {
      "background": "default",
      "backgroundEffect": "systemChromeMaterial",
      "backgroundColor": "{night}",
      "shadowColor": "{horizon}",
      "selectionIndicatorTintColor": "{mist}",
      "stackedItemPositioning": "centered",
      "stackedItemWidth": 76,
      "stackedItemSpacing": 12
    },
    "item": {
      "normal": {
        "color": "{star}",
        "title": { "weight": "medium" },
        "badgeBackgroundColor": "{badge}",
        "badgeText": { "color": "{badgeText}", "weight": "semibold" }
      },
      "selected": {
        "color": "{moon}",
        "title": { "weight": "semibold" },
        "badgeBackgroundColor": "{badge}",
        "badgeText": { "color": "{badgeText}", "weight": "semibold" }
      },
      "disabled": {
        "color": "{faint}",
        "title": { "weight": "regular" },
        "badgeBackgroundColor": "{badge}",
        "badgeText": { "color": "{badgeText}", "weight": "semibold" }
      },
      "focused": {
        "color": "{glow}",
        "title": { "weight": "bold" },
        "badgeBackgroundColor": "{badge}",
        "badgeText": { "color": "{badgeText}", "weight": "semibold" }
      }
    },
    "stacked": {
      "normal": {
        "color": "{star}",
        "title": { "weight": "medium", "size": 10.5 },
        "badgeBackgroundColor": "{badge}",
        "badgeText": { "color": "{badgeText}", "weight": "semibold" },
        "titlePositionAdjustment": { "vertical": -2 },
        "badgePositionAdjustment": { "leading": 2, "vertical": -1 }
      },
      "selected": {
        "color": "{moon}",
        "title": { "weight": "semibold", "size": 10.5 },
        "badgeBackgroundColor": "{badge}",
        "badgeText": { "color": "{badgeText}", "weight": "semibold" },
        "titlePositionAdjustment": { "vertical": -2 },
        "badgePositionAdjustment": { "leading": 2, "vertical": -1 }
      }
    },
    "inline": {
      "normal": {
        "color": "{star}",
        "title": { "weight": "medium", "size": 13 },
        "badgeBackgroundColor": "{badge}",
        "badgeText": { "color": "{badgeText}", "weight": "semibold" },
        "titlePositionAdjustment": { "vertical": 1 },
        "badgePositionAdjustment": { "leading": 2, "vertical": -1 }
      },
      "selected": {
        "color": "{moon}",
        "title": { "weight": "semibold", "size": 13 },
        "badgeBackgroundColor": "{badge}",
        "badgeText": { "color": "{badgeText}", "weight": "semibold" },
        "titlePositionAdjustment": { "vertical": 1 },
        "badgePositionAdjustment": { "leading": 2, "vertical": -1 }
      }
    },
    "compactInline": {
      "normal": {
        "color": "{star}",
        "title": { "weight": "medium", "size": 12 },
        "badgeBackgroundColor": "{badge}",
        "badgeText": { "color": "{badgeText}", "weight": "semibold" }
      },
      "selected": {
        "color": "{moon}",
        "title": { "weight": "semibold", "size": 12 },
        "badgeBackgroundColor": "{badge}",
        "badgeText": { "color": "{badgeText}", "weight": "semibold" }
      }
    },
    "scrollEdge": {
      "bar": { "background": "transparent", "shadowColor": "system:clear" },
      "item": {
        "selected": {
          "color": "{ember}",
          "title": { "weight": "semibold" },
          "badgeBackgroundColor": "{badge}",
          "badgeText": { "color": "{badgeText}", "weight": "semibold" }
        }
      }
    },
    "glass": "override",
    "layout": {
      "landscape": {
        "height": 44,
        "itemWidths": [100, 100, 50, 50, 100],
        "itemGaps": [200, 5, 5, 5, 5]
      }
    }
  }
  """##
