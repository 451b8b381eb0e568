import TabFiles
import TabTokens
import Testing

/// Aliases and JSON Pointers, by section 7 of the Format Module.
struct TokenReferenceTests {
  @Test(arguments: valid)
  func `follows references`(example: TokenCase) {
    example.check(.strict)
    let set = tokens(example.text)
    #expect(set["z"] != nil, "\(example)")
  }

  @Test(arguments: invalid)
  func `reports references that lead nowhere or to something else`(example: TokenCase) {
    example.check(.strict)
  }

  private static let number = #""n":{"$type":"number","$value":1}"#
  private static let color = "\"c\":{\"$type\":\"color\",\"$value\":\(black)}"
  private static let length = "\"d\":{\"$type\":\"dimension\",\"$value\":\(one)}"

  private static let valid = [
    TokenCase("F7.1", "{\(number),\"z\":{\"$value\":\"{n}\"}}"),
    TokenCase("F7.1", "{\"z\":{\"$value\":\"{n}\"},\(number)}"),
    TokenCase("F7.1", "{\"g\":{\"h i\":{\(number)}},\"z\":{\"$value\":\"{g.h i.n}\"}}"),
    TokenCase("F7.1", "{\(number),\"y\":{\"$value\":\"{n}\"},\"z\":{\"$value\":\"{y}\"}}"),
    TokenCase("F7.1", "{\(number),\"z\":{\"$type\":\"number\",\"$value\":\"{n}\"}}"),
    TokenCase("F5.2.2", "{\"$type\":\"color\",\(number),\"z\":{\"$value\":\"{n}\"}}"),
    TokenCase(
      "F6.7.2",
      #"{"g":{"$root":{"$type":"number","$value":1}},"z":{"$value":"{g.$root}"}}"#
    ),
    TokenCase(
      "F6.7.2",
      ##"{"g":{"$root":{"$type":"number","$value":1}},"z":{"$ref":"#/g/$root"}}"##
    ),
    TokenCase("F7.1.2", "{\(number),\"z\":{\"$ref\":\"#/n\"}}"),
    TokenCase("F7.1.2", "{\(number),\"z\":{\"$ref\":\"#/n/$value\"}}"),
    TokenCase("F7.1.2", "{\(number),\"z\":{\"$value\":{\"$ref\":\"#/n/$value\"}}}"),
    TokenCase("F7.1.2", "{\(number),\"z\":{\"$type\":\"number\",\"$ref\":\"#/n\"}}"),
    TokenCase("F7.4", ##"{"a/b":{"$type":"number","$value":1},"z":{"$ref":"#/a~1b/$value"}}"##),
    TokenCase("F7.4", ##"{"a~b":{"$type":"number","$value":1},"z":{"$ref":"#/a~0b/$value"}}"##),
    TokenCase("F7.4", ##"{"a b":{"$type":"number","$value":1},"z":{"$ref":"#/a%20b/$value"}}"##),
    TokenCase("F7.4", ##"{"a b":{"$type":"number","$value":1},"z":{"$ref":"#/a b/$value"}}"##),
    TokenCase("F7.4", ##"{"é":{"$type":"number","$value":1},"z":{"$ref":"#/%C3%A9/$value"}}"##),
    TokenCase(
      "F7.3",
      "{\(color),\"z\":{\"$type\":\"number\",\"$value\":{\"$ref\":\"#/c/$value/components/0\"}}}"
    ),
    TokenCase(
      "F7.3",
      "{\(color),\"z\":{\"$type\":\"color\",\"$value\":{\"colorSpace\":\"srgb\",\"components\":[{\"$ref\":\"#/c/$value/components/0\"},0,0]}}}"
    ),
    TokenCase(
      "F7.3",
      "{\(color),\"z\":{\"$type\":\"color\",\"$value\":{\"colorSpace\":\"srgb\",\"components\":{\"$ref\":\"#/c/$value/components\"}}}}"
    ),
    TokenCase(
      "F7.3",
      "{\(length),\"z\":{\"$type\":\"dimension\",\"$value\":{\"value\":2,\"unit\":{\"$ref\":\"#/d/$value/unit\"}}}}"
    ),
    TokenCase(
      "F7.3",
      "{\(number),\"z\":{\"$type\":\"dimension\",\"$value\":{\"value\":{\"$ref\":\"#/n\"},\"unit\":\"px\"}}}"
    ),
    TokenCase(
      "F7.3",
      "{\(number),\"z\":{\"$type\":\"cubicBezier\",\"$value\":[{\"$ref\":\"#/n/$value\"},0,0,0]}}"
    ),
    TokenCase("F7.3", ##"{"$defs":{"x":1},"z":{"$type":"number","$ref":"#/$defs/x"}}"##),
    TokenCase(
      "F9.1",
      "{\(color),\(length),\"z\":{\"$type\":\"border\",\"$value\":{\"color\":\"{c}\",\"width\":\"{d}\",\"style\":\"solid\"}}}"
    ),
    TokenCase(
      "F9.1",
      "{\(color),\(length),\"z\":{\"$type\":\"border\",\"$value\":{\"color\":{\"$ref\":\"#/c\"},\"width\":{\"$ref\":\"#/d/$value\"},\"style\":\"solid\"}}}"
    ),
    TokenCase(
      "F9.1",
      "{\(length),\"z\":{\"$type\":\"strokeStyle\",\"$value\":{\"dashArray\":[\"{d}\",\(one)],\"lineCap\":\"butt\"}}}"
    ),
    TokenCase(
      "F9.1",
      "{\(color),\(number),\"z\":{\"$type\":\"gradient\",\"$value\":[{\"color\":\"{c}\",\"position\":\"{n}\"}]}}"
    ),
    TokenCase(
      "F9.1",
      "{\(color),\"g\":{\"$type\":\"gradient\",\"$value\":[{\"color\":\"{c}\",\"position\":0}]},\"z\":{\"$type\":\"gradient\",\"$value\":[\"{g}\",{\"color\":\"{c}\",\"position\":1}]}}"
    ),
    TokenCase(
      "F9.1",
      #"{"f":{"$type":"fontFamily","$value":"A"},"z":{"$type":"fontFamily","$value":["{f}","B"]}}"#
    ),
    TokenCase(
      "F7.3",
      "{\"z\":{\"$type\":\"color\",\"$value\":{\"colorSpace\":\"srgb\",\"components\":[0.5,{\"$ref\":\"#/z/$value/components/0\"},0]}}}"
    ),
  ]

  private static let invalid = [
    TokenCase("F7.4.5", #"{"z":{"$type":"number","$value":📍"{n"}}"#, "alias.syntax"),
    TokenCase("F7.4.5", #"{"z":{"$type":"number","$value":📍"{}"}}"#, "alias.syntax"),
    TokenCase("F7.4.5", #"{"z":{"$type":"number","$value":📍"{a..b}"}}"#, "alias.syntax"),
    TokenCase("F7.4.5", #"{"z":{"$type":"number","$value":📍"{a} * 2"}}"#, "alias.syntax"),
    TokenCase("F7.4.5", #"{"z":{"$type":"number","$value":📍"{{a}}"}}"#, "alias.syntax"),
    TokenCase("F7.4.5", "{\(number),\"z\":{\"$value\":📍\"{n.$value}\"}}", "alias.syntax"),
    TokenCase("F7.4.5", #"{"z":{"$type":"number","$value":📍"{n}"}}"#, "alias.unresolved"),
    TokenCase("F7.4.5", "{\(number),\"z\":{\"$value\":📍\"{N}\"}}", "alias.unresolved"),
    TokenCase("F7.4.5", "{\(number),\"z\":{\"$value\":📍\"{n.x}\"}}", "alias.unresolved"),
    TokenCase("F7.4.5", "{\"g\":{\(number)},\"z\":{\"$value\":📍\"{g}\"}}", "alias.notToken"),
    TokenCase(
      "F6.7.2",
      #"{"g":{"$root":{"$type":"number","$value":1}},"z":{"$value":📍"{g}"}}"#,
      "alias.notToken"
    ),
    TokenCase("F7.2.3", #"{"z":{"$type":"number","$value":📍"{z}"}}"#, "alias.circular"),
    TokenCase(
      "F7.2.3",
      #"{"y":{"$type":"number","$value":📍"{z}"},"z":{"$value":📍"{y}"}}"#,
      "alias.circular alias.circular"
    ),
    TokenCase(
      "F7.2.3",
      #"{"x":{"$value":"{y}"},"y":{"$value":📍"{z}"},"z":{"$value":📍"{y}"}}"#,
      "alias.circular alias.circular"
    ),
    TokenCase(
      "F7.2.3",
      ##"{"y":📍{"$type":"number","$ref":"#/z"},"z":{"$value":📍"{y}"}}"##,
      "ref.circular alias.circular"
    ),
    TokenCase(
      "F7.2.3",
      "{\"z\":{\"$type\":\"border\",\"$value\":{\"color\":📍\"{z}\",\"width\":\(one),\"style\":\"solid\"}}}",
      "alias.circular"
    ),
    TokenCase("F7.5.3", ##"{"z":📍{"$ref":"#/z"}}"##, "ref.circular"),
    TokenCase(
      "F7.5.3",
      ##"{"z":{"$type":"number","$value":📍{"$ref":"#/z/$value"}}}"##,
      "ref.circular"
    ),
    TokenCase(
      "F7.5.3",
      ##"{"z":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":📍"#/z/$value/components"},0,0]}}}"##,
      "ref.circular"
    ),
    TokenCase(
      "F7.5.3",
      ##"{"z":{"$type":"color","$value":{"colorSpace":"srgb","components":[📍{"$ref":"#/z/$value/components/1"},📍{"$ref":"#/z/$value/components/0"},0]}}}"##,
      "ref.circular ref.circular"
    ),
    TokenCase(
      "F7.4.5",
      "{\(number),\"z\":{\"$type\":\"color\",\"$value\":📍\"{n}\"}}",
      "alias.typeMismatch"
    ),
    TokenCase(
      "F7.4.5",
      "{\(number),\"z\":📍{\"$type\":\"color\",\"$ref\":\"#/n\"}}",
      "alias.typeMismatch"
    ),
    TokenCase(
      "F9.1",
      "{\(number),\"z\":{\"$type\":\"border\",\"$value\":{\"color\":📍\"{n}\",\"width\":\(one),\"style\":\"solid\"}}}",
      "alias.typeMismatch"
    ),
    TokenCase(
      "F7.1",
      #"{"n":{"$type":"number","$value":1},"z":{"$type":"dimension","$value":{"value":📍"{n}","unit":"px"}}}"#,
      "alias.notAllowedHere"
    ),
    TokenCase(
      "F7.1",
      "{\(number),\"z\":{\"$type\":\"color\",\"$value\":{\"colorSpace\":\"srgb\",\"components\":[📍\"{n}\",0,0]}}}",
      "alias.notAllowedHere"
    ),
    TokenCase(
      "F7.1",
      "{\(number),\"z\":{\"$type\":\"cubicBezier\",\"$value\":[📍\"{n}\",0,0,0]}}",
      "alias.notAllowedHere"
    ),
    TokenCase("F7.5.3", #"{"z":{"$type":"number","$ref":📍"n"}}"#, "ref.syntax"),
    TokenCase("F7.5.3", #"{"z":{"$type":"number","$ref":📍"/n"}}"#, "ref.syntax"),
    TokenCase("F7.5.3", #"{"z":{"$type":"number","$ref":📍"other.json#/n"}}"#, "ref.syntax"),
    TokenCase("F7.5.3", ##"{"z":{"$type":"number","$ref":📍"#n"}}"##, "ref.syntax"),
    TokenCase("F7.5.3", ##"{"z":{"$type":"number","$ref":📍"#/a~2"}}"##, "ref.syntax"),
    TokenCase("F7.5.3", ##"{"z":{"$type":"number","$ref":📍"#/a%2"}}"##, "ref.syntax"),
    TokenCase("F7.5.3", ##"{"z":{"$type":"number","$ref":📍"#/a%FF"}}"##, "ref.syntax"),
    TokenCase("F7.5.3", #"{"z":{"$type":"number","$ref":📍1}}"#, "ref.syntax"),
    TokenCase("F7.5.3", #"{"z":{"$type":"number","$value":{"$ref":📍1}}}"#, "ref.syntax"),
    TokenCase("F7.5.3", ##"{"z":{"$type":"number","$ref":📍"#/n"}}"##, "ref.unresolved"),
    TokenCase(
      "F7.5.3",
      "{\(color),\"z\":{\"$type\":\"number\",\"$ref\":📍\"#/c/$value/components/3\"}}",
      "ref.unresolved"
    ),
    TokenCase(
      "F7.5.3",
      "{\(color),\"z\":{\"$type\":\"number\",\"$ref\":📍\"#/c/$value/components/00\"}}",
      "ref.unresolved"
    ),
    TokenCase(
      "F7.5.3",
      "{\(color),\"z\":{\"$type\":\"number\",\"$ref\":📍\"#/c/$value/components/-\"}}",
      "ref.unresolved"
    ),
    TokenCase(
      "F7.5.3",
      "{\(color),\"z\":{\"$type\":\"number\",\"$ref\":📍\"#/c/$value/x\"}}",
      "ref.unresolved"
    ),
    TokenCase(
      "F7.5.3",
      ##"{"g":{},"z":{"$type":"number","$value":{"$ref":📍"#/g"}}}"##,
      "ref.notToken"
    ),
    TokenCase("F7.5.3", ##"{"z":{"$type":"number","$value":{"$ref":📍"#/"}}}"##, "ref.notToken"),
    TokenCase("F7.5.3", ##"{"z":{"$type":"number","$value":{"$ref":📍"#"}}}"##, "ref.notToken"),
    TokenCase(
      "F7.5.3",
      "{\(color),\"z\":{\"$type\":\"dimension\",\"$value\":{\"value\":📍{\"$ref\":\"#/c\"},\"unit\":\"px\"}}}",
      "alias.typeMismatch"
    ),
    TokenCase(
      "F7.4",
      "{\(color),\"z\":{\"$type\":\"color\",\"$value\":{\"$ref\":\"#/c/$value\",\"alpha\":0.5}}}"
    ),
    TokenCase(
      "F7.4",
      "{\"$defs\":{\"c\":\(black)},\"z\":{\"$type\":\"color\",\"$value\":{\"$ref\":\"#/$defs/c\",📍\"alpha\":0.5}}}",
      "ref.syntax"
    ),
    TokenCase(
      "F9.1",
      #"{"f":{"$type":"fontFamily","$value":["A","B"]},"z":{"$type":"fontFamily","$value":[📍"{f}"]}}"#,
      "value.fontFamily"
    ),
  ]

  @Test func `an alias tells the tokens that it goes through`() {
    let set = tokens(
      """
      { "a": { "$type": "number", "$value": 1 }, "b": { "$value": "{a}" }, "c": { "$ref": "#/b" },
        "d": { "$type": "gradient", "$value": [{ "color": \(black), "position": "{c}" }] } }
      """
    )
    #expect(set["c"]?.aliases.map(\.description) == ["b", "a"])
    #expect(set["c"]?.value == .number(1))
    #expect(set["d"]?.aliases == [])
    #expect(set["d"]?.parts.map(\.description) == ["c"])
  }

  @Test(arguments: [
    ("{color.brnd}", "{color.brand}"), ("{Color.Brand}", "{color.brand}"),
    ("{colr.brand}", "{color.brand}"), ("{color.brand.value}", "{color.brand}"),
  ])
  func `names the nearest token`(written: String, nearest: String) {
    let set = tokens(
      """
      { "color": { "brand": { "$type": "number", "$value": 1 } },
        "a": { "$value": "\(written)" } }
      """
    )
    #expect(set.diagnostics.map(\.diagnostic.fix) == ["write '\(nearest)'"])
  }

  @Test func `a token that needs a wrong one is left out without another word`() {
    let set = tokens(
      #"{"a":{"$type":"number","$value":"x"},"b":{"$value":"{a}"},"c":{"$value":"{b}"}}"#
    )
    #expect(set.map(\.path.description) == [])
    #expect(set.diagnostics.map(\.code) == [.number])
  }
}
