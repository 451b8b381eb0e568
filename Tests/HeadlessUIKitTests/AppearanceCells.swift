import HeadlessUIKit

/// One property of one state in one layout of a tab bar appearance.
struct AppearanceCell: Hashable, Sendable, CustomStringConvertible {
  enum Layout: CaseIterable, Sendable { case stacked, inline, compactInline }
  enum State: CaseIterable, Sendable { case normal, selected, disabled, focused }
  enum Property: CaseIterable, Sendable {
    case titleTextAttributes, titlePositionAdjustment, iconColor, badgePositionAdjustment
    case badgeBackgroundColor, badgeTextAttributes, badgeTitlePositionAdjustment
  }

  var layout: Layout
  var state: State
  var property: Property

  static let all = Layout.allCases.flatMap { layout in
    State.allCases.flatMap { state in
      Property.allCases.map { AppearanceCell(layout: layout, state: state, property: $0) }
    }
  }

  var description: String { "\(layout).\(state).\(property)" }
}

@MainActor extension UITabBarAppearance {
  /// Sets the cell to a value that is not the default.
  func set(_ cell: AppearanceCell) {
    let state = state(cell)
    switch cell.property {
    case .titleTextAttributes: state.titleTextAttributes = [.foregroundColor: UIColor.red]
    case .titlePositionAdjustment: state.titlePositionAdjustment.vertical = 1
    case .iconColor: state.iconColor = .green
    case .badgePositionAdjustment: state.badgePositionAdjustment.horizontal = 2
    case .badgeBackgroundColor: state.badgeBackgroundColor = .blue
    case .badgeTextAttributes: state.badgeTextAttributes = [.font: UIFont.systemFont(ofSize: 9)]
    case .badgeTitlePositionAdjustment: state.badgeTitlePositionAdjustment.vertical = 3
    }
  }

  /// The cells whose value is not the default.
  var changedCells: [AppearanceCell] {
    AppearanceCell.all.filter { cell in
      let state = state(cell)
      return switch cell.property {
      case .titleTextAttributes:
        !state.titleTextAttributes.isEmpty
      case .titlePositionAdjustment: state.titlePositionAdjustment != .zero
      case .iconColor: state.iconColor != nil
      case .badgePositionAdjustment: state.badgePositionAdjustment != .zero
      case .badgeBackgroundColor: state.badgeBackgroundColor != nil
      case .badgeTextAttributes: !state.badgeTextAttributes.isEmpty
      case .badgeTitlePositionAdjustment: state.badgeTitlePositionAdjustment != .zero
      }
    }
  }

  private func state(_ cell: AppearanceCell) -> UITabBarItemStateAppearance {
    let item =
      switch cell.layout {
      case .stacked: stackedLayoutAppearance
      case .inline: inlineLayoutAppearance
      case .compactInline: compactInlineLayoutAppearance
      }
    return switch cell.state {
    case .normal: item.normal
    case .selected: item.selected
    case .disabled: item.disabled
    case .focused: item.focused
    }
  }
}
