package import TabJSON

/// A file that merges token documents, as the Resolver Module 2025.10 has it: sets, modifiers and their order.
///
///     let resolver = ResolverDocument(parsing: bytes, file: "app.resolver.json", mode: .strict) { path in
///       try? [UInt8](Data(contentsOf: folder.appending(path: path)))
///     }
///     let dark = resolver.tokens(for: ["theme": "dark"])
package struct ResolverDocument: Sendable {
  package let source: SourceText
  package let mode: TokenMode

  /// The name and the description that the document gives itself.
  package private(set) var name: String?
  package private(set) var description: String?

  /// The modifiers of the resolution order, by which one document has several sets of tokens.
  package var modifiers: [Modifier] {
    var names: Set<String> = []
    return order.compactMap { item in
      guard case .modifier(let modifier) = item, names.insert(modifier.name).inserted else {
        return nil
      }
      return modifier
    }
  }

  /// What is wrong with the document and the files that it names, without what is wrong with their tokens.
  package let diagnostics: [TokenDiagnostic]

  /// What is merged, the later over the earlier.
  let order: [Item]

  enum Item: Sendable {
    case set([Source])
    case modifier(Modifier)
  }

  /// A choice between sources.
  package struct Modifier: Sendable {
    package let name: String
    package let contexts: [Context]

    /// The name of the context that counts without input, or `nil` if there must be input.
    package let defaultContext: String?

    package let description: String?
  }

  /// One choice of a modifier.
  package struct Context: Sendable {
    package let name: String
    let sources: [Source]
  }

  /// Tokens to be merged: a document, or a part of one.
  struct Source: Sendable {
    let document: TokenDocument
  }

  /// Which files are read.
  package enum Files: Hashable, Sendable {
    /// Those in the folder of the document and below.
    case folder

    /// Those that its paths lead to.
    case anywhere
  }

  /// Reads a document and the files that it names.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - file: The name that diagnostics give the text.
  ///   - mode: Whether what tools and earlier drafts write is taken, in the files, too.
  ///   - files: Whether files outside of the document's folder are read.
  ///   - read: Returns the bytes of a file by its path from the document's folder, or `nil` if there is none.
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

  /// Reads a document that has been parsed.
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

  /// Whether a JSON value is a resolver document and no token document.
  package static func isResolver(_ root: JSONValue) -> Bool {
    root.member("resolutionOrder") != nil && root.member("version") != nil
  }
}
