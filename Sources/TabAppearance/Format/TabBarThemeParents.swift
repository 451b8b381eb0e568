import TabThemes

/// Where the themes that theme files extend come from.
///
///     let corporate = TabBarThemeParents.files(["Corporate": corporateJSON])
///     let team = try TabBarTheme(json: #"{ "name": "Team", "extends": "Corporate" }"#, parents: corporate)
///
/// A theme extends another by its name or by a file. What ends with `.json` or holds a slash is a
/// file in the folder of the theme or below it; other text is a name, in any case. A name is that of a
/// theme in a file `*.tabtheme.json` beside the theme's own, else of a theme of the source, else of a
/// built-in theme; a theme never extends itself.
public struct TabBarThemeParents: Sendable {
  /// A theme file that was found.
  struct File {
    let bytes: [UInt8]

    /// The path from the folder that the source begins in; `nil` if it was asked for by the path, or isn't a
    /// file there.
    var path: String?

    /// The name of the file for diagnostics, if the path isn't it.
    var file: String?

    /// Where the file looks for what it extends itself; `nil` if there is no other place than that of the
    /// file that extends it.
    var parents: TabBarThemeParents?
  }

  /// What can be read, for suggestions where something can't.
  let names: @Sendable () -> [String]

  /// A theme file, or `nil` if there is none.
  let find: @Sendable (_ name: String) throws -> File?

  init(
    names: @escaping @Sendable () -> [String],
    find: @escaping @Sendable (_ name: String) throws -> File?
  ) {
    self.names = names
    self.find = find
  }

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - names: What can be read, for suggestions where something can't; asked only then.
  ///   - read: Gives the bytes of the theme file with a name, or with a path that goes down from
  ///     the folder of the first theme by `/`; `nil` if there is none. What it throws becomes a
  ///     diagnostic.
  public init(
    names: @escaping @Sendable () -> [String] = { [] },
    read: @escaping @Sendable (_ name: String) throws -> [UInt8]?
  ) {
    self.init(names: names, find: { name in try read(name).map { File(bytes: $0) } })
  }
}

extension TabBarThemeParents {
  /// The built-in themes and nothing else.
  public static let builtIn = TabBarThemeParents { _ in nil }

  /// Theme files in memory.
  ///
  /// - Parameter texts: The texts of the files by name or, if they are extended as files, by path.
  /// - Returns: A source that has these files and the built-in themes.
  public static func files(_ texts: [String: String]) -> TabBarThemeParents {
    TabBarThemeParents(names: { texts.keys.sorted() }, read: { texts[$0].map { Array($0.utf8) } })
  }

  /// This source, and another one for what it doesn't have, also for files that are found in this one.
  func or(_ other: TabBarThemeParents) -> TabBarThemeParents {
    TabBarThemeParents(
      names: { names() + other.names() },
      find: { name in
        guard var found = try find(name) else { return try other.find(name) }
        found.parents = found.parents?.or(other)
        return found
      }
    )
  }

  /// The built-in theme with a name, in any case.
  static func builtInFile(named name: String) -> (name: String, json: String)? {
    BuiltInThemeFiles.all.first { $0.name.lowercased() == name.lowercased() }
  }
}
