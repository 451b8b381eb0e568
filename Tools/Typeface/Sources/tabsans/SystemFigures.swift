import Foundation
import TabRaster

/// The widths of the system's font, in thousandths of the font size: TabSans has drawings of its own
/// that take the same room, so that bars laid out with it are as wide as on a device.
///
/// The figures are those of SF Pro Text of 2020, the size that UIKit uses below 20 points, in units of
/// 1/2048 em, in the folder Figures.
enum SystemFigures {
  /// Returns the advance width of a character; `nil` if it isn't known.
  static func advance(of character: Character, _ weight: Font.Weight) -> Double? {
    advances[character].map { value($0, weight) }
  }

  /// Returns the kerning of all known pairs, by the left and the right character.
  static func kerning(_ weight: Font.Weight) -> [Character: [Character: Double]] {
    kerning.mapValues { $0.mapValues { value($0, weight) } }
  }

  /// The advance widths by character, for the weights from regular to bold.
  private static let advances: [Character: [Double]] = {
    var advances: [Character: [Double]] = [:]
    for row in rows(of: "advances") {
      if let character = row[0].first {
        advances[character] = row.dropFirst(2).compactMap(Double.init)
      }
    }
    return advances
  }()

  /// The kerning by the left and the right character, for the weights from regular to bold.
  private static let kerning: [Character: [Character: [Double]]] = {
    var kerning: [Character: [Character: [Double]]] = [:]
    for row in rows(of: "kerning") {
      guard let left = row[0].first, let right = row[1].first else { continue }
      kerning[left, default: [:]][right] = row.dropFirst(2).compactMap(Double.init)
    }
    return kerning
  }()

  /// Returns the figure for a weight; that of light isn't known, and continues the step from medium to
  /// regular.
  private static func value(_ weights: [Double], _ weight: Font.Weight) -> Double {
    let figure =
      switch weight {
      case .light: weights[0] - 0.91 * (weights[1] - weights[0])
      case .regular: weights[0]
      case .medium: weights[1]
      case .semibold: weights[2]
      case .bold: weights[3]
      }
    return figure * 1_000 / 2_048
  }

  /// Returns the rows of a table without its heading, as columns.
  private static func rows(of name: String) -> [[String]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Figures/\(name).tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      preconditionFailure("The table \(file.path) can't be read.")
    }
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
