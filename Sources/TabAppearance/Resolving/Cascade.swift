import TabJSON

/// One of the twelve pairs of layout and state that an appearance keeps item properties for.
package struct Cell: Hashable, Sendable {
  package var layout: ItemLayout
  package var state: ItemState

  package init(layout: ItemLayout, state: ItemState) {
    self.layout = layout
    self.state = state
  }

  package static let all = ItemLayout.allCases.flatMap { layout in
    ItemState.allCases.map { Cell(layout: layout, state: $0) }
  }

  /// The place of the cell's own layout.
  package var place: ItemPlace {
    switch layout {
    case .stacked: ItemPlace(part: .stacked, state: state)
    case .inline: ItemPlace(part: .inline, state: state)
    case .compactInline: ItemPlace(part: .compactInline, state: state)
    }
  }
}

/// One of the sixteen places of a theme in which items are styled: a part and a state.
package struct ItemPlace: Hashable, Sendable {
  /// The parts of a theme that style items, by their keys.
  package enum Part: String, CaseIterable, Sendable {
    case item, stacked, inline, compactInline
  }

  package var part: Part
  package var state: ItemState

  package init(part: Part, state: ItemState) {
    self.part = part
    self.state = state
  }

  /// The keys that lead to it, as in `item.selected`.
  package var path: String { "\(part.rawValue).\(state.rawValue)" }

  package static let all = Part.allCases.flatMap { part in
    ItemState.allCases.map { ItemPlace(part: part, state: $0) }
  }
}

extension TabBarTheme.Appearance {
  /// What is set in a place.
  package subscript(place: ItemPlace) -> TabBarTheme.ItemStateAppearance {
    get { self[place.part][place.state] }
    set { self[place.part][place.state] = newValue }
  }

  /// What a resolved appearance has for a cell.
  package subscript(cell: Cell) -> TabBarTheme.ItemStateAppearance { self[cell.place] }

  private subscript(part: ItemPlace.Part) -> TabBarTheme.ItemAppearance {
    get {
      switch part {
      case .item: item
      case .stacked: stacked
      case .inline: inline
      case .compactInline: compactInline
      }
    }
    set {
      switch part {
      case .item: item = newValue
      case .stacked: stacked = newValue
      case .inline: inline = newValue
      case .compactInline: compactInline = newValue
      }
    }
  }
}

extension TabBarTheme.ItemAppearance {
  fileprivate subscript(state: ItemState) -> TabBarTheme.ItemStateAppearance {
    get {
      switch state {
      case .normal: normal
      case .selected: selected
      case .disabled: disabled
      case .focused: focused
      }
    }
    set {
      switch state {
      case .normal: normal = newValue
      case .selected: selected = newValue
      case .disabled: disabled = newValue
      case .focused: focused = newValue
      }
    }
  }
}

/// The order in which a cell takes its settings, each from the first source that has it: the
/// resolver goes by it, the linter and tests.
///
/// The sources are: own layout and state, `item` in that state, own layout in `normal`, `item` in
/// `normal`. What no source has is UIKit's default. `compactInline` asks `inline` before `item`; no
/// layout asks `stacked`.
///
/// From `normal`, other states take everything but the colors of icons and titles.
package enum Cascade {
  /// A place that a cell takes settings from.
  package struct Source: Hashable, Sendable {
    package let place: ItemPlace

    /// How its settings are combined with those of weaker sources: colors of icons and titles don't
    /// pass from `normal` to other states, since a gray `normal` must not make the selection gray.
    package let combination: Combination
  }

  /// The parts that a layout takes settings from, strongest first.
  private static func parts(of layout: ItemLayout) -> [ItemPlace.Part] {
    switch layout {
    case .stacked: [.stacked, .item]
    case .inline: [.inline, .item]
    case .compactInline: [.compactInline, .inline, .item]
    }
  }

  /// The sources of a cell, strongest first.
  package static func sources(of cell: Cell) -> [Source] {
    let parts = parts(of: cell.layout)
    let own = parts.map {
      Source(place: ItemPlace(part: $0, state: cell.state), combination: .overlay)
    }
    if cell.state == .normal { return own }
    return own
      + parts.map {
        Source(place: ItemPlace(part: $0, state: .normal), combination: .overlayOnNormal)
      }
  }

  /// A key whose value counts for another one that isn't set.
  package struct Shorthand: Sendable {
    package let name: String

    /// The key that it counts for, as in `title.color`.
    package let target: String
    let path: Path<TabBarTheme.ItemStateAppearance, TabBarTheme.Setting<TabBarTheme.Color>>
  }

  /// `color` is that of icon and title where they have none themselves.
  package static let shorthands = [
    Shorthand(name: "color", target: "iconColor", path: \.iconColor),
    Shorthand(name: "color", target: "title.color", path: \.title.color),
  ]

  /// Whether a state of items takes a key from `normal`.
  ///
  /// - Parameter key: The key below the state, as in `title.weight`.
  /// - Returns: Whether it does, for each state alike.
  package static func passesFromNormal(_ key: String) -> Bool { passing.contains(key) }

  /// The keys that pass, found by letting all of them.
  private static let passing: Set<String> = {
    let state = TabBarTheme.ItemStateAppearance()
      .combined(.overlayOnNormal, .systemDefault)
    return Set(
      state.json.nullPaths(below: "", in: ObjectShape(TabBarTheme.ItemStateAppearance.self))
    )
  }()
}

extension JSON {
  /// The paths of the keys whose value is `null`, itself or in what is around it.
  fileprivate func nullPaths(below path: String, in shape: ObjectShape) -> [String] {
    shape.rows.flatMap { row -> [String] in
      let value: JSON? =
        switch self {
        case .null: .null
        case .object(let members): members.first { $0.key == row.name }?.value
        default: nil
        }
      guard let value else { return [] }
      let path = path + row.name
      if case .object(let inner) = row.shape, !inner.isValue {
        return value.nullPaths(below: "\(path).", in: inner)
      }
      return value == .null ? [path] : []
    }
  }
}
