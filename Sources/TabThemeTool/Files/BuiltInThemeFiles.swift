/// The theme files that come with the package, as text.
///
/// Written by `Scripts/embed` from `Themes/Catalog`; a test compares the two.
enum BuiltInThemeFiles {
  /// Every file with its theme's name, sorted by name.
  static let all: [(name: String, json: String)] = [
    (
      name: "Admiral",
      json: #"""
      {
        "name": "Admiral",
        "colors": {
          "deck": {
            "light": "#172B58",
            "dark": "#09122A",
            "lightHighContrast": "#051237",
            "darkHighContrast": "#01030C"
          },
          "fog": {
            "light": "#99A6BC",
            "dark": "#8491A6",
            "lightHighContrast": "#A9B3C2",
            "darkHighContrast": "#A3ACBC"
          },
          "brass": {
            "light": "#EEC870",
            "dark": "#E4BD66",
            "lightHighContrast": "#EED390",
            "darkHighContrast": "#EED390"
          },
          "hull": {
            "light": "#435677",
            "dark": "#344666",
            "lightHighContrast": "#506385",
            "darkHighContrast": "#526587"
          },
          "rope": {
            "light": "#314C7E",
            "dark": "#233251",
            "lightHighContrast": "#89A5D7",
            "darkHighContrast": "#90A5CB"
          },
          "badge": {
            "light": "#FF9A8C",
            "lightHighContrast": "#FFC4BB",
            "darkHighContrast": "#FFC4BB"
          },
          "badgeText": "#33060A"
        },
        "tintColor": "{brass}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{deck}",
          "shadowColor": "{rope}"
        },
        "item": {
          "normal": {
            "color": "{fog}",
            "title": { "weight": "medium" },
            "badgeBackgroundColor": "{badge}",
            "badgeText": { "color": "{badgeText}" }
          },
          "selected": {
            "color": "{brass}",
            "title": { "weight": "semibold" }
          },
          "disabled": { "color": "{hull}" },
          "focused": { "color": "{brass}" }
        },
        "when": [
          {
            "look": "glass",
            "colors": {
              "fog": {
                "light": "#56617F",
                "dark": "#8491A6",
                "lightHighContrast": "#3C4765",
                "darkHighContrast": "#A3ACBC"
              },
              "brass": {
                "light": "#172B58",
                "dark": "#E4BD66",
                "lightHighContrast": "#051237",
                "darkHighContrast": "#EED390"
              },
              "badge": {
                "light": "#B3261E",
                "dark": "#FF9A8C",
                "lightHighContrast": "#8C1010",
                "darkHighContrast": "#FFC4BB"
              },
              "badgeText": { "light": "#FFFFFF", "dark": "#33060A" }
            }
          }
        ]
      }

      """#
    ),
    (
      name: "Arcade",
      json: #"""
      {
        "name": "Arcade",
        "colors": {
          "cabinet": {
            "light": "#C7D1A4",
            "dark": "#150B2E",
            "lightHighContrast": "#E4EBCB",
            "darkHighContrast": "#080314"
          },
          "attract": {
            "light": "#495631",
            "dark": "#8886C9",
            "lightHighContrast": "#3D482A",
            "darkHighContrast": "#A9A9DA"
          },
          "player": {
            "light": "#1D2A0F",
            "dark": "#FE7CCB",
            "lightHighContrast": "#131D08",
            "darkHighContrast": "#FFAFDC"
          },
          "ghost": {
            "light": "#9BA683",
            "dark": "#47397C",
            "lightHighContrast": "#848E6D",
            "darkHighContrast": "#695F9F"
          },
          "frame": {
            "light": "#788760",
            "dark": "#773AC1",
            "lightHighContrast": "#4E593B",
            "darkHighContrast": "#D78DE8"
          },
          "trail": {
            "light": "#A9B491",
            "dark": "#00515E",
            "lightHighContrast": "#C5D1AD",
            "darkHighContrast": "#00444F"
          },
          "badge": {
            "light": "#39451F",
            "dark": "#4DE8F4",
            "lightHighContrast": "#222B10",
            "darkHighContrast": "#A8F6FB"
          },
          "badgeText": { "light": "#F1F6DC", "dark": "#00262B", "lightHighContrast": "#FFFFFF" }
        },
        "tintColor": "{player}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{cabinet}",
          "shadowColor": "{frame}"
        },
        "item": {
          "normal": {
            "color": "{attract}",
            "title": {
              "size": 9.5,
              "weight": "medium",
              "design": "monospaced"
            },
            "badgeBackgroundColor": "{badge}",
            "badgeText": {
              "color": "{badgeText}",
              "weight": "bold",
              "design": "monospaced"
            }
          },
          "selected": {
            "color": "{player}",
            "title": {
              "weight": "bold",
              "shadow": {
                "color": "{trail}",
                "offset": { "leading": 1, "vertical": 1 }
              }
            }
          },
          "disabled": { "color": "{ghost}" },
          "focused": { "color": "{player}" }
        }
      }

      """#
    ),
    (
      name: "Atelier",
      json: #"""
      {
        "name": "Atelier",
        "colors": {
          "linen": {
            "light": "#FCFBF9",
            "dark": "#141312",
            "lightHighContrast": "#FFFFFF",
            "darkHighContrast": "#000000"
          },
          "taupe": {
            "light": "#736D67",
            "dark": "#938D86",
            "lightHighContrast": "#57514C",
            "darkHighContrast": "#AFA9A2"
          },
          "silk": {
            "light": "#1D1815",
            "dark": "#F0EAE0",
            "lightHighContrast": "#000000",
            "darkHighContrast": "#FFFFFF"
          },
          "muslin": {
            "light": "#C7C2BE",
            "dark": "#4A4743",
            "lightHighContrast": "#9B9792",
            "darkHighContrast": "#696561"
          },
          "badge": "{silk}",
          "badgeText": {
            "light": "#FCFBF9",
            "dark": "#141312",
            "lightHighContrast": "#FFFFFF",
            "darkHighContrast": "#000000"
          }
        },
        "tintColor": "{silk}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{linen}",
          "shadowColor": "system:clear",
          "stackedItemPositioning": "centered"
        },
        "item": {
          "normal": {
            "color": "{taupe}",
            "title": {
              "size": 9.5,
              "weight": "regular",
              "design": "serif",
              "kern": 0.6
            },
            "titlePositionAdjustment": { "vertical": -1 },
            "badgeBackgroundColor": "{badge}",
            "badgeText": { "color": "{badgeText}", "design": "serif" }
          },
          "selected": {
            "color": "{silk}",
            "title": { "italic": true }
          },
          "disabled": { "color": "{muslin}" },
          "focused": { "color": "{silk}" }
        }
      }

      """#
    ),
    (
      name: "Aurora",
      json: #"""
      {
        "name": "Aurora",
        "colors": {
          "sky": {
            "light": "#F2FAF8",
            "dark": "#070D1C",
            "lightHighContrast": "#FFFFFF",
            "darkHighContrast": "#00020A"
          },
          "dusk": {
            "light": "#444F5F",
            "dark": "#B7C5D7",
            "lightHighContrast": "#2E3948",
            "darkHighContrast": "#D6E5F8"
          },
          "ray": {
            "light": "#331880",
            "dark": "#78FDC8",
            "lightHighContrast": "#1C0055",
            "darkHighContrast": "#D3FFEA"
          },
          "haze": {
            "light": "#8FA3B9",
            "dark": "#54677C",
            "lightHighContrast": "#6A7E93",
            "darkHighContrast": "#788CA1"
          },
          "badge": {
            "light": "#A3186E",
            "dark": "#FFA6DA",
            "lightHighContrast": "#7D0B52",
            "darkHighContrast": "#FFD0EC"
          },
          "badgeText": { "light": "#FFFFFF", "dark": "#33001F" }
        },
        "tintColor": "{ray}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{sky}",
          "backgroundImage": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAIAAAAABCAYAAAAW0qa2AAABFElEQVR42nXDf4fCABwH4Hsfx4gY4ziO4ziOI44joo+IiIiIiIiIiBFjjDFGRMQYIyIixogxYowxxhhj3Eu473780Z27h+eOc3n8vLopgLsKYPMilcoyWCerUBVVZ42qnd3QLd3lKxeN6tQoWnt6AGMdyycw5rls5u9Nq3i+3LT/f7LB5B1UjsXqocjur+CM4oPu4lFz8bSjWw/PGw8vax+v9E318a4EqMkBPqQQn2KIukBXERp8hOYyQmsRo52dJ+jMEnSnCXrZSYr+uDgYZb/yw+HfRzfHgxST8pTO+inm/QQLuuwl4OmqF0PoxhCp1IkgU4Wq7RBrummF2LYC7KjWDKBTo+lj3/BxoMfyqe7lz79+A50xBVesg3stAAAAAElFTkSuQmCC",
          "backgroundImageContentMode": "scaleToFill",
          "shadowColor": "system:clear"
        },
        "item": {
          "normal": {
            "color": "{dusk}",
            "title": { "weight": "medium" },
            "badgeBackgroundColor": "{badge}",
            "badgeText": { "color": "{badgeText}" }
          },
          "selected": {
            "color": "{ray}",
            "title": { "weight": "semibold" }
          },
          "disabled": { "color": "{haze}" },
          "focused": { "color": "{ray}" }
        }
      }

      """#
    ),
    (
      name: "Beacon",
      json: #"""
      {
        "name": "Beacon",
        "colors": {
          "horizon": {
            "light": "#F7F8FA",
            "dark": "#14171B",
            "lightHighContrast": "#FFFFFF",
            "darkHighContrast": "#000000"
          },
          "swell": {
            "light": "#686D74",
            "dark": "#888E94",
            "lightHighContrast": "#4F545A",
            "darkHighContrast": "#9CA3A9"
          },
          "beam": {
            "light": "#035181",
            "dark": "#F2B534",
            "lightHighContrast": "#003B61",
            "darkHighContrast": "#FFD36B"
          },
          "lamp": {
            "light": "#D3E6F3",
            "dark": "#43340F",
            "lightHighContrast": "#C4E0F3",
            "darkHighContrast": "#4A3700"
          },
          "fogbank": {
            "light": "#B9BEC4",
            "dark": "#404549",
            "lightHighContrast": "#93989E",
            "darkHighContrast": "#5D6267"
          },
          "coast": {
            "light": "#C7CDD4",
            "dark": "#363C41",
            "lightHighContrast": "#5E6369",
            "darkHighContrast": "#8A9096"
          },
          "badge": {
            "light": "#A84300",
            "dark": "#8CC8F0",
            "lightHighContrast": "#7F3200",
            "darkHighContrast": "#BFE2FA"
          },
          "badgeText": { "light": "#FFFFFF", "dark": "#00223A" }
        },
        "tintColor": "{beam}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{horizon}",
          "shadowColor": "{coast}",
          "selectionIndicatorTintColor": "{lamp}"
        },
        "item": {
          "normal": {
            "color": "{swell}",
            "title": { "weight": "medium" },
            "titlePositionAdjustment": { "vertical": -2 },
            "badgeBackgroundColor": "{badge}",
            "badgeText": { "color": "{badgeText}" }
          },
          "selected": {
            "color": "{beam}",
            "title": { "weight": "heavy" }
          },
          "disabled": { "color": "{fogbank}" },
          "focused": { "color": "{beam}" }
        }
      }

      """#
    ),
    (
      name: "Blossom",
      json: #"""
      {
        "name": "Blossom",
        "colors": {
          "petal": {
            "light": "#F5EFFB",
            "dark": "#221A2E",
            "lightHighContrast": "#FDFAFF",
            "darkHighContrast": "#0D0714"
          },
          "stem": {
            "light": "#6E6480",
            "dark": "#978EAC",
            "lightHighContrast": "#564D68",
            "darkHighContrast": "#ACA2C0"
          },
          "bloom": {
            "light": "#77268D",
            "dark": "#E0B0EE",
            "lightHighContrast": "#5F0474",
            "darkHighContrast": "#EDBDFC"
          },
          "bud": {
            "light": "#C1B2D4",
            "dark": "#514460",
            "lightHighContrast": "#9D8FB0",
            "darkHighContrast": "#6D607E"
          },
          "veil": {
            "light": "#E9D6F8",
            "dark": "#3E2F49",
            "lightHighContrast": "#7E6D8C",
            "darkHighContrast": "#8B7A99"
          },
          "badge": {
            "light": "#FFB59E",
            "dark": "#FFC1A8",
            "lightHighContrast": "#FFC9B5",
            "darkHighContrast": "#FFD8C6"
          },
          "badgeText": "#4A1500"
        },
        "tintColor": "{bloom}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{petal}",
          "shadowColor": "{veil}"
        },
        "item": {
          "normal": {
            "color": "{stem}",
            "title": { "weight": "regular", "design": "rounded" },
            "badgeBackgroundColor": "{badge}",
            "badgeText": { "color": "{badgeText}", "design": "rounded" }
          },
          "selected": {
            "color": "{bloom}",
            "title": { "weight": "semibold" }
          },
          "disabled": { "color": "{bud}" },
          "focused": { "color": "{bloom}" }
        },
        "scrollEdge": { "bar": { "shadowColor": "system:clear" } }
      }

      """#
    ),
    (
      name: "Blueprint",
      json: #"""
      {
        "name": "Blueprint",
        "colors": {
          "sheet": {
            "light": "#F3F7FC",
            "dark": "#12406F",
            "lightHighContrast": "#FFFFFF",
            "darkHighContrast": "#04223F"
          },
          "line": {
            "light": "#3D6DAA",
            "dark": "#96BBDA",
            "lightHighContrast": "#22538D",
            "darkHighContrast": "#A7C6E0"
          },
          "pen": { "light": "#02377C", "dark": "#FFFFFF", "lightHighContrast": "#012961" },
          "erased": {
            "light": "#A8C2DF",
            "dark": "#41698A",
            "lightHighContrast": "#7B9ABB",
            "darkHighContrast": "#517390"
          },
          "grid": {
            "light": "#B1D2F5",
            "dark": "#3D6586",
            "lightHighContrast": "#4A729C",
            "darkHighContrast": "#7FA2C1"
          },
          "badge": {
            "light": "#B4342B",
            "dark": "#FFD9A0",
            "lightHighContrast": "#8E1B14",
            "darkHighContrast": "#FFE9C9"
          },
          "badgeText": { "light": "#FFFFFF", "dark": "#0B2A49" }
        },
        "tintColor": "{pen}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{sheet}",
          "shadowColor": "{grid}"
        },
        "item": {
          "normal": {
            "color": "{line}",
            "title": {
              "size": 9.5,
              "weight": "regular",
              "design": "monospaced"
            },
            "badgeBackgroundColor": "{badge}",
            "badgeText": { "color": "{badgeText}", "design": "monospaced" }
          },
          "selected": {
            "color": "{pen}",
            "title": { "weight": "semibold" }
          },
          "disabled": { "color": "{erased}" },
          "focused": { "color": "{pen}" }
        }
      }

      """#
    ),
    (
      name: "Broadsheet",
      json: #"""
      {
        "name": "Broadsheet",
        "colors": {
          "newsprint": {
            "light": "#EEECE7",
            "dark": "#171716",
            "lightHighContrast": "#FFFFFF",
            "darkHighContrast": "#000000"
          },
          "column": {
            "light": "#605E5B",
            "dark": "#979591",
            "lightHighContrast": "#504E4B",
            "darkHighContrast": "#B0ADAA"
          },
          "headline": {
            "light": "#111110",
            "dark": "#F3F1EA",
            "lightHighContrast": "#000000",
            "darkHighContrast": "#FFFFFF"
          },
          "offset": {
            "light": "#B6B4B0",
            "dark": "#474541",
            "lightHighContrast": "#9A9794",
            "darkHighContrast": "#63615E"
          },
          "badge": {
            "light": "#B3121A",
            "dark": "#FF9C94",
            "lightHighContrast": "#8A0008",
            "darkHighContrast": "#FFC4BF"
          },
          "badgeText": { "light": "#FFFFFF", "dark": "#2C0003" }
        },
        "tintColor": "{headline}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{newsprint}",
          "shadowColor": "{headline}"
        },
        "item": {
          "normal": {
            "color": "{column}",
            "title": {
              "size": 10.5,
              "weight": "regular",
              "design": "serif"
            },
            "badgeBackgroundColor": "{badge}",
            "badgeText": {
              "color": "{badgeText}",
              "weight": "bold",
              "design": "serif"
            }
          },
          "selected": {
            "color": "{headline}",
            "title": { "weight": "black" }
          },
          "disabled": { "color": "{offset}" },
          "focused": { "color": "{headline}" }
        }
      }

      """#
    ),
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
      name: "Chalkboard",
      json: #"""
      {
        "name": "Chalkboard",
        "colors": {
          "board": {
            "light": "#FAFCFB",
            "dark": "#1E3B33",
            "lightHighContrast": "#FFFFFF",
            "darkHighContrast": "#0B211B"
          },
          "dust": {
            "light": "#616C75",
            "dark": "#9FB2A8",
            "lightHighContrast": "#47525A",
            "darkHighContrast": "#B2C1BA"
          },
          "chalk": {
            "light": "#09692F",
            "dark": "#F5DF73",
            "lightHighContrast": "#02461D",
            "darkHighContrast": "#F9EC9D"
          },
          "wiped": {
            "light": "#B3C4C0",
            "dark": "#51615D",
            "lightHighContrast": "#8A9B97",
            "darkHighContrast": "#637470"
          },
          "rail": {
            "light": "#B9C3C0",
            "dark": "#8A6B45",
            "lightHighContrast": "#5A6763",
            "darkHighContrast": "#C9A77C"
          },
          "badge": {
            "light": "#1F5FBF",
            "dark": "#FFB3C7",
            "lightHighContrast": "#0B3F8F",
            "darkHighContrast": "#FFD3DE"
          },
          "badgeText": { "light": "#FFFFFF", "dark": "#3A0716" }
        },
        "tintColor": "{chalk}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{board}",
          "shadowColor": "{rail}"
        },
        "item": {
          "normal": {
            "color": "{dust}",
            "title": {
              "size": 10.5,
              "weight": "medium",
              "design": "rounded",
              "italic": true
            },
            "badgeBackgroundColor": "{badge}",
            "badgeText": {
              "color": "{badgeText}",
              "weight": "bold",
              "design": "rounded"
            }
          },
          "selected": {
            "color": "{chalk}",
            "title": { "weight": "bold", "underlineStyle": "single" }
          },
          "disabled": { "color": "{wiped}" },
          "focused": { "color": "{chalk}" }
        }
      }

      """#
    ),
    (
      name: "Citrus",
      json: #"""
      {
        "name": "Citrus",
        "colors": {
          "lemon": {
            "light": "#FFF9D6",
            "dark": "#171A08",
            "lightHighContrast": "#FFFDF0",
            "darkHighContrast": "#080A00"
          },
          "pith": {
            "light": "#6F6E49",
            "dark": "#90916A",
            "lightHighContrast": "#555430",
            "darkHighContrast": "#A8A981"
          },
          "leaf": {
            "light": "#404C02",
            "dark": "#DEF497",
            "lightHighContrast": "#252D02",
            "darkHighContrast": "#FFFFFF"
          },
          "lime": {
            "light": "#DDF07A",
            "dark": "#3E4E0B",
            "lightHighContrast": "#CFE85C",
            "darkHighContrast": "#435500"
          },
          "zest": {
            "light": "#C0C194",
            "dark": "#48481F",
            "lightHighContrast": "#98986D",
            "darkHighContrast": "#67673D"
          },
          "rind": {
            "light": "#E4DC71",
            "dark": "#3C4202",
            "lightHighContrast": "#75702C",
            "darkHighContrast": "#8A9348"
          },
          "badge": {
            "light": "#FF9F1C",
            "dark": "#FFB547",
            "lightHighContrast": "#FFB84D",
            "darkHighContrast": "#FFD08A"
          },
          "badgeText": "#331A00"
        },
        "tintColor": "{leaf}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{lemon}",
          "shadowColor": "{rind}",
          "selectionIndicatorTintColor": "{lime}"
        },
        "item": {
          "normal": {
            "color": "{pith}",
            "title": { "weight": "semibold", "design": "rounded" },
            "titlePositionAdjustment": { "vertical": -2 },
            "badgeBackgroundColor": "{badge}",
            "badgeText": {
              "color": "{badgeText}",
              "weight": "heavy",
              "design": "rounded"
            },
            "badgePositionAdjustment": { "leading": 2, "vertical": 1 }
          },
          "selected": {
            "color": "{leaf}",
            "title": { "weight": "heavy" }
          },
          "disabled": { "color": "{zest}" },
          "focused": { "color": "{leaf}" }
        }
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
      name: "Clinic",
      json: #"""
      {
        "name": "Clinic",
        "colors": {
          "gown": {
            "light": "#F4FAFA",
            "dark": "#0D1B1E",
            "lightHighContrast": "#FFFFFF",
            "darkHighContrast": "#000A0C"
          },
          "steel": {
            "light": "#57666A",
            "dark": "#899A9E",
            "lightHighContrast": "#445357",
            "darkHighContrast": "#A0B1B5"
          },
          "pulse": {
            "light": "#00595D",
            "dark": "#63D0D5",
            "lightHighContrast": "#084346",
            "darkHighContrast": "#75E1E6"
          },
          "gauze": {
            "light": "#B4C1C4",
            "dark": "#3C484A",
            "lightHighContrast": "#8D9A9C",
            "darkHighContrast": "#5B6769"
          },
          "tile": {
            "light": "#D1E3E6",
            "dark": "#273638",
            "lightHighContrast": "#627274",
            "darkHighContrast": "#7F9092"
          },
          "badge": {
            "light": "#C4001D",
            "dark": "#FF938F",
            "lightHighContrast": "#960011",
            "darkHighContrast": "#FFBFBC"
          },
          "badgeText": { "light": "#FFFFFF", "dark": "#2E0004" }
        },
        "tintColor": "{pulse}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{gown}",
          "shadowColor": "{tile}"
        },
        "item": {
          "normal": {
            "color": "{steel}",
            "title": {
              "size": 11.5,
              "weight": "medium",
              "scaledBy": "caption2",
              "maxSize": 14
            },
            "badgeBackgroundColor": "{badge}",
            "badgeText": { "color": "{badgeText}", "weight": "semibold" }
          },
          "selected": {
            "color": "{pulse}",
            "title": { "weight": "bold" }
          },
          "disabled": { "color": "{gauze}" },
          "focused": { "color": "{pulse}" }
        }
      }

      """#
    ),
    (
      name: "Contrast",
      json: #"""
      {
        "name": "Contrast",
        "colors": {
          "page": { "light": "#FFFFFF", "dark": "#000000" },
          "text": {
            "light": "#404040",
            "dark": "#C4C4C4",
            "lightHighContrast": "#262626",
            "darkHighContrast": "#E0E0E0"
          },
          "focus": { "light": "#000000", "dark": "#FFF04D" },
          "marker": { "light": "#FFE45C", "dark": "#4A4000" },
          "off": {
            "light": "#8A8A8A",
            "dark": "#7A7A7A",
            "lightHighContrast": "#767676",
            "darkHighContrast": "#8C8C8C"
          },
          "edge": { "light": "#000000", "dark": "#FFFFFF" },
          "badge": {
            "light": "#8F0000",
            "dark": "#FFB0A8",
            "lightHighContrast": "#700000",
            "darkHighContrast": "#FFD0CB"
          },
          "badgeText": { "light": "#FFFFFF", "dark": "#000000" }
        },
        "tintColor": "{focus}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{page}",
          "shadowColor": "{edge}",
          "selectionIndicatorTintColor": "{marker}"
        },
        "item": {
          "normal": {
            "color": "{text}",
            "title": {
              "size": 11,
              "weight": "semibold",
              "scaledBy": "caption2",
              "maxSize": 13
            },
            "titlePositionAdjustment": { "vertical": -2 },
            "badgeBackgroundColor": "{badge}",
            "badgeText": { "color": "{badgeText}", "weight": "bold" }
          },
          "selected": {
            "color": "{focus}",
            "title": { "weight": "black" }
          },
          "disabled": { "color": "{off}" },
          "focused": { "color": "{focus}" }
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
      name: "Foundry",
      json: #"""
      {
        "name": "Foundry",
        "colors": {
          "iron": {
            "light": "#D6D8DA",
            "dark": "#1B1E22",
            "lightHighContrast": "#ECEDEE",
            "darkHighContrast": "#07090B"
          },
          "slag": {
            "light": "#54595F",
            "dark": "#8D949A",
            "lightHighContrast": "#43484E",
            "darkHighContrast": "#A5ABB2"
          },
          "melt": {
            "light": "#8E3800",
            "dark": "#FF943B",
            "lightHighContrast": "#6C2501",
            "darkHighContrast": "#FFB577"
          },
          "scrap": {
            "light": "#A6ACB1",
            "dark": "#454A4E",
            "lightHighContrast": "#898E94",
            "darkHighContrast": "#61656B"
          },
          "badge": {
            "light": "#FFC400",
            "lightHighContrast": "#FFD23D",
            "darkHighContrast": "#FFD75C"
          },
          "badgeText": "#1A1400"
        },
        "tintColor": "{melt}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{iron}",
          "shadowColor": "{melt}"
        },
        "item": {
          "normal": {
            "color": "{slag}",
            "title": {
              "size": 9.5,
              "weight": "heavy",
              "kern": 0.4
            },
            "badgeBackgroundColor": "{badge}",
            "badgeText": { "color": "{badgeText}", "weight": "black" }
          },
          "selected": {
            "color": "{melt}",
            "title": { "weight": "black" }
          },
          "disabled": { "color": "{scrap}" },
          "focused": { "color": "{melt}" }
        }
      }

      """#
    ),
    (
      name: "Frost",
      json: #"""
      {
        "name": "Frost",
        "colors": {
          "ice": {
            "light": "#EEF6FCD9",
            "dark": "#0B1624D9",
            "lightHighContrast": "#FBFDFF",
            "darkHighContrast": "#02060C"
          },
          "breath": {
            "light": "#4F606D",
            "dark": "#8A9DAB",
            "lightHighContrast": "#3E505C",
            "darkHighContrast": "#9CB0BE"
          },
          "glacier": {
            "light": "#204690",
            "dark": "#8DC9E1",
            "lightHighContrast": "#0C3078",
            "darkHighContrast": "#9CD8F0"
          },
          "rime": {
            "light": "#ACBCC9",
            "dark": "#3A4852",
            "lightHighContrast": "#8998A4",
            "darkHighContrast": "#576671"
          },
          "rim": {
            "light": "#FFFFFF",
            "dark": "#9CC3E659",
            "lightHighContrast": "#3C5A75",
            "darkHighContrast": "#A9C8E3"
          },
          "badge": {
            "light": "#9C1458",
            "dark": "#FF9CC4",
            "lightHighContrast": "#7A0740",
            "darkHighContrast": "#FFC4DC"
          },
          "badgeText": { "light": "#FFFFFF", "dark": "#33001A" }
        },
        "tintColor": "{glacier}",
        "bar": {
          "background": "default",
          "backgroundEffect": "systemUltraThinMaterial",
          "backgroundColor": "{ice}",
          "shadowColor": "{rim}"
        },
        "item": {
          "normal": {
            "color": "{breath}",
            "title": { "weight": "light" },
            "badgeBackgroundColor": "{badge}",
            "badgeText": { "color": "{badgeText}" }
          },
          "selected": {
            "color": "{glacier}",
            "title": { "weight": "regular" }
          },
          "disabled": { "color": "{rime}" },
          "focused": { "color": "{glacier}" }
        },
        "scrollEdge": "transparent"
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
      name: "Harvest",
      json: #"""
      {
        "name": "Harvest",
        "colors": {
          "wheat": {
            "light": "#EFD9A6",
            "dark": "#2B1423",
            "lightHighContrast": "#FAF0D7",
            "darkHighContrast": "#12040D"
          },
          "straw": {
            "light": "#705434",
            "dark": "#AC8A77",
            "lightHighContrast": "#5F4424",
            "darkHighContrast": "#C2A795"
          },
          "plum": {
            "light": "#6D1546",
            "dark": "#E8B75F",
            "lightHighContrast": "#5B0938",
            "darkHighContrast": "#EFCD83"
          },
          "stubble": {
            "light": "#C8A890",
            "dark": "#5C422C",
            "lightHighContrast": "#A88A73",
            "darkHighContrast": "#7B5F48"
          },
          "furrow": {
            "light": "#D3AA64",
            "dark": "#67344E",
            "lightHighContrast": "#895E27",
            "darkHighContrast": "#BC804D"
          },
          "badge": {
            "light": "#A63A00",
            "dark": "#FF9B54",
            "lightHighContrast": "#7D2900",
            "darkHighContrast": "#FFC08F"
          },
          "badgeText": { "light": "#FFFFFF", "dark": "#2E0F00" }
        },
        "tintColor": "{plum}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{wheat}",
          "shadowColor": "{furrow}"
        },
        "item": {
          "normal": {
            "color": "{straw}",
            "title": {
              "size": 10.5,
              "weight": "medium",
              "design": "serif"
            },
            "badgeBackgroundColor": "{badge}",
            "badgeText": {
              "color": "{badgeText}",
              "weight": "semibold",
              "design": "serif"
            }
          },
          "selected": {
            "color": "{plum}",
            "title": { "weight": "bold" }
          },
          "disabled": { "color": "{stubble}" },
          "focused": { "color": "{plum}" }
        },
        "scrollEdge": { "bar": { "shadowColor": "system:clear" } }
      }

      """#
    ),
    (
      name: "Iris",
      json: #"""
      {
        "name": "Iris",
        "colors": {
          "iris": {
            "light": "#5246CD",
            "dark": "#A5A1FC",
            "lightHighContrast": "#3719A4",
            "darkHighContrast": "#CFCFFE"
          },
          "pupil": {
            "light": "#626367",
            "dark": "#98999D",
            "lightHighContrast": "#47484B",
            "darkHighContrast": "#BCBDC1"
          },
          "lid": {
            "light": "#AEAEB2",
            "dark": "#636366",
            "lightHighContrast": "#8E8E93",
            "darkHighContrast": "#8E8E93"
          },
          "badgeText": { "light": "#FFFFFF", "dark": "#120B33" }
        },
        "tintColor": "{iris}",
        "item": {
          "normal": {
            "color": "{pupil}",
            "title": { "weight": "medium" },
            "badgeBackgroundColor": "{iris}",
            "badgeText": { "color": "{badgeText}" }
          },
          "selected": {
            "color": "{iris}",
            "title": { "weight": "semibold" }
          },
          "disabled": { "color": "{lid}" },
          "focused": { "color": "{iris}" }
        },
        "strategies": { "unselectedColors": "bakeImages" }
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
      name: "Observatory",
      json: #"""
      {
        "name": "Observatory",
        "colors": {
          "dome": { "light": "#F4EDEA", "dark": "#000000", "lightHighContrast": "#FFFFFF" },
          "ember": {
            "light": "#78615D",
            "dark": "#EC0C0A",
            "lightHighContrast": "#634D4A",
            "darkHighContrast": "#FE655B"
          },
          "lamp": {
            "light": "#96080B",
            "dark": "#FE5D4D",
            "lightHighContrast": "#790407",
            "darkHighContrast": "#FDA199"
          },
          "glow": {
            "light": "#F3D8D0",
            "dark": "#420700",
            "lightHighContrast": "#F9DFD8",
            "darkHighContrast": "#4A0A02"
          },
          "shutter": {
            "light": "#C6B5B2",
            "dark": "#710104",
            "lightHighContrast": "#A49491",
            "darkHighContrast": "#A12620"
          },
          "slit": {
            "light": "#E0CECB",
            "dark": "#3D0500",
            "lightHighContrast": "#7A635F",
            "darkHighContrast": "#A31F12"
          },
          "badge": {
            "light": "#9C1408",
            "dark": "#D93A28",
            "lightHighContrast": "#7A0A02",
            "darkHighContrast": "#FF7A66"
          },
          "badgeText": { "light": "#FFFFFF", "dark": "#000000" }
        },
        "tintColor": "{lamp}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{dome}",
          "shadowColor": "{slit}",
          "selectionIndicatorTintColor": "{glow}"
        },
        "item": {
          "normal": {
            "color": "{ember}",
            "title": { "weight": "medium" },
            "titlePositionAdjustment": { "vertical": -2 },
            "badgeBackgroundColor": "{badge}",
            "badgeText": { "color": "{badgeText}" }
          },
          "selected": {
            "color": "{lamp}",
            "title": { "weight": "bold" }
          },
          "disabled": { "color": "{shutter}" },
          "focused": { "color": "{lamp}" }
        },
        "strategies": { "unselectedColors": "bakeImages" }
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
      name: "Pop",
      json: #"""
      {
        "name": "Pop",
        "colors": {
          "panel": {
            "light": "#FFD60A",
            "dark": "#2A0F5C",
            "lightHighContrast": "#FFF3B0",
            "darkHighContrast": "#12042E"
          },
          "caption": {
            "light": "#7C4A1C",
            "dark": "#A590CC",
            "lightHighContrast": "#664020",
            "darkHighContrast": "#B8ABD4"
          },
          "hero": {
            "light": "#540C93",
            "dark": "#F0CB1B",
            "lightHighContrast": "#480A7F",
            "darkHighContrast": "#F2DC70"
          },
          "halftone": {
            "light": "#CD9E68",
            "dark": "#58447A",
            "lightHighContrast": "#B68852",
            "darkHighContrast": "#715D95"
          },
          "outline": { "light": "#1A1200", "dark": "#0B0220", "darkHighContrast": "#FFFFFF" },
          "badge": {
            "light": "#D0006F",
            "dark": "#00E0C7",
            "lightHighContrast": "#A00055",
            "darkHighContrast": "#7FF5E6"
          },
          "badgeText": { "light": "#FFFFFF", "dark": "#00261F" }
        },
        "tintColor": "{hero}",
        "bar": {
          "background": "opaque",
          "backgroundColor": "{panel}",
          "shadowColor": "{outline}"
        },
        "item": {
          "normal": {
            "color": "{caption}",
            "title": { "size": 10.5, "weight": "bold" },
            "badgeBackgroundColor": "{badge}",
            "badgeText": { "color": "{badgeText}", "weight": "black" },
            "badgePositionAdjustment": { "leading": 3, "vertical": -1 }
          },
          "selected": {
            "color": "{hero}",
            "title": { "weight": "black", "italic": true }
          },
          "disabled": { "color": "{halftone}" },
          "focused": { "color": "{hero}" }
        }
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
