import Foundation
import TabRaster
import TabScreens
import TabTestSupport
import Testing

@testable import TabThemeTool

@MainActor
struct SnapshotReportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ name: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
  }

  /// Returns a PNG file of a white picture whose first pixels are black.
  private func picture(black: Int = 0, width: Int = 6) -> [UInt8] {
    var bitmap = Bitmap(width: width, height: 2)
    for index in bitmap.pixels.indices {
      bitmap.pixels[index] = index < black ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    return bitmap.png()
  }

  /// Returns the report of a run in the folder, with `DIR` in place of the folder's path.
  ///
  /// A file `after-bar.txt` is the new snapshot of `bar.txt`.
  private func report(_ words: String...) throws -> String {
    let environment = ["SNAPSHOT_ARTIFACTS": folder.path]
    FailedSnapshot.beginRun(environment: environment)
    for file in try folder.files where file.hasPrefix("after-") {
      let name = String(file.dropFirst(6))
      var failure = failure(name, line: 1)
      if !FileAccess.exists("\(folder.path)/\(name)") { failure.before = nil }
      try failure.write(environment: environment)
    }
    let file = "\(folder.path)/report.html"
    let run = ToolRun(["snapshots", "report", folder.path, "--output", file] + words)
    #expect(run == ToolRun(code: .done, output: "\(file)\n"))
    return try String(contentsOfFile: file, encoding: .utf8)
      .replacing(folder.path, with: "DIR")
      .replacing(URL(fileURLWithPath: folder.path).lastPathComponent, with: "DIR")
  }

  /// Returns the text of a report after `<main`, up to the end of that element.
  private func main(_ report: String) -> String {
    let rest = report.components(separatedBy: "<main").last ?? ""
    return rest.components(separatedBy: "</main>")[0]
  }

  @Test func `a text that changed has the changes, and the lines around them`() throws {
    let lines = (0..<12).map { "key \($0): \($0)\n" }
    _ = try folder.file("bar.txt", lines.joined())
    _ = try folder.file(
      "after-bar.txt",
      lines.joined().replacing("key 5: 5\n", with: "key 5: <6>\n")
    )
    #expect(
      main(try report()) == """
         id="snapshots" tabindex="-1">
        <article id="snapshot-1" tabindex="-1" aria-labelledby="name-1" \
        data-path="DIR/bar.txt" data-kind="text" data-state="changed">
        <h2 id="name-1"><bdi><span class="folder">DIR/</span>bar.txt</bdi> \
        <span class="state changed">changed</span></h2>
        <p class="test"><bdi>Lagoon is as recorded</bdi> <span class="source">LagoonTests.swift:1</span></p>
        <ul class="words"><li><bdi>key 5: 5 → &lt;6&gt;</bdi></li></ul>
        <pre><span class="same">… 2 lines are the same
        </span><span>  key 2: 2
        </span><span>  key 3: 3
        </span><span>  key 4: 4
        </span><del>- key 5: 5
        </del><ins>+ key 5: &lt;6&gt;
        </ins><span>  key 6: 6
        </span><span>  key 7: 7
        </span><span>  key 8: 8
        </span><span class="same">… 3 lines are the same
        </span></pre>
        </article>

        """
    )
  }

  /// The failure of a snapshot of the folder.
  private func failure(_ name: String, line: UInt, words: [String] = []) -> FailedSnapshot {
    FailedSnapshot(
      path: "\(folder.path)/\(name)",
      test: "Lagoon is as recorded()",
      source: "\(folder.path)/LagoonTests.swift",
      line: line,
      words: words,
      before: "\(folder.path)/\(name)",
      after: "\(folder.path)/after-\(name)"
    )
  }

  @Test func `shows what differed when tests last ran, by test, pictures first`() throws {
    _ = try folder.file("bar.txt", "tint: #5CD2E6\n")
    _ = try folder.file("after-bar.txt", "tint: #0060DF\n")
    try write("bar.png", picture())
    try write("after-bar.png", picture(black: 1))
    try write("same.png", picture())
    try write("after-same.png", picture())
    let failures = [
      failure("bar.txt", line: 10), failure("same.png", line: 11),
      failure("bar.png", line: 12, words: ["item 0 icon: 3446 pixels"]),
      failure("gone.png", line: 13),
    ]
    let report = SnapshotReport(failures)
    let html = report.page.html.text
    #expect(!report.isEmpty)
    #expect(html.contains("<h1>Failed snapshots</h1>\n<p>2 changed. If they are meant: "))
    let body = main(html)
    #expect(body.components(separatedBy: "<article").count == 3)
    #expect(
      body.contains(
        """
        <p class="test"><bdi>Lagoon is as recorded</bdi> \
        <span class="source">LagoonTests.swift:12</span></p>
        <ul class="words"><li><bdi>item 0 icon: 3446 pixels</bdi></li></ul>
        <div class="pictures pair">
        """
      )
    )
    let names = body.matches(of: /aria-labelledby.*\n<h2.*<\/span>(.*)<\/bdi>/).map { String($0.1) }
    #expect(names == ["bar.png", "bar.txt"])
    #expect(SnapshotReport([failure("gone.png", line: 1)]).isEmpty)
  }

  @Test
  func `artifacts of a run are read wherever they are, and only a run shows that none differed`()
    throws
  {
    let artifacts = "\(folder.path)/artifacts"
    let output = "\(folder.path)/report.html"
    let environment = ["SNAPSHOT_ARTIFACTS": artifacts]
    #expect(SnapshotFiles.failures(in: [folder.path], environment) == nil)
    FailedSnapshot.beginRun(environment: environment)
    let passed = ToolRun("snapshots", "report", artifacts, "--output", output)
    #expect(passed.output.contains("no snapshot differed when its test last ran"), "\(passed)")
    var failed = failure("bar.txt", line: 10)
    failed.path = "/gone/BarTests/bar.txt"
    (failed.before, failed.after) = ("\(artifacts)/bar.before.txt", "\(artifacts)/bar.after.txt")
    _ = try folder.file("artifacts/bar.before.txt", "tint: #5CD2E6\n")
    _ = try folder.file("artifacts/bar.after.txt", "tint: #0060DF\n")
    try failed.write(environment: environment)
    let moved = "\(folder.path)/elsewhere"
    try FileManager.default.moveItem(atPath: artifacts, toPath: moved)
    let run = ToolRun("snapshots", "report", moved, "--output", output)
    #expect(run == ToolRun(code: .done, output: "\(output)\n"))
    let body = main(try String(contentsOfFile: output, encoding: .utf8))
    #expect(body.contains("#5CD2E6") && body.contains("#0060DF"))
  }

  @Test func `the divider begins at the change, and wide pictures are below each other`() throws {
    try write("bar.png", picture(width: 20))
    try write("after-bar.png", picture(black: 2, width: 20))
    let html = try report()
    #expect(html.contains(#"name="divider" min="0" max="100" value="5""#))
    #expect(html.contains(#"<div class="pictures pair wide">"#))
  }

  @Test func `colors have a sample beside them`() throws {
    _ = try folder.file("bar.txt", "tint: #005566\nshadow: none\n")
    _ = try folder.file("after-bar.txt", "tint: #0060DF80\nshadow: #12\n")
    let body = main(try report())
    let samples = ["#005566", "#0060DF80"].map { color in
      """
      <span class="color"><svg aria-hidden="true" viewBox="0 0 1 1">\
      <rect width="1" height="1" fill="\(color)"/></svg>\(color)</span>
      """
    }
    #expect(body.contains("<bdi>tint: \(samples[0]) → \(samples[1])</bdi>"))
    #expect(body.contains("<bdi>shadow: none → #12</bdi>"))
  }

  @Test func `a picture that changed is shown before and after, with what differs`() throws {
    try write("bar.png", picture())
    try write("after-bar.png", picture(black: 2))
    let body = main(try report())
    let words =
      "2 of 12 pixels differ, in columns 0 to 1, rows 0 to 0; the first, at (0, 0), was #FFFFFF "
      + "and is #000000"
    #expect(body.contains("<p class=\"words\">\(words)</p>\n<div class=\"pictures pair\">"))
    for (kind, alternative) in [
      ("before", "bar.png as recorded"), ("after", "bar.png as it is now"),
      ("difference", "what differs in bar.png, in magenta: \(words)"),
    ] {
      #expect(body.contains("<figure class=\"\(kind)\">"))
      #expect(body.contains(" width=\"6\" height=\"2\" alt=\"\(alternative)\">"))
    }
    for bytes in [picture(), picture(black: 2)] {
      #expect(body.contains("base64,\(Data(bytes).base64EncodedString())\""))
    }
    let shown = body.components(separatedBy: "base64,").dropFirst()
      .compactMap { Data(base64Encoded: $0.components(separatedBy: "\"")[0]) }
    let difference = try Bitmap(png: Array(try #require(shown.last)))
    #expect(shown.count == 3)
    #expect(difference.pixels.map { $0 == 0xFFFF_00FF } == (0..<12).map { $0 < 2 })
  }

  @Test func `a picture of another size is shown without a difference`() throws {
    try write("bar.png", picture())
    try write("after-bar.png", picture(width: 5))
    let body = main(try report())
    #expect(body.contains("the size was 6 × 2 and is 5 × 2 pixels"))
    #expect(body.components(separatedBy: "<img").count == 3)
  }

  @Test(arguments: [true, false])
  func `what isn't a picture is told, and isn't in the page`(isNew: Bool) throws {
    try write("bar.png", isNew ? picture() : Array("<script>".utf8))
    try write("after-bar.png", isNew ? Array("<script>".utf8) : picture())
    let body = main(try report())
    let words =
      isNew ? "the new bytes aren&#39;t a picture" : "the recorded file isn&#39;t a picture"
    #expect(body.contains(words))
    #expect(body.components(separatedBy: "<img").count == 2)
    #expect(!body.contains(Data("<script>".utf8).base64EncodedString()))
  }

  @Test func `what is new and isn't a picture is told`() throws {
    try write("after-bar.png", [1, 2, 3])
    let body = main(try report())
    #expect(body.contains("<p class=\"words\">the file isn&#39;t a picture</p>"))
    #expect(!body.contains("<img"))
  }

  @Test func `what is new is shown alone`() throws {
    _ = try folder.file("after-bar.txt", "one\n+ two\n")
    try write("after-foo.png", picture())
    let page = try report()
    #expect(
      page.contains("<p>2 new. If they are meant: <code>RECORD=failed swift test</code></p>")
    )
    #expect(main(page).contains("<pre><span>one\n</span><span>+ two\n</span></pre>"))
    #expect(main(page).contains("<div class=\"pictures\">"))
    #expect(main(page).components(separatedBy: "<img").count == 2)
    #expect(!main(page).contains("type=\"range\""))
  }

  @Test func `snapshots stand in the order of their paths, and a filter chooses them`() throws {
    for name in ["b", "a", "c"] { _ = try folder.file("after-\(name).txt", name) }
    let names = ["a", "b", "c"]
    #expect(
      try report().matches(of: #/data-path="DIR/(\w).txt"/#).map { String($0.1) } == names
    )
    #expect(
      try report().matches(of: #/href="#snapshot-(\d)"><bdi>[^<]*\/(\w).txt</#).map {
        "\($0.1)\($0.2)"
      }
        == ["1a", "2b", "3c"]
    )
    #expect(
      try report("--filter", "b.txt").matches(of: #/data-path="DIR/(\w)/#).map { String($0.1) } == [
        "b"
      ]
    )
  }

  @Test func `the same snapshots make the same bytes`() throws {
    try write("bar.png", picture())
    try write("after-bar.png", picture(black: 3))
    _ = try folder.file("after-bar.txt", "text")
    #expect(try report() == report())
  }

  @Test func `names of files are text and nothing else`() throws {
    let name = "a'\"><script>alert(1)<!-- &amp;"
    _ = try folder.file("after-\(name).txt", "text")
    let page = try report()
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(!page.contains("<!--"))
    #expect(
      page.contains(
        "data-path=\"DIR/a&#39;&quot;&gt;&lt;script&gt;alert(1)&lt;!-- &amp;amp;.txt\""
      )
    )
  }

  @Test func `a run without a difference is a page, too`() throws {
    let file = "\(folder.path)/report.html"
    FailedSnapshot.beginRun(environment: ["SNAPSHOT_ARTIFACTS": folder.path])
    let run = ToolRun("snapshots", "report", folder.path, "--output", file)
    let nothing = "no snapshot differed when its test last ran"
    #expect(run.output == "\(file)\n\(nothing)\n")
    let page = try String(contentsOfFile: file, encoding: .utf8)
    #expect(page.contains("<p>No snapshot differed when its test last ran.</p>"))
    #expect(!page.contains("<input"))
  }

  @Test func `a report needs a run, and a place`() throws {
    #expect(
      SnapshotFiles.failures(in: [folder.path], ["SNAPSHOT_ARTIFACTS": "\(folder.path)/none"])
        == nil
    )
    FailedSnapshot.beginRun(environment: ["SNAPSHOT_ARTIFACTS": folder.path])
    let run = ToolRun("snapshots", "report", folder.path)
    #expect(run.code == .done)
    #expect(run.output.contains("/TabSnapshots/report.html\n"))
    let path = "\(folder.path)/none/report.html"
    #expect(
      ToolRun("snapshots", "report", folder.path, "--output", path)
        == ToolRun(
          code: .failed,
          errors: "error: can't write '\(path)': there is no such file or folder\n"
        )
    )
  }
}
