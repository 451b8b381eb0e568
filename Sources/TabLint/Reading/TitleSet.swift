/// The titles of a bar's items.
package struct TitleSet: Hashable, Sendable {
  /// The language of the titles, if it is known.
  package var language: String?
  package var titles: [String]

  package init(language: String? = nil, titles: [String]) {
    (self.language, self.titles) = (language, titles)
  }
}
