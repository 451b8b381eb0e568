import TabFiles
import Testing

struct GitLeftoverTests {
  private func leftover(_ text: String, isJSON: Bool = false) -> GitLeftover? {
    GitLeftover(in: Array(text.utf8), isJSON: isJSON)
  }

  // Git's documentation of merge.conflictStyle has these markers: seven signs and a label, of which
  // `=======` has none, and `|||||||` is there with diff3 and zdiff3 only.
  @Test(arguments: ["\n", "\r\n", "\r"])
  func `finds the first marker of a conflict`(lineEnd: String) {
    let lines = [
      "{", "<<<<<<< HEAD", "a", "||||||| 1c0ffee", "b", "=======", "c", ">>>>>>> side", "}",
    ]
    let text = lines.joined(separator: lineEnd)
    let start = 1 + lineEnd.utf8.count
    #expect(leftover(text) == .conflict(start..<start + 12))
    #expect(leftover(text, isJSON: true) == .conflict(start..<start + 12))
  }

  @Test(arguments: [
    "<<<<<<<", "<<<<<<< HEAD", ">>>>>>> side", "a\n>>>>>>>\n", "=======\n<<<<<<< a",
  ])
  func `one marker of either side is a conflict in any text`(text: String) {
    #expect(leftover(text) != nil)
  }

  @Test(arguments: ["=======", "a\n=======\nb", "||||||| 1c0ffee\n"])
  func `a marker between the sides is a conflict in JSON alone`(text: String) {
    #expect(leftover(text) == nil)
    #expect(leftover(text, isJSON: true) != nil)
  }

  @Test(arguments: [
    "", "<<<<<<", "<<<<<<<HEAD", " <<<<<<< HEAD", "<<<<<<<<", "a <<<<<<< b", "<<<<<<= a",
    "<<<<<<<\0",
  ])
  func `other lines are no markers`(text: String) {
    #expect(leftover(text) == nil)
    #expect(leftover(text, isJSON: true) == nil)
  }

  @Test func `nothing is found in binary files`() {
    #expect(leftover("\0\n<<<<<<< HEAD\n") == nil)
  }

  // The text of a pointer is that of the specification of Git LFS.
  @Test func `finds a pointer of Git LFS`() {
    let pointer = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
      size 12345

      """
    #expect(leftover(pointer) == .pointer)
    #expect(leftover(pointer + String(repeating: "x", count: 1_024)) == nil)
    #expect(leftover("# " + pointer) == nil)
  }
}
