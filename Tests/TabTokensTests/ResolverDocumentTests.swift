import TabFiles
import TabTokens
import Testing

/// Sets, modifiers, contexts and inputs, by the sections of the Resolver Module.
struct ResolverDocumentTests {
  private static let files = [
    "base.json": #"{"n":{"$type":"number","$value":1},"alias":{"$value":"{n}"}}"#,
    "dark.json": #"{"n":{"$type":"number","$value":2}}"#,
    "sub/part.json": ##"{"g":{"h":{"n":{"$type":"number","$value":3}}},"sets":{"x":{}}}"##,
    "other.resolver.json":
      ##"{"version":"2025.10","sets":{"x":{"sources":[{"$ref":"dark.json"}]}},"resolutionOrder":[{"$ref":"#/sets/x"}]}"##,
    "folder/other.resolver.json":
      ##"{"version":"2025.10","sets":{"x":{"sources":[{"$ref":"../dark.json"}]}},"resolutionOrder":[{"$ref":"#/sets/x"}]}"##,
  ]

  private static func resolver(
    _ text: String,
    _ mode: TokenMode = .strict,
    files allowed: ResolverDocument.Files = .folder
  ) -> ResolverDocument {
    ResolverDocument(parsing: Array(text.utf8), file: "test", mode: mode, files: allowed) { path in
      files[path].map { Array($0.utf8) }
    }
  }

  /// A document with one order, and what else is in it.
  private static func document(_ order: String, _ more: String = "") -> String {
    "{\"version\":\"2025.10\",\"resolutionOrder\":[\(order)]\(more)}"
  }

  private static let base = #","sets":{"s":{"sources":[{"$ref":"base.json"}]}}"#
  private static let theme =
    #","modifiers":{"theme":{"contexts":{"light":[],"dark":[{"$ref":"dark.json"}]},"default":"light"}}"#
  private static let set = ##"{"$ref":"#/sets/s"}"##
  private static let modifier = ##"{"$ref":"#/modifiers/theme"}"##

  @Test(arguments: [
    TokenCase("R4", document(set, base)),
    TokenCase(
      "R4",
      document(set, base + #","name":"App","description":"All","$schema":"x","$defs":{"a":1}"#)
    ),
    TokenCase("R4", document("\(set),\(modifier)", base + theme)),
    TokenCase(
      "R4.1",
      document(
        ##"{"$ref":"#/sets/s"}"##,
        #","sets":{"s":{"sources":[{"n":{"$type":"number","$value":1}}],"description":"x","$extensions":{}}}"#
      )
    ),
    TokenCase("R4.1", document(#"{"name":"s","type":"set","sources":[{"$ref":"base.json"}]}"#)),
    TokenCase(
      "R4.1",
      document(
        #"{"name":"m","type":"modifier","contexts":{"a":[],"b":[{"$ref":"base.json"}]},"default":"b"}"#
      )
    ),
    TokenCase(
      "R4.2",
      document(
        set,
        ##","sets":{"s":{"sources":[{"$ref":"#/sets/t"}]},"t":{"sources":[{"$ref":"base.json"}]}}"##
      )
    ),
    TokenCase(
      "R4.2",
      document(
        set,
        ##","sets":{"s":{"sources":[{"$ref":"#/$defs/t"}]}},"$defs":{"t":{"n":{"$type":"number","$value":1}}}"##
      )
    ),
    TokenCase(
      "R4.2",
      document(set, ##","sets":{"s":{"sources":[{"$ref":"sub/part.json#/g/h"}]}}"##)
    ),
    TokenCase(
      "R4.2",
      document(set, ##","sets":{"s":{"sources":[{"$ref":"sub/part.json#g/h"}]}}"##)
    ),
    TokenCase(
      "R4.2",
      document(
        set,
        #","sets":{"s":{"sources":[{"$ref":"sub/../base.json"},{"$ref":"./dark.json"}]}}"#
      )
    ),
    TokenCase("R4.2", document(##"{"$ref":"other.resolver.json#/sets/x"}"##)),
    TokenCase("R4.2", document(##"{"$ref":"other.resolver.json#sets/x"}"##)),
    TokenCase("R4.2", document(##"{"$ref":"folder/other.resolver.json#/sets/x"}"##)),
  ])
  func `takes what the module allows`(example: TokenCase) {
    let resolver = Self.resolver(example.text)
    example.check(resolver.tokens().diagnostics)
    #expect(!resolver.tokens().isEmpty || resolver.modifiers.isEmpty == false, "\(example)")
  }

  @Test(arguments: [
    TokenCase("R4", "📍[]", "resolver.notObject"),
    TokenCase(
      "R4",
      ##"📍{"resolutionOrder":[{"$ref":📍"#/sets/s"}]}"##,
      "resolver.version resolver.ref.unresolved"
    ),
    TokenCase(
      "R4",
      #"{"version":📍"2025.1","resolutionOrder":📍[]}"#,
      "resolver.version resolver.resolutionOrder"
    ),
    TokenCase(
      "R4",
      #"{"version":📍2025.1,"resolutionOrder":📍{}}"#,
      "resolver.version resolver.resolutionOrder"
    ),
    TokenCase("R4", #"📍{"version":"2025.10"}"#, "resolver.resolutionOrder"),
    TokenCase("R4", document(set, base + #",📍"modifier":{}"#), "resolver.unknownProperty"),
    TokenCase("R4.3", document(set, base + #",📍"$extensions":{}"#), "resolver.unknownProperty"),
    TokenCase("R4", document(set, base + #","name":📍1"#), "resolver.metadata"),
    TokenCase("R4", document(set, base + #","modifiers":📍[]"#), "resolver.modifier"),
    TokenCase(
      "R4",
      #"{"version":"2025.10","sets":📍1,"resolutionOrder":📍[]}"#,
      "resolver.set resolver.resolutionOrder"
    ),
    TokenCase("R4.1", document(set, #","sets":{"s":📍1}"#), "resolver.set"),
    TokenCase("R4.1", document(set, #","sets":{"s":📍{}}"#), "resolver.set.sources"),
    TokenCase("R4.1", document(set, #","sets":{"s":{"sources":📍{}}}"#), "resolver.set.sources"),
    TokenCase("R4.1", document(set, #","sets":{"s":{"sources":[📍1]}}"#), "resolver.sources"),
    TokenCase(
      "R4.1",
      document(set, #","sets":{"s":{"sources":[],📍"source":[]}}"#),
      "resolver.set.unknownProperty"
    ),
    TokenCase(
      "R4.1",
      document(set, #","sets":{"s":{"sources":[],"$extensions":📍1}}"#),
      "meta.extensions"
    ),
    TokenCase(
      "R4.1",
      document(set, #","sets":{"s":{"sources":[],"description":📍1}}"#),
      "resolver.metadata"
    ),
    TokenCase(
      "R4.4",
      document(modifier, #","modifiers":{"theme":📍{}}"#),
      "resolver.modifier.contexts"
    ),
    TokenCase(
      "R4.4",
      document(modifier, #","modifiers":{"theme":{"contexts":📍{}}}"#),
      "resolver.modifier.contexts"
    ),
    TokenCase(
      "R4.4",
      document(modifier, #","modifiers":{"theme":{"contexts":📍[]}}"#),
      "resolver.modifier.contexts"
    ),
    TokenCase(
      "R4.4",
      document(modifier, #","modifiers":{"theme":{"contexts":📍{"a":[]},"default":"a"}}"#),
      "resolver.modifier.singleContext"
    ),
    TokenCase(
      "R4.4",
      document(modifier, #","modifiers":{"theme":{"contexts":{"a":[],"b":[]},"default":📍"c"}}"#),
      "resolver.modifier.default"
    ),
    TokenCase(
      "R4.4",
      document(modifier, #","modifiers":{"theme":{"contexts":{"a":[],"b":[]},"default":📍true}}"#),
      "resolver.modifier.default"
    ),
    TokenCase(
      "R4.4",
      document(modifier, #","modifiers":{"theme":{"contexts":{"a":[],"b":📍{}},"default":"a"}}"#),
      "resolver.sources"
    ),
    TokenCase(
      "R4.4",
      document(
        modifier,
        #","modifiers":{"theme":{"contexts":{"a":[],"b":[]},"default":"a",📍"x":1}}"#
      ),
      "resolver.modifier.unknownProperty"
    ),
    TokenCase("R4.5", document("📍1"), "resolver.resolutionOrder"),
    TokenCase("R4.5", document(#"📍📍{"sources":[]}"#), "resolver.inline.name resolver.inline.type"),
    TokenCase(
      "R4.5",
      document(#"{"name":"a","type":📍"sets","sources":[]}"#),
      "resolver.inline.type"
    ),
    TokenCase("R4.5", document(#"📍{"type":"set","sources":[]}"#), "resolver.inline.name"),
    TokenCase(
      "R4.5",
      document(#"{"name":"a","type":"set","sources":[]},{"name":📍"a","type":"set","sources":[]}"#),
      "resolver.inline.duplicateName"
    ),
    TokenCase("R4.5", document(#"📍{"name":"a","type":"set"}"#), "resolver.set.sources"),
    TokenCase("R4.5", document(##"📍{"$ref":"#/sets"}"##, base), "resolver.resolutionOrder"),
    TokenCase("R4.5", document(##"📍{"$ref":"base.json"}"##), "resolver.resolutionOrder"),
    TokenCase("R4.2", document(##"{"$ref":📍"#/sets/t"}"##, base), "resolver.ref.unresolved"),
    TokenCase(
      "R4.2",
      document(set, #","sets":{"s":{"sources":[{"$ref":📍"none.json"}]}}"#),
      "resolver.ref.unresolved"
    ),
    TokenCase(
      "R4.2",
      document(set, ##","sets":{"s":{"sources":[{"$ref":📍"base.json#/x"}]}}"##),
      "resolver.ref.unresolved"
    ),
    TokenCase(
      "R4.2",
      document(set, #","sets":{"s":{"sources":[{"$ref":📍1}]}}"#),
      "resolver.ref.syntax"
    ),
    TokenCase(
      "R4.2",
      document(set, ##","sets":{"s":{"sources":[{"$ref":📍"#/a~2"}]}}"##),
      "resolver.ref.syntax"
    ),
    TokenCase(
      "R4.2",
      document(set, #","sets":{"s":{"sources":[{"$ref":📍"https://example.com/a.json"}]}}"#),
      "resolver.ref.syntax"
    ),
    TokenCase(
      "R4.2",
      document(set, #","sets":{"s":{"sources":[{"$ref":📍"../a.json"}]}}"#),
      "resolver.ref.outside"
    ),
    TokenCase(
      "R4.2",
      document(set, #","sets":{"s":{"sources":[{"$ref":📍"sub/../../a.json"}]}}"#),
      "resolver.ref.outside"
    ),
    TokenCase(
      "R4.2",
      document(set, #","sets":{"s":{"sources":[{"$ref":📍"%2e%2e/a.json"}]}}"#),
      "resolver.ref.outside"
    ),
    TokenCase(
      "R4.2",
      document(set, #","sets":{"s":{"sources":[{"$ref":📍"/etc/a.json"}]}}"#),
      "resolver.ref.outside"
    ),
    TokenCase(
      "R4.2",
      document(set, ##","sets":{"s":{"sources":[{"$ref":📍"#/resolutionOrder/0"}]}}"##),
      "resolver.ref.toResolutionOrder"
    ),
    TokenCase(
      "R4.2",
      document(set, ##","sets":{"s":{"sources":[📍{"$ref":"#/modifiers/theme"}]}}"## + theme),
      "resolver.ref.toModifier"
    ),
    TokenCase(
      "R4.2",
      document(
        modifier,
        ##","modifiers":{"theme":{"contexts":{"a":[📍{"$ref":"#/modifiers/theme"}],"b":[]},"default":"a"}}"##
      ),
      "resolver.ref.toModifier"
    ),
    TokenCase(
      "R4.2",
      document(set, ##","sets":{"s":{"sources":[📍{"$ref":"#/sets/s"}]}}"##),
      "resolver.circular"
    ),
    TokenCase(
      "R4.2",
      document(
        set,
        ##","sets":{"s":{"sources":[{"$ref":"#/sets/t"}]},"t":{"sources":[📍{"$ref":"#/sets/s"}]}}"##
      ),
      "resolver.circular"
    ),
    TokenCase(
      "R4.2",
      document(set, ##","sets":{"s":{"sources":[📍{"$ref":"#/sets"}]}}"##),
      "resolver.circular"
    ),
    TokenCase(
      "R4.2",
      document(set, ##","sets":{"s":{"sources":[📍{"$ref":"#"}]}}"##),
      "resolver.circular"
    ),
  ])
  func `reports what the module forbids`(example: TokenCase) {
    example.check(Self.resolver(example.text).diagnostics)
  }

  @Test(arguments: [
    TokenCase("R5", "📍[]", "input.notObject"),
    TokenCase("R5", "📍1", "input.notObject"),
    TokenCase("R5", #"📍{📍"them":"dark"}"#, "input.missing input.unknownModifier"),
    TokenCase("R5", #"{"theme":📍"drak"}"#, "input.invalidContext"),
    TokenCase("R5", #"{"theme":📍true}"#, "input.notString"),
    TokenCase("R5", #"{"theme":📍100,📍"x":"y"}"#, "input.notString input.unknownModifier"),
    TokenCase("R5", "📍{}", "input.missing"),
    TokenCase("R5", #"{"Theme":"DARK"}"#),
    TokenCase("R5", #"{"theme":"light"}"#),
  ])
  func `checks the input`(example: TokenCase) {
    let resolver = Self.resolver(
      Self.document(
        "\(Self.set),\(Self.modifier)",
        Self.base
          + #","modifiers":{"theme":{"contexts":{"light":[],"dark":[{"$ref":"dark.json"}]}}}"#
      )
    )
    let input = JSONDocument(parsing: example.text, file: "input")
    example.check(resolver.tokens(for: input).diagnostics)
  }

  @Test func `aliases are followed after merging (R6)`() {
    let resolver = Self.resolver(
      Self.document("\(Self.set),\(Self.modifier)", Self.base + Self.theme)
    )
    #expect(resolver.tokens()["alias"]?.value == .number(1))
    let dark = resolver.tokens(for: ["theme": "dark"])
    #expect(dark["alias"]?.value == .number(2))
    #expect(dark["n"]?.location.file == "dark.json")
    #expect(dark["alias"]?.location.file == "base.json")
  }

  @Test func `files are named as the document is, and read by their paths from its folder`() {
    var paths: [String] = []
    let text = Self.document(##"{"$ref":"b/x.resolver.json#/sets/s"}"##)
    let other = Self.document(
      "",
      #","sets":{"s":{"sources":[{"$ref":"../a.json"},{"$ref":"c.json"}]}}"#
    )
    let resolver = ResolverDocument(
      parsing: Array(text.utf8),
      file: "tokens/x.resolver.json",
      mode: .strict
    ) { path in
      paths.append(path)
      return Array((path.hasSuffix("resolver.json") ? other : #"{"n":1}"#).utf8)
    }
    #expect(paths == ["b/x.resolver.json", "a.json", "b/c.json"])
    let set = resolver.tokens()
    #expect(
      set.diagnostics.map { "\($0.diagnostic.location?.file ?? "") \($0.code.rawValue)" }
        == ["tokens/a.json group.childNotObject", "tokens/b/c.json group.childNotObject"]
    )
  }

  @Test func `lists every input`() {
    let contexts = #""contexts":{"a":[],"b":[],"c":[]}"#
    let items = (0..<4).map { "{\"name\":\"m\($0)\",\"type\":\"modifier\",\(contexts)}" }
    let resolver = Self.resolver(Self.document(items.joined(separator: ",")))
    #expect(resolver.inputs().count == 81)
    #expect(Set(resolver.inputs()).count == 81)
    #expect(resolver.inputs(limit: 5).count == 5)
    #expect(resolver.inputs().first == ["m0": "a", "m1": "a", "m2": "a", "m3": "a"])
  }

  @Test func `later tokens replace earlier ones whole, and groups are merged (R6)`() {
    let resolver = Self.resolver(
      Self.document(
        """
        {"name":"s","type":"set","sources":[
          {"g":{"$type":"number","a":{"$value":1,"$description":"first"},"b":{"$value":2}}},
          {"g":{"$description":"second","a":{"$value":3}},"$extensions":{"x":1}}]}
        """
      )
    )
    let set = resolver.tokens()
    #expect(set.diagnostics.isEmpty)
    #expect(set["g.a"]?.value == .number(3))
    #expect(set["g.a"]?.description == nil)
    #expect(set["g.b"]?.value == .number(2))
  }

  @Test func `files outside of the folder are read if that is allowed`() {
    var paths: [String] = []
    let text = Self.document(
      #"{"name":"s","type":"set","sources":[{"$ref":"../a.json"},{"$ref":"/b.json"}]}"#
    )
    let resolver = ResolverDocument(
      parsing: Array(text.utf8),
      file: "test",
      mode: .strict,
      files: .anywhere
    ) { path in
      paths.append(path)
      return Array("{}".utf8)
    }
    #expect(resolver.diagnostics.isEmpty)
    #expect(paths == ["../a.json", "/b.json"])
  }

  @Test func `what is beside a reference replaces members of its target`() {
    let resolver = Self.resolver(
      Self.document(
        ##"{"$ref":"#/sets/s","sources":[{"n":{"$type":"number","$value":9}}]}"##,
        Self.base
      )
    )
    #expect(resolver.tokens()["n"]?.value == .number(9))
    #expect(resolver.tokens()["alias"] == nil)
  }
}
