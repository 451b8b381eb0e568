extension Icon {
  /// What is bought, and with what.
  static let shopping: [String: String] = [
    "cart": """
    stroke M 1.8 4 L 5 4/1.6 L 7.8 19.4/1.8 L 23.2 19.4
      M 5.7 8 L 25.6 8/1.6 L 23.9 15.6/1.6 L 7.1 15.6
    fill circle 10.2 23.6 1.9 circle 21 23.6 1.9
    """,
    "cart.fill": """
    stroke M 1.8 4 L 5 4/1.6 L 7.8 19.4/1.8 L 23.2 19.4
    solid M 5.7 8 L 25.6 8/1.6 L 23.9 15.6/1.6 L 7.1 15.6 Z
    fill circle 10.2 23.6 1.9 circle 21 23.6 1.9
    """,
    "bag": """
    stroke M 14 8.4 L 5.4 8.4/2.2 L 4.2 24.8/3.4 L 14 24.8 mirror
      M 9.8 12.4 L 9.8 7.4 C 9.8 4.8 11.6 3 14 3 mirror
    """,
    "bag.fill": """
    fill M 14 7.4 L 4.6 7.4/3 L 3.2 25.8/4.4 L 14 25.8 mirror
    stroke M 9.8 7.4 C 9.8 4.8 11.6 3 14 3 mirror
    groove M 9.8 9.6 L 9.8 12.2 twin
    """,
    "creditcard": """
    stroke box 2 5.5 24 17 3.2 M 6.4 18 L 10.6 18
    fill M 2 9 L 26 9 L 26 12.6 L 2 12.6 Z
    """,
    "creditcard.fill": """
    fill M 1 8.8 L 1 4.5/4.2 L 27 4.5/4.2 L 27 8.8 Z
    fill M 1 11.8 L 27 11.8 L 27 23.5/4.2 L 1 23.5/4.2 Z
    cut box 5.2 16.9 6.4 2.2 1.1
    """,
    "gift": """
    stroke box 2.5 9 23 5.6 1.6 M 4.6 14.6 L 4.6 24.6/2.6 L 14 24.6 mirror M 14 9 L 14 24.6
    stroke M 14 9 C 10.4 9 7.4 8.4 7.4 5.6 C 7.4 3.8 8.8 3 10.2 3.2 C 12.6 3.6 14 6.2 14 9 twin
    """,
    "gift.fill": """
    stroke M 14 8.4 C 10.4 8.4 7.4 8 7.4 5.4 C 7.4 3.8 8.8 3 10.2 3.2 C 12.6 3.6 14 5.8 14 8.4 twin
    fill M 13.1 8 L 1.5 8/2.6 L 1.5 14/1.4 L 13.1 14 Z twin
    fill M 13.1 15.6 L 3.6 15.6 L 3.6 25.6/3.6 L 13.1 25.6 Z twin
    """,
    "tag": """
    stroke M 3.6 3.6/2.6 L 13.8 3.6/1.6 L 25 14.8/2.6 L 14.8 25/2.6 L 3.6 13.8/1.6 Z
    fill circle 9 9 1.8
    """,
    "tag.fill": """
    solid M 3.6 3.6/2.6 L 13.8 3.6/1.6 L 25 14.8/2.6 L 14.8 25/2.6 L 3.6 13.8/1.6 Z
    cut circle 9 9 2.1
    """,
  ]
}
