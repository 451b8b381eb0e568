package import TabFiles

/// A resolver document of the Resolver Module 2025.10: sets and modifiers, and the order in which they are merged.
///
///     let resolver = ResolverDocument(parsing: bytes, file: "app.resolver.json", mode: .strict) { path in
///       try? [UInt8](Data(contentsOf: folder.appending(path: path)))
///     }
///     let dark = resolver.tokens(for: ["theme": "dark"])
package struct ResolverDocument: Sendable {
  package let source: SourceText
  package let mode: TokenMode

  /// The `name` of the document.
  package private(set) var name: String?

  /// The `description` of the document.
  package private(set) var description: String?

  /// The modifiers in the resolution order, each once; their contexts are the choices of an input.
  package var modifiers: [Modifier] {
    var names: Set<String> = []
    return order.compactMap { item in
      guard case .modifier(let modifier) = item, names.insert(modifier.name).inserted else {
        return nil
      }
      return modifier
    }
  }

  /// The diagnostics of the document and of references to files, without those of the tokens in them.
  package let diagnostics: [TokenDiagnostic]

  /// The sets and modifiers to merge, of which later ones override earlier ones.
  let order: [Item]

  enum Item: Sendable {
    case set([Source])
    case modifier(Modifier)
  }

  /// A modifier, by which an input chooses one of several contexts.
  package struct Modifier: Sendable {
    package let name: String
    package let contexts: [Context]

    /// The name of the context for an input without the modifier, or `nil` if the input must choose one.
    let defaultContext: String?

    package let description: String?
  }

  /// A context of a modifier: the sources that are merged if an input chooses it.
  package struct Context: Sendable {
    package let name: String
    let sources: [Source]
  }

  /// A source of tokens: a token document, an inline group, or the part of a file that a reference leads to.
  struct Source: Sendable {
    let document: TokenDocument
  }

  /// The folders from which references may read files.
  package enum Files: Hashable, Sendable {
    /// The document's folder and the folders in it.
    case folder

    /// Every folder.
    case anywhere
  }

  /// Reads a resolver document and the files that it refers to.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - file: The name of the text in diagnostics.
  ///   - mode: Whether forms of tools and earlier drafts are accepted, in the files, too.
  ///   - files: Whether files outside of the document's folder may be read.
  ///   - read: Returns the bytes of a file by its path from the document's folder, or `nil` if the file doesn't exist.
  package init(
    parsing bytes: [UInt8],
    file: String,
    mode: TokenMode,
    files: Files = .folder,
    read: (_ path: String) -> [UInt8]?
  ) {
    let json = JSONDocument(parsing: bytes, file: file, limits: TokenLimits.document)
    self.init(json, mode: mode, files: files, read: read)
  }

  /// Reads a resolver document from parsed JSON, and the files that it refers to.
  package init(
    _ json: JSONDocument,
    mode: TokenMode,
    files: Files = .folder,
    read: (_ path: String) -> [UInt8]?
  ) {
    source = json.source
    self.mode = mode
    (order, name, description, diagnostics) = withoutActuallyEscaping(read) { read in
      var reader = ResolverReader(json, mode: mode, files: files, read: read)
      let order = reader.readOrder()
      let diagnostics = reader.problems.all.inOrderOfPlace()
      return (order, reader.text("name"), reader.text("description"), diagnostics)
    }
  }

  /// Whether a JSON value is a resolver document and not a token document: it has two of `version`, `resolutionOrder`, and
  /// `sets` or `modifiers`, so that a missing one is reported as such.
  package static func isResolver(_ root: JSONValue) -> Bool {
    let hasVersion = root.member("version").map { !$0.kind.isObject } ?? false
    let hasOrder = root.member("resolutionOrder").map { !$0.kind.isObject } ?? false
    let hasParts = root.member("sets") != nil || root.member("modifiers") != nil
    return [hasVersion, hasOrder, hasParts].count { $0 } > 1
  }
}
