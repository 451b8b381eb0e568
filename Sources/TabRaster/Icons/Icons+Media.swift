extension Icon {
  /// Pictures, sound and play.
  static let media: [String: String] = [
    "play": "stroke M 5.6 2.6/2 L 25.8 14/2 L 5.6 25.4/2 Z",
    "play.fill": "solid M 5.6 2.6/2 L 25.8 14/2 L 5.6 25.4/2 Z",
    "video": """
    stroke box 2 7 16 14 3.5 M 18 12.2 L 25.6 7.6/1.2 L 25.6 20.4/1.2 L 18 15.8
    """,
    "video.fill": """
    fill box 1 6 17 16 4.5 M 19.6 11.4/0.8 L 26.6 6.4/1.4 L 26.6 21.6/1.4 L 19.6 16.6/0.8 Z
    """,
    "camera": """
    stroke M 14 23.4 L 2 23.4/3.5 L 2 8/3.2 L 7.2 8/1.4 L 9.6 4.6/1.6 L 14 4.6 mirror
      circle 14 15.2 4.4
    """,
    "camera.fill": """
    solid M 14 23.4 L 2 23.4/3.5 L 2 8/3.2 L 7.2 8/1.4 L 9.6 4.6/1.6 L 14 4.6 mirror
    cut circle 14 15.2 5.3
    fill circle 14 15.2 3.4
    """,
    "photo": """
    stroke box 2 4.5 24 19 3.5
      M 2.8 20.6 L 8.8 15.4/1.6 L 12 18.2/1.2 L 18.2 12/1.6 L 25.6 19
    fill circle 9.2 10.4 2
    """,
    "photo.fill": """
    fill box 1 3.5 26 21 4.5
    cut circle 9.2 9.8 2.3
    groove M 3.6 20.4 L 8.8 15.8/1.6 L 12.4 19/1.4 L 18.2 13.2/1.6 L 24.4 18.8
    """,
    "music.note": """
    fill ellipse 9.6 21.6 4.4 3.5
    stroke M 13 21.4 L 13 3.6
    pen 2.4 stroke M 13.2 3.8 C 13.6 8 20.4 8 19.6 14
    """,
    "ticket": """
    stroke M 14 6 L 2 6/2.8 L 2 10.6 C 3.8 10.6 5.2 12.1 5.2 14 C 5.2 15.9 3.8 17.4 2 17.4
      L 2 22/2.8 L 14 22 mirror
    fill circle 17.8 10.2 1.1 circle 17.8 14 1.1 circle 17.8 17.8 1.1
    """,
    "ticket.fill": """
    solid M 14 6 L 2 6/2.8 L 2 10.6 C 3.8 10.6 5.2 12.1 5.2 14 C 5.2 15.9 3.8 17.4 2 17.4
      L 2 22/2.8 L 14 22 mirror
    cut circle 17.8 9.8 1.1 circle 17.8 14 1.1 circle 17.8 18.2 1.1
    """,
    "headphones": """
    stroke M 3.5 17 L 3.5 14.8 C 3.5 8.6 8.1 4 14 4 mirror
    fill box 2.5 15 5.6 9.4 2.4 twin
    """,
    "tv": "stroke box 2 4 24 16 3 M 9 24.4 L 19 24.4",
    "tv.fill": "fill box 1 3 26 18 4 stroke M 9 24.4 L 19 24.4",
    "mic": """
    stroke box 10 3 8 13.6 4
    stroke M 5.4 12.8 C 5.4 17.8 9.2 21 14 21 mirror M 14 21 L 14 25 M 9.6 25 L 18.4 25
    """,
    "mic.fill": """
    fill box 9 2 10 15.6 5
    stroke M 5.4 12.8 C 5.4 17.8 9.2 21 14 21 mirror M 14 21 L 14 25 M 9.6 25 L 18.4 25
    """,
    "gamecontroller": """
    stroke M 14 7 L 9 7 C 5.4 7 4.2 9 3.2 12.8 C 2.2 16.6 1.8 18.6 2.4 20.4
      C 3.2 22.6 6 22.6 7.4 20.6 C 8.6 18.9 9 18 10.6 18 L 14 18 mirror
    pen 1.8 stroke M 9.4 10.4 L 9.4 14.6 M 7.3 12.5 L 11.5 12.5
    fill circle 20.2 11 1.3 circle 17.4 13.8 1.3
    """,
    "gamecontroller.fill": """
    solid M 14 7 L 9 7 C 5.4 7 4.2 9 3.2 12.8 C 2.2 16.6 1.8 18.6 2.4 20.4
      C 3.2 22.6 6 22.6 7.4 20.6 C 8.6 18.9 9 18 10.6 18 L 14 18 mirror
    cut M 8.5 9.6/0.9 L 10.3 9.6/0.9 L 10.3 11.6 L 12.3 11.6/0.9 L 12.3 13.4/0.9 L 10.3 13.4
      L 10.3 15.4/0.9 L 8.5 15.4/0.9 L 8.5 13.4 L 6.5 13.4/0.9 L 6.5 11.6/0.9 L 8.5 11.6 Z
      circle 20.2 11 1.4 circle 17.4 13.8 1.4
    """,
  ]
}
