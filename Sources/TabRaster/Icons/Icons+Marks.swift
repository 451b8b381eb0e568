extension Icon {
  /// Marks in circles.
  static let marks: [String: String] = [
    "plus.circle": "stroke circle 14 14 10.6667 M 14 9 L 14 19 M 9 14 L 19 14",
    "plus.circle.fill": """
    fill circle 14 14 11.6667
    cut M 12.9 8.1/1.1 L 15.1 8.1/1.1 L 15.1 12.9 L 19.9 12.9/1.1 L 19.9 15.1/1.1 L 15.1 15.1
      L 15.1 19.9/1.1 L 12.9 19.9/1.1 L 12.9 15.1 L 8.1 15.1/1.1 L 8.1 12.9/1.1 L 12.9 12.9 Z
    """,
    "xmark.circle": """
    stroke circle 14 14 10.6667 M 10.5 10.5 L 17.5 17.5 M 17.5 10.5 L 10.5 17.5
    """,
    "xmark.circle.fill": """
    fill circle 14 14 11.6667
    cut M 17.39 9.05/1.1 L 18.95 10.61/1.1 L 15.56 14 L 18.95 17.39/1.1 L 17.39 18.95/1.1
      L 14 15.56 L 10.61 18.95/1.1 L 9.05 17.39/1.1 L 12.44 14 L 9.05 10.61/1.1
      L 10.61 9.05/1.1 L 14 12.44 Z
    """,
    "checkmark.circle": "stroke circle 14 14 10.6667 M 9.4 14.4 L 12.6 17.8 L 18.6 10.4",
    "checkmark.circle.fill": """
    fill circle 14 14 11.6667
    pen 2.2 groove M 9.2 14.4 L 12.6 18/1.2 L 18.8 10.2
    """,
    "info.circle": """
    stroke circle 14 14 10.6667 M 14 13.4 L 14 19.2
    fill circle 14 9.4 1.4
    """,
    "info.circle.fill": """
    fill circle 14 14 11.6667
    pen 2.2 groove M 14 13.4 L 14 19.4
    cut circle 14 9.2 1.5
    """,
    "questionmark.circle": """
    stroke circle 14 14 10.6667
    stroke M 10.8 11.2 C 10.8 9.3 12.2 8.2 14 8.2 C 15.9 8.2 17.2 9.4 17.2 11
      C 17.2 13.2 14 13.2 14 15.8
    fill circle 14 19.2 1.35
    """,
    "questionmark.circle.fill": """
    fill circle 14 14 11.6667
    pen 2.2 groove M 10.7 11.2 C 10.7 9.2 12.1 8 14 8 C 16 8 17.3 9.3 17.3 11
      C 17.3 13.2 14 13.2 14 15.8
    cut circle 14 19.4 1.45
    """,
    "arrow.down.circle": """
    stroke circle 14 14 10.6667 M 14 8.6 L 14 19.2 M 9.6 14.8 L 14 19.2 L 18.4 14.8
    """,
    "arrow.down.circle.fill": """
    fill circle 14 14 11.6667
    cut M 14 20.96/1.1 L 7.84 14.8/1.1 L 9.4 13.24/1.1 L 12.9 16.74 L 12.9 7.4/1.1 L 14 7.4 mirror
    """,
    "ellipsis.circle": """
    stroke circle 14 14 10.6667
    fill circle 8.9 14 1.5 circle 14 14 1.5 circle 19.1 14 1.5
    """,
    "ellipsis.circle.fill": """
    fill circle 14 14 11.6667
    cut circle 8.6 14 1.6 circle 14 14 1.6 circle 19.4 14 1.6
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
    "mappin.circle": """
    stroke circle 14 14 10.6667 M 14 12 L 14 19.8
    fill circle 14 10.6 3.2
    """,
    "mappin.circle.fill": """
    fill circle 14 14 11.6667
    cut M 14 7 C 15.9 7 17.4 8.5 17.4 10.4 C 17.4 11.9 16.4 13.2 15.1 13.6 L 15.1 20.2
      C 15.1 21.6 12.9 21.6 12.9 20.2 L 12.9 13.6 C 11.6 13.2 10.6 11.9 10.6 10.4
      C 10.6 8.5 12.1 7 14 7 Z
    """,
    "clock": "stroke circle 14 14 10.6667 M 14 7.8 L 14 14.4 L 18.4 17",
    "clock.fill": """
    fill circle 14 14 11.6667
    groove M 14 7.4 L 14 14.4/1.2 L 18.6 17.1
    """,
  ]
}
