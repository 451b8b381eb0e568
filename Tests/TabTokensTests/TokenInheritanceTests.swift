import TabTokens
import Testing

/// What groups inherit, by section 6 of the Format Module.
struct TokenInheritanceTests {
  private static let base = #""base":{"$type":"number","n":{"$value":1},"m":{"$value":2}}"#

  @Test(arguments: [
    TokenCase("F6.4", "{\(base),\"z\":{\"$extends\":\"{base}\"}}"),
    TokenCase("F6.4", "{\"z\":{\"$extends\":\"{base}\"},\(base)}"),
    TokenCase("F6.4", "{\(base),\"z\":{\"$extends\":\"#/base\"}}"),
    TokenCase("F6.4", "{\(base),\"z\":{\"$ref\":\"#/base\"}}"),
    TokenCase(
      "F6.4",
      "{\(base),\"z\":{\"$ref\":\"#/base\",\"n\":{\"$type\":\"number\",\"$value\":1}}}"
    ),
    TokenCase("F6.4", "{\(base),\"y\":{\"$extends\":\"{base}\"},\"z\":{\"$extends\":\"{y}\"}}"),
    TokenCase("F6.4", "{\"g\":{\(base)},\"z\":{\"$extends\":\"{g.base}\"}}"),
    TokenCase(
      "F6.4",
      "{\"g\":{\"$extends\":\"{h}\"},\"h\":{\(base)},\"z\":{\"$extends\":\"{g.base}\"}}"
    ),
  ])
  func `a group has the tokens of the group that it extends`(example: TokenCase) {
    example.check(.strict)
    #expect(tokens(example.text)["z.n"]?.value == .number(1), "\(example)")
  }

  @Test(arguments: [
    TokenCase("F6.4.4", #"{"z":{"$extends":📍"{base}"}}"#, "extends.unresolved"),
    TokenCase("F6.4.4", ##"{"z":{"$extends":📍"#/base"}}"##, "extends.unresolved"),
    TokenCase("F6.4.4", "{\(base),\"z\":{\"$extends\":📍\"{bse}\"}}", "extends.unresolved"),
    TokenCase("F6.4.4", "{\(base),\"z\":{\"$extends\":📍\"{base.n}\"}}", "extends.notGroup"),
    TokenCase("F6.4.4", "{\(base),\"z\":{\"$ref\":📍\"#/base/n\",\"a\":{}}}", "extends.notGroup"),
    TokenCase("F6.4.4", "{\(base),\"z\":{\"$extends\":📍\"base\"}}", "extends.syntax"),
    TokenCase("F6.4.4", "{\(base),\"z\":{\"$extends\":📍\"{base\"}}", "extends.syntax"),
    TokenCase("F6.4.4", "{\(base),\"z\":{\"$extends\":📍[\"{base}\"]}}", "extends.syntax"),
    TokenCase(
      "F6.4.4",
      "{\(base),\"z\":{\"$extends\":\"{base}\",📍\"$ref\":\"#/base\"}}",
      "extends.syntax"
    ),
    TokenCase("F6.4.4", #"{"z":{"$extends":📍"{z}"}}"#, "extends.circular"),
    TokenCase("F6.4.4", #"{"y":{"$extends":"{z}"},"z":{"$extends":📍"{y}"}}"#, "extends.circular"),
    TokenCase(
      "F6.4.4",
      ##"{"y":{"$extends":"{z}"},"z":{"$ref":📍"#/y","a":{}}}"##,
      "extends.circular"
    ),
    TokenCase("F6.4.4", #"{"y":{"z":{"$extends":📍"{y}"}}}"#, "extends.circular"),
    TokenCase("F6.4.4", ##"{"y":{"z":{"$extends":📍"#/"}}}"##, "extends.circular"),
    TokenCase(
      "F6.4.4",
      #"{"a":{"x":{"$extends":📍"{b}"}},"b":{"y":{"$extends":📍"{a}"}}}"#,
      "extends.circular extends.circular"
    ),
    TokenCase("F6.4.4", ##"{"$extends":📍"#/","a":{}}"##, "extends.circular"),
    TokenCase(
      "F7.2.3",
      #"{"a":{"$type":"number","x":{"$value":📍"{b.x}"}},"b":{"$extends":"{a}"}}"#,
      "alias.circular"
    ),
    TokenCase("F6.4.4", ##"{"z":{"$ref":📍"#/base"}}"##, "ref.unresolved"),
    TokenCase("F6.4.4", #"{"z":{"$ref":📍"base","a":{}}}"#, "ref.syntax"),
    TokenCase(
      "F6.4.4",
      "{\"base\":{📍\"n\":{\"$value\":📍1}},\"z\":{\"$type\":\"dimension\",\"$extends\":\"{base}\"}}",
      "token.missingType value.dimension"
    ),
  ])
  func `reports what no group can extend`(example: TokenCase) {
    example.check(.strict)
  }

  @Test func `what a group sets itself wins, and tokens are replaced whole (F6.7.1)`() {
    let set = tokens(
      """
      { "base": {
          "$type": "number", "n": { "$value": 1, "$description": "base" }, "m": { "$value": 2 },
          "deep": { "a": { "$value": 3 }, "b": { "$value": 4 } } },
        "z": { "$extends": "{base}", "n": { "$value": 10 }, "own": { "$value": 5 }, "deep": { "a": { "$value": 30 } } } }
      """
    )
    #expect(set.diagnostics.isEmpty)
    #expect(set["z.n"]?.value == .number(10))
    #expect(set["z.n"]?.description == nil)
    #expect(set["z.m"]?.value == .number(2))
    #expect(set["z.deep.a"]?.value == .number(30))
    #expect(set["z.deep.b"]?.value == .number(4))
    let own = set.map(\.path.description).filter { $0.hasPrefix("z") }
    #expect(own == ["z.n", "z.own", "z.deep.a", "z.deep.b", "z.m"])
    #expect(set["z.m"]?.location == set["base.m"]?.location)
  }

  @Test func `a reference finds what its group inherits, and stays absolute`() {
    let set = tokens(
      """
      { "base": { "$type": "number", "n": { "$value": 1 }, "m": { "$value": "{base.n}" } },
        "z": { "$extends": "{base}", "n": { "$value": 10 } }, "y": { "$value": "{z.m}" },
        "x": { "$ref": "#/z/m" } }
      """
    )
    #expect(set.diagnostics.isEmpty)
    #expect(set["y"]?.value == .number(1))
    #expect(set["y"]?.aliases.map(\.description) == ["z.m", "base.n"])
    #expect(set["x"]?.value == .number(1))
  }

  @Test func `the type is the token's, its target's, or that of the nearest group (F6.7.3)`() {
    let set = tokens(
      """
      { "$type": "color",
        "n": { "$type": "number", "$value": 1 },
        "g": { "$type": "dimension", "alias": { "$value": "{n}" }, "own": { "$type": "number", "$value": 2 },
          "size": { "$value": \(one) } } }
      """
    )
    #expect(set.diagnostics.isEmpty)
    #expect(set.map(\.value.typeName) == ["number", "number", "number", "dimension"])
  }

  @Test func `a group that is one by its target can be extended`() {
    let set = tokens(
      """
      { "base": { "$type": "number", "n": { "$value": 1 } }, "y": { "$ref": "#/base" },
        "z": { "$extends": "{y}" }, "t": { "$ref": "#/y/n" } }
      """
    )
    #expect(set.diagnostics.isEmpty)
    #expect(set.map(\.path.description) == ["base.n", "y.n", "z.n", "t"])
  }
}
