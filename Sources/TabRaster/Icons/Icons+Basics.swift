extension Icon {
  /// Plain shapes, marks in circles, and the signs of lists and actions.
  static let basics: [String: String] = [
    "circle": "stroke circle 14 14 10.6667",
    "circle.fill": "fill circle 14 14 11.6667",
    "ellipsis": "fill circle 5 14 2.2 circle 14 14 2.2 circle 23 14 2.2",
    "heart": """
    stroke M 14 7.2 C 12.6 4.8 10.4 3.6 8 3.6 C 4.5 3.6 2 6.4 2 9.9
      C 2 15.3 7.2 19.8 14 24.2 mirror
    """,
    "heart.fill": """
    solid M 14 7.2 C 12.6 4.8 10.4 3.6 8 3.6 C 4.5 3.6 2 6.4 2 9.9
      C 2 15.3 7.2 19.8 14 24.2 mirror
    """,
    "magnifyingglass": """
    stroke circle 11.5 11.5 8.5
    pen 2.4 stroke M 17.8 17.8 L 24.6 24.6
    """,
    "star": """
    stroke M 14 2.6/0.8 L 17.47 10.03/0.8 L 25.6 11.03/0.8 L 19.61 16.62/0.8 L 21.17 24.67/0.8
      L 14 20.7/0.8 mirror
    """,
    "star.fill": """
    solid M 14 2.6/0.8 L 17.47 10.03/0.8 L 25.6 11.03/0.8 L 19.61 16.62/0.8 L 21.17 24.67/0.8
      L 14 20.7/0.8 mirror
    """,
    "play.circle": """
    stroke circle 14 14 10.6667
    fill M 10.8 8.6/1.2 L 20 14/1.2 L 10.8 19.4/1.2 Z
    """,
    "play.circle.fill": """
    fill circle 14 14 11.6667
    cut M 10.6 8.2/1.2 L 20.4 14/1.2 L 10.6 19.8/1.2 Z
    """,
    "record.circle": "stroke circle 14 14 10.6667 fill circle 14 14 5.3",
    "record.circle.fill": "fill circle 14 14 11.6667 cut circle 14 14 5.3",
  ]
}
