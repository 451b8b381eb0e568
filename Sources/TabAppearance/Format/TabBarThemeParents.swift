/// A source of the themes that theme files extend.
///
///     let corporate = TabBarThemeParents.files(["Corporate": corporateJSON])
///     let team = try TabBarTheme(json: #"{ "name": "Team", "extends": "Corporate" }"#, parents: corporate)
///
/// A theme extends another by its name or by a file. A text that ends with `.json` or contains a
/// slash is a file in the folder of the theme or below it; any other text is a name, in any case. A
/// name is that of a theme in a file `*.tabtheme.json` in the theme's own folder, else of a theme
/// of this source, else of a built-in theme; a theme never extends itself.
public struct TabBarThemeParents: Sendable {
  /// A theme file that was found.
  struct File {
    let bytes: [UInt8]

    /// The path from the uppermost folder of the source; `nil` if the file was found by this path,
    /// or isn't a file in that folder.
    var path: String?

    /// The name of the file for diagnostics, if it isn't the path.
    var file: String?

    /// The source for what the file extends itself; `nil` if it is that of the file that extends
    /// it.
    var parents: TabBarThemeParents?
  }

  /// Returns the names that can be read, for suggestions in diagnostics.
  let names: @Sendable () -> [String]

  /// Returns a theme file, or `nil` if it doesn't exist.
  let find: @Sendable (_ name: String) throws -> File?

  /// The files among which the themes are; `nil` if they aren't files.
  let files: ThemeFiles?

  init(
    files: ThemeFiles? = nil,
    names: @escaping @Sendable () -> [String],
    find: @escaping @Sendable (_ name: String) throws -> File?
  ) {
    self.files = files
    self.names = names
    self.find = find
  }

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - names: Returns the names that can be read, for suggestions in diagnostics; called only for
  ///     these.
  ///   - read: Returns the bytes of the theme file with a name, or with a path below the folder of
  ///     the first theme, separated by `/`; `nil` if there is none. An error that it throws becomes
  ///     a diagnostic.
  public init(
    names: @escaping @Sendable () -> [String] = { [] },
    read: @escaping @Sendable (_ name: String) throws -> [UInt8]?
  ) {
    self.init(names: names, find: { name in try read(name).map { File(bytes: $0) } })
  }
}

extension TabBarThemeParents {
  /// The built-in themes only.
  public static let builtIn = TabBarThemeParents { _ in nil }

  /// Theme files in memory.
  ///
  /// - Parameter texts: The texts of the files by name or, if they are extended as files, by path.
  /// - Returns: A source with these files and the built-in themes.
  public static func files(_ texts: [String: String]) -> TabBarThemeParents {
    TabBarThemeParents(names: { texts.keys.sorted() }, read: { texts[$0].map { Array($0.utf8) } })
  }

  /// Returns this source, with another one for names that this one doesn't have; files found in
  /// this one use both for what they extend.
  func or(_ other: TabBarThemeParents) -> TabBarThemeParents {
    TabBarThemeParents(
      files: files,
      names: { names() + other.names() },
      find: { name in
        guard var found = try find(name) else { return try other.find(name) }
        found.parents = found.parents?.or(other)
        return found
      }
    )
  }
}
