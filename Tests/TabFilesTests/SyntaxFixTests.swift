import TabFiles
import Testing

struct SyntaxFixTests {
  @Test(arguments: [
    (#"{ name = "A" }"#, #"{ "name" : "A" }"#, 2),
    (#"{ name="A" }"#, #"{ "name":"A" }"#, 2),
    (#"{ "name" = "A", "b" 1 }"#, #"{ "name" : "A", "b": 1 }"#, 2),
    (#"{ "a": 1 "b": [1 2,], }"#, #"{ "a": 1, "b": [1, 2] }"#, 4),
    (#"{ "a": True, b: .5 }"#, #"{ "a": true, "b": 0.5 }"#, 3),
    (#"{ "a": { "b": [1"#, #"{ "a": { "b": [1]}}"#, 1),
  ])
  func `fixes all problems of a text`(text: String, fixed: String, count: Int) throws {
    let result = try #require(JSONDocument(parsing: text, file: "").withFixedSyntax())
    #expect(String(decoding: result.bytes, as: UTF8.self) == fixed)
    #expect(result.count == count)
  }

  @Test(arguments: [
    #"{ "a": 1 }"#,
    "",
    #"{ "a": 1, // why"# + "\n}",
    #"{ "a": 1, /* why */ }"#,
    "{\n# true\n\"a\": 1 }",
    "{\n#why\n\"a\": 1 }",
    ##"{ "a": 1, # "b": 2"## + "\n}",
    #"[ "normal": { "color": null } ]"#,
    "{ \"a\nb\": 1 \"c\": 2 }",
    #"{ "a": 1; "b": 2, }"#,
    #"{ 'a': 1, }"#,
    #"{ a: 1, "a": 2 }"#,
    #"{ a#b: 1, }"#,
    #"{ "a" => 1, }"#,
    "\u{FEFF}{ a: 1 }",
  ])
  func `fixes nothing where a problem would be left, nothing is wrong, or a comment is there`(
    text: String
  ) {
    #expect(JSONDocument(parsing: text, file: "").withFixedSyntax() == nil)
  }

  @Test(arguments: [
    "{\n<<<<<<< HEAD\n  \"a\": 1\n=======\n  \"a\": 2\n>>>>>>> side\n}",
    "{\n<<<<<<< HEAD\r\n  \"a\": 1\r\n||||||| 1c0ffee\r\n=======\r\n>>>>>>> side\r\n}",
    "{\n=======\n  \"a\": 2\n}",
  ])
  func `a conflict in Git is one problem without a fix that is made`(text: String) throws {
    let document = JSONDocument(parsing: text, file: "a.json")
    let line = text.split(whereSeparator: \.isNewline)[1]
    #expect(
      document.diagnostics.map(\.description) == [
        """
        a.json:2:1: error: the file has the markers of a conflict in Git
          2 | \(line)
            | ^\(String(repeating: "~", count: line.count - 1))
          fix: resolve the conflict, and remove the lines with its markers
        """
      ]
    )
    #expect(document.root == nil)
    #expect(document.withFixedSyntax() == nil)
  }

  @Test func `a pointer of Git LFS is one problem by name`() {
    let text = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    #expect(
      JSONDocument(parsing: text, file: "a.json").diagnostics.map(\.description) == [
        """
        a.json:1:1: error: the file is a pointer of Git LFS; its contents aren't there
          1 | version https://git-lfs.github.com/spec/v1
            | ^
          fix: run 'git lfs pull'
        """
      ]
    )
  }

  @Test func `applies an insertion before a replacement at the same offset`() {
    let edits = [
      TextEdit(range: 2..<2, text: "+"), TextEdit(range: 2..<3, text: "x"),
      TextEdit(range: 0..<1, text: ""),
    ]
    #expect(Array("abcd".utf8).applying(edits) == Array("b+xd".utf8))
    #expect(Array("abcd".utf8).applying(edits.reversed()) == Array("b+xd".utf8))
  }
}
