#if !canImport(UIKit)
import Foundation
import HeadlessUIKit
import TabAppearance
import Testing

@testable import TabSnapshots

@MainActor
struct TabSnapshotThemeTests {
  @Test func `a theme is shown with the colors of its bundle`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    let set = folder.appendingPathComponent("Media.xcassets/Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let color = """
      { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000" } } } ] }
      """
    try Data(color.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let text = #"{ "name": "Brand", "tintColor": "asset:Brand" }"#
    try Data(text.utf8).write(to: folder.appendingPathComponent("a.tabtheme.json"))
    let bundle = try #require(Bundle(url: folder))
    let theme = try TabBarTheme(json: text)

    let named = TabSnapshotTheme(try .named("Brand", in: bundle), assets: bundle)
    #expect(named.theme == theme)
    func tint(_ subject: some TabSnapshotSubject) throws -> UIColor? {
      try ShownBar.with(subject, on: .iPhone16()) { $0.bar.tintColor }
    }
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(try tint(named)?.resolvedColor(with: .current) == red)
    #expect(try tint(theme)?.resolvedColor(with: .current) != red)
    let image = TabSnapshotting<TabSnapshotTheme>.image
    let alone = TabSnapshotTheme(theme, assets: nil)
    #expect(try image.snapshot(of: { named }) != image.snapshot(of: { alone }))
  }
}
#endif
