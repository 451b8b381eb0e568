package import TabJSON

/// Where a theme file, and each that it extends, says what.
package struct ThemeFilePlaces: Sendable {
  /// The file that was asked for, and each one that the one before it extends.
  package let files: [File]

  /// What overlays in `when` say, in the order of the theme's.
  package let variations: [Layer]

  /// What the themes themselves say, the file that was asked for first.
  package let themes: [Layer]

  package struct File: Sendable {
    package let source: SourceText

    /// Whether somebody can mend it: built-in themes, and those of a catalog, are named but not shown.
    package let isFile: Bool

    /// Where it says what it extends.
    package let extends: Range<Int>?
    package let switches: LintSwitches

    /// The colors it refers to, with the keys that lead to where it does.
    package let references: [(name: String, path: String)]
  }

  /// What one object says: a theme, or an overlay in its `when`.
  package struct Layer: Sendable {
    package let file: Int

    /// The keys that lead to it in its file.
    package let scope: String
    package fileprivate(set) var entries: [String: Entry] = [:]
  }

  /// A key of a layer.
  package struct Entry: Sendable {
    package let key: Range<Int>
    package let value: JSONValue.Kind

    /// Whether it says something itself, rather than by keys of its own.
    package let isLeaf: Bool
  }
}

extension ThemeFilePlaces.Layer {
  /// What the layer says of a leaf: the leaf itself, or `null` around it.
  package subscript(path: String) -> (path: String, entry: ThemeFilePlaces.Entry)? {
    if let entry = entries[path] { return (path, entry) }
    var path = path[...]
    while let period = path.lastIndex(of: ".") {
      path = path[..<period]
      guard let entry = entries[String(path)] else { continue }
      return entry.value == .null ? (String(path), entry) : nil
    }
    return nil
  }

  fileprivate init(file: Int, scope: [String], _ object: JSONValue, _ shape: ThemeObjectShape) {
    self.init(file: file, scope: scope.keyPath)
    add(object, shape, at: [])
  }

  private mutating func add(_ object: JSONValue, _ shape: ThemeObjectShape, at path: [String]) {
    guard case .object(let members) = object.kind else { return }
    for member in members {
      guard let key = shape.keys.first(where: { $0.name == member.key }) else { continue }
      let group = member.value.group(of: key.shape)
      let path = path + [member.key]
      entries[path.keyPath] = ThemeFilePlaces.Entry(
        key: member.keyRange,
        value: member.value.kind,
        isLeaf: group == nil && !key.shape.holdsItems
      )
      if let group { add(member.value, group, at: path) }
      if case .items(let shape) = key.shape, case .object(let items) = member.value.kind {
        for item in items { add(item, shape, at: path + [item.key]) }
      }
    }
  }

  /// Adds a single item and what it says.
  private mutating func add(_ item: JSONMember, _ shape: ThemeObjectShape, at path: [String]) {
    let isLeaf = item.value.kind == .null
    entries[path.keyPath] = .init(key: item.keyRange, value: item.value.kind, isLeaf: isLeaf)
    add(item.value, shape, at: path)
  }
}

extension JSONValue {
  /// The shape of the keys in an object that is no value of its own, or `nil` for anything else.
  fileprivate func group(of shape: ThemeShape) -> ThemeObjectShape? {
    guard case .object = kind else { return nil }
    switch shape {
    case .object(let inner), .either(_, let inner): return inner.isValue ? nil : inner
    default: return nil
    }
  }
}

extension ThemeShape {
  fileprivate var holdsItems: Bool { if case .items = self { true } else { false } }
}

extension ThemeFileChain {
  /// Where the files say what.
  var places: ThemeFilePlaces {
    let shape = TabBarTheme.shape
    let objects = links.map { $0.reader.document.root ?? JSONValue(.object([]), at: 0..<0) }
    return ThemeFilePlaces(
      files: links.indices.map { index in
        let reader = links[index].reader
        return ThemeFilePlaces.File(
          source: reader.document.source,
          isFile: index == 0 || links[index].place.isFile,
          extends: reader.parent?.range,
          switches: reader.switches,
          references: reader.references.map { ($0.name, reader.path(of: $0)) }
        )
      },
      variations: links.indices.reversed().flatMap { file in
        guard case .array(let values)? = objects[file].value(at: ["when"])?.kind else {
          return [ThemeFilePlaces.Layer]()
        }
        return values.enumerated().map { index, value in
          .init(
            file: file,
            scope: ["when", "[\(index)]"],
            value,
            ThemeObjectShape(TabBarTheme.Variation.self)
          )
        }
      },
      themes: objects.enumerated().map { .init(file: $0, scope: [], $1, shape) }
    )
  }
}
