import Foundation
import HeadlessUIKit
import TabRaster
import Testing

struct SystemColorTests {
  private static let rows: [String] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/system-colors.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }()

  @Test func `the table of facts is not empty`() {
    #expect(Self.rows.count == 33)
  }

  @Test(arguments: rows)
  func `has the value of every style, contrast and level`(row: String) throws {
    let cells = row.split(separator: " ").map(String.init)
    let name = try #require(SystemColorName(rawValue: cells[0]))
    let variants: [(UIUserInterfaceStyle, UIAccessibilityContrast)] = [
      (.light, .normal), (.dark, .normal), (.light, .high), (.dark, .high),
    ]
    try SimulatedSystem.withCurrent(SimulatedSystem(osVersion: .init(18))) {
      for (cell, (style, contrast)) in zip(cells.dropFirst(), variants) {
        let values = cell.split(separator: "/").map(String.init)
        let levels = [UIUserInterfaceLevel.base, .elevated]
        for (level, value) in zip(levels, [values[0], values.last ?? ""]) {
          let traits = UITraitCollection {
            $0.userInterfaceStyle = style
            $0.accessibilityContrast = contrast
            $0.userInterfaceLevel = level
          }
          let color = try #require(UIColor.named(name))
          #expect(Self.text(color, traits) == value, "\(name) \(style) \(contrast) \(level)")
        }
      }
    }
  }

  /// Returns a color in the table's notation, where opacity is truncated to 8 bits, and left out if full.
  private static func text(_ color: UIColor, _ traits: UITraitCollection) -> String {
    let rgba = color.rgba(in: traits)
    let text = "\(rgba.red),\(rgba.green),\(rgba.blue)"
    let alpha = Int(color.components(in: traits).alpha * 255)
    return alpha == 255 ? text : text + ",\(alpha)"
  }

  @Test(arguments: [
    (17, "255,59,48", "255,69,58", "0,122,255", "10,132,255"),
    (26, "255,56,60", "255,66,69", "0,136,255", "0,145,255"),
    (27, "255,56,60", "255,66,69", "0,136,255", "0,145,255"),
  ])
  func `has the palette of the system's version`(
    version: Int,
    red: String,
    darkRed: String,
    blue: String,
    darkBlue: String
  ) {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    SimulatedSystem.withCurrent(SimulatedSystem(osVersion: .init(version))) {
      #expect(Self.text(.systemRed, light) == red)
      #expect(Self.text(.systemRed, dark) == darkRed)
      #expect(Self.text(.systemBlue, light) == blue)
      #expect(Self.text(.systemBlue, dark) == darkBlue)
    }
  }

  @Test func `rounds opacity to the nearest of 8 bits`() {
    let traits = UITraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.separator.rgba(in: traits) == RGBA(60, 60, 67, 74))
    #expect(UIColor.secondaryLabel.rgba(in: traits) == RGBA(60, 60, 67, 153))
  }
}

extension UIColor {
  // Uses the public members, to find any that returns another color.
  fileprivate static func named(_ name: SystemColorName) -> UIColor? {
    let all: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
      .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
      .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .label,
      .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .separator,
      .opaqueSeparator, .systemFill, .secondarySystemFill, .tertiarySystemFill,
      .quaternarySystemFill, .systemBackground, .secondarySystemBackground,
      .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground,
    ]
    return SystemColorName.allCases.firstIndex(of: name).map { all[$0] }
  }
}
