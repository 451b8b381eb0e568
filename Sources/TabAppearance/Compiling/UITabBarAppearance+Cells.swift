package import TabUIKit

extension UITabBarAppearance {
  /// The item appearance of a layout.
  package subscript(layout: ItemLayout) -> UITabBarItemAppearance {
    get {
      switch layout {
      case .stacked: stackedLayoutAppearance
      case .inline: inlineLayoutAppearance
      case .compactInline: compactInlineLayoutAppearance
      }
    }
    set {
      switch layout {
      case .stacked: stackedLayoutAppearance = newValue
      case .inline: inlineLayoutAppearance = newValue
      case .compactInline: compactInlineLayoutAppearance = newValue
      }
    }
  }
}

extension UITabBarItemAppearance {
  /// The state appearance of a state.
  package subscript(state: ItemState) -> UITabBarItemStateAppearance {
    switch state {
    case .normal: normal
    case .selected: selected
    case .disabled: disabled
    case .focused: focused
    }
  }
}
