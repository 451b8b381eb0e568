import TabAppearance
import TabControls

/// A selection as a closure was told of it, by the indices of its tabs.
struct ToldSelection: Equatable {
  let index: Int?
  let previousIndex: Int?
  let origin: TabBarSelection.Origin

  init(_ index: Int?, after previousIndex: Int?, by origin: TabBarSelection.Origin) {
    (self.index, self.previousIndex, self.origin) = (index, previousIndex, origin)
  }

  init(_ selection: TabBarSelection) {
    self.init(
      selection.tab?.index,
      after: selection.previousTab?.index,
      by: selection.origin
    )
  }
}
