import Foundation
import TabScreens

/// The controls of a gallery, which are the same for all themes.
enum GalleryControls {
  /// The controls that change the view.
  static var views: HTML {
    """
    <div class="controls bar" role="group" aria-label="View">
    \(radios("style", legend: "Style", values: [("both", "Both"), ("light", "Light"), ("dark", "Dark")]))\
    \(radios("look", legend: "Look", values: [("classic", "Classic"), ("glass", "Glass")]))\
    \(radios("layout", legend: "Layout", values: [
      ("stacked", "Stacked"), ("inline", "Inline"), ("compactInline", "Compact inline"),
    ]))\
    \(radios("contrast", legend: "Contrast", values: [("standard", "Standard"), ("high", "High")]))\
    \(radios("show", legend: "Show", values: [("one", "One theme"), ("all", "All themes")], classes: "group scripted"))\
    <button type="button" class="scripted" data-do="help" aria-haspopup="dialog">Keys</button>
    </div>
    """
  }

  /// The controls that filter and sort themes.
  static func filters(colors: [GalleryColor]) -> HTML {
    let swatches = colors.map { color -> HTML in
      """
      <label class="swatch \(color.rawValue)" title="\(color.rawValue.capitalized)">\
      <input type="radio" name="color" value="\(color.rawValue)" \
      aria-label="\(color.rawValue.capitalized)"></label>

      """
    }
    return """
      <div class="controls row" role="search" aria-label="Themes">
      <label class="field scripted">Search \
      <input type="search" name="search" placeholder="navy, gradient, key:kern"></label>
      <label class="field scripted">Sort by <select name="sort">\
      <option value="name">Name</option><option value="brightness">Brightness</option>\
      <option value="hue">Hue</option><option value="contrast">Lowest contrast</option>\
      </select></label>
      <fieldset class="swatches">
      <legend>Color</legend>
      <label class="all"><input type="radio" name="color" value="" checked>All</label>
      \(swatches)</fieldset>
      <button type="button" class="scripted" data-do="clear" hidden>Clear</button>
      <output id="count" class="scripted"></output>
      </div>

      """
  }

  /// One theme on the foot of a phone, with its colors to change and its code to copy.
  static var stage: HTML {
    let levels = ContrastLevel.text.map { "\($0.name) \($0.number)" }.joined(separator: ",")
    let icons = ContrastLevel.icon.map { "\($0.name) \($0.number)" }.joined(separator: ",")
    return """
      <section class="stage scripted controls" aria-labelledby="stage-name" \
      data-text="\(levels)" data-icon="\(icons)">
      <div class="about">
      <h2 id="stage-name"></h2>
      <p class="purpose"></p>
      <p class="letters"></p>
      </div>
      <div class="device">
      <p class="names"><span></span> <span></span></p>
      <div class="screen" role="img" aria-labelledby="stage-name">
      <div class="side"></div><div class="side"></div></div>
      <label class="divider"><span class="said">Divider</span>\
      <input type="range" name="divider" min="0" max="100" value="50"></label>
      </div>
      <div class="tools">
      <div class="buttons">
      <button type="button" data-do="previous" aria-label="Previous theme">←</button>
      <button type="button" data-do="next" aria-label="Next theme">→</button>
      <button type="button" data-do="random">Random</button>
      <button type="button" data-do="compare" aria-pressed="false">Compare</button>
      <button type="button" data-do="pause" aria-pressed="false">Pause</button>
      </div>
      <fieldset class="wells"><legend></legend><div></div></fieldset>
      <fieldset class="wells"><legend></legend><div></div></fieldset>
      <ul class="chips" aria-label="Contrast"></ul>
      <p class="wells-note"></p>
      <div class="buttons">
      <button type="button" data-do="reset" hidden>Reset</button>
      <button type="button" data-do="copy" data-code="line">Copy line</button>
      <button type="button" data-do="copy" data-code="json">Copy JSON</button>
      <button type="button" data-do="copy" data-code="swift">Copy Swift</button>
      </div>
      <pre id="code" role="region" tabindex="0" aria-label="Code"></pre>
      </div>
      </section>

      """
  }

  /// The keys of the page, in a dialog.
  static var keys: HTML {
    let all = [
      ("← →", "previous and next theme"), ("d", "light, dark"), ("g", "classic, glass"),
      ("l", "layout"), ("h", "contrast"), ("a", "one theme, all themes"), ("r", "a random theme"),
      ("v", "compare with the next one"), ("[ ]", "move the divider"), ("c", "copy the code"),
      ("p", "let what is behind the bar stop"), ("/", "search"), ("?", "these keys"),
    ]
    let rows = all.map { keys, words -> HTML in
      let names = keys.split(separator: " ").map { key -> HTML in "<kbd>\(String(key))</kbd> " }
      return "<dt>\(names)</dt><dd>\(words)</dd>\n"
    }
    return """
      <dialog id="keys" aria-labelledby="keys-title">
      <h2 id="keys-title">Keys</h2>
      <dl>
      \(rows)</dl>
      <label class="check"><input type="checkbox" id="letters" checked>Letters are keys</label>
      <button type="button" data-do="close">Close</button>
      </dialog>

      """
  }

  private static func radios(
    _ name: String,
    legend: String,
    values: [(String, String)],
    classes: String = "group"
  ) -> HTML {
    let labels = values.enumerated().map { index, value -> HTML in
      let checked: HTML = index == 0 ? " checked" : ""
      return """
        <label><input type="radio" name="\(name)" value="\(value.0)"\(checked)>\(value.1)</label>

        """
    }
    return """
      <fieldset class="\(classes)">
      <legend>\(legend)</legend>
      <div class="views">\(labels)</div>
      </fieldset>

      """
  }
}
