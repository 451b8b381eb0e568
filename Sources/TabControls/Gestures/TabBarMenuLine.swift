import Foundation
import TabUIKit

/// A line of a menu.
enum TabBarMenuLine {
  case action(UIAction)

  /// The title of the actions that follow.
  case title(String)

  /// The space between the actions of two menus.
  case space

  @MainActor var view: UIView {
    switch self {
    case .action(let action): TabBarMenuRow(action)
    case .title(let title): TabBarMenuTitle(title)
    case .space: TabBarMenuSpace()
    }
  }
}

extension [UIMenuElement] {
  /// The lines of the elements; submenus are in line, below their title and between spaces.
  @MainActor var lines: [TabBarMenuLine] {
    let groups = groups
    return groups.enumerated().flatMap { $0 > 0 ? [.space] + $1 : $1 }
  }

  /// Whether there are elements that lines can't show, such as commands.
  @MainActor var hasOthers: Bool {
    contains { ($0 as? UIMenu)?.children.hasOthers ?? !($0 is UIAction) }
  }

  @MainActor private var groups: [[TabBarMenuLine]] {
    var groups: [[TabBarMenuLine]] = []
    var actions: [TabBarMenuLine] = []
    for element in self {
      if let action = element as? UIAction {
        if !action.attributes.contains(.hidden) { actions.append(.action(action)) }
      } else if let menu = element as? UIMenu {
        groups.append(actions)
        actions = []
        var inner = menu.children.groups
        if !inner.isEmpty, !menu.title.isEmpty { inner[0].insert(.title(menu.title), at: 0) }
        groups += inner
      }
    }
    return (groups + [actions]).filter { !$0.isEmpty }
  }
}

/// The space between two groups of actions, as in UIKit's menus.
private final class TabBarMenuSpace: UIView {
  private static let height: CGFloat = 8

  init() {
    super.init(frame: .zero)
    backgroundColor = .quaternarySystemFill
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 0, height: Self.height) }
}
