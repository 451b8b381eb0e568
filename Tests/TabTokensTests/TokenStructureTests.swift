import TabFiles
import TabTokens
import Testing

/// Names, groups, tokens and their properties, by the sections of the Format Module.
struct TokenStructureTests {
  @Test(arguments: valid)
  func `a strict reading takes what the Format allows`(example: TokenCase) {
    example.check(.strict)
  }

  @Test(arguments: invalid)
  func `a strict reading reports what the Format forbids`(example: TokenCase) {
    example.check(.strict)
  }

  private static let valid = [
    TokenCase("F4", "{}"),
    TokenCase("F4", #"{"$schema":"https://example.com/format.json","$description":"All"}"#),
    TokenCase("F5.1", #"{"a b/c 🎨":{"$type":"number","$value":1}}"#),
    TokenCase("F5.1", #"{"a":{"$type":"number","$value":1},"A":{"$type":"number","$value":2}}"#),
    TokenCase("F5.1", #"{"@a":{"$type":"number","$value":1},"a$":{"$type":"number","$value":1}}"#),
    TokenCase("F5.2.1", #"{"a":{"$type":"number","$value":1,"$description":"one"}}"#),
    TokenCase("F5.2.3", #"{"a":{"$type":"number","$value":1,"$extensions":{"org.x":[1]}}}"#),
    TokenCase("F5.2.4", #"{"a":{"$type":"number","$value":1,"$deprecated":true}}"#),
    TokenCase("F5.2.4", #"{"a":{"$type":"number","$value":1,"$deprecated":"use b"}}"#),
    TokenCase(
      "F5.2.4",
      #"{"$deprecated":true,"a":{"$type":"number","$value":1,"$deprecated":false}}"#
    ),
    TokenCase("F6", #"{"a":{}}"#),
    TokenCase("F6", #"{"a":{"$description":"later"}}"#),
    TokenCase(
      "F6.7.2",
      #"{"a":{"$root":{"$type":"number","$value":1},"b":{"$type":"number","$value":1}}}"#
    ),
    TokenCase("F5.2.2", #"{"$type":"number","a":{"b":{"c":{"$value":1}}}}"#),
    TokenCase("F5.2.2", #"{"$type":"color","a":{"$type":"number","b":{"$value":1}}}"#),
    TokenCase("F5.2.3", #"{"$extensions":{"a":{"$value":null}},"a":{"$extensions":{}}}"#),
  ]

  private static let invalid = [
    TokenCase("F4", "📍[]", "document.notObject"),
    TokenCase("F4", "📍1", "document.notObject"),
    TokenCase("F4", #"📍"a""#, "document.notObject"),
    TokenCase("F4", #"{📍"$value":1}"#, "document.notObject"),
    TokenCase(
      "F4",
      #"{"a":{"$type":"number","$value":1},📍"a":{"$type":"number","$value":1}}"#,
      "document.json"
    ),
    TokenCase("F4", #"{"a":{"$type":"number","$value":1}📍,}"#, "document.json"),
    TokenCase("F5.1.1", #"{📍"$a":{"$type":"number","$value":1}}"#, "name.dollar"),
    TokenCase("F5.1.1", #"{"a":{📍"$b":{"$type":"number","$value":1}}}"#, "name.dollar"),
    TokenCase("F5.1.1", #"{📍"a.b":{"$type":"number","$value":1}}"#, "name.reservedCharacter"),
    TokenCase("F5.1.1", #"{📍"{a":{"$type":"number","$value":1}}"#, "name.reservedCharacter"),
    TokenCase("F5.1.1", #"{📍"a}":{"$type":"number","$value":1}}"#, "name.reservedCharacter"),
    TokenCase("F5.1.1", #"{"a":{📍"b.c":{"$type":"number","$value":1}}}"#, "name.reservedCharacter"),
    TokenCase("F5.1.1", #"{📍"a.b":{}}"#, "name.reservedCharacter"),
    TokenCase("F5.1.1", #"{📍"":{"$type":"number","$value":1}}"#, "name.empty"),
    TokenCase("F5", #"{"a":📍1}"#, "group.childNotObject"),
    TokenCase(
      "F5",
      #"{"a":📍"x","b":📍null,"c":📍[]}"#,
      "group.childNotObject group.childNotObject group.childNotObject"
    ),
    TokenCase("F5", #"{"a":{"b":📍true}}"#, "group.childNotObject"),
    TokenCase("F5", #"{"a":{"$type":"number","$value":📍null}}"#, "value.null"),
    TokenCase("F5", #"{"a":{"$type":"number","$value":1,📍"$x":1}}"#, "token.unknownProperty"),
    TokenCase(
      "F5",
      #"{"a":{"$type":"number","$value":1,📍"comment":"x"}}"#,
      "token.unknownProperty"
    ),
    TokenCase(
      "F5",
      #"{"a":{"$type":"number","$value":1,📍"$extends":"{b}"}}"#,
      "token.unknownProperty"
    ),
    TokenCase("F5", #"{"a":{📍"$values":1}}"#, "token.unknownProperty"),
    TokenCase(
      "F6.1",
      #"{"a":{"$type":"number","$value":1,📍"b":{"$value":1}}}"#,
      "token.valueAndChildren"
    ),
    TokenCase("F6.1", #"{"a":{"$type":"number","$value":1,📍"b":{}}}"#, "token.valueAndChildren"),
    TokenCase(
      "F6.1",
      #"{"a":{"$type":"number","$value":1,📍"$root":{"$value":1}}}"#,
      "token.valueAndChildren"
    ),
    TokenCase("F7", ##"{"a":{"$type":"number","$value":1,📍"$ref":"#/b"}}"##, "token.valueAndRef"),
    TokenCase("F6.7.2", #"{"a":{"$root":📍{}}}"#, "group.rootNotToken"),
    TokenCase("F6.7.2", #"{"a":{"$root":📍1}}"#, "group.rootNotToken"),
    TokenCase(
      "F6.7.2",
      #"{"a":{"$root":📍{"b":{"$type":"number","$value":1}}}}"#,
      "group.rootNotToken"
    ),
    TokenCase("F6.5", #"{📍"a":{"$type":"number"}}"#, "group.incompleteToken"),
    TokenCase("F5.2.2", #"{📍"a":{"$value":1}}"#, "token.missingType"),
    TokenCase(
      "F5.2.2",
      #"{📍"a":{"$value":{"colorSpace":"srgb","components":[0,0,0]}}}"#,
      "token.missingType"
    ),
    TokenCase("F5.2.2", #"{"a":{"$type":📍1,"$value":1}}"#, "type.notString"),
    TokenCase("F5.2.2", #"{"a":{"$type":📍null,"$value":1}}"#, "type.notString"),
    TokenCase("F5.2.2", #"{"$type":📍[],"a":{"$value":1}}"#, "type.notString"),
    TokenCase("F5.2.2", #"{"a":{"$type":📍"Number","$value":1}}"#, "type.unknown"),
    TokenCase("F5.2.2", #"{"a":{"$type":📍"colour","$value":1}}"#, "type.unknown"),
    TokenCase("F8", #"{"a":{"$type":📍"string","$value":"x"}}"#, "type.unknown"),
    TokenCase("F8", #"{"a":{"$type":📍"boolean","$value":true}}"#, "type.unknown"),
    TokenCase("F8", #"{"$type":📍"percentage","a":{"$value":1}}"#, "type.unknown"),
    TokenCase("F8", #"{"a":{"$type":📍"","$value":1}}"#, "type.unknown"),
    TokenCase(
      "F5.2.1",
      #"{"a":{"$type":"number","$value":1,"$description":📍1}}"#,
      "meta.description"
    ),
    TokenCase("F5.2.1", #"{"$description":📍{}}"#, "meta.description"),
    TokenCase(
      "F5.2.3",
      #"{"a":{"$type":"number","$value":1,"$extensions":📍[]}}"#,
      "meta.extensions"
    ),
    TokenCase("F5.2.3", #"{"a":{"$extensions":📍"x"}}"#, "meta.extensions"),
    TokenCase(
      "F5.2.4",
      #"{"a":{"$type":"number","$value":1,"$deprecated":📍1}}"#,
      "meta.deprecated"
    ),
    TokenCase("F5.2.4", #"{"$deprecated":📍null}"#, "meta.deprecated"),
    TokenCase(
      "F5",
      """
      {
        "a": { "$type": 📍"colr", "$value": 1 },
        📍"b.c": { "$type": "number", "$value": 📍"x" },
        📍"d": { "$value": 1 }
      }
      """,
      "type.unknown name.reservedCharacter value.number token.missingType"
    ),
  ]

  @Test func `keeps the order, the places and what it doesn't know`() throws {
    let text =
      #"{"b":{"$type":"number","$value":2,"$extensions":{"x":{"y":[null,true]}}},"a":{"$type":"number","$value":1}}"#
    let set = tokens(text)
    #expect(set.map(\.path.description) == ["b", "a"])
    #expect(set.map(\.location.column) == [2, 74])
    #expect(set["b"]?.extensions?.line == #"{ "x": { "y": [null, true] } }"#)
    #expect(set["b"]?.value == .number(2))
    #expect(set["c"] == nil)
  }

  @Test func `deprecation is inherited and can be taken back`() {
    let set = tokens(
      """
      { "$deprecated": "old", "a": { "$type": "number", "$value": 1, "$description": "one" },
        "b": { "$deprecated": false, "c": { "$type": "number", "$value": 1 } },
        "d": { "$type": "number", "$value": 1, "$deprecated": true } }
      """
    )
    #expect(set["a"]?.deprecation == "old")
    #expect(set["a"]?.description == "one")
    #expect(set["b.c"]?.deprecation == nil)
    #expect(set["d"]?.deprecation == "")
  }

  @Test func `a fix names the nearest type and can be applied`() throws {
    let set = tokens(#"{"a":{"$type":"colr","$value":1}}"#)
    #expect(
      set.diagnostics.map(\.description) == [
        """
        test:1:15: error: there is no type 'colr' [type.unknown]
          1 | {"a":{"$type":"colr","$value":1}}
            |               ^~~~~~
          fix: write 'color'
        """
      ]
    )
    #expect(set.diagnostics.map(\.path.description) == ["a"])
  }
}
