extension Icon {
  /// Lists, grids and charts, and what asks for more.
  static let lists: [String: String] = [
    "ellipsis": "fill circle 5 14 2.2 circle 14 14 2.2 circle 23 14 2.2",
    "plus": "pen 2.2 stroke M 14 4.6 L 14 23.4 M 4.6 14 L 23.4 14",
    "magnifyingglass": """
    stroke circle 11.5 11.5 8.5
    pen 2.4 stroke M 17.8 17.8 L 24.6 24.6
    """,
    "line.3.horizontal": "stroke M 4 7 L 24 7 M 4 14 L 24 14 M 4 21 L 24 21",
    "list.bullet": """
    fill circle 3.6 6.5 1.7 circle 3.6 14 1.7 circle 3.6 21.5 1.7
    stroke M 9.5 6.5 L 25 6.5 M 9.5 14 L 25 14 M 9.5 21.5 L 25 21.5
    """,
    "list.number": """
    stroke M 11 6 L 25.5 6 M 11 14 L 25.5 14 M 11 22 L 25.5 22
    pen 1.5 stroke M 3.2 4.2 L 4.8 3.4 L 4.8 8.6
      M 3 12.4 C 3.2 11.2 6.4 10.9 6.4 12.8 C 6.4 14.2 4.2 15.2 3.1 16.6 L 6.6 16.6
      M 3.1 19.9 C 3.6 19 6.3 18.9 6.3 20.7 C 6.3 21.7 5.4 22 4.5 22
      C 5.6 22 6.5 22.4 6.5 23.4 C 6.5 25.2 3.4 25.2 3 24.1
    """,
    "square.grid.2x2": """
    stroke box 4.5 4.5 7 7 1.6 box 16.5 4.5 7 7 1.6 box 4.5 16.5 7 7 1.6 box 16.5 16.5 7 7 1.6
    """,
    "square.grid.2x2.fill": """
    fill box 3.5 3.5 9.4 9.4 2.6 box 15.1 3.5 9.4 9.4 2.6 box 3.5 15.1 9.4 9.4 2.6
      box 15.1 15.1 9.4 9.4 2.6
    """,
    "chart.bar": "stroke box 3 15 5 9 1.4 box 11.5 9.5 5 14.5 1.4 box 20 4 5 20 1.4",
    "chart.bar.fill": "fill box 2 14 7 11 2 box 10.5 8.5 7 16.5 2 box 19 3 7 22 2",
    "chart.pie": "stroke circle 14 14 10.6667 M 14 3.6 L 14 14 L 24.4 14",
    "chart.pie.fill": """
    fill M 13 15 L 13 2.4 C 6.9 2.9 2.3 7.9 2.3 14 C 2.3 20.4 7.6 25.7 14 25.7
      C 20.1 25.7 25.1 21.1 25.6 15 Z
    fill M 14.7 13.3 L 14.7 2.35 C 20.5 2.7 25.3 7.5 25.65 13.3 Z
    """,
  ]
}
