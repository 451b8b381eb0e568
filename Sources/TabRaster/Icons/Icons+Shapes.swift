extension Icon {
  /// Plain shapes.
  static let shapes: [String: String] = [
    "circle": "stroke circle 14 14 10.6667",
    "circle.fill": "fill circle 14 14 11.6667",
    "square": "stroke box 4.5 4.5 19 19 4",
    "square.fill": "fill box 3.5 3.5 21 21 5",
    "heart": """
    stroke M 14 7.2 C 12.6 4.8 10.4 3.6 8 3.6 C 4.5 3.6 2 6.4 2 9.9
      C 2 15.3 7.2 19.8 14 24.2 mirror
    """,
    "heart.fill": """
    solid M 14 7.2 C 12.6 4.8 10.4 3.6 8 3.6 C 4.5 3.6 2 6.4 2 9.9
      C 2 15.3 7.2 19.8 14 24.2 mirror
    """,
    "star": """
    stroke M 14 1.80/1.2 L 17.76 9.82/1.2 L 26.55 10.92/1.2 L 20.09 16.98/1.2 L 21.76 25.68/1.2
      L 14 21.40/1.2 mirror
    """,
    "star.fill": """
    solid M 14 1.80/1.2 L 17.76 9.82/1.2 L 26.55 10.92/1.2 L 20.09 16.98/1.2 L 21.76 25.68/1.2
      L 14 21.40/1.2 mirror
    """,
    "bolt": """
    stroke M 16.4 2.4 L 5.4 15.8 L 13 15.8 L 11.6 25.6 L 22.6 12.2 L 15 12.2 Z
    """,
    "bolt.fill": """
    solid M 16.4 2.4 L 5.4 15.8 L 13 15.8 L 11.6 25.6 L 22.6 12.2 L 15 12.2 Z
    """,
  ]
}
