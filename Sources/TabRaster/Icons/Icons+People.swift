extension Icon {
  /// People.
  static let people: [String: String] = [
    "person": """
    stroke circle 14 8.2 4.8
    stroke M 14 16.2 C 8.2 16.2 4 18.9 4 22.4 C 4 23.6 4.8 24.4 6 24.4 L 14 24.4 mirror
    """,
    "person.fill": """
    fill circle 14 8.2 5.8
    solid M 14 16.2 C 8.2 16.2 4 18.9 4 22.4 C 4 23.6 4.8 24.4 6 24.4 L 14 24.4 mirror
    """,
    "person.crop.circle": """
    stroke circle 14 14 10.6667
    stroke circle 14 11.2 3.6
    stroke M 6.9 21.6 C 8.2 19.2 10.8 17.9 14 17.9 mirror
    """,
    "person.crop.circle.fill": """
    fill circle 14 14 11.6667
    cut circle 14 10.9 4.1
    cut M 14 16.6 C 10.6 16.6 7.9 18 6.6 20.6 C 8.4 22.7 11 24 14 24 mirror
    """,
  ]
}
