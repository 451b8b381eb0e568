public import Foundation

extension TabBarThemeStore {
  /// Reads the catalog and the chosen theme again, from where they are.
  ///
  /// A theme that can't be read, or is gone, leaves the last good one in place; ``diagnostics`` say
  /// what is wrong. Themes that were added by ``install(_:file:limit:animated:)`` stay.
  ///
  /// - Parameter animated: Whether the bars dissolve into the new look.
  /// - Returns: Whether the chosen theme could be read.
  @discardableResult
  public func reload(animated: Bool = false) -> Bool {
    let catalog = catalog.readAgain()
    files = FileStamps(of: catalog)
    var isGood = true
    update(catalog: catalog, animated: animated) { state in
      state.diagnostics = problems(of: catalog)
      if case .name(let name) = chosen { isGood = state.take(name, from: catalog) }
    }
    return isGood
  }

  /// Reloads whenever a file in one of the catalog's folders, or below, has changed, as long as the
  /// store lives.
  ///
  /// For development: see a theme on the device while it is written.
  ///
  ///     #if DEBUG
  ///     store.followFiles()
  ///     #endif
  ///
  /// - Parameter interval: The seconds between two looks at the files, from 0.01 to 3,600; what is
  ///   less or more is one of those, and what is no number is 0.01.
  public func followFiles(every interval: TimeInterval = 0.5) {
    fileTimer = FileTimer(seconds: interval > 0.01 ? min(interval, 3_600) : 0.01) { [weak self] in
      _ = self?.reloadIfFilesChanged()
    }
  }

  /// Ends what ``followFiles(every:)`` began.
  public func stopFollowingFiles() {
    fileTimer = nil
  }

  /// Reloads if a file in one of the catalog's folders, or below, isn't what it was when it was read.
  ///
  /// - Returns: Whether that is so.
  @discardableResult
  package func reloadIfFilesChanged() -> Bool {
    guard FileStamps(of: catalog) != files else { return false }
    reload(animated: true)
    return true
  }
}

/// Runs a closure on the main actor at once and again and again, until it is let go.
final class FileTimer {
  private let timer = DispatchSource.makeTimerSource(queue: .main)

  init(seconds: TimeInterval, _ run: @escaping @MainActor () -> Void) {
    timer.schedule(deadline: .now(), repeating: seconds)
    timer.setEventHandler { MainActor.assumeIsolated(run) }
    timer.resume()
  }

  deinit {
    timer.cancel()
  }
}

/// The files in a catalog's folders and below, with what changes when they are written.
struct FileStamps: Equatable {
  private struct Stamp: Equatable {
    let date: Date?
    let size: Int?
  }

  private var stamps: [String: Stamp] = [:]

  init() {}

  /// Looks at all that a theme there can be made of: a theme can extend any file beside it and below.
  init(of catalog: TabBarThemeCatalog) {
    for url in catalog.sources.compactMap(\.folder) {
      // Links to folders aren't followed.
      let names = FileManager.default.enumerator(atPath: url.path)
      while let name = names?.nextObject() as? String {
        guard name.hasSuffix(".json") else { continue }
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
