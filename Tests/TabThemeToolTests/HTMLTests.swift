import Foundation
import Testing

@testable import TabThemeTool

struct HTMLTests {
  @Test(
    arguments: [
      ("a", "a"),
      ("a < b && c > d", "a &lt; b &amp;&amp; c &gt; d"),
      ("\" onload='alert(1)'", "&quot; onload=&#39;alert(1)&#39;"),
      ("&amp;", "&amp;amp;"),
      ("é 🎈\n\t", "é 🎈\n\t"),
      ("a\0b\u{1B}[31m\r\u{7F}\u{85}", "a\u{FFFD}b\u{FFFD}[31m\u{FFFD}\u{FFFD}\u{FFFD}"),
    ]
  )
  func `text is escaped`(text: String, markup: String) {
    let html: HTML = "<p title=\"\(text)\">\(text)</p>"
    #expect(html.text == "<p title=\"\(markup)\">\(markup)</p>")
  }

  @Test func `markup goes into markup as it is`() {
    let items = ["a", "<"].map { text -> HTML in "<li>\(text)</li>" }
    let list: HTML = "<ul>\(items)</ul>\(items[0])\(3)"
    #expect(list.text == "<ul><li>a</li><li>&lt;</li></ul><li>a</li>3")
  }

  @Test func `a page runs and shows nothing but its own`() {
    let page = HTMLPage(
      title: "<Title>",
      styles: [PageFile(text: "a { color: red }", digest: "sha256-style")],
      scripts: [PageFile(text: "run()", digest: "sha256-script")],
      body: "<main></main>"
    )
    let policy =
      "default-src 'none'; img-src data:; style-src '\(PageFile.page.digest)' 'sha256-style'; "
      + "script-src 'sha256-script'; base-uri 'none'; form-action 'none'"
    #expect(page.html.text.contains("content=\"\(policy.replacing("'", with: "&#39;"))\">"))
    #expect(page.html.text.contains("<title>&lt;Title&gt;</title>"))
    #expect(page.html.text.contains("<style>a { color: red }</style>"))
    #expect(page.html.text.contains("<script>run()</script>"))
    let plain = HTMLPage(title: "Plain", body: "").html.text
    #expect(plain.contains("script-src &#39;none&#39;"))
    #expect(!plain.contains("<script"))
  }

  @Test func `a picture is in the page`() {
    let image = HTML.image(png: [1, 2, 3], width: 4, height: 5, alternative: "\"A\"")
    #expect(
      image.text
        == "<img src=\"data:image/png;base64,AQID\" width=\"4\" height=\"5\" alt=\"&quot;A&quot;\">"
    )
  }
}

struct PageFilesTests {
  @Test(
    arguments: [
      ("page.css", PageFile.page), ("report.css", .report), ("report.js", .reportScript),
      ("gallery.css", .gallery), ("gallery.js", .galleryScript), ("reload.js", .reloadScript),
    ]
  )
  func `hold the text of each file as it is`(name: String, file: PageFile) throws {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    #expect(file.text + "\n" == text, "run Scripts/embed")
    // Either text would end or hide the element that contains the file.
    #expect(!text.contains("</"))
    #expect(!text.contains("<!--"))
  }
}

private let folder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Sources/TabThemeTool/Pages/Files")
