import Foundation
import TabFiles

/// Collects the names of themes and the sources that have them, without reading the themes.
struct CatalogIndex {
  private(set) var entries: [String: CatalogEntry] = [:]
  private(set) var diagnostics: [ThemeDiagnostic] = []

  mutating func add(_ source: TabBarThemeCatalog.Source) {
    if let folder = source.folder {
      let entries = files(in: folder).compactMap { entry(.file($0)) }
      return take(
        entries.map { CatalogEntry(name: $0.name, content: $0.content, assets: source.bundle) }
      )
    }
    switch source {
    case .builtIn:
      take(BuiltInThemes.all.map { CatalogEntry(name: $0.name, content: .builtIn($0.json)) })
    case .themes(let themes):
      take(themes.map { CatalogEntry(name: $0.name, content: .theme($0)) })
    case .files(let texts):
      take(texts.sorted { $0.key < $1.key }.compactMap { entry(.text($1, file: $0)) })
    case .folder, .bundle: break
    }
  }

  /// Adds the themes of one source, except those whose name an earlier source has.
  private mutating func take(_ found: [CatalogEntry]) {
    var new: [String: CatalogEntry] = [:]
    for entry in found {
      let key = TabBarThemeCatalog.key(entry.name)
      if let first = new[key] {
        reportDouble(entry, of: first)
      } else {
        new[key] = entry
      }
    }
    entries.merge(new) { first, _ in first }
  }

  /// Reads the name of a theme, mostly without reading the entire file; `nil` if the theme has no
  /// name.
  private mutating func entry(_ content: CatalogEntry.Content) -> CatalogEntry? {
    var entry = CatalogEntry(name: "", content: content)
    do throws(TabBarThemeError) {
      if case .file(let url) = content,
        let start = try? FileContents.bytes(of: url.path, limit: 1_024),
        let name = name(in: start)
      {
        entry.name = name
        return entry
      }
      let bytes = try entry.bytes()
      if let name = name(in: bytes) {
        entry.name = name
        return entry
      }
      // Reading the entire file reports why it has no name.
      diagnostics += TabBarTheme.read(json: bytes, file: entry.file).diagnostics
    } catch {
      diagnostics += error.diagnostics
    }
    return nil
  }

  private func name(in bytes: [UInt8]) -> String? {
    TopLevelStringScanner.text(of: "name", in: bytes).flatMap { $0.value.isEmpty ? nil : $0.value }
  }

  private mutating func files(in folder: URL) -> [URL] {
    do throws(FileProblem) {
      return try FolderContents.names(in: folder.path).filter { $0.hasSuffix(".tabtheme.json") }
        .map { folder.appendingPathComponent($0) }
    } catch {
      let message = "can't list the folder \(quoted(folder.path, limit: 200)): \(error)"
      diagnostics.append(ThemeDiagnostic(.warning, message))
      return []
    }
  }

  private mutating func reportDouble(_ entry: CatalogEntry, of first: CatalogEntry) {
    diagnostics.append(
      ThemeDiagnostic(
        .warning,
        "\(quoted(entry.file, limit: 200)) has the name \(quoted(entry.name)), "
          + "which \(quoted(first.file, limit: 200)) has, too",
        notes: ["the first of them is taken"],
        fix: "give it another name"
      )
    )
  }
}
