import TabFiles

/// The value of `extends`: the name of a theme or a file.
enum ParentName: Hashable, Sendable {
  /// The name of a theme.
  case theme(String)

  /// A file, as path components relative to the extending file's folder.
  case file([String])

  init(_ text: String) throws(ParentProblem) {
    guard text.contains("/") || text.contains("\\") || text.hasSuffix(".json") else {
      self = .theme(text)
      return
    }
    guard let parts = ThemeFiles.components(of: text) else {
      throw .outside(file: ThemeFiles.name(in: text))
    }
    guard parts.last?.hasSuffix(".json") == true else { throw .notThemeFile }
    self = .file(parts)
  }
}

/// The reason why a theme can't extend another one.
enum ParentProblem: Error, Hashable, Sendable {
  case outside(file: String?)
  case notThemeFile
  case missingFile(near: String?)
  case missingTheme(near: String?, all: [String])
  case unreadable(String)
  case cycle([String])
  case tooMany
}

extension ParentProblem {
  /// Returns the description of the problem with `name`, to follow "is".
  func message(for name: String) -> String {
    let name = quoted(name, limit: 200)
    return switch self {
    case .outside: "\(name); a theme extends files in its folder or below it"
    case .notThemeFile: "\(name), which isn't a theme file"
    case .missingFile: "\(name); there is no such file"
    case .missingTheme: "\(name); there is no such theme"
    case .unreadable(let reason): "\(name), which can't be read: \(reason)"
    case .cycle(let names):
      "\(name), which leads back: \(quoted(names.joined(separator: " → "), limit: 400))"
    case .tooMany: "\(name); a theme extends at most \(ThemeFileLimits.parents) others in a row"
    }
  }

  /// Returns the fix, if one can be suggested.
  func fix(for name: String) -> Fix? {
    switch self {
    case .outside(let file): file.map { "put the file there and write \(quoted($0))" }
    case .notThemeFile: "write the name of the file with '.tabtheme.json' at its end"
    case .missingFile(let near): near.map { .write($0) }
    case .missingTheme(let near?, _): .write(near)
    case .missingTheme(nil, _): "write one of these names, or a file as in './base.tabtheme.json'"
    case .unreadable: nil
    case .cycle: "remove 'extends' from one of them"
    case .tooMany: "join some of them in one theme"
    }
  }

  var notes: [String] {
    switch self {
    case .missingTheme(nil, let all):
      ["the themes are \(quotedList(all.prefix(20)))\(all.count > 20 ? ", …" : "")"]
    default: []
    }
  }
}
