import Foundation
import Testing

/// Tests of promises of the manifest and the sources to apps that link a product.
struct ManifestTests {
  @Test func `every module has its line in CONTRIBUTING, and nothing else has`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let page = try String(contentsOf: root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    let listed = page.matches(of: #/(?m)^Sources/(\w+) /#).map { String($0.1) }
    let modules = try FileManager.default
      .contentsOfDirectory(atPath: root.appending(path: "Sources").path)
      .filter { !$0.hasPrefix(".") && $0 != "tabtheme" }
    #expect(listed.sorted() == modules.sorted())
    let targets = Set(try Manifest.shared.get().targets.map(\.name))
    #expect(targets.isSuperset(of: modules))
  }

  @Test func `nothing an app links imports XCTest or Testing`() throws {
    let manifest = try Manifest.shared.get()
    let linked = try manifest.targets(ofProduct: "TabAppearance")
    #expect(
      linked.isSuperset(of: [
        "TabAppearance", "TabColors", "TabDiagnostics", "TabFiles", "TabThemes", "TabUIKit",
      ])
    )
    for target in linked.sorted() {
      let imports = try manifest.imports(of: target)
      #expect(imports.isDisjoint(with: ["XCTest", "Testing"]), "\(target) imports \(imports)")
    }
  }

  @Test func `an app whose themes are built in or in Swift links no reader of files`() throws {
    let manifest = try Manifest.shared.get()
    // On Linux and macOS, the product also links `HeadlessUIKit`, which reads fonts and images.
    let linked = try manifest.targets(ofProduct: "TabThemes")
      .subtracting(["HeadlessUIKit", "TabDevices", "TabFiles", "TabRaster"])
    #expect(linked == ["TabColors", "TabDiagnostics", "TabThemes", "TabUIKit"])
    for target in linked.sorted() {
      let imports = try manifest.imports(of: target)
      #expect(
        imports.isDisjoint(with: ["TabAppearance", "TabFiles"]),
        "\(target) imports \(imports)"
      )
    }
    #expect(try !manifest.targets(ofProduct: "TabControls").contains("TabAppearance"))
  }

  @Test func `nothing an app links depends on the tool, the importer or a test library`() throws {
    let manifest = try Manifest.shared.get()
    let linked = try manifest.targets(ofProduct: "TabAppearance")
    let others = manifest.targets.map(\.name).filter { !linked.contains($0) }
    #expect(others.contains("TabThemeTool") && others.contains("TabImport"))
    for target in linked.sorted() {
      let imports = try manifest.imports(of: target)
      #expect(imports.isDisjoint(with: others), "\(target) imports \(imports)")
    }
  }

  @Test func `only apps that ask for SwiftUI link it`() throws {
    let manifest = try Manifest.shared.get()
    let linked = try manifest.targets(ofProduct: "TabAppearance")
    #expect(
      try manifest.targets(ofProduct: "TabAppearanceUI") == linked.union(["TabAppearanceUI"])
    )
    for target in linked.sorted() {
      #expect(try !manifest.imports(of: target).contains("SwiftUI"), "\(target) imports it")
    }
    let withSwiftUI = ["TabAppearanceUI", "TabControlsUI"]
    for product in manifest.products.map(\.name) where !withSwiftUI.contains(product) {
      #expect(try !manifest.targets(ofProduct: product).contains("TabAppearanceUI"), "\(product)")
    }
    let imports = try manifest.imports(of: "TabAppearanceUI")
    #expect(imports == ["Foundation", "SwiftUI", "TabAppearance"])
    #expect(
      try manifest.imports(of: "TabControlsUI")
        == ["SwiftUI", "TabAppearance", "TabAppearanceUI", "TabControls"]
    )
  }

  @Test func `the plugin brings the tool to builds, and nothing to apps`() throws {
    let manifest = try Manifest.shared.get()
    let tool = try manifest.targets(ofProduct: "TabThemePlugin").subtracting(["TabThemePlugin"])
    #expect(tool == (try manifest.targets(ofProduct: "tabtheme")))
    let linked = try manifest.targets(ofProduct: "TabAppearance")
    #expect(linked.isDisjoint(with: ["tabtheme", "TabThemeTool", "TabThemePlugin"]))
  }

  @Test func `the package depends on no other package`() throws {
    #expect(try Manifest.shared.get().dependencies.isEmpty)
  }

  @Test func `unsafe flags are for drawing in debug builds, and never for iOS`() throws {
    let manifest = try Manifest.shared.get()
    let tests = manifest.targets.filter { $0.type == "test" }.map(\.name)
    var optimized: [String] = []
    for target in manifest.targets {
      for setting in target.settings where setting.kind.unsafeFlags != nil {
        let condition = try #require(setting.condition, "\(target.name)")
        #expect(Set(condition.platformNames) == ["linux", "macos"], "\(target.name)")
        if tests.contains(target.name) { continue }
        #expect(condition.config == "debug", "\(target.name)")
        optimized.append(target.name)
      }
    }
    #expect(optimized.sorted() == ["TabFiles", "TabRaster"])
  }

  @Test func `the manifest is the same in a checkout and in a dependency`() throws {
    let text = try String(
      contentsOf: Manifest.root.appendingPathComponent("Package.swift"),
      encoding: .utf8
    )
    #expect(!text.contains("Context.packageDirectory"))
  }

  @Test func `snapshots are a product of their own`() throws {
    let manifest = try Manifest.shared.get()
    let linked = try manifest.targets(ofProduct: "TabSnapshots")
    #expect(linked.contains("TabSnapshots"))
    #expect(try manifest.imports(of: "TabSnapshots").isSuperset(of: ["XCTest", "Testing"]))
  }
}

/// The parts of the output of `swift package dump-package` that the tests use.
private struct Manifest: Decodable {
  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct Target: Decodable {
    var name: String
    var path: String?
    var type: String
    var dependencies: [Dependency]
    var settings: [Setting]
  }

  struct Setting: Decodable {
    struct Kind: Decodable {
      var unsafeFlags: [String: [String]]?
    }

    struct Condition: Decodable {
      var config: String?
      var platformNames: [String]
    }

    var kind: Kind
    var condition: Condition?
  }

  /// The first element of `byName` or `target` is the name.
  struct Dependency: Decodable {
    var name: String

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.container(keyedBy: Kind.self)
      guard let kind = kinds.allKeys.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "no kind of dependency")
        )
      }
      var values = try kinds.nestedUnkeyedContainer(forKey: kind)
      name = try values.decode(String.self)
    }

    enum Kind: String, CodingKey {
      case byName, target, product
    }
  }

  struct Package: Decodable {}

  var products: [Product]
  var targets: [Target]
  var dependencies: [Package]

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The manifest of the package, read once, since the package manager needs a second for it.
  static let shared = Result { try read() }

  private static func read() throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("manifest-\(UInt64.random(in: 0...(.max)))")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "dump-package", "--package-path", root.path, "--scratch-path",
      scratch.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let json = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try JSONDecoder().decode(Manifest.self, from: json)
  }

  /// Returns the targets that an app links with a product, including their dependencies on all
  /// platforms.
  func targets(ofProduct name: String) throws -> Set<String> {
    let product = try #require(products.first { $0.name == name })
    var found: Set<String> = []
    var open = product.targets
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      open += try #require(targets.first { $0.name == next }).dependencies.map(\.name)
    }
    return found
  }

  /// Returns the modules that a target's sources import.
  func imports(of name: String) throws -> Set<String> {
    let target = try #require(targets.first { $0.name == name })
    let folder = Self.root.appendingPathComponent(target.path ?? "Sources/\(name)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var modules: Set<String> = []
    var sources = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      sources += 1
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"), keyword < 3 else { continue }
        guard let module = words.last?.split(separator: ".").first else { continue }
        modules.insert(String(module))
      }
    }
    #expect(sources > 0, "no sources of \(name) were found")
    return modules
  }
}
