/// A pair of layout and state, one of the twelve for which an appearance stores item properties.
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

  /// The scope that styles only this cell: the part of its layout, in its state.
  package var scope: ItemScope {
    switch layout {
    case .stacked: ItemScope(part: .stacked, state: state)
    case .inline: ItemScope(part: .inline, state: state)
    case .compactInline: ItemScope(part: .compactInline, state: state)
    }
  }
}

/// A part and a state: one of the sixteen objects of a theme that style items.
package struct ItemScope: Hashable, Sendable {
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

  /// The path of keys to the scope, as in `item.selected`.
  package var path: String { "\(part.rawValue).\(state.rawValue)" }

  package static let all = Part.allCases.flatMap { part in
    ItemState.allCases.map { ItemScope(part: part, state: $0) }
  }
}

extension TabBarTheme.Appearance {
  /// The settings in a scope of the theme.
  package subscript(scope: ItemScope) -> TabBarTheme.ItemStateAppearance {
    get { self[scope.part][scope.state] }
    set { self[scope.part][scope.state] = newValue }
  }

  /// The settings of a cell in a resolved appearance.
  package subscript(cell: Cell) -> TabBarTheme.ItemStateAppearance { self[cell.scope] }

  private subscript(part: ItemScope.Part) -> TabBarTheme.ItemAppearance {
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

/// The order of the sources from which a cell inherits settings, used by the resolver, the linter
/// and tests.
///
/// The first source that sets a property wins. The sources are: the cell's layout in its state,
/// `item` in that state, the layout in `normal`, `item` in `normal`. A property that no source sets
/// has UIKit's default. `compactInline` inherits from `inline` before `item`; no layout inherits
/// from `stacked`.
///
/// States other than `normal` inherit all its settings but the colors of icons and titles.
package enum Cascade {
  /// A scope that a cell inherits settings from.
  package struct Source: Hashable, Sendable {
    package let scope: ItemScope

    /// The rule by which the scope's settings are merged over those of weaker sources: colors of
    /// icons and titles don't pass from `normal` to other states, since a gray `normal` must not
    /// make the selection gray.
    package let mergeMode: MergeMode
  }

  /// Returns the parts that a layout inherits settings from, strongest first.
  private static func parts(of layout: ItemLayout) -> [ItemScope.Part] {
    switch layout {
    case .stacked: [.stacked, .item]
    case .inline: [.inline, .item]
    case .compactInline: [.compactInline, .inline, .item]
    }
  }

  /// Returns the sources of a cell, strongest first.
  package static func sources(of cell: Cell) -> [Source] {
    let parts = parts(of: cell.layout)
    let sameState = parts.map {
      Source(scope: ItemScope(part: $0, state: cell.state), mergeMode: .overlay)
    }
    if cell.state == .normal { return sameState }
    return sameState
      + parts.map {
        Source(scope: ItemScope(part: $0, state: .normal), mergeMode: .overlayOnNormal)
      }
  }

  /// A key whose value is used for another key that isn't set.
  package struct Shorthand: Sendable {
    package let name: String

    /// The key that gets the value, as in `title.color`.
    package let target: String
    let path: Path<TabBarTheme.ItemStateAppearance, TabBarTheme.Setting<TabBarTheme.Color>>
  }

  /// `color` is the color of icon and title if they have no color themselves.
  package static let shorthands = [
    Shorthand(name: "color", target: "iconColor", path: \.iconColor),
    Shorthand(name: "color", target: "title.color", path: \.title.color),
  ]

  /// The key that counts for the offset of titles in `item.normal` if that isn't set.
  package static let titleOffsetOfItems = "items.*.titlePositionAdjustment"

  /// Returns whether the other states of items inherit a key from `normal`.
  ///
  /// - Parameter key: The key below the state, as in `title.weight`.
  /// - Returns: `true` if they do; the states don't differ in this.
  package static func inheritsFromNormalState(_ key: String) -> Bool { passing.contains(key) }

  /// The keys that pass, computed by overlaying a state that resets every key on `normal`.
  private static let passing: Set<String> = {
    let state = TabBarTheme.ItemStateAppearance()
      .combined(.overlayOnNormal, with: .systemDefault)
    return Set(state.pathsOfDefaults(below: ""))
  }()
}

extension Keyed {
  /// Returns the paths of the settings at UIKit's default.
  fileprivate func pathsOfDefaults(below path: String) -> [String] {
    Self.keys.flatMap { key -> [String] in
      switch (key.form, key.value(in: self)) {
      case (.part, .value(let part)):
        (typed(part) as any Keyed).pathsOfDefaults(below: "\(path)\(key.name).")
      case (_, .systemDefault): [path + key.name]
      case (_, .inherited), (_, .value): []
      }
    }
  }
}
