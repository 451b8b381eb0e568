import Foundation
import TabAppearance
import TabTestSupport
import Testing

struct TabBarThemeCatalogTests {
  @Test func `has the themes of all sources by name, in any case`() throws {
    let themes = try TemporaryFolder([
      "b.tabtheme.json": ##"{ "tintColor": "#111", "name": "Night" }"##,
      "a.tabtheme.json": #"{ "name": "Dawn" }"#,
      "a.json": #"{ "name": "No theme file" }"#,
      "notes.txt": "Dusk",
    ])
    let catalog = TabBarThemeCatalog(
      .folder(themes.url),
      .files(["noon.tabtheme.json": #"{ "name": "Noon", "glass": "override" }"#]),
      .themes([TabBarTheme(name: "Dusk")])
    )
    #expect(catalog.names == ["Dawn", "Dusk", "Night", "Noon"])
    #expect(catalog.diagnostics == [])
    #expect(catalog.contains("NIGHT") && !catalog.contains("Midnight"))
    #expect(try catalog.theme(named: "night") == TabBarTheme(name: "Night", tintColor: "#111"))
    #expect(try catalog.theme(named: "Noon").glass == .value(.override))
    #expect(try catalog.theme(named: "Dusk") == TabBarTheme(name: "Dusk"))
  }

  @Test func `the built-in catalog is what is named`() throws {
    #expect(TabBarThemeCatalog.builtIn.names == TabBarTheme.builtInNames)
    for name in TabBarTheme.builtInNames {
      #expect(try TabBarThemeCatalog.builtIn.theme(named: name) == .named(name))
    }
  }

  @Test func `an unknown name says the nearest, and lists no thousands`() throws {
    let error = #expect(throws: TabBarThemeNameError.self) {
      try TabBarThemeCatalog(.themes([TabBarTheme(name: "Night")])).theme(named: "Nigth")
    }
    #expect(error?.description == "no theme is named 'Nigth'; did you mean 'Night'?")
    let many = TabBarThemeCatalog(.themes((10..<99).map { TabBarTheme(name: "Theme \($0)") }))
    let other = #expect(throws: TabBarThemeNameError.self) { try many.theme(named: "xyz") }
    #expect(other?.description.hasSuffix("Theme 28, Theme 29, …") == true)
    let none = #expect(throws: TabBarThemeNameError.self) {
      try TabBarThemeCatalog().theme(named: "xyz")
    }
    #expect(none?.description == "no theme is named 'xyz'; there are none")
  }

  @Test func `files without a name are reported, and no others are lost`() throws {
    let themes = try TemporaryFolder([
      "a.tabtheme.json": #"{ "glass": "system" }"#,
      "b.tabtheme.json": #"{ "name": "B" }"#,
      "c.tabtheme.json": "",
      "d.tabtheme.json": #"{ "name": "b" }"#,
    ])
    let catalog = TabBarThemeCatalog(.folder(themes.url))
    let folder = themes.url.path
    #expect(catalog.names == ["B"])
    #expect(
      catalog.diagnostics.map { "\($0.location?.description ?? "?"): \($0.message)" } == [
        "\(folder)/a.tabtheme.json:1:1: the theme has no 'name'",
        "\(folder)/c.tabtheme.json:1:1: the text is empty",
        "?: '\(folder)/d.tabtheme.json' has the name 'b', which '\(folder)/b.tabtheme.json' has, too",
      ]
    )
    let missing = TabBarThemeCatalog(.folder(themes.url.appendingPathComponent("none")), .builtIn)
    #expect(
      missing.diagnostics.map(\.message)
        == ["can't list the folder '\(folder)/none': there is no such file or folder"]
    )
    #expect(missing.names == TabBarTheme.builtInNames)
  }

  @Test func `a name is found wherever it stands, and only in files`() throws {
    let space = String(repeating: " ", count: 1_020)
    let themes = try TemporaryFolder([
      "a.tabtheme.json": #"{ \#(space) "name": "Across" }"#,
      "b.tabtheme.json": #"{ \#(space) \#(space) "name": "Behind" }"#,
      "c.json": #"{ "name": "Linked" }"#,
    ])
    let link = themes.url.appendingPathComponent("d.tabtheme.json")
    try FileManager.default.createSymbolicLink(
      at: link,
      withDestinationURL: themes.url.appendingPathComponent("c.json")
    )
    let folder = themes.url.appendingPathComponent("e.tabtheme.json")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let catalog = TabBarThemeCatalog(.folder(themes.url))
    #expect(catalog.names == ["Across", "Behind", "Linked"])
    for name in catalog.names { #expect(try catalog.theme(named: name).name == name) }
    #expect(catalog.diagnostics.map(\.message) == ["can't read '\(folder.path)': it is a folder"])
  }

  @Test func `what is wrong behind the name is said when the theme is asked for`() throws {
    let catalog = TabBarThemeCatalog(.files(["a.json": #"{ "name": "A", "colour": 1 }"#]))
    #expect(catalog.names == ["A"] && catalog.diagnostics == [])
    let error = #expect(throws: TabBarThemeError.self) { try catalog.theme(named: "A") }
    #expect(
      error?.diagnostics.first?.location
        == ThemeDiagnostic.Location(file: "a.json", line: 1, column: 16)
    )
  }

  @Test func `themes extend others by name, the one they replace included`() throws {
    let themes = try TemporaryFolder([
      "own.tabtheme.json": #"{ "name": "Own", "extends": "Corporate" }"#,
      "midnight.tabtheme.json":
        ##"{ "name": "Midnight", "extends": "Midnight", "tintColor": "#111" }"##,
    ])
    let catalog = TabBarThemeCatalog(
      .folder(themes.url),
      .themes([TabBarTheme(name: "Corporate", tintColor: "#222")]),
      .builtIn
    )
    #expect(try catalog.theme(named: "Own") == TabBarTheme(name: "Own", tintColor: "#222"))
    var midnight = try TabBarTheme.named("Midnight")
    midnight.tintColor = "#111"
    #expect(try catalog.theme(named: "Midnight") == midnight)
  }

  // A file with the parent's name in the child's folder isn't the parent of a theme in another
  // folder.
  @Test(arguments: [nil, ##"{ "name": "Wrong", "tintColor": "#BAD000" }"##])
  @MainActor
  func `a file is looked for beside the theme that extends it, whatever folder that is in`(
    besideChild: String?
  ) throws {
    let child = #"{ "name": "Child", "extends": "Corporate" }"#
    let own = try TemporaryFolder(["child.tabtheme.json": child])
    if let besideChild { try own.file("base.json", besideChild) }
    let corporate = try TemporaryFolder([
      "corporate.tabtheme.json": #"{ "name": "Corporate", "extends": "base.json" }"#,
      "base.json": ##"{ "name": "Base", "extends": "Brand", "tintColor": "#600D00" }"##,
    ])
    let catalog = TabBarThemeCatalog(
      .folder(own.url),
      .folder(corporate.url),
      .themes([TabBarTheme(name: "Brand", tintColor: "#111", unselectedItemTintColor: "#222")])
    )
    let expected = TabBarTheme(
      name: "Child",
      tintColor: "#600D00",
      unselectedItemTintColor: "#222"
    )
    #expect(try catalog.theme(named: "Child") == expected)
    let file = own.url.appendingPathComponent("child.tabtheme.json")
    #expect(try TabBarTheme(contentsOf: file, parents: catalog.parents) == expected)
    let store = TabBarThemeStore(catalog: catalog)
    var installed = expected
    installed.name = "New"
    #expect(
      try store.install(Data(#"{ "name": "New", "extends": "Corporate" }"#.utf8)) == installed
    )
    // Problems are reported for the file in the other folder, too.
    try corporate.file("base.json", ##"{ "name": "Base", "tintColor": "#60" }"##)
    let error = #expect(throws: TabBarThemeError.self) { try catalog.theme(named: "Child") }
    #expect(error?.diagnostics.map(\.location?.file) == [corporate.url.path + "/base.json"])
    try corporate.remove("base.json")
    let missing = #expect(throws: TabBarThemeError.self) { try catalog.theme(named: "Child") }
    #expect(
      missing?.diagnostics.map { "\($0.location?.file ?? "?"): \($0.message)" } == [
        "\(corporate.url.path)/corporate.tabtheme.json: 'extends' is 'base.json'; there is no such file"
      ]
    )
  }

  @Test func `a bundle's themes are those among its resources`() throws {
    let folder = try TemporaryFolder(["a.tabtheme.json": #"{ "name": "A" }"#])
    let bundle = try #require(Bundle(url: folder.url))
    #expect(TabBarThemeCatalog(.bundle(bundle)).names == ["A"])
    #expect(TabBarThemeCatalog(.bundle(bundle, subdirectory: "none")).diagnostics.count == 1)
  }
}
