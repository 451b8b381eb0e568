extension Icon {
  /// Places and ways there.
  static let places: [String: String] = [
    "house": """
    stroke M 2 13.6 L 14 3.4/1.2 L 26 13.6
    stroke M 6 10.4 L 6 24.4/2 L 22 24.4/2 L 22 10.4
    stroke M 11 24.4 L 11 16.8/1.2 L 17 16.8/1.2 L 17 24.4
    """,
    "house.fill": """
    solid M 2 13.6 L 14 3.4/1.2 L 26 13.6 Z
    fill M 5 10.4 L 5 25.4/2.4 L 11.6 25.4/0.6 L 11.6 17.4/1.4 L 14 17.4 mirror
    """,
    "map": """
    stroke M 2 6.6/1.2 L 9.8 3.6 L 18.2 6.8 L 26 3.8/1.2 L 26 21.4/1.2 L 18.2 24.4 L 9.8 21.2
      L 2 24.2/1.2 Z
    stroke M 9.8 3.6 L 9.8 21.2 M 18.2 6.8 L 18.2 24.4
    """,
    "map.fill": """
    fill M 1 5.9/1.6 L 9 2.8 L 9 22.4 L 1 25.5/1.6 Z
      M 10.7 2.8 L 17.3 5.3 L 17.3 25.2 L 10.7 22.7 Z
      M 19 5.6 L 27 2.5/1.6 L 27 22.1/1.6 L 19 25.2 Z
    """,
    "location": "stroke M 25 3 L 16.6 25 L 13 15 L 3 11.4 Z",
    "location.fill": "solid M 25 3 L 16.6 25 L 13 15 L 3 11.4 Z",
    "flag": """
    stroke M 4.5 3 L 4.5 25.4
    stroke M 4.5 5 C 7.5 3.6 10.6 3.4 14 4.8 C 17.2 6.1 20.2 6.2 23.5 4.8 L 23.5 16
      C 20.2 17.4 17.2 17.3 14 16 C 10.6 14.6 7.5 14.8 4.5 16.2
    """,
    "flag.fill": """
    stroke M 4.5 3 L 4.5 25.4
    solid M 4.5 5 C 7.5 3.6 10.6 3.4 14 4.8 C 17.2 6.1 20.2 6.2 23.5 4.8 L 23.5 16
      C 20.2 17.4 17.2 17.3 14 16 C 10.6 14.6 7.5 14.8 4.5 16.2 Z
    """,
    "globe": """
    stroke circle 14 14 10.6667
    pen 1.7 stroke ellipse 14 14 4.7 10.6667 M 3.6 14 L 24.4 14
      M 5.4 8 C 7.6 9.4 10.6 10.1 14 10.1 mirror M 5.4 20 C 7.6 18.6 10.6 17.9 14 17.9 mirror
    """,
    "safari": """
    stroke circle 14 14 10.6667
    fill M 19.8 8.2/0.8 L 15.9 15.9 L 8.2 19.8/0.8 L 12.1 12.1 Z
    cut circle 14 14 1.3
    """,
    "safari.fill": """
    fill circle 14 14 11.6667
    cut M 20.2 7.8/0.8 L 16.1 16.1 L 7.8 20.2/0.8 L 11.9 11.9 Z
    fill circle 14 14 1.4
    """,
  ]
}
