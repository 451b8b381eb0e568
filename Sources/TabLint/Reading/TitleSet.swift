/// The titles of one bar.
package struct TitleSet: Hashable, Sendable {
  /// The language they are in, if it is known.
  package var language: String?
  package var titles: [String]

  package init(language: String? = nil, titles: [String]) {
    (self.language, self.titles) = (language, titles)
  }
}
