import Testing

@testable import HeadlessUIKit

@MainActor struct TabArrangementTests {
  /// A row of entries, the selected one among them, and the resulting items.
  ///
  /// Capitals are view controllers and small letters tabs, with a placement after a colon; `…` is More. The selected
  /// item is in brackets, More together with the entry that it shows; an entry that shows without an item follows a
  /// plus sign.
  struct Row: Sendable, CustomTestStringConvertible {
    var entries: String
    var isRegular = false
    var compact: [String]?
    var selects: String
    var shows: String

    var testDescription: String {
      "\(isRegular ? "regular" : "compact") \(entries), \(selects) selected"
    }
  }

  nonisolated static let rows = [
    // Documented: in a compact width, more than five show four and More. A limit of eight in a regular width is often
    // quoted.
    Row(entries: "A B C D E", selects: "E", shows: "A B C D [E]"),
    Row(entries: "A B C D E F", selects: "D", shows: "A B C [D] …"),
    Row(entries: "A B C D E F", selects: "E", shows: "A B C D […E]"),
    Row(entries: "A B C D E F", selects: "…", shows: "A B C D […]"),
    Row(entries: "A B C D E F", isRegular: true, selects: "F", shows: "A B C D E [F]"),
    Row(entries: "A B C D E F G H", isRegular: true, selects: "H", shows: "A B C D E F G [H]"),
    Row(entries: "A B C D E F G H I", isRegular: true, selects: "H", shows: "A B C D E F G […H]"),
    // Inferred: without More its list can't be selected; the first entry is, as documented for a missing index.
    Row(entries: "A B C D E F", isRegular: true, selects: "…", shows: "[A] B C D E F"),
    Row(entries: "A B", selects: "…", shows: "[A] B"),
    Row(entries: "A B", selects: "", shows: "A B"),
    Row(entries: "", selects: "", shows: ""),
    // Documented for UITab.Placement: fixed at the leading edge, pinned at the trailing edge, optional and sidebarOnly
    // not in the bar. Inferred: the latter are selected in the sidebar of a regular width.
    Row(
      entries: "a:pinned b c:optional d:fixed e:sidebarOnly f:movable",
      isRegular: true,
      selects: "b",
      shows: "d [b] f a"
    ),
    Row(entries: "a b:optional", isRegular: true, selects: "b", shows: "a +b"),
    Row(entries: "a b:sidebarOnly", isRegular: true, selects: "b", shows: "a +b"),
    // Inferred: a compact width has no sidebar, so its bar shows the optional tabs, and the sidebarOnly tabs can't be
    // reached.
    Row(entries: "a:pinned b:optional c:fixed d:sidebarOnly", selects: "d", shows: "[c] b a"),
    // Documented: hidden tabs aren't shown, and a compact width shows only compactTabIdentifiers.
    Row(entries: "a:hidden b c", selects: "a", shows: "[b] c"),
    Row(entries: "a:hidden", selects: "a", shows: ""),
    Row(entries: "a b c", compact: ["c"], selects: "a", shows: "[c]"),
    Row(entries: "a b c", isRegular: true, compact: ["c"], selects: "a", shows: "[a] b c"),
    Row(entries: "a b c d:hidden e f", selects: "f", shows: "a b c e [f]"),
    Row(entries: "a b c d:hidden e f g", selects: "g", shows: "a b c e […g]"),
  ]

  @Test(arguments: rows)
  func `bar, item in front and content of More follow from entries, width and selection`(row: Row) {
    let entries = Self.entries(row.entries)
    let arrangement = TabArrangement(
      entries,
      selection: Self.selection(row.selects, among: entries),
      isRegular: row.isRegular,
      compactTabIdentifiers: row.compact
    )
    let front = arrangement.selectedPlace.map(Self.name) ?? ""
    let content = arrangement.moreContent.map(Self.name) ?? ""
    var words = arrangement.destinations.map(Self.name)
    if let index = words.firstIndex(of: front) {
      words[index] = "[\(front)\(content)]"
    } else if front != "" {
      words.append("+\(front)")
    }
    #expect(words.joined(separator: " ") == row.shows)
  }

  /// The selection after new entries replace old ones.
  struct Replacement: Sendable, CustomTestStringConvertible {
    var old: String
    var selected: String
    var new: String
    var kept: String

    var testDescription: String { "\(old), \(selected) selected, to \(new)" }
  }

  // Documented for viewControllers: the same object is selected, else the same index, else the first.
  nonisolated static let replacements = [
    Replacement(old: "A B C", selected: "C", new: "C A", kept: "C"),
    Replacement(old: "A B C", selected: "B", new: "X Y Z", kept: "Y"),
    Replacement(old: "A B C", selected: "C", new: "X Y", kept: "X"),
    Replacement(old: "A B C", selected: "B", new: "", kept: ""),
    Replacement(old: "", selected: "", new: "A B", kept: "A"),
    Replacement(old: "A B", selected: "", new: "A B", kept: "A"),
    // Measured by others on iOS 26.1 for tabs: the same tab, else the first.
    Replacement(old: "a b", selected: "b", new: "x b", kept: "b"),
    Replacement(old: "a b", selected: "b", new: "x y", kept: "x"),
    // Inferred if controllers and tabs replace each other, and for the list of More.
    Replacement(old: "A B", selected: "B", new: "x y", kept: "x"),
    Replacement(old: "a b", selected: "b", new: "X Y", kept: "Y"),
    Replacement(old: "A B C D E F", selected: "…", new: "F E D C B A", kept: "…"),
  ]

  @Test(arguments: replacements)
  func `keeps the selected object, else its index, else the first`(row: Replacement) {
    var known: [String: TabEntry] = [:]
    let old = Self.entries(row.old, known: &known)
    let new = Self.entries(row.new, known: &known)
    let kept = Self.selection(row.selected, among: old).kept(from: old, to: new)
    #expect(Self.name(kept) == row.kept)
  }

  // MARK: - Letters

  private static func entries(_ text: String) -> [TabEntry] {
    var known: [String: TabEntry] = [:]
    return entries(text, known: &known)
  }

  private static func entries(_ text: String, known: inout [String: TabEntry]) -> [TabEntry] {
    text.split(separator: " ").map { word in
      let parts = word.split(separator: ":").map(String.init)
      let entry = known[parts[0]] ?? entry(parts[0], placement: parts.dropFirst().first)
      known[parts[0]] = entry
      return entry
    }
  }

  private static func entry(_ letter: String, placement: String?) -> TabEntry {
    if letter == letter.uppercased() {
      let child = UIViewController()
      child.title = letter
      return .child(child)
    }
    let tab = UITab(title: letter, image: nil, identifier: letter)
    let placements: [String: UITab.Placement] = [
      "fixed": .fixed, "movable": .movable, "optional": .optional, "pinned": .pinned,
      "sidebarOnly": .sidebarOnly,
    ]
    tab.isHidden = placement == "hidden"
    tab.preferredPlacement = placement.flatMap { placements[$0] } ?? .automatic
    return .tab(tab)
  }

  private static func selection(_ letter: String, among entries: [TabEntry]) -> TabSelection {
    if letter == "…" { return .moreList }
    return entries.first { name($0) == letter }?.selection ?? .nothing
  }

  private static func name(_ entry: TabEntry) -> String {
    entry.child?.title ?? entry.tab?.identifier ?? "?"
  }

  private static func name(_ place: TabArrangement.Destination) -> String {
    place.entry.map(name) ?? "…"
  }

  private static func name(_ selection: TabSelection) -> String {
    if case .moreList = selection { return "…" }
    return selection.entry.map(name) ?? ""
  }
}
