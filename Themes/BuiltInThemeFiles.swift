/// The theme files that come with the package, as text.
///
/// Written by `Scripts/embed-themes` from `Themes/Catalog`; a test compares the two.
public enum BuiltInThemeFiles {
  /// Every file with its theme's name, sorted by name.
  public static let all: [(name: String, json: String)] = [
    (
      name: "Candy",
      json: #"""
      {
        "name": "Candy",
        "colors": {
          "cream": {
            "light": "#FFEFF6",
            "dark": "#21103A",
            "lightHighContrast": "#FFFAFC",
            "darkHighContrast": "#0C0418"
          },
          "nougat": {
            "light": "#925B77",
            "dark": "#B58DC8",
            "lightHighContrast": "#6D3D56",
            "darkHighContrast": "#C5B0CF"
          },
          "cherry": {
            "light": "#A60053",
            "dark": "#FEB3D5",
            "lightHighContrast": "#64002B",
            "darkHighContrast": "#FFD9EA"
          },
          "gum": {
            "light": "#FFD0E4",
            "dark": "#472366",
            "lightHighContrast": "#FFC4DD",
            "darkHighContrast": "#3C1A58"
          },
          "sugar": {
            "light": "#DDB6C9",
            "dark": "#573E78",
            "lightHighContrast": "#AE8399",
            "darkHighContrast": "#866BA8"
          },
          "glaze": {
            "light": "#F7BDD7",
            "dark": "#432266",
            "lightHighContrast": "#96456E",
            "darkHighContrast": "#B98BDC"
          },
          "badge": {
            "light": "#007061",
            "dark": "#84E8CF",
            "lightHighContrast": "#00503F",
            "darkHighContrast": "#B2F5E4"
          },
          "badgeText": { "light": "#FFFFFF", "dark": "#00261E" }
        },
        "tintColor": "{cherry}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{cream}",
          "shadowColor": "{glaze}",
          "selectionIndicatorTintColor": "{gum}"
        },
        "item": {
          "normal": {
            "color": "{nougat}",
            "title": { "weight": "medium" },
            "badgeBackgroundColor": "{badge}",
            "badgeText": { "color": "{badgeText}" }
          },
          "selected": {
            "color": "{cherry}",
            "title": { "weight": "bold" }
          },
          "disabled": { "color": "{sugar}" },
          "focused": { "color": "{cherry}" }
        },
        "stacked": { "normal": { "titlePositionAdjustment": { "vertical": -2 } } }
      }

      """#
    ),
    (
      name: "Clear",
      json: #"""
      {
        "name": "Clear",
        "colors": {
          "pane": {
            "light": "#FFFFFF00",
            "dark": "#00000000",
            "lightHighContrast": "#FFFFFF",
            "darkHighContrast": "#000000"
          },
          "rim": {
            "light": "#00000000",
            "lightHighContrast": "#3A3A3C",
            "darkHighContrast": "#D8D8DC"
          },
          "ink": {
            "light": "#48484D",
            "dark": "#BFBFC5",
            "lightHighContrast": "#3A3A3C",
            "darkHighContrast": "#D8D8DC"
          },
          "sea": {
            "light": "#00479E",
            "dark": "#97C5FF",
            "lightHighContrast": "#003E9C",
            "darkHighContrast": "#8CC4FF"
          },
          "frost": {
            "light": "#48484D66",
            "dark": "#BFBFC566",
            "lightHighContrast": "#8E8E93",
            "darkHighContrast": "#7C7C80"
          },
          "inkAtEdge": {
            "light": "#6E6E73",
            "dark": "#BFBFC5",
            "lightHighContrast": "#3A3A3C",
            "darkHighContrast": "#D8D8DC"
          },
          "seaAtEdge": {
            "light": "#1768D0",
            "dark": "#97C5FF",
            "lightHighContrast": "#003E9C",
            "darkHighContrast": "#8CC4FF"
          },
          "badge": {
            "light": "#C9302A",
            "dark": "#FF8A80",
            "lightHighContrast": "#A30A0A",
            "darkHighContrast": "#FFA59E"
          },
          "badgeText": { "light": "#FFFFFF", "dark": "#300000" }
        },
        "tintColor": "{sea}",
        "bar": {
          "background": "default",
          "backgroundEffect": "systemMaterial",
          "backgroundColor": "{pane}",
          "shadowColor": "{rim}"
        },
        "item": {
          "normal": {
            "color": "{ink}",
            "title": { "weight": "medium" },
            "badgeBackgroundColor": "{badge}",
            "badgeText": { "color": "{badgeText}" }
          },
          "selected": {
            "color": "{sea}",
            "title": { "weight": "bold" }
          },
          "disabled": { "color": "{frost}" },
          "focused": { "color": "{sea}" }
        },
        "scrollEdge": {
          "bar": {
            "background": "transparent",
            "backgroundEffect": "none"
          },
          "item": {
            "normal": { "color": "{inkAtEdge}" },
            "selected": { "color": "{seaAtEdge}" },
            "focused": { "color": "{seaAtEdge}" }
          }
        }
      }

      """#
    ),
    (
      name: "Forest",
      json: #"""
      {
        "name": "Forest",
        "colors": {
          "moss": {
            "light": "#EDF3E6",
            "dark": "#101D16",
            "lightHighContrast": "#FBFDF8",
            "darkHighContrast": "#050C08"
          },
          "bark": {
            "light": "#656D5A",
            "dark": "#8CA191",
            "lightHighContrast": "#48503F",
            "darkHighContrast": "#ADBDB1"
          },
          "leaf": {
            "light": "#1C5E25",
            "dark": "#91DF96",
            "lightHighContrast": "#013E0D",
            "darkHighContrast": "#B5F3B8"
          },
          "shade": {
            "light": "#B4BCA8",
            "dark": "#3B4E43",
            "lightHighContrast": "#8A937D",
            "darkHighContrast": "#657C6F"
          },
          "twig": {
            "light": "#D2DAC6",
            "dark": "#25382D",
            "lightHighContrast": "#626C55",
            "darkHighContrast": "#86A08F"
          },
          "badge": {
            "light": "#B0521A",
            "dark": "#F4B650",
            "lightHighContrast": "#82360A",
            "darkHighContrast": "#FFD48E"
          },
          "badgeText": { "light": "#FFFFFF", "dark": "#2A1700" }
        },
        "tintColor": "{leaf}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{moss}",
          "shadowColor": "{twig}"
        },
        "item": {
          "normal": {
            "color": "{bark}",
            "title": { "weight": "medium" },
            "badgeBackgroundColor": "{badge}",
            "badgeText": { "color": "{badgeText}" }
          },
          "selected": {
            "color": "{leaf}",
            "title": { "weight": "semibold" }
          },
          "disabled": { "color": "{shade}" },
          "focused": { "color": "{leaf}" }
        },
        "scrollEdge": { "bar": { "shadowColor": "system:clear" } }
      }

      """#
    ),
    (
      name: "Graphite",
      json: #"""
      {
        "name": "Graphite",
        "colors": {
          "slate": {
            "light": "#F3F3F5",
            "dark": "#1A1B1D",
            "lightHighContrast": "#FFFFFF",
            "darkHighContrast": "#000000"
          },
          "lead": {
            "light": "#696B71",
            "dark": "#9A9DA4",
            "lightHighContrast": "#4D4F53",
            "darkHighContrast": "#B1B3B7"
          },
          "ink": { "light": "#141518", "dark": "#FFFFFF", "lightHighContrast": "#000000" },
          "plate": {
            "light": "#DCDDE2",
            "dark": "#36383D",
            "lightHighContrast": "#D3D4DA",
            "darkHighContrast": "#3A3C42"
          },
          "worn": {
            "light": "#B7B9BE",
            "dark": "#4C4F55",
            "lightHighContrast": "#8C8F95",
            "darkHighContrast": "#777A81"
          },
          "edge": {
            "light": "#D0D1D6",
            "dark": "#303236",
            "lightHighContrast": "#5C5E64",
            "darkHighContrast": "#8E9198"
          },
          "badge": {
            "light": "#3A3C41",
            "dark": "#E4E5E9",
            "lightHighContrast": "#1C1D20",
            "darkHighContrast": "#FFFFFF"
          },
          "badgeText": { "light": "#FFFFFF", "dark": "#141518" }
        },
        "tintColor": "{ink}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{slate}",
          "shadowColor": "{edge}",
          "selectionIndicatorTintColor": "{plate}"
        },
        "item": {
          "normal": {
            "color": "{lead}",
            "title": { "weight": "medium" },
            "badgeBackgroundColor": "{badge}",
            "badgeText": { "color": "{badgeText}" }
          },
          "selected": {
            "color": "{ink}",
            "title": { "weight": "semibold" }
          },
          "disabled": { "color": "{worn}" },
          "focused": { "color": "{ink}" }
        },
        "stacked": { "normal": { "titlePositionAdjustment": { "vertical": -2 } } }
      }

      """#
    ),
    (
      name: "Midnight",
      json: #"""
      {
        "name": "Midnight",
        "colors": {
          "night": {
            "light": "#E6E9F9",
            "dark": "#0B0F26",
            "lightHighContrast": "#FFFFFF",
            "darkHighContrast": "#03050F"
          },
          "star": {
            "light": "#5C638D",
            "dark": "#8993C0",
            "lightHighContrast": "#444C78",
            "darkHighContrast": "#AEB5D4"
          },
          "moon": {
            "light": "#392CA3",
            "dark": "#F4D284",
            "lightHighContrast": "#21178A",
            "darkHighContrast": "#FFE9B8"
          },
          "faint": {
            "light": "#AEB4D4",
            "dark": "#3F4875",
            "lightHighContrast": "#8188B0",
            "darkHighContrast": "#6A75AB"
          },
          "horizon": {
            "light": "#C6CBE8",
            "dark": "#272E58",
            "lightHighContrast": "#565D87",
            "darkHighContrast": "#8F9ACC"
          },
          "badge": {
            "light": "#B2245C",
            "dark": "#FF8FAB",
            "lightHighContrast": "#8A1241",
            "darkHighContrast": "#FFB7C8"
          },
          "badgeText": { "light": "#FFFFFF", "dark": "#22091A" }
        },
        "tintColor": "{moon}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{night}",
          "shadowColor": "{horizon}"
        },
        "item": {
          "normal": {
            "color": "{star}",
            "title": { "weight": "medium" },
            "badgeBackgroundColor": "{badge}",
            "badgeText": { "color": "{badgeText}" }
          },
          "selected": {
            "color": "{moon}",
            "title": { "weight": "semibold" }
          },
          "disabled": { "color": "{faint}" },
          "focused": { "color": "{moon}" }
        },
        "scrollEdge": { "bar": { "shadowColor": "system:clear" } }
      }

      """#
    ),
    (
      name: "Ocean",
      json: #"""
      {
        "name": "Ocean",
        "colors": {
          "water": {
            "light": "#E2F1F9D9",
            "dark": "#06263AD9",
            "lightHighContrast": "#F4FBFF",
            "darkHighContrast": "#01121E"
          },
          "current": {
            "light": "#496D83",
            "dark": "#82ACC0",
            "lightHighContrast": "#2D4F64",
            "darkHighContrast": "#A6C1CD"
          },
          "wave": {
            "light": "#004B82",
            "dark": "#7BD2FF",
            "lightHighContrast": "#002D52",
            "darkHighContrast": "#B9E9FF"
          },
          "depth": {
            "light": "#A3BDCB",
            "dark": "#345467",
            "lightHighContrast": "#7A98A9",
            "darkHighContrast": "#5F8093"
          },
          "surf": {
            "light": "#A8CDE0",
            "dark": "#134663",
            "lightHighContrast": "#3F7593",
            "darkHighContrast": "#6FA9C8"
          },
          "badge": {
            "light": "#C13227",
            "dark": "#FF8D78",
            "lightHighContrast": "#961A11",
            "darkHighContrast": "#FFB6A8"
          },
          "badgeText": { "light": "#FFFFFF", "dark": "#2E0A04" }
        },
        "tintColor": "{wave}",
        "bar": {
          "background": "default",
          "backgroundEffect": "systemChromeMaterial",
          "backgroundColor": "{water}",
          "shadowColor": "{surf}"
        },
        "item": {
          "normal": {
            "color": "{current}",
            "badgeBackgroundColor": "{badge}",
            "badgeText": { "color": "{badgeText}" }
          },
          "selected": { "color": "{wave}" },
          "disabled": { "color": "{depth}" },
          "focused": { "color": "{wave}" }
        }
      }

      """#
    ),
    (
      name: "Paper",
      json: #"""
      {
        "name": "Paper",
        "colors": {
          "sheet": {
            "light": "#F8F3E6",
            "dark": "#211D17",
            "lightHighContrast": "#FFFDF8",
            "darkHighContrast": "#0C0A07"
          },
          "pencil": {
            "light": "#746A5B",
            "dark": "#A99E8B",
            "lightHighContrast": "#544D41",
            "darkHighContrast": "#C1B8A7"
          },
          "seal": {
            "light": "#9F2C18",
            "dark": "#F9AC93",
            "lightHighContrast": "#751606",
            "darkHighContrast": "#FFCFC0"
          },
          "eraser": {
            "light": "#C6BCAA",
            "dark": "#544C40",
            "lightHighContrast": "#99907F",
            "darkHighContrast": "#82786A"
          },
          "crease": {
            "light": "#DED4C1",
            "dark": "#3B352B",
            "lightHighContrast": "#6F6655",
            "darkHighContrast": "#A1957F"
          },
          "badgeText": { "light": "#FFFFFF", "dark": "#2B0D05" }
        },
        "tintColor": "{seal}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{sheet}",
          "shadowColor": "{crease}"
        },
        "item": {
          "normal": {
            "color": "{pencil}",
            "title": { "weight": "regular" },
            "badgeBackgroundColor": "{seal}",
            "badgeText": { "color": "{badgeText}" }
          },
          "selected": {
            "color": "{seal}",
            "title": { "weight": "medium" }
          },
          "disabled": { "color": "{eraser}" },
          "focused": { "color": "{seal}" }
        },
        "scrollEdge": { "bar": { "shadowColor": "system:clear" } }
      }

      """#
    ),
    (
      name: "Sunset",
      json: #"""
      {
        "name": "Sunset",
        "colors": {
          "sky": {
            "light": "#FFF1E6",
            "dark": "#26101F",
            "lightHighContrast": "#FFFBF8",
            "darkHighContrast": "#10040C"
          },
          "cloud": {
            "light": "#89625B",
            "dark": "#BA8E9A",
            "lightHighContrast": "#69433D",
            "darkHighContrast": "#CDB0B6"
          },
          "sun": {
            "light": "#B32F00",
            "dark": "#FEA66E",
            "lightHighContrast": "#7F1700",
            "darkHighContrast": "#FEC9A5"
          },
          "haze": {
            "light": "#D3B5AA",
            "dark": "#5B3B4A",
            "lightHighContrast": "#A48579",
            "darkHighContrast": "#8A6576"
          },
          "horizon": {
            "light": "#F2A66B",
            "dark": "#D2573F",
            "lightHighContrast": "#A24A10",
            "darkHighContrast": "#FF9F61"
          },
          "badge": {
            "light": "#7A2BA8",
            "dark": "#D39BFF",
            "lightHighContrast": "#561080",
            "darkHighContrast": "#E6C6FF"
          },
          "badgeText": { "light": "#FFFFFF", "dark": "#220637" }
        },
        "tintColor": "{sun}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{sky}",
          "shadowColor": "{horizon}"
        },
        "item": {
          "normal": {
            "color": "{cloud}",
            "title": { "weight": "medium" },
            "badgeBackgroundColor": "{badge}",
            "badgeText": { "color": "{badgeText}" }
          },
          "selected": {
            "color": "{sun}",
            "title": { "weight": "semibold" }
          },
          "disabled": { "color": "{haze}" },
          "focused": { "color": "{sun}" }
        }
      }

      """#
    ),
    (
      name: "System",
      json: #"""
      { "name": "System",
        "scrollEdge": null }

      """#
    ),
    (
      name: "Terminal",
      json: #"""
      {
        "name": "Terminal",
        "allow": { "glass": { "harmful-key": "a terminal isn't made of glass" } },
        "colors": {
          "screen": {
            "light": "#07120B",
            "lightHighContrast": "#000000",
            "darkHighContrast": "#000000"
          },
          "phosphor": {
            "light": "#58A372",
            "lightHighContrast": "#87C59D",
            "darkHighContrast": "#87C59D"
          },
          "cursor": {
            "light": "#66FF99",
            "lightHighContrast": "#B0FFCB",
            "darkHighContrast": "#B0FFCB"
          },
          "dim": {
            "light": "#2C5A3D",
            "lightHighContrast": "#4D7F60",
            "darkHighContrast": "#4D7F60"
          },
          "scanline": {
            "light": "#1F5A36",
            "lightHighContrast": "#66FF99",
            "darkHighContrast": "#66FF99"
          },
          "badge": {
            "light": "#FFB627",
            "lightHighContrast": "#FFD27A",
            "darkHighContrast": "#FFD27A"
          },
          "badgeText": "#1F1300"
        },
        "tintColor": "{cursor}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{screen}",
          "shadowColor": "{scanline}"
        },
        "item": {
          "normal": {
            "color": "{phosphor}",
            "title": { "weight": "medium" },
            "badgeBackgroundColor": "{badge}",
            "badgeText": { "color": "{badgeText}" }
          },
          "selected": {
            "color": "{cursor}",
            "title": { "weight": "semibold" }
          },
          "disabled": { "color": "{dim}" },
          "focused": { "color": "{cursor}" }
        },
        "glass": "override"
      }

      """#
    ),
  ]
}
