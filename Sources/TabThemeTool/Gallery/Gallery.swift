import TabAppearance
import TabFiles
import TabRaster
import TabScreens

/// An HTML page that shows themes, with search, comparison of two themes, and the code of each.
struct Gallery {
  /// The themes, sorted by name.
  private var themes: [GalleryTheme]

  /// The shapes that pictures have in common, as SVG elements.
  private let definitions: String

  /// Features of pictures that are only inferred, in words, with the classes of the views that show
  /// them.
  private var inferences: [(classes: String, words: String)] = []

  /// Diagnostics about themes that aren't drawn faithfully.
  private(set) var diagnostics: [ThemeDiagnostic] = []

  /// Lays out and draws themes in some views.
  @MainActor
  init(
    _ themes: [(theme: TabBarTheme, file: ThemeInput)],
    views: [GalleryView] = GalleryView.all
  ) throws {
    let themes = themes.enumerated()
      .sorted { left, right in
        let names = [left, right].map { $0.element.theme.name.lowercased() }
        return names[0] == names[1] ? left.offset < right.offset : names[0] < names[1]
      }
      .map(\.element)
    let wells = themes.map { GalleryWells($0.theme, file: $0.file) }
    let bars = try zip(themes, wells).flatMap { theme, wells in
      try GalleryBar.all(theme.theme, wells: wells, in: views, assets: theme.file.assets)
    }
    let pictures = GalleryPictures(of: bars)
    definitions = pictures.definitions
    self.themes = themes.indices.map { index in
      let range = index * views.count..<(index + 1) * views.count
      let warnings = bars[range].compactMap { try? $0.picture.get().warnings }.joined()
      return GalleryTheme(
        themes[index].theme,
        file: themes[index].file,
        wells: wells[index],
        pictures: Array(pictures.all[range]),
        warnings: warnings.reduce(into: []) { all, warning in
          if !all.contains(warning.message) { all.append(warning.message) }
        }
      )
    }
    inferences = drawSharedViewsOnce()
    for (index, bar) in bars.enumerated() {
      guard let picture = try? bar.picture.get() else { continue }
      let classes = "\(bar.view.look) \(bar.view.layout.rawValue)"
      for words in picture.inferences
      where !inferences.contains(where: { $0 == (classes, words) }) {
        inferences.append((classes, words))
      }
      // The page marks built-in themes whose fonts aren't drawn; users have no file of these themes
      // to fix.
      if self.themes[index / views.count].builtInName == nil {
        diagnostics += picture.warnings.filter { !diagnostics.contains($0) }
      }
    }
  }
}

extension Gallery {
  /// Replaces the pictures of other themes by references to the first theme, in views in which all
  /// themes look the same.
  ///
  /// - Returns: A remark on each of these views.
  private mutating func drawSharedViewsOnce() -> [(classes: String, words: String)] {
    guard themes.count > 1, let first = themes.first else { return [] }
    let words = "here iOS takes no color of a theme, so all bars are the same"
    var remarks: [(classes: String, words: String)] = []
    for index in first.pictures.indices
    where themes.allSatisfy({ $0.pictures[index].content == first.pictures[index].content }) {
      let view = first.pictures[index].view
      let classes = "\(view.look) \(view.layout.rawValue)"
      if !remarks.contains(where: { $0.classes == classes }) { remarks.append((classes, words)) }
      for other in themes.indices.dropFirst() {
        themes[other].pictures[index].content = .same(as: first.name)
      }
    }
    return remarks
  }

  /// Returns the HTML page.
  ///
  /// - Parameters:
  ///   - first: The name of the theme that is shown first; nil for the first by name.
  ///   - reloads: Whether the page reads its file again while another window has the focus.
  /// - Returns: The page.
  func page(first: String? = nil, reloads: Bool = false) -> HTMLPage {
    let index = themes.firstIndex { $0.name == first } ?? 0
    return HTMLPage(
      title: "Themes for tab bars",
      styles: [.gallery],
      scripts: [.galleryScript] + (reloads ? [.reloadScript] : []),
      body: """
        <a class="skip" href="#themes">Skip to the themes</a>
        <svg class="shapes" aria-hidden="true" width="0" height="0">\(HTML(markup: definitions))</svg>
        <header>
        <h1>Themes for tab bars</h1>
        <p>\(themes.count == 1 ? "One theme" : "\(themes.count) themes"), drawn, not photographed. \
        Classic is the look of iOS 15 to 18, glass that of iOS 26 and later.</p>
        </header>
        \(GalleryControls.views)
        <main id="themes" tabindex="-1" data-first="\(anchors.isEmpty ? "" : anchors[index])">
        \(GalleryControls.stage)\(GalleryControls.filters(colors: usedColors))\
        <fieldset class="film scripted controls"><legend>Theme</legend></fieldset>
        \(remarks)\(fontNote)<div class="themes">
        \(zip(themes, anchors).map { article($0, anchor: $1) })\
        </div>
        <section class="panel scripted controls"><details name="panel"><summary>Code and contrast</summary></details></section>
        <p class="said" role="status"></p>
        </main>
        \(GalleryControls.keys)<footer>
        <p>Drawn by <code>tabtheme gallery</code> of TabAppearance, which turns themes into the tab bars of apps.</p>
        </footer>
        """
    )
  }

  /// The fragment identifiers of the themes: their names, with numbers if names are equal.
  private var anchors: [String] {
    var taken: Set<String> = ["themes", "keys"]
    return themes.map { theme in
      let name = PictureFileName.fit(theme.name).lowercased()
      var anchor = name
      var number = 2
      while !taken.insert(anchor).inserted {
        anchor = "\(name)-\(number)"
        number += 1
      }
      return anchor
    }
  }

  /// The hues of the themes' bars and selected items.
  private var usedColors: [GalleryColor] {
    GalleryColor.allCases.filter { color in themes.contains { $0.colors.contains(color) } }
  }

  private var remarks: HTML {
    let remarks = inferences.map { classes, words -> HTML in
      "<p class=\"remark \(classes)\">\(words.capitalizedFirst).</p>\n"
    }
    return "\(remarks)"
  }

  /// The mark of themes whose fonts aren't drawn.
  private static let fontMark: HTML = "<span class=\"font-mark\">Aa</span>"

  /// The mark with the warnings about fonts, each once for all themes.
  private var fontNote: HTML {
    var warnings: [String] = []
    for warning in themes.flatMap(\.warnings) where !warnings.contains(warning) {
      warnings.append(warning)
    }
    guard !warnings.isEmpty else { return "" }
    let sentences = warnings.map { "\($0.capitalizedFirst)." }.joined(separator: " ")
    return "<p class=\"note\">\(Self.fontMark) \(sentences)</p>\n"
  }

  private func article(_ theme: GalleryTheme, anchor: String) -> HTML {
    """
    <article id="\(anchor)" aria-labelledby="\(anchor)-name" data-name="\(theme.name)" \
    data-brightness="\(Int((theme.brightness * 1_000).rounded()))" \
    data-hue="\(Int(theme.hue.rounded()))" \
    data-contrast="\(theme.contrasts.lowest.map { "\(Int($0.contrast.ratio * 100))" } ?? "")" \
    data-words="\(theme.words)" data-theme="\(theme.data)" \
    class="\(theme.colors.map(\.rawValue).joined(separator: " "))">
    <h2 id="\(anchor)-name"><a href="#\(anchor)"><bdi>\(theme.name)</bdi></a>\
    \(theme.warnings.isEmpty ? "" : " \(Self.fontMark)" as HTML)</h2>
    \(theme.purpose.isEmpty ? "" : "<p class=\"purpose\">\(theme.purpose.capitalizedFirst).</p>\n" as HTML)\
    <p class="facts">\(theme.accents.map { sample($0) })\(facts(of: theme))</p>
    <div class="pictures">
    \(theme.pictures.map { picture($0, of: theme) })</div>
    <details>
    <summary aria-label="Code and contrast of \(theme.name)">Code and contrast</summary>
    <div class="details">
    \(use(of: theme))\(contrasts(theme.contrasts, of: theme, in: .classic))\
    \(contrasts(theme.glassContrasts, of: theme, in: .glass))\
    \(code(theme.json, language: "JSON", of: theme))\(code(theme.swift, language: "Swift", of: theme))\
    </div>
    </details>
    </article>

    """
  }

  private func facts(of theme: GalleryTheme) -> String {
    let names = theme.colors.map(\.rawValue)
    let last = names.suffix(2).joined(separator: " and ")
    let colors = (names.dropLast(2) + [last]).joined(separator: ", ")
    let lowest = theme.contrasts.lowest.map { lowest in
      "lowest contrast \(ContrastLevel.text(lowest.contrast.ratio)), \(lowest.verdict)"
    }
    return
      "\(colors.capitalizedFirst), \(lowest ?? "colors of the system")"
  }

  private func sample(_ color: TabBarTheme.Color.Components) -> HTML {
    """
    <svg class="sample" aria-hidden="true" viewBox="0 0 1 1"><rect width="1" height="1" fill="\(color.opaque.hexadecimal)"/></svg>
    """
  }

  private func picture(_ picture: GalleryPicture, of theme: GalleryTheme) -> HTML {
    let words = "\(theme.name) in \(picture.view.words)"
    switch picture.content {
    case .svg(let content, let width, let height):
      return """
        <div class="picture \(picture.view.classes)"><svg role="img" aria-label="\(words)" \
        viewBox="0 0 \(Int(width)) \(Int(height))">\(HTML(markup: content))</svg></div>

        """
    case .missing(let reason):
      return """
        <p class="picture missing \(picture.view.classes)">\(words) isn’t drawn: \(reason).</p>

        """
    case .same(let name):
      return """
        <p class="picture missing \(picture.view.classes)">The bar of \(name).</p>

        """
    }
  }

  /// The line that applies a built-in theme.
  private func use(of theme: GalleryTheme) -> HTML {
    guard let name = theme.builtInName else { return "" }
    return code("tabBarController.applyTheme(.\(name))\n", language: "UIKit", of: theme)
  }

  private func contrasts(
    _ contrasts: GalleryContrasts,
    of theme: GalleryTheme,
    in look: TabBarEnvironment.Look
  ) -> HTML {
    guard !contrasts.rows.isEmpty else {
      let words = "The system chooses all colors."
      return "<section class=\"\("\(look)")\"><h3>Contrast</h3>\n<p>\(words)</p></section>\n"
    }
    let columns = GalleryContrasts.columns.map { name -> HTML in "<th scope=\"col\">\(name)</th>" }
    let rows = contrasts.rows.map { row -> HTML in
      let cells = row.cells.map { cell -> HTML in
        guard let cell else { return "<td>system’s</td>" }
        return """
          <td>\(sample(cell.contrast.color))\(ContrastLevel.text(cell.contrast.ratio)) \
          <span class="\(cell.verdict == "below AA" ? "low" : "verdict")">\(cell.verdict)</span></td>
          """
      }
      return "<tr><th scope=\"row\">\(row.name)</th>\(cells)</tr>\n"
    }
    return """
      <section class="\("\(look)")">
      <h3>Contrast</h3>
      <div class="scroll" role="region" tabindex="0" aria-label="Contrast of \(theme.name), \("\(look)") look">
      <table>
      <thead><tr><td></td>\(columns)</tr></thead>
      <tbody>
      \(rows)</tbody>
      </table>
      </div>
      <p class="note">The lowest of all layouts, in the \("\(look)") look, for colors that the theme sets. \
      WCAG 2 asks for 4.5 for text and 3 for icons.</p>
      </section>

      """
  }

  private func code(_ text: String, language: String, of theme: GalleryTheme) -> HTML {
    """
    <section class="code">
    <div class="head"><h3>\(language)</h3>\
    <button type="button" class="copy scripted controls" \
    aria-label="Copy the \(language) of \(theme.name)">Copy</button></div>
    <pre role="region" tabindex="0" aria-label="\(language) of \(theme.name)">\(text)</pre>
    </section>

    """
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
