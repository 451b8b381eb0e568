import Foundation
import HeadlessUIKit
import TabAppearance
import TabTestSupport
import Testing

@testable import TabThemeTool

@MainActor
struct GalleryTests {
  private static let view = GalleryView(
    style: .light,
    contrast: .normal,
    look: .classic,
    layout: .stacked
  )

  /// Returns the page for some theme files.
  private func page(_ files: String..., views: [GalleryView] = [view]) throws -> String {
    let themes = try files.map { text in
      let file = ThemeInput(file: "t.tabtheme.json", bytes: Array(text.utf8))
      return (theme: try #require(file.read().theme), file: file)
    }
    return try Gallery(themes, views: views).page().html.text
  }

  /// Returns the parts of a page between each occurrence of two texts.
  private func parts(of page: String, from start: String, to end: String) -> [String] {
    page.components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
  }

  @Test func `the page is printed if its file is the output`() throws {
    let folder = try TemporaryFolder()
    let theme = try folder.file("t.tabtheme.json", #"{ "name": "T" }"#)
    let file = folder.path + "/page.html"
    #expect(ToolRun("gallery", theme, "--output", file).output == "\(file)\n")
    let printed = ToolRun("gallery", theme, "--output", "-").output
    #expect(try String(contentsOfFile: file, encoding: .utf8) == printed)
  }

  @Test func `names and files are text and nothing else`() throws {
    let page = try page(
      ##"""
      {
        "name": "</h2><script>alert(1)</script>\" onload='x'",
        "bar": { "backgroundColor": "#FFFFFF" },
        "allow": { "bar": { "contrast": "</pre><script>alert(2)</script><!-- &amp;" } }
      }
      """##
    )
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(!page.contains("<!--"))
    #expect(!page.contains("onload='"))
    let name = "&lt;/h2&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&#39;x&#39;"
    #expect(page.contains("<bdi>\(name)</bdi>"))
    #expect(page.contains("aria-label=\"\(name) in light style, classic look, stacked layout\""))
    #expect(page.contains("&lt;/pre&gt;&lt;script&gt;alert(2)&lt;/script&gt;&lt;!-- &amp;amp;"))
  }

  @Test func `themes stand by name, and each has an address of its own`() throws {
    let names = ["b", "A", "Themes", "a", "***", "A"]
    let files = names.map { "{ \"name\": \"\($0)\" }" }
    let page = try page(files[0], files[1], files[2], files[3], files[4], files[5])
    #expect(
      parts(of: page, from: "<article id=\"", to: "\"")
        == ["theme", "a", "a-2", "a-3", "b", "themes-2"]
    )
    #expect(
      parts(of: page, from: "data-name=\"", to: "\"") == ["***", "A", "a", "A", "b", "Themes"]
    )
  }

  @Test func `the same themes make the same bytes`() throws {
    let theme = ##"{ "name": "T", "tintColor": "#005566" }"##
    let views = Array(GalleryView.all.prefix(4))
    #expect(try page(theme, views: views) == page(theme, views: views))
  }

  @Test(arguments: [TabBarEnvironment.Look.classic, .glass], ItemLayout.allCases)
  func `each layout is drawn where it is used`(
    look: TabBarEnvironment.Look,
    layout: ItemLayout
  ) throws {
    let colors = ["stacked": "#FF0000", "inline": "#00FF00", "compactInline": "#0000FF"]
    let members = colors.sorted { $0.key < $1.key }.map { name, color in
      #""\#(name)": { "selected": { "color": "\#(color)" } }"#
    }
    let view = GalleryView(style: .light, contrast: .normal, look: look, layout: layout)
    let page = try page(#"{ "name": "T", \#(members.joined(separator: ", ")) }"#, views: [view])
    let picture = try #require(parts(of: page, from: "<svg role=\"img\"", to: "</svg>").first)
    let fills = picture.matches(of: #/fill="(?:var\(--c\d+,)?#([0-9A-F]{6})/#)
      .compactMap { UInt32($0.output.1, radix: 16) }
    let shown = colors.filter { _, color in
      // On glass each channel is a little darker, since the pill isn't white.
      let shift = UInt32(color.dropFirst(), radix: 16)!.trailingZeroBitCount
      return fills.contains { pixel in
        let channel = pixel >> shift & 0xFF
        let others = pixel & ~(0xFF << shift) & 0xFF_FFFF
        return channel >= 0xC0 && others & 0xE0_E0E0 == 0
      }
    }
    // The bar at the top of an iPad ignores the item colors of themes.
    let expected = look == .glass && layout == .inline ? [] : [layout.rawValue]
    #expect(Array(shown.keys) == expected)
  }

  @Test func `every view is drawn once`() throws {
    let theme = TabBarTheme(name: "T")
    #expect(GalleryView.all.count == 2 * 2 * 2 * 3)
    #expect(Set(GalleryView.all.map(\.classes)).count == GalleryView.all.count)
    #expect(Set(GalleryView.all.map(\.words)).count == GalleryView.all.count)
    let wells = GalleryWells(theme, file: ThemeInput(file: "t.tabtheme.json", bytes: []))
    let bars = try GalleryBar.all(theme, wells: wells, in: GalleryView.all, assets: nil)
    #expect(try Set(bars.map { try $0.picture.get().recording }).count == GalleryView.all.count)
  }

  @Test func `says which font another one is drawn for`() throws {
    let theme = TabBarTheme(
      name: "T",
      item: .init(normal: .init(title: .init(family: "Plain", size: 10)))
    )
    let file = ThemeInput(file: "t.tabtheme.json", bytes: [])
    let words = "the font 'Plain' isn't available; another font is drawn in its place"
    #expect(try Gallery([(theme, file)], views: [Self.view]).diagnostics.map(\.message) == [words])
  }

  @Test func `bars that look the same are in the page once, with a remark`() throws {
    let view = GalleryView(style: .light, contrast: .normal, look: .glass, layout: .inline)
    let colors = ["#005566", "#AA0000", "#00AA00"]
    let themes = colors.map { "{ \"name\": \"T\", \"tintColor\": \"\($0)\" }" }
    let page = try page(themes[0], themes[1], themes[2], views: [view])
    #expect(page.components(separatedBy: "<svg role=\"img\"").count == 2)
    #expect(
      page.components(separatedBy: "light standard glass inline\">The bar of T.</p>").count == 3
    )
    let remark = "Here iOS takes no color of a theme, so all bars are the same.</p>"
    #expect(page.contains("<p class=\"remark glass inline\">\(remark)"))
    #expect(try !self.page(themes[0], views: [view]).contains("Here iOS takes"))
    #expect(try !self.page(themes[0], themes[1]).contains("Here iOS takes"))
  }

  @Test func `only a built-in theme has the line that applies it`() throws {
    let midnight = try #require(BuiltInThemeFiles.all.first { $0.name == "Midnight" })
    let page = try page(midnight.json, #"{ "name": "Ocean" }"#, views: [])
    #expect(page.components(separatedBy: "applyTheme(.").count == 2)
    #expect(page.contains("tabBarController.applyTheme(.midnight)"))
  }

  @Test func `on glass contrasts are those of what the theme decides there`() throws {
    let normal = try page(##"{ "name": "T", "unselectedItemTintColor": "#005566" }"##, views: [])
    #expect(
      normal.contains("<section class=\"glass\"><h3>Contrast</h3>\n<p>The system chooses all")
    )
    let selected = try page(##"{ "name": "T", "tintColor": "#005566" }"##, views: [])
    #expect(selected.components(separatedBy: "<section class=\"glass\">\n<h3>").count == 2)
    let covered = try self.page(
      ##"{ "name": "T", "glass": "override", "bar": { "background": "opaque", "backgroundColor": "#FFFFFF" }, "item": { "selected": { "color": "#005566" } } }"##,
      views: []
    )
    #expect(covered.components(separatedBy: "<section class=\"glass\">\n<h3>").count == 2)
  }

  @Test func `a bar that can't be drawn is told, and the others are shown`() throws {
    let file = ThemeInput(file: "t.tabtheme.json", bytes: Array(#"{ "name": "T" }"#.utf8))
    let theme = try #require(file.read().theme)
    let bars = try GalleryBar.all(
      theme,
      wells: GalleryWells(theme, file: file),
      in: [Self.view],
      assets: nil
    )
    let failure = GalleryBar(
      view: Self.view,
      picture: .failure(ToolFailure("a bar at the side isn't drawn")),
      colors: nil
    )
    let contents = GalleryPictures(of: [failure] + bars).all.map(\.content)
    #expect(contents[0] == .missing("a bar at the side isn't drawn"))
    #expect(contents.count == 2)
    if case .missing(let reason) = contents[1] { Issue.record("\(reason)") }
  }

  @Test func `what is only inferred is told`() throws {
    let view = GalleryView(style: .light, contrast: .normal, look: .glass, layout: .compactInline)
    let remark =
      "<p class=\"remark glass compactInline\">Glass in landscape is inferred from that of an iPhone "
      + "SE.</p>"
    #expect(try page(#"{ "name": "T" }"#, views: [view]).contains(remark))
    #expect(try !page(#"{ "name": "T" }"#).contains("remark glass"))
  }

  @Test func `contrasts are in words, the lowest of all layouts`() throws {
    let page = try page(
      ##"""
      {
        "name": "T",
        "bar": { "background": "opaque", "backgroundColor": { "light": "#FFFFFF", "dark": "#000000" } },
        "item": {
          "normal": { "color": { "light": "#767676", "dark": "#FFFFFF" } },
          "selected": { "iconColor": "#949494" }
        },
        "inline": { "normal": { "title": { "color": { "light": "#777777", "dark": "#FFFFFF" } } } }
      }
      """##
    )
    let rows = parts(of: page, from: "<th scope=\"row\">", to: "</tr>").map { row in
      row.replacing(#/<[^>]*>/#, with: " ").split(separator: " ").joined(separator: " ")
    }
    #expect(rows[0] == "Normal title 4.47 below AA 21.00 AAA 4.47 below AA 21.00 AAA")
    #expect(rows[1] == "Normal icon 4.54 AA 21.00 AA 4.54 AA 21.00 AA")
    #expect(rows.contains("Selected icon 3.03 AA 6.92 AA 3.03 AA 6.92 AA"), "\(rows)")
    #expect(page.contains("lowest contrast 3.03, AA</p>"))
    #expect(page.contains("data-contrast=\"303\""))
    let system = try self.page(#"{ "name": "T" }"#)
    #expect(system.contains("<p>The system chooses all colors.</p>"))
    #expect(system.contains("Blue, colors of the system</p>"))
    #expect(system.contains("data-contrast=\"\""))
  }

  @Test(arguments: [
    ("#FF0000", "red", 0), ("#FF8000", "orange", 30), ("#FFFF00", "yellow", 60),
    ("#00FF00", "green", 120), ("#00B3B3", "teal", 180), ("#0000FF", "blue", 240),
    ("#8000FF", "purple", 270), ("#FF00AA", "pink", 320), ("#FF0010", "red", 356),
    ("#808080", "gray", 360), ("#000000", "gray", 360), ("#FFFFFF", "gray", 360),
  ])
  func `themes have the name of their hue`(color: String, name: String, hue: Int) throws {
    let page = try page(#"{ "name": "T", "tintColor": "\#(color)" }"#, views: [])
    #expect(page.contains("data-hue=\"\(hue)\""))
    #expect(page.contains("class=\"\(name)\">\n<h2"))
  }

  @Test func `brighter bars are brighter`() throws {
    let colors = ["#000000", "#202020", "#808080", "#FFFFFF"]
    let values = try colors.map { color in
      let page = try page(#"{ "name": "T", "bar": { "backgroundColor": "\#(color)" } }"#, views: [])
      return try #require(Int(parts(of: page, from: "data-brightness=\"", to: "\"")[0]))
    }
    #expect(values == values.sorted() && Set(values).count == 4, "\(values)")
    #expect(values[0] == 0 && values[3] == 1_000)
  }

  /// Returns the changeable colors of a theme as text, each with its keys, parts and value in light
  /// style.
  private func wells(_ json: String) throws -> [String] {
    let file = ThemeInput(file: "t.tabtheme.json", bytes: Array(json.utf8))
    let theme = try #require(file.read().theme)
    return GalleryWells(theme, file: file).all.map { well in
      let parts = well.parts.map(\.rawValue).joined(separator: ",")
      return "\(well.keys.joined(separator: ".")) \(parts) \(well.values[0].hexadecimal)"
    }
  }

  @Test func `a color can be changed where the theme has it`() throws {
    #expect(
      try wells(
        ##"""
        {
          "name": "T",
          "colors": { "ink": "#112233", "seal": "{ink}", "paper": { "light": "#FFFFFF80", "dark": "#000000" } },
          "tintColor": "{seal}",
          "bar": { "backgroundColor": "{paper}", "shadowColor": "#445566" },
          "item": { "normal": { "color": "#778899", "badgeBackgroundColor": "{ink}" } },
          "stacked": { "normal": { "title": { "color": "{ink}" } } }
        }
        """##
      ) == [
        "colors.paper bar #FFFFFF80", "bar.shadowColor line #445566",
        "colors.seal selected,selectedTitle #112233", "item.normal.color normal #778899",
        "colors.ink normalTitle,badge #112233",
      ]
    )
    // Colors of a missing asset catalog, and transparent colors, can't be changed.
    #expect(
      try wells(
        #"{ "name": "T", "bar": { "backgroundColor": "asset:A", "shadowColor": "system:clear" } }"#
      ) == []
    )
  }

  @Test func `shapes name the color that can be changed, with the theme's as fallback`() throws {
    let page = try page(
      ##"{ "name": "T", "colors": { "a": "#010203" }, "bar": { "background": "opaque", "backgroundColor": "{a}" }, "item": { "selected": { "color": "#A1B2C3" }, "normal": { "color": "#010203" } } }"##
    )
    let picture = try #require(parts(of: page, from: "<svg role=\"img\"", to: "</svg>").first)
    let fills = Set(picture.matches(of: #/fill="(var[^"]*)"/#).map { String($0.output.1) })
    #expect(fills.isSuperset(of: ["var(--c0,#010203)", "var(--c2,#A1B2C3)", "var(--c3,#010203)"]))
  }

  @Test func `themes are found by words for colors, traits and what they are for`() throws {
    func words(_ name: String) throws -> Set<Substring> {
      let file = try #require(BuiltInThemeFiles.all.first { $0.name == name })
      let page = try page(file.json, views: [])
      return Set(parts(of: page, from: "data-words=\"", to: "\"")[0].split(separator: " "))
    }
    #expect(try words("Admiral").isSuperset(of: ["admiral", "navy", "banks", "blue", "ios", "26"]))
    #expect(try words("Aurora").contains("gradient"))
    #expect(try words("Terminal").isSuperset(of: ["ios", "26"]))
    #expect(try words("Broadsheet").isSuperset(of: ["serif", "news"]))
    let paper = try words("Paper")
    #expect(paper.isDisjoint(with: ["navy", "gradient", "26"]), "\(paper)")
  }

  @Test func `what is behind the bars can be scrolled`() throws {
    let page = try page(#"{ "name": "T" }"#, views: Array(GalleryView.all.prefix(2)))
    #expect(page.components(separatedBy: "<g class=\"scene\" id=\"s").count == 3)
  }

  @Test func `the code is that of the file and of export`() throws {
    let folder = try TemporaryFolder()
    let json = ##"{ "name": "T", "tintColor": "#005566" }"##
    let swift = ToolRun("export", try folder.file("t.tabtheme.json", json)).output
    let page = try page(json, views: [])
    for text in [json, swift] { #expect(page.contains(("\(text)" as HTML).text)) }
  }
}

@MainActor
struct GalleryCommandTests {
  @Test func `writes a page of every view, small enough for many themes`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/gallery.html"
    #expect(
      ToolRun("gallery", "Midnight", "--output", path) == ToolRun(code: .done, output: "\(path)\n")
    )
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.components(separatedBy: "<svg role=\"img\"").count == 25)
    // The page is small, since themes have most shapes in common.
    let all = "\(folder.path)/all.html"
    _ = ToolRun("gallery", "--output", all)
    #expect(try String(contentsOfFile: all, encoding: .utf8).utf8.count < 2_000_000)
    // The tool doesn't report fonts that aren't drawn, since the page marks them.
    #expect(ToolRun("gallery", "Broadsheet", "--output", path).errors == "")
  }

  @Test func `a watched page reads its file again`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/gallery.html"
    _ = ToolRun("gallery", "Midnight", "--output", path, "--watch")
    let watched = try String(contentsOfFile: path, encoding: .utf8)
    _ = ToolRun("gallery", "Midnight", "--output", path)
    let plain = try String(contentsOfFile: path, encoding: .utf8)
    #expect(watched.contains("location.reload()") && !plain.contains("location.reload()"))
  }

  @Test func `needs a file to be written, and themes that there are`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/gallery.html"
    #expect(
      ToolRun("gallery")
        == ToolRun(
          code: .usage,
          errors: "error: no '--output FILE' is given\n  help: tabtheme gallery --help\n"
        )
    )
    let unknown = ToolRun("gallery", "Midnigth", "--output", path)
    #expect(unknown.code == .usage && unknown.errors.contains("fix: write 'Midnight'"))
    let broken = ToolRun("gallery", "-", "--output", path, input: "{")
    #expect(broken.code == .failed && broken.errors.hasPrefix("<stdin>:1:2: error: "))
    #expect(try folder.files.isEmpty)
  }
}
