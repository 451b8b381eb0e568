/// The titles of a bar's items.
struct TitleSet: Hashable, Sendable {
  /// The language of the titles, if it is known.
  var language: String?
  var titles: [String]

  init(language: String? = nil, titles: [String]) {
    (self.language, self.titles) = (language, titles)
  }
}
