public import Foundation
import TabFiles

extension TabBarThemeStore {
  /// Reads the catalog and the chosen theme again, from the same sources.
  ///
  /// If the theme can't be read or doesn't exist anymore, the last valid one stays, and
  /// ``diagnostics`` describe the problem. Themes that were added by
  /// ``install(_:file:limit:animated:)`` stay.
  ///
  /// - Parameter animated: Whether the bars dissolve into the new look.
  /// - Returns: Whether the chosen theme could be read.
  @discardableResult
  public func reload(animated: Bool = false) -> Bool {
    let catalog = catalog.readAgain()
    var isGood = true
    update(catalog: catalog, animated: animated) { state in
      state.diagnostics = problems(of: catalog)
      if case .name(let name) = chosen { isGood = state.setTheme(named: name, from: catalog) }
    }
    return isGood
  }

  /// Reloads whenever a file in one of the catalog's folders, or below, has changed, as long as the
  /// store lives.
  ///
  /// For development: changes to a theme file appear on the device at once.
  ///
  ///     #if DEBUG
  ///     store.followFiles()
  ///     #endif
  ///
  /// - Parameter interval: The seconds between two checks of the files, clamped to 0.01 to 3,600;
  ///   NaN is 0.01.
  public func followFiles(every interval: TimeInterval = 0.5) {
    fileTimer = FileTimer(seconds: interval > 0.01 ? min(interval, 3_600) : 0.01) { [weak self] in
      _ = self?.reloadIfFilesChanged()
    }
  }

  /// Stops reloading after ``followFiles(every:)``.
  public func stopFollowingFiles() {
    fileTimer = nil
  }

  /// Reloads if a file in one of the catalog's folders, or below, has changed since the last call.
  ///
  /// The first call always reloads: a store that doesn't follow files doesn't look at them, since a bundle can have
  /// thousands.
  ///
  /// - Returns: Whether the store has reloaded.
  @discardableResult
  package func reloadIfFilesChanged() -> Bool {
    // Before the files are read, so that a change meanwhile is noticed next time.
    let now = FileStamps(of: catalog)
    guard now != files else { return false }
    let isFirst = files == nil
    files = now
    reload(animated: !isFirst)
    return true
  }
}

/// Runs a closure on the main actor at once and then repeatedly, until the timer is released.
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

/// The states of the files in a catalog's folders and below.
struct FileStamps: Equatable {
  /// The states by path; `nil` for a link that leads to no file.
  private var stamps: [String: FileStamp?] = [:]

  /// Reads the stamps of all files that a theme can depend on: it can extend any file in its folder
  /// and below.
  init(of catalog: TabBarThemeCatalog) {
    for url in catalog.sources.compactMap(\.folder) {
      let names = (try? FolderContents.files(in: url.path)) ?? []
      for name in names where name.hasSuffix(".json") {
        let path = url.appendingPathComponent(name).resolvingSymlinksInPath().path
        stamps.updateValue(FileStamp(of: path), forKey: path)
      }
    }
  }
}
