import TabJSON

extension ThemeNotation<[TabBarTheme.ItemKey: TabBarTheme.TabItem]> {
  /// What a theme says of single items, by index or identifier.
  static let items = ThemeNotation(
    shape: .items(ThemeObjectShape(TabBarTheme.TabItem.self)),
    read: { value, reader in
      guard case .object(let members) = value.kind else { return reader.reject(value, as: .items) }
      let limit = ThemeFileLimits.items
      guard members.count <= limit else {
        return reader.reject(value, .tooManyObjects(members.count, limit: limit))
      }
      var items: [TabBarTheme.ItemKey: TabBarTheme.TabItem] = [:]
      for member in members {
        reader.at(member.key) { reader in
          do throws(ItemKeyProblem) {
            items[try .read(member.key).get()] = reader.readGroup(member.value)
          } catch .empty {
            reader.report(.emptyName(of: "an item"), at: member.keyRange)
          } catch {
            reader.report(.notIndex(member.key), at: member.keyRange)
          }
        }
      }
      return items
    },
    write: { items in
      .object(
        items.sorted { $0.key < $1.key }.map { JSON.Member($0.key.notation, $0.value.jsonGroup) }
      )
    },
    overlay: { lower, upper in lower.merging(upper) { $0.overlaid(by: $1) } }
  )
}

/// Why a text can't be the key of an item.
enum ItemKeyProblem: Error, Hashable, Sendable {
  case empty
  case notIndex
}

extension TabBarTheme.ItemKey {
  /// The key that a text stands for: digits are an index, all else is an identifier.
  static func read(_ text: String) -> Result<Self, ItemKeyProblem> {
    if text.isEmpty { return .failure(.empty) }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return .success(.identifier(text))
    }
    guard let index = Int(text), index < ThemeFileLimits.items, text == "\(index)" else {
      return .failure(.notIndex)
    }
    return .success(.index(index))
  }

  /// The text that stands for the key in a theme file.
  var notation: String {
    let text =
      switch self {
      case .index(let index): "\(index)"
      case .identifier(let identifier): identifier
      }
    precondition(
      Self.read(text) == .success(self),
      "ItemKey must be an index from 0 to \(ThemeFileLimits.items - 1) or text that isn't digits alone (was \(text))"
    )
    return text
  }
}
