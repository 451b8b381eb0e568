import Foundation

/// A page in one file, which asks for nothing from elsewhere and runs no script but its own.
struct HTMLPage {
  var title: String

  /// The styles, after those that every page has.
  var styles: [PageFile] = []

  /// What the page does besides showing what is in it.
  var scripts: [PageFile] = []

  /// What is in the page.
  var body: HTML

  /// The whole file.
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

  /// Styles and scripts by their digests: whatever else gets into the page does nothing.
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

/// A style or a script of pages.
struct PageFile: Hashable, Sendable {
  let text: String

  /// The digest of the text, as a content security policy has it.
  let digest: String
}

extension HTML {
  /// A picture in the page: the bytes of a PNG file, its size in pixels, and what it shows, in words.
  static func image(png: [UInt8], width: Int, height: Int, alternative: String) -> HTML {
    let data = HTML(markup: Data(png).base64EncodedString())
    return """
      <img src="data:image/png;base64,\(data)" width="\(width)" height="\(height)" \
      alt="\(alternative)">
      """
  }
}
