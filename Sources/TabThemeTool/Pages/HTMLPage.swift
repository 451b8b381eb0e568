import Foundation

/// A self-contained HTML page, which loads nothing and runs only the scripts in it.
struct HTMLPage {
  var title: String

  /// The styles, in addition to those of every page.
  var styles: [PageFile] = []

  /// The scripts of the page.
  var scripts: [PageFile] = []

  /// The content of the page's body.
  var body: HTML

  /// The HTML of the page.
  var html: HTML {
    let styles = [.page] + styles
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      \(styles.map { file -> HTML in "<style>\(HTML(markup: file.text))</style>\n" })\
      </head>
      <body>
      \(body)
      \(scripts.map { file -> HTML in "<script>\(HTML(markup: file.text))</script>\n" })\
      </body>
      </html>

      """
  }

  /// The content security policy: only styles and scripts with the given digests are active.
  private var policy: String {
    func sources(_ files: [PageFile]) -> String {
      files.isEmpty ? "'none'" : files.map { "'\($0.digest)'" }.joined(separator: " ")
    }
    return """
      default-src 'none'; img-src data:; style-src \(sources([.page] + styles)); script-src \
      \(sources(scripts)); base-uri 'none'; form-action 'none'
      """
  }
}

/// A style sheet or a script of pages.
struct PageFile: Hashable, Sendable {
  let text: String

  /// The digest of the text, in the format of a content security policy.
  let digest: String
}

extension HTML {
  /// Returns an image element with the bytes of a PNG file, its size in pixels, and a description.
  static func image(png: [UInt8], width: Int, height: Int, alternative: String) -> HTML {
    let data = HTML(markup: Data(png).base64EncodedString())
    return """
      <img src="data:image/png;base64,\(data)" width="\(width)" height="\(height)" \
      alt="\(alternative)">
      """
  }
}
