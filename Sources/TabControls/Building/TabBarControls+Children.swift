import Foundation
import TabThemes
import TabUIKit

extension UITabBarController {
  /// Sets the controls of tabs, and removes those that the previous tabs had as children.
  ///
  /// Controls are set by the identifier of a tab, or by its index if it has no identifier.
  func setControls(of children: [TabBarChild]) {
    let tabs = children.enumerated().map { index, child in
      (key: child.identifier.map { .identifier($0) } ?? TabBarTab.Name.index(index), child: child)
    }
    checkIdentifiers(of: children)
    let old = self[attached: ChildKeys.self]?.keys ?? []
    let new = tabs.filter(\.child.hasControls).map(\.key)
    self[attached: ChildKeys.self] = ChildKeys(keys: new)
    guard !old.isEmpty || !new.isEmpty else { return }
    let controls = tabBarControls
    var (raisedIconOffsets, animators) = (controls.raisedIconOffsets, controls.itemAnimators)
    for key in old {
      controls.badges[key] = nil
      controls.gates?[key] = nil
      (raisedIconOffsets[key], animators[key]) = (nil, nil)
    }
    for (key, child) in tabs {
      if let badge = child.badge { controls.badges[key] = badge }
      if let gate = child.gate {
        if controls.gates == nil { controls.gates = TabBarGates() }
        controls.gates?[key] = gate
      }
      if let raisedIconOffset = child.raisedIconOffset { raisedIconOffsets[key] = raisedIconOffset }
      if let animator = child.animator { animators[key] = animator }
    }
    (controls.raisedIconOffsets, controls.itemAnimators) = (raisedIconOffsets, animators)
  }

  /// The names of the tabs whose controls were set from children.
  private struct ChildKeys {
    let keys: [TabBarTab.Name]
  }

  private func checkIdentifiers(of children: [TabBarChild]) {
    let groups = Dictionary(grouping: children.filter { $0.identifier != nil }) { $0.identifier }
    for (identifier, group) in groups.sorted(by: { $0.key ?? "" < $1.key ?? "" })
    where group.count > 1 {
      let names = group.map(\.name).joined(separator: ", ")
      tabBarControls.report(
        ThemeDiagnostic(
          .warning,
          "\(group.count) tabs have the identifier '\(identifier ?? "")': \(names)",
          notes: ["the identifier refers to the first"],
          fix: "give each tab its own identifier"
        )
      )
    }
  }
}

extension TabBarChild {
  fileprivate var hasControls: Bool {
    badge != nil || gate != nil || raisedIconOffset != nil || animator != nil
  }

  fileprivate var identifier: String? { item.accessibilityIdentifier }
}
