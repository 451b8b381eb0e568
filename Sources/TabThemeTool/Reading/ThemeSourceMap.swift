import TabAppearance
import TabFiles

/// The locations of the keys in a theme file, and in each file that it extends.
struct ThemeSourceMap: Sendable {
  /// The checked file and its parents, each file before its parent.
  let files: [File]

  /// The layers of the variations in `when`, in the order of ``TabBarTheme/variations``.
  let variations: [Layer]

  /// The layers of the themes without their variations, that of the checked file first.
  let themes: [Layer]

  struct File: Sendable {
    let source: SourceText
    let root: JSONValue

    /// Whether users can edit the file; built-in themes, and those of a catalog, are named without
    /// an excerpt.
    let isFile: Bool

    /// The byte range of the value of `extends`; `nil` if the file extends nothing.
    let extends: Range<Int>?
    let allowances: LintAllowances

    /// The colors that the file refers to, with the paths of the references.
    let references: [(name: String, path: String)]
  }

  /// The keys of one object: a theme, or a variation in its `when`.
  struct Layer: Sendable {
    let file: Int

    /// The path of the object in its file.
    let scope: String
    package fileprivate(set) var entries: [String: Entry] = [:]

    /// The paths of the keys that are `null`.
    fileprivate var nulls: [String] = []
  }

  /// A key of a layer.
  struct Entry: Sendable {
    let key: Range<Int>
    let value: JSONValue.Kind

    /// Whether the key has a value, rather than further keys.
    let isLeaf: Bool
  }
}

extension ThemeSourceMap.File {
  /// The name of the theme, or that of its file if it has none.
  var name: String {
    if case .string(let name)? = root.value(at: ["name"])?.kind { name } else { source.file }
  }
}

extension ThemeSourceMap.Layer {
  /// The entry that sets a key: the key's own, or that of an enclosing object that is `null`.
  subscript(path: String) -> (path: String, entry: ThemeSourceMap.Entry)? {
    if let entry = entries[path] { return (path, entry) }
    let null = nulls.first { path.hasPrefix($0) && path.dropFirst($0.count).first == "." }
    return null.flatMap { null in entries[null].map { (null, $0) } }
  }

  fileprivate init(file: Int, scope: [String], object: JSONValue, shape: ObjectSchema) {
    self.init(file: file, scope: scope.keyPath)
    add(object, as: shape, at: [])
  }

  private mutating func add(_ object: JSONValue, as shape: ObjectSchema, at path: [String]) {
    guard case .object(let members) = object.kind else { return }
    for member in members {
      guard let key = shape[member.key] else { continue }
      let group = member.value.group(of: key.shape)
      let path = path + [member.key]
      entries[path.keyPath] = ThemeSourceMap.Entry(
        key: member.keyRange,
        value: member.value.kind,
        isLeaf: group == nil && !key.shape.holdsItems
      )
      if member.value.kind == .null { nulls.append(path.keyPath) }
      if let group { add(member.value, as: group, at: path) }
      if case .items(let shape) = key.shape, case .object(let items) = member.value.kind {
        for item in items { add(item, as: shape, at: path + [item.key]) }
      }
    }
  }

  /// Adds a single item with its settings.
  private mutating func add(_ item: JSONMember, as shape: ObjectSchema, at path: [String]) {
    let isLeaf = item.value.kind == .null
    if isLeaf { nulls.append(path.keyPath) }
    entries[path.keyPath] = .init(key: item.keyRange, value: item.value.kind, isLeaf: isLeaf)
    add(item.value, as: shape, at: path)
  }
}

extension JSONValue {
  /// Returns the schema of an object that has keys rather than a value, or `nil` for anything else.
  fileprivate func group(of shape: ValueSchema) -> ObjectSchema? {
    guard case .object = kind else { return nil }
    switch shape {
    case .object(let inner), .either(_, let inner): return inner.isValue ? nil : inner
    default: return nil
    }
  }
}

extension ValueSchema {
  fileprivate var holdsItems: Bool { if case .items = self { true } else { false } }
}

extension ThemeSourceMap {
  init(_ loader: ThemeLoader) {
    let objects = loader.files.map { $0.reader.document.root ?? JSONValue(.object([]), at: 0..<0) }
    files = loader.files.enumerated().map { index, file in
      File(
        source: file.reader.document.source,
        root: objects[index],
        isFile: index == 0 || file.isFile,
        extends: file.reader.parent?.range,
        allowances: LintAllowances(objects[index].value(at: ["allow"])),
        references: file.reader.references.map { ($0.name, $0.path.keyPath) }
      )
    }
    variations = objects.indices.reversed().flatMap { file -> [Layer] in
      guard case .array(let values)? = objects[file].value(at: ["when"])?.kind else { return [] }
      let shape = ObjectSchema(TabBarTheme.Variation.self)
      return values.enumerated().map { index, value in
        Layer(file: file, scope: ["when", "[\(index)]"], object: value, shape: shape)
      }
    }
    themes = objects.enumerated().map {
      Layer(file: $0, scope: [], object: $1, shape: TabBarTheme.shape)
    }
  }
}
