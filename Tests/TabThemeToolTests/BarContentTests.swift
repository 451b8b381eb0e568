import TabScreens
import Testing

@testable import TabThemeTool

struct BarContentTests {
  @Test func `shows every state of an item unless told otherwise`() throws {
    let content = try content()
    #expect(content == .sample)
    #expect(content.items.contains { $0.badge != nil })
    #expect(content.items.contains { !$0.isEnabled })
  }

  @Test func `takes titles and icons from the command line`() throws {
    let content = try content("--titles", "Now,Later", "--icons", "star,heart", "--selected", "1")
    #expect(content.items.map(\.title) == ["Now", "Later"])
    #expect(content.items.map(\.icon) == ["star", "heart"])
    #expect(content.items.allSatisfy { $0.badge == nil && $0.isEnabled })
    #expect(content.selected == 1)
  }

  @Test func `has icons for titles and no titles for icons`() throws {
    #expect(try content("--titles", "A,B").items.map(\.icon) == ["house", "magnifyingglass"])
    #expect(try content("--icons", "star").items.map(\.title) == [nil])
  }

  @Test func `takes badges and disabled items instead of its own`() throws {
    let content = try content("--badges", "0=9,4=a=b", "--disabled", "1")
    #expect(content.items.map(\.badge) == ["9", nil, nil, nil, "a=b"])
    #expect(content.items.map(\.isEnabled) == [true, false, true, true, true])
  }

  @Test func `puts a search tab after the items, in the place of the one that looks like it`()
    throws
  {
    let sample = try content("--search", "--badges", "4=1")
    #expect(sample.items.map(\.title) == ["Home", "Inbox", "Saved", "Profile", "Search"])
    #expect(sample.items.map(\.isSearch) == [false, false, false, false, true])
    #expect(sample.items[4].badge == "1")
    #expect(try content("--titles", "A,B", "--search", "--selected", "2").selected == 2)
  }

  @Test func `fills the icon of the selected item if there is a filled one`() {
    #expect(BarContent.Item(icon: "house").selectedIcon == "house.fill")
    #expect(BarContent.Item(icon: "magnifyingglass").selectedIcon == "magnifyingglass")
  }

  @Test(arguments: [
    (["--titles", "A,B", "--icons", "star"], "there are 2 titles and 1 icon"),
    (["--icons", "star,huose"], "unknown icon 'huose'"),
    (["--badges", "3"], "'3' isn't a badge"),
    (["--badges", "x=3"], "'x=3' isn't a badge"),
    (["--badges", "5=3"], "'--badges' names item 5 of 5 items"),
    (["--titles", "A", "--disabled", "1"], "'--disabled' names item 1 of 1 items"),
    (["--disabled", "last"], "'--disabled' takes a whole number from 0: 'last'"),
    (["--selected", "9"], "'--selected' names item 9 of 5 items"),
    (["--focused", "5"], "'--focused' names item 5 of 5 items"),
  ])
  func `refuses what no bar can hold`(words: [String], message: String) throws {
    let arguments = try Arguments(["Ocean"] + words, for: .render)
    let error = #expect(throws: UsageError.self) { try BarContent(arguments) }
    #expect(error?.description.split(separator: "\n").first == "error: \(message)")
  }

  private func content(_ words: String...) throws -> BarContent {
    try BarContent(Arguments(["Ocean"] + words, for: .render))
  }
}
