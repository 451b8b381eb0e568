import TabTokens
import Testing

/// The 13 types, by the sections of the Format and Color Modules.
struct TokenValueTests {
  @Test(arguments: valid)
  func `takes values that are right`(example: Example) {
    TokenCase(example.section, example.text).check(.strict)
    #expect(tokens(example.text)["a"]?.value.typeName == example.type)
  }

  @Test(arguments: invalid)
  func `reports values that are wrong`(example: Example) {
    TokenCase(example.section, example.text, example.codes ?? "value." + example.type).check(
      .strict
    )
  }

  struct Example: Sendable {
    let section: String
    let type: String
    let value: String
    var codes: String?

    init(_ section: String, _ type: String, _ value: String, _ codes: String? = nil) {
      (self.section, self.type, self.value, self.codes) = (section, type, value, codes)
    }

    var text: String { "{\"a\":{\"$type\":\"\(type)\",\"$value\":\(value)}}" }
  }

  private static func color(_ space: String, _ components: String, _ more: String = "") -> Example {
    Example("C4", "color", "{\"colorSpace\":\"\(space)\",\"components\":\(components)\(more)}")
  }

  private static let valid = [
    color("srgb", "[0,0.5,1]"), color("srgb-linear", "[0,0.5,1]"), color("display-p3", "[1,0,0]"),
    color("a98-rgb", "[0,1,0]"), color("prophoto-rgb", "[0,1,0]"), color("rec2020", "[0,1,0]"),
    color("hsl", "[359.9,100,100]"), color("hwb", "[0,100,100]"), color("lab", "[100,-160,160]"),
    color("lch", "[100,230,0]"), color("oklab", "[1,-0.5,0.5]"), color("oklch", "[1,0.5,359]"),
    color("xyz-d65", "[0.9,1,1]"), color("xyz-d50", "[0.9,1,0.8]"),
    color("oklch", #"["none","none","none"]"#), color("srgb", "[1,0,0]", #","alpha":0"#),
    color("srgb", "[1,0,0]", ##","alpha":0.5,"hex":"#FF0000""##),
    Example("F8.2", "dimension", #"{"value":0,"unit":"px"}"#),
    Example("F8.2", "dimension", #"{"value":-1.5,"unit":"rem"}"#),
    Example("F8.3", "fontFamily", #""Comic Sans MS""#),
    Example("F8.3", "fontFamily", #"["Helvetica","Arial","sans-serif"]"#),
    Example("F8.4", "fontWeight", "1"), Example("F8.4", "fontWeight", "1000"),
    Example("F8.4", "fontWeight", "350.5"), Example("F8.4", "fontWeight", #""semi-bold""#),
    Example("F8.4", "fontWeight", #""extra-black""#), Example("F8.4", "fontWeight", #""book""#),
    Example("F8.5", "duration", #"{"value":100,"unit":"ms"}"#), Example("F8.5", "duration", second),
    Example("F8.6", "cubicBezier", "[0,-2,1,3]"), Example("F8.7", "number", "-1.5e3"),
    Example("F9.3", "strokeStyle", #""dashed""#), Example("F9.3", "strokeStyle", #""inset""#),
    Example("F9.3", "strokeStyle", "{\"dashArray\":[\(one),\(one)],\"lineCap\":\"round\"}"),
    Example("F9.4", "border", "{\"color\":\(black),\"width\":\(one),\"style\":\"solid\"}"),
    Example(
      "F9.5",
      "transition",
      "{\"duration\":\(second),\"delay\":\(second),\"timingFunction\":[0,0,1,1]}"
    ),
    Example("F9.6", "shadow", shadow()), Example("F9.6", "shadow", "[\(shadow()),\(shadow())]"),
    Example("F9.6", "shadow", shadow(#","inset":true"#)),
    Example("F9.7", "gradient", "[{\"color\":\(black),\"position\":0}]"),
    Example("F9.8", "typography", typography()),
  ]

  private static func shadow(_ more: String = "") -> String {
    "{\"color\":\(black),\"offsetX\":\(one),\"offsetY\":\(one),\"blur\":\(one),\"spread\":\(one)\(more)}"
  }

  private static func typography(_ height: String = "1.2") -> String {
    "{\"fontFamily\":\"A\",\"fontSize\":\(one),\"fontWeight\":400,\"letterSpacing\":\(one),\"lineHeight\":\(height)}"
  }

  private static let invalid = [
    Example("C4", "color", "📍\"#ff0000\""), Example("C4", "color", "📍1"),
    Example("C4", "color", "📍[]"),
    Example("C4", "color", "📍{}"), Example("C4", "color", #"📍{"colorSpace":"srgb"}"#),
    Example("C4", "color", #"📍{"components":[0,0,0]}"#),
    color("srgb", "📍[0,0]"), color("srgb", "📍[0,0,0,0]"), color("srgb", "📍\"0 0 0\""),
    color("srgb", #"[📍"x",0,0]"#), color("srgb", "[📍null,0,0]"), color("srgb", "[📍true,0,0]"),
    Example("C4", "color", #"{"colorSpace":📍"sRGB","components":[0,0,0]}"#),
    Example("C4", "color", #"{"colorSpace":📍"xyz","components":[0,0,0]}"#),
    Example("C4", "color", #"{"colorSpace":📍1,"components":[0,0,0]}"#),
    color("srgb", "[📍255,0,0]"),
    color("srgb", "[📍-0.1,📍1.1,0]", "").with("value.color value.color"),
    color("hsl", "[📍360,0,0]"), color("hsl", "[0,📍101,0]"), color("hwb", "[0,0,📍-1]"),
    color("lab", "[📍101,0,0]"), color("lch", "[0,📍-1,0]"), color("oklab", "[📍50,0,0]"),
    color("oklch", "[📍50,0,0]"), color("oklch", "[0.5,0.1,📍360]"), color("rec2020", "[0,0,📍2]"),
    color("xyz-d65", "[0.95,1,📍1.089]"),
    color("srgb", "[0,0,0]", #","alpha":📍1.1"#), color("srgb", "[0,0,0]", #","alpha":📍"50%""#),
    color("srgb", "[0,0,0]", #","alpha":📍"none""#), color("srgb", "[0,0,0]", #","hex":📍"000000""#),
    color("srgb", "[0,0,0]", ##","hex":📍"#000""##),
    color("srgb", "[0,0,0]", ##","hex":📍"#00000000""##),
    color("srgb", "[0,0,0]", ##","hex":📍"#ffffff""##), color("srgb", "[0,0,0]", #",📍"opacity":1"#),
    Example("F8.2", "dimension", "📍0"), Example("F8.2", "dimension", "📍\"16px\""),
    Example("F8.2", "dimension", #"📍{"value":1}"#),
    Example("F8.2", "dimension", #"📍{"unit":"px"}"#),
    Example("F8.2", "dimension", #"{"value":1,"unit":📍"em"}"#),
    Example("F8.2", "dimension", #"{"value":📍"1","unit":"px"}"#),
    Example("F8.2", "dimension", #"{"value":1,"unit":📍""}"#),
    Example("F8.2", "dimension", #"{"value":1,"unit":"px",📍"x":1}"#),
    Example("F8.2", "dimension", "📍null", "value.null"),
    Example("F8.3", "fontFamily", "📍1"), Example("F8.3", "fontFamily", "📍[]"),
    Example("F8.3", "fontFamily", #"["A",📍1]"#), Example("F8.3", "fontFamily", "📍{}"),
    Example("F8.4", "fontWeight", "📍0"), Example("F8.4", "fontWeight", "📍1001"),
    Example("F8.4", "fontWeight", "📍\"Bold\""), Example("F8.4", "fontWeight", "📍\"strong\""),
    Example("F8.4", "fontWeight", "📍\"700\""), Example("F8.4", "fontWeight", "📍true"),
    Example("F8.5", "duration", "📍\"100ms\""), Example("F8.5", "duration", "📍100"),
    Example("F8.5", "duration", #"{"value":1,"unit":📍"min"}"#),
    Example("F8.6", "cubicBezier", "📍[0,0,1]"), Example("F8.6", "cubicBezier", "📍\"ease\""),
    Example("F8.6", "cubicBezier", "[📍-0.1,0,📍1.1,0]", "value.cubicBezier value.cubicBezier"),
    Example("F8.6", "cubicBezier", #"[0,0,1,📍"1"]"#),
    Example("F8.7", "number", "📍\"1\""), Example("F8.7", "number", "📍true"),
    Example("F8.7", "number", "📍[1]"),
    Example("F9.3", "strokeStyle", "📍\"wavy\""), Example("F9.3", "strokeStyle", "📍1"),
    Example("F9.3", "strokeStyle", #"📍{"lineCap":"round"}"#),
    Example("F9.3", "strokeStyle", "{\"dashArray\":[\(one)],\"lineCap\":📍\"flat\"}"),
    Example("F9.3", "strokeStyle", #"{"dashArray":[📍1],"lineCap":"round"}"#, "value.dimension"),
    Example("F9.3", "strokeStyle", #"{"dashArray":📍1,"lineCap":"round"}"#),
    Example("F9.4", "border", "📍\"1px solid\""),
    Example("F9.4", "border", "📍{\"color\":\(black),\"width\":\(one)}"),
    Example(
      "F9.4",
      "border",
      "{\"color\":📍1,\"width\":📍1,\"style\":📍1}",
      "value.color value.dimension value.strokeStyle"
    ),
    Example(
      "F9.2",
      "border",
      "{\"color\":\(black),\"width\":\(one),\"style\":\"solid\",📍\"radius\":1}"
    ),
    Example("F9.5", "transition", "📍{\"duration\":\(second),\"delay\":\(second)}"),
    Example(
      "F9.5",
      "transition",
      "{\"duration\":{\"value\":1,\"unit\":📍\"px\"},\"delay\":\(second),\"timingFunction\":📍\"ease\"}",
      "value.duration value.cubicBezier"
    ),
    Example("F9.6", "shadow", "📍\"none\""), Example("F9.6", "shadow", "📍[]"),
    Example("F9.6", "shadow", "[📍1]"),
    Example("F9.6", "shadow", "📍{\"color\":\(black)}"),
    Example("F9.6", "shadow", shadow(#","inset":📍"yes""#)),
    Example("F9.2", "shadow", shadow(#",📍"opacity":1"#)),
    Example("F9.7", "gradient", "📍\"linear\""), Example("F9.7", "gradient", "📍[]"),
    Example("F9.7", "gradient", "[📍{\"color\":\(black)}]"),
    Example("F9.7", "gradient", "[{\"color\":\(black),\"position\":📍\"0%\"}]", "value.number"),
    Example("F9.7", "gradient", "[{\"color\":\(black),\"position\":📍42}]"),
    Example("F9.8", "typography", "📍\"16px Arial\""),
    Example(
      "F9.8",
      "typography",
      "📍{\"fontFamily\":\"A\",\"fontSize\":\(one),\"fontWeight\":400,\"lineHeight\":1}"
    ),
    Example("F9.8", "typography", "📍{\"letterSpacing\":\(one)}"),
    Example("F9.8", "typography", typography("📍\"120%\""), "value.number"),
    Example("F9.8", "typography", typography("1,📍\"textCase\":\"upper\"")),
  ]

  @Test func `values are what they are written as`() {
    let set = tokens(
      """
      { "size": { "$type": "dimension", "$value": { "value": 1.5, "unit": "rem" } },
        "time": { "$type": "duration", "$value": { "value": 250, "unit": "ms" } },
        "weight": { "$type": "fontWeight", "$value": "demi-bold" },
        "fade": { "$type": "gradient", "$value": [{ "color": \(black), "position": 42 }] },
        "none": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.5, "none", 20] } } }
      """
    )
    guard case .dimension(let size) = set["size"]?.value,
      case .duration(let time) = set["time"]?.value,
      case .gradient(let stops) = set["fade"]?.value, case .color(let color) = set["none"]?.value
    else {
      Issue.record("\(set.diagnostics)")
      return
    }
    #expect(size.points == 24)
    #expect(time.seconds == 0.25)
    #expect(set["weight"]?.value == .fontWeight(600))
    #expect(stops.map(\.position) == [1])
    #expect(color.components == [0.5, nil, 20])
  }
}

extension TokenValueTests.Example {
  fileprivate func with(_ codes: String) -> Self { Self(section, type, value, codes) }
}
