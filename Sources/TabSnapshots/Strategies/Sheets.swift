import Foundation
import TabRaster
public import TabScreens
import TabUIKit

extension TabSnapshotting where Value: TabSnapshotSubject {
  /// Pictures of the bar in all cells of a matrix on one sheet, each with its name below.
  ///
  ///     assertTabSnapshot(of: theme, as: .sheet(.standard))
  ///     assertTabSnapshot(of: theme, as: .sheetMap(.standard))
  ///
  /// A failure names the cells whose pixels changed; ``sheetMap(_:columns:on:)`` gives their
  /// frames.
  ///
  /// - Parameters:
  ///   - matrix: The traits and devices in which the cells differ.
  ///   - columns: The number of bars in a row; `nil` makes the sheet about as wide as high.
  ///   - configuration: The device and traits that show the bar; it is drawn at 2 pixels per point
  ///     unless a scale is set.
  /// - Returns: A strategy whose snapshots are pictures.
  public static func sheet(
    _ matrix: TabSnapshotMatrix = .standard,
    columns: Int? = nil,
    on configuration: TabSnapshotConfiguration = .iPhone16()
  ) -> TabSnapshotting {
    TabSnapshotting(on: configuration) { value, configuration in
      try Sheet([(nil, value)], across: matrix, columns: columns, on: configuration).snapshot
    }
  }

  /// The frames of the cells of a sheet, in pixels, as JSON.
  ///
  ///     { "cells": [{ "name": "light", "x": 24, "y": 24, "width": 786, "height": 294 }] }
  ///
  /// - Parameters:
  ///   - matrix: The traits and devices in which the cells differ.
  ///   - columns: The number of bars in a row; `nil` makes the sheet about as wide as high.
  ///   - configuration: The device and traits that show the bar.
  /// - Returns: A strategy whose snapshots are JSON.
  public static func sheetMap(
    _ matrix: TabSnapshotMatrix = .standard,
    columns: Int? = nil,
    on configuration: TabSnapshotConfiguration = .iPhone16()
  ) -> TabSnapshotting {
    TabSnapshotting(on: configuration) { value, configuration in
      let cells = try Sheet([(nil, value)], across: matrix, columns: columns, on: configuration)
        .regions
        .map { cell in
          """
              { "name": "\(cell.name)", "x": \(cell.columns.lowerBound), \
          "y": \(cell.rows.lowerBound), "width": \(cell.columns.count), \
          "height": \(cell.rows.count) }
          """
        }
      return .json("{\n  \"cells\": [\n\(cells.joined(separator: ",\n"))\n  ]\n}\n")
    }
  }
}

extension TabSnapshotting {
  /// Pictures of several bars on one sheet, each with its name below.
  ///
  ///     let themes = [TabBarTheme.brand, .night].map { (name: $0.name, subject: $0) }
  ///     assertTabSnapshot(of: themes, as: .sheet(columns: 2))
  ///
  /// - Parameters:
  ///   - matrix: The traits and devices in which the cells of each bar differ; by default one cell
  ///     with the bar's name.
  ///   - columns: The number of bars in a row; `nil` makes the sheet about as wide as high.
  ///   - configuration: The device and traits that show the bars; they are drawn at 2 pixels per
  ///     point unless a scale is set.
  /// - Returns: A strategy whose snapshots are pictures.
  public static func sheet<Subject: TabSnapshotSubject>(
    _ matrix: TabSnapshotMatrix = TabSnapshotMatrix(),
    columns: Int? = nil,
    on configuration: TabSnapshotConfiguration = .iPhone16()
  ) -> TabSnapshotting where Value == [(name: String, subject: Subject)] {
    TabSnapshotting(on: configuration) { subjects, configuration in
      try Sheet(
        subjects.map { ($0.name, $0.subject) },
        across: matrix,
        columns: columns,
        on: configuration
      )
      .snapshot
    }
  }
}

/// Pictures of bars in rows and columns, each with its name.
@MainActor
private struct Sheet {
  private struct Cell {
    var name: String
    var recording: ImageRecording

    /// The frame of the picture on the sheet, in points.
    var frame: CGRect
  }

  private static let margin: CGFloat = 12
  private static let captionHeight: CGFloat = 18

  private let scale: Int
  private var cells: [Cell] = []
  private var remarks: [String] = []
  private var size = CGSize(width: margin, height: margin)

  /// Creates a sheet; the cells of a bar without a name have the names of the matrix only.
  init(
    _ subjects: [(name: String?, bar: some TabSnapshotSubject)],
    across matrix: TabSnapshotMatrix,
    columns: Int?,
    on configuration: TabSnapshotConfiguration
  ) throws {
    var configuration = configuration
    scale = configuration.scale ?? 2
    configuration.scale = scale
    let matrixCells = matrix.cells(over: configuration)
    for subject in subjects {
      let recordings = try ShownBar.map(
        subject.bar,
        over: matrixCells.map(\.configuration)
      ) { shown in
        remarks += shown.remarks.filter { !remarks.contains($0) }
        return shown.screen.recording(of: shown.surroundings())
      }
      for (cell, recording) in zip(matrixCells, recordings) {
        let isOnlyCell = subject.name != nil && matrixCells.count == 1
        let words = [subject.name, isOnlyCell ? nil : cell.name].compactMap(\.self)
        cells.append(
          Cell(
            name: words.joined(separator: "-"),
            recording: recording,
            frame: CGRect(origin: .zero, size: recording.size)
          )
        )
      }
    }
    let width = cells.map(\.frame.width).max() ?? 0
    let height = cells.map(\.frame.height).max() ?? 0
    let square = (Double(cells.count) * Double(height / max(width, 1))).squareRoot()
    place(columns: columns ?? max(1, Int(square.rounded())), width: width)
  }

  /// Sets the frames of the cells, row by row.
  private mutating func place(columns: Int, width: CGFloat) {
    for first in stride(from: 0, to: cells.count, by: columns) {
      let row = first..<min(first + columns, cells.count)
      for index in row {
        let x = Self.margin + CGFloat(index - first) * (width + Self.margin)
        cells[index].frame.origin = CGPoint(x: x, y: size.height)
        size.width = max(size.width, x + width + Self.margin)
      }
      let height = cells[row].map(\.frame.height).max() ?? 0
      size.height += height + Self.captionHeight + Self.margin
    }
  }

  /// The frames of the cells, in pixels.
  var regions: [TabSnapshot.Region] {
    cells.map { TabSnapshot.Region(name: $0.name, frame: $0.frame, scale: CGFloat(scale)) }
  }

  var snapshot: TabSnapshot {
    var snapshot = TabSnapshot.png(png())
    snapshot.regions = regions
    snapshot.remarks = remarks
    return snapshot
  }

  private func png() -> [UInt8] {
    let page = UIView(frame: CGRect(origin: .zero, size: size))
    page.backgroundColor = .white
    for cell in cells {
      let caption = UILabel(
        frame: CGRect(
          x: cell.frame.minX,
          y: cell.frame.maxY,
          width: cell.frame.width,
          height: Self.captionHeight
        )
      )
      caption.text = cell.name
      caption.font = .systemFont(ofSize: 10)
      caption.textColor = .black
      page.addSubview(caption)
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = CGFloat(scale)
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    let recording = renderer.recording {
      page.draw(in: $0)
      for cell in cells { cell.recording.draw(in: cell.frame) }
    }
    return recording.png
  }
}
