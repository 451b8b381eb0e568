import TabJSON

/// A part of a theme that is an object in a theme file.
///
/// Its ``fields`` are the only description of its keys: reading, writing, merging, the suggestions
/// in diagnostics and the schema all come from them.
protocol ThemeObject: Hashable, Sendable {
  /// What it is, with its article: "the bar".
  static var noun: String { get }

  /// Its keys, in the order in which they are written.
  static var fields: [ThemeField<Self>] { get }

  /// Keys that belong to the grammar but aren't read yet.
  static var laterKeys: [String] { get }

  /// Whether it is one value, whose keys are at home nowhere else.
  static var isValue: Bool { get }

  /// An object that says nothing.
  static var blank: Self { get }
}

extension ThemeObject {
  static var laterKeys: [String] { [] }
  static var isValue: Bool { false }

  /// What `overlay` says, and what this object says where `overlay` says nothing.
  ///
  /// - Parameter overlay: What lies above.
  /// - Returns: Leaf by leaf the upper setting, or the lower one where the upper is inherited.
  func overlaid(by overlay: Self) -> Self {
    var result = self
    for field in Self.fields { field.overlay(&result, overlay) }
    return result
  }

  /// An object that says "UIKit's default" in every leaf; `null` in a theme file.
  static var systemDefault: Self {
    var result = blank
    for field in fields { field.erase(&result) }
    return result
  }

  /// The object as it is written where `null` stands for ``systemDefault``.
  var jsonGroup: JSON { self == Self.systemDefault ? .null : jsonObject }

  /// The place of the field with a name; looked for from `start` on, since files mostly keep the order.
  static func index(of name: String, from start: Int = 0) -> Int? {
    let fields = fields
    for index in start..<fields.count where fields[index].name == name { return index }
    for index in 0..<start where fields[index].name == name { return index }
    return nil
  }

  /// The object as it is written in a theme file; what is inherited is left out.
  var jsonObject: JSON {
    .object(
      Self.fields.compactMap { field in
        field.write(self).map { JSON.Member(field.name, $0) }
      }
    )
  }
}
