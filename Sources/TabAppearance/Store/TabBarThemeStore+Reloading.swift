public import Foundation

extension TabBarThemeStore {
  /// Reads the catalog and the chosen theme again, from where they are.
  ///
  /// A theme that can't be read, or is gone, leaves the last good one in place; ``diagnostics`` say what is
  /// wrong. Themes that were added by ``install(_:file:limit:animated:)`` stay.
  ///
  /// - Parameter animated: Whether the bars dissolve into the new look.
  /// - Returns: Whether the chosen theme could be read.
  @discardableResult
  public func reload(animated: Bool = false) -> Bool {
    catalog = catalog.readAgain()
    files = FileStamps(of: catalog)
    var isGood = true
    update(animated: animated) { state in
      state.diagnostics = catalog.diagnostics
      guard let chosenName else { return }
      let found = find(chosenName, lastGood: state.theme)
      isGood = found.diagnostics.isEmpty
      state.theme = found.theme
      state.diagnostics += found.diagnostics
    }
    return isGood
  }

  /// Reloads whenever a file in one of the catalog's folders has changed, until the task is canceled.
  ///
  /// For development: see a theme on the device while it is written.
  ///
  ///     #if DEBUG
  ///     Task { await store.followFiles() }
  ///     #endif
  ///
  /// - Parameter interval: The seconds between two looks at the files, at least 0.01.
  public func followFiles(every interval: TimeInterval = 0.5) async {
    while !Task.isCancelled {
      reloadIfFilesChanged()
      // It ends early only if the task is canceled.
      try? await Task.sleep(nanoseconds: UInt64(max(interval, 0.01) * 1_000_000_000))
    }
  }

  /// Reloads if a file in one of the catalog's folders isn't what it was when it was read.
  ///
  /// - Returns: Whether that is so.
  @discardableResult
  package func reloadIfFilesChanged() -> Bool {
    guard FileStamps(of: catalog) != files else { return false }
    reload(animated: true)
    return true
  }
}

/// The files of a catalog's folders with what changes when they are written.
struct FileStamps: Equatable {
  private struct Stamp: Equatable {
    let date: Date?
    let size: Int?
  }

  private var stamps: [String: Stamp] = [:]

  init() {}

  /// Looks at all that a theme there can be made of, since a theme can extend any file beside it.
  init(of catalog: TabBarThemeCatalog) {
    for case .folder(let url) in catalog.sources {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      for name in names where name.hasSuffix(".json") {
        let path = url.appendingPathComponent(name).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        stamps[path] = Stamp(
          date: attributes?[.modificationDate] as? Date,
          size: (attributes?[.size] as? NSNumber)?.intValue
        )
      }
    }
  }
}
