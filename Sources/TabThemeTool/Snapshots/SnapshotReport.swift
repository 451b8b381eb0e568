import TabScreens

/// An HTML page that shows each snapshot that differs from the recorded one, before and after.
struct SnapshotReport {
  private let title: String
  private let snapshots: [ReportedSnapshot]

  /// Whether tests made the snapshots, so that tests record them.
  private let isOfTests: Bool

  /// Reads and compares the snapshots that differed when their tests last ran.
  init(_ failures: [FailedSnapshot]) {
    title = "Failed snapshots"
    isOfTests = true
    snapshots = Self.grouped(failures.compactMap { ReportedSnapshot($0) })
  }

  /// Creates a report of pictures that differ from references.
  init(_ differences: [ReferenceDifference]) {
    title = "Changed pictures"
    snapshots = differences.compactMap(\.reported)
    isOfTests = false
  }

  /// Returns the snapshots by their tests, in the order of the first of each, pictures first.
  private static func grouped(_ snapshots: [ReportedSnapshot]) -> [ReportedSnapshot] {
    let groups = Dictionary(grouping: snapshots, by: \.group)
    var shown: Set<String> = []
    return snapshots.map(\.group).filter { shown.insert($0).inserted }.flatMap { name in
      let group = groups[name] ?? []
      return group.filter { $0.kind == "picture" } + group.filter { $0.kind != "picture" }
    }
  }

  /// Whether there is nothing to show.
  var isEmpty: Bool { snapshots.isEmpty }

  /// The HTML page.
  var page: HTMLPage {
    HTMLPage(
      title: title,
      styles: [.report],
      scripts: [.reportScript],
      body: """
        <a class="skip" href="#snapshots">Skip to the snapshots</a>
        <header>
        <h1>\(title)</h1>
        \(summary)\(suites)
        </header>
        \(snapshots.isEmpty ? "" : controls)
        <main id="snapshots" tabindex="-1">
        \(snapshots.enumerated().map { article($1, number: $0 + 1) })\
        </main>
        """
    )
  }

  private var summary: HTML {
    if snapshots.isEmpty {
      return isOfTests
        ? "<p>No snapshot differed when its test last ran.</p>" : "<p>No picture differs.</p>"
    }
    let recording: HTML =
      isOfTests ? " If they are meant: <code>RECORD=failed swift test</code>" : ""
    return "<p>\(Self.counts(of: snapshots)).\(recording)</p>"
  }

  /// The numbers of snapshots by suite, if there are several suites.
  private var suites: HTML {
    let suites = Dictionary(grouping: snapshots) { $0.suite ?? "" }
    if suites.count < 2 { return "" }
    let lines = suites.sorted { $0.key < $1.key }.map { name, snapshots -> HTML in
      "<li><bdi>\(name)</bdi> <span>\(Self.counts(of: snapshots))</span></li>"
    }
    return "\n<ul class=\"suites\">\(lines)</ul>"
  }

  private static func counts(of snapshots: [ReportedSnapshot]) -> String {
    let new = snapshots.count { $0.isNew }
    return [(snapshots.count - new, "changed"), (new, "new")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  /// The controls that filter snapshots and change the view.
  private var controls: HTML {
    let views = ["Side by side", "Slider", "Onion skin", "Difference"].enumerated()
      .map { index, name -> HTML in
        let checked: HTML = index == 0 ? " checked" : ""
        return """
          <label><input type="radio" name="view" id="view-\(index + 1)"\(checked)>\(name)</label>

          """
      }
    return """
      <section class="controls bar" aria-label="View">
      <fieldset class="views">
      <legend>View</legend>
      \(views)</fieldset>
      <label class="check"><input type="checkbox" id="pixels">Actual pixels</label>
      <p class="steps scripted">
      <button type="button" id="previous">Previous</button>
      <button type="button" id="next">Next</button>
      </p>
      </section>
      <div class="side">
      <div class="controls filter scripted" role="search" aria-label="Filter">
      <label>Name <input type="search" id="name"></label>
      <label>Kind <select id="kind"><option value="">All</option>\
      <option value="picture">Pictures</option><option value="text">Text</option></select></label>
      <label>State <select id="state"><option value="">All</option>\
      <option value="changed">Changed</option><option value="new">New</option></select></label>
      <output id="count">\(snapshots.count) of \(snapshots.count) shown</output>
      </div>
      <nav class="controls" aria-label="Snapshots">
      <ol>
      \(snapshots.enumerated().map { link($1, number: $0 + 1) })\
      </ol>
      </nav>
      <details class="controls scripted">
      <summary>Keyboard</summary>
      <ul class="keys">
      <li><kbd>n</kbd> or <kbd>j</kbd> next snapshot</li>
      <li><kbd>p</kbd> or <kbd>k</kbd> previous snapshot</li>
      <li><kbd>1</kbd> to <kbd>4</kbd> view</li>
      <li><kbd>x</kbd> actual pixels</li>
      <li><kbd>/</kbd> filter by name</li>
      </ul>
      <label class="check"><input type="checkbox" id="keys" checked>Use these keys</label>
      </details>
      </div>
      """
  }

  private func link(_ snapshot: ReportedSnapshot, number: Int) -> HTML {
    """
    <li><a href="#snapshot-\(number)"><bdi>\(snapshot.shortName)</bdi></a> \
    <span class="state \(snapshot.state)">\(snapshot.state)</span></li>

    """
  }

  private func article(_ snapshot: ReportedSnapshot, number: Int) -> HTML {
    """
    <article id="snapshot-\(number)" tabindex="-1" aria-labelledby="name-\(number)" \
    data-path="\(snapshot.path)" data-kind="\(snapshot.kind)" data-state="\(snapshot.state)">
    <h2 id="name-\(number)">\
    <bdi><span class="folder">\(snapshot.folder)</span>\(snapshot.name)</bdi> \
    <span class="state \(snapshot.state)">\(snapshot.state)</span></h2>
    \(snapshot.failed)\(snapshot.shown)
    </article>

    """
  }
}

extension ReportedSnapshot {
  fileprivate var state: String { isNew ? "new" : "changed" }

  fileprivate var kind: String {
    switch content {
    case .text: "text"
    case .pictures: "picture"
    }
  }

  /// The test of the snapshot, or else its folder.
  fileprivate var group: String {
    failure.map { "\($0.source) \($0.test)" }
      ?? path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The suite of the test, by the name of its file.
  fileprivate var suite: String? {
    guard let file = failure?.source.split(separator: "/").last else { return nil }
    return String(file.hasSuffix(".swift") ? file.dropLast(6) : file)
  }

  /// The HTML of the test and of the words of its failure.
  fileprivate var failed: HTML {
    guard let failure else { return "" }
    let file = failure.source.split(separator: "/").last.map(String.init) ?? failure.source
    let name = failure.test.hasSuffix("()") ? String(failure.test.dropLast(2)) : failure.test
    let lines = failure.words.map { "<li><bdi>\(withSamples($0))</bdi></li>" as HTML }
    let words: HTML = lines.isEmpty || kind == "text" ? "" : "<ul class=\"words\">\(lines)</ul>\n"
    return """
      <p class="test"><bdi>\(name)</bdi> <span class="source">\("\(file):\(failure.line)")</span></p>
      \(words)
      """
  }

  /// The name of the file.
  fileprivate var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The name of the file's folder, which is that of the test's file.
  fileprivate var folder: String {
    path.split(separator: "/").dropLast().last.map { "\($0)/" } ?? ""
  }

  /// The name of the file, with that of its folder.
  fileprivate var shortName: String { folder + name }

  /// The HTML of the difference.
  fileprivate var shown: HTML {
    switch content {
    case .text(let difference): isNew ? lines(of: difference) : changes(of: difference)
    case .pictures(let before, let after, let difference, let closeUps, let words, let middle):
      pictures(
        before,
        after: after,
        difference: difference,
        closeUps: closeUps,
        words: words,
        middle: middle
      )
    }
  }

  /// Returns the lines of a new text, without a comparison.
  private func lines(of difference: TextDifference) -> HTML {
    let lines = difference.shownLines.compactMap { line -> HTML? in
      if case .removed = line { nil } else { "<span>\(line.text)\n</span>" }
    }
    return "<pre>\(lines)</pre>"
  }

  private func changes(of difference: TextDifference) -> HTML {
    if difference.changes.isEmpty { return "<p class=\"words\">\(difference.summary)</p>" }
    let values = difference.changedValues.map { value -> HTML in
      "<li><bdi>\(withSamples(value))</bdi></li>"
    }
    let list: HTML = values.isEmpty ? "" : "<ul class=\"words\">\(values)</ul>\n"
    return "\(list)<pre>\(difference.hunks(context: 3).map(marked))</pre>"
  }

  /// Returns the text with a color swatch before each color in it.
  private func withSamples(_ text: String) -> HTML {
    var pieces: [HTML] = []
    var remainder = text[...]
    while let match = remainder.firstMatch(of: #/#(?:[0-9A-F]{2}){3,4}/#) {
      let color = String(match.output)
      pieces.append(
        """
        \(String(remainder[..<match.range.lowerBound]))<span class="color">\
        <svg aria-hidden="true" viewBox="0 0 1 1"><rect width="1" height="1" fill="\(color)"/></svg>\
        \(color)</span>
        """
      )
      remainder = remainder[match.range.upperBound...]
    }
    return "\(pieces)\(String(remainder))"
  }

  private func marked(_ part: TextDifference.Part) -> HTML {
    switch part {
    case .line(.kept(let text)): "<span>  \(text)\n</span>"
    case .line(.removed(let text)): "<del>- \(text)\n</del>"
    case .line(.inserted(let text)): "<ins>+ \(text)\n</ins>"
    case .same(let count): "<span class=\"same\">… \(count) lines are the same\n</span>"
    }
  }

  private func pictures(
    _ before: Picture?,
    after: Picture?,
    difference: Picture?,
    closeUps: [CloseUp],
    words: String,
    middle: Int
  ) -> HTML {
    let isPair = before != nil && after != nil
    let isWide = [before, after].compactMap(\.self).contains { $0.width > 3 * $0.height }
    let classes = ["pictures", isPair ? "pair" : nil, isWide ? "wide" : nil].compactMap(\.self)
    let figures = [
      before.map { figure($0, caption: "Before", alternative: "\(name) as recorded") },
      after.map { figure($0, caption: "After", alternative: "\(name) as it is now") },
      difference.map {
        figure(
          $0,
          caption: "Difference",
          alternative: "what differs in \(name), in magenta: \(words)"
        )
      },
    ]
    // The words of a test name the parts of the bar.
    let isShown = !words.isEmpty && failure?.words.isEmpty != false
    let summary: HTML = isShown ? "<p class=\"words\">\(words)</p>\n" : ""
    let amounts = isPair ? Self.amounts(divider: middle) : ""
    return """
      \(summary)\(closeUps.isEmpty ? "" : enlarged(closeUps))<div class="\(classes.joined(separator: " "))">
      \(figures.compactMap(\.self))</div>\(amounts)
      """
  }

  /// Returns the changed parts, each before and after.
  private func enlarged(_ closeUps: [CloseUp]) -> HTML {
    let figures = closeUps.flatMap { closeUp in
      [("Before", closeUp.before, "as recorded"), ("After", closeUp.after, "as it is now")].map {
        figure(
          $1,
          kind: "close-up",
          caption: $0,
          detail: closeUp.place,
          alternative: "part of \(name) \($2), \(closeUp.place)"
        )
      }
    }
    return "<div class=\"close-ups\">\n\(figures)</div>\n"
  }

  private func figure(
    _ picture: Picture,
    kind: String? = nil,
    caption: String,
    detail: String? = nil,
    alternative: String
  ) -> HTML {
    let image = HTML.image(
      png: picture.png,
      width: picture.width,
      height: picture.height,
      alternative: alternative
    )
    return """
      <figure class="\(kind ?? caption.lowercased())">\
      <figcaption>\(caption) <span>\(detail ?? "\(picture.width) × \(picture.height)")</span>\
      </figcaption>\
      <div>\(image)</div></figure>

      """
  }

  /// Returns the sliders for the divider, which begins at the change, and for the opacity of the
  /// second picture.
  private static func amounts(divider: Int) -> HTML {
    """

    <label class="amount divider controls">Divider \
    <input type="range" name="divider" min="0" max="100" value="\(String(divider))"></label>
    <label class="amount opacity controls">Opacity of after \
    <input type="range" name="opacity" min="0" max="100" value="50"></label>
    """
  }
}

extension TextDifference.Line {
  fileprivate var text: String {
    switch self {
    case .kept(let text), .removed(let text), .inserted(let text): text
    }
  }
}
