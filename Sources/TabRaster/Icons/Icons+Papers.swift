extension Icon {
  /// Books, papers and where they are kept.
  static let papers: [String: String] = [
    "bookmark": "stroke M 14 19.4/1.2 L 6.5 25/1.2 L 6.5 3.5/2.6 L 14 3.5 mirror",
    "bookmark.fill": "solid M 14 19.4/1.2 L 6.5 25/1.2 L 6.5 3.5/2.6 L 14 3.5 mirror",
    "book": """
    stroke M 14 7.2 C 11.6 5.4 8.4 4.6 4.4 4.6 C 3 4.6 2 5.4 2 7 L 2 19.8
      C 2 21.4 2.8 22 4.4 22 C 8.2 22 11.6 22.6 14 24.4 mirror
      M 14 7.2 L 14 24.4
    """,
    "book.fill": """
    fill M 13.1 6.2 C 10.8 4.4 7.8 3.6 4.2 3.6 C 2.2 3.6 1 4.8 1 6.8 L 1 20
      C 1 22 2.2 23 4.2 23 C 7.8 23 10.8 23.7 13.1 25.4 Z twin
    """,
    "books.vertical": """
    stroke box 3 3.6 12 20.8 1.6 M 9 3.6 L 9 24.4
    stroke M 17.6 6/1.4 L 22.4 4.7/1.4 L 27.2 22.5/1.4 L 22.4 23.8/1.4 Z
    stroke M 3 9.4 L 15 9.4
    """,
    "books.vertical.fill": """
    fill box 2 2.6 6.4 22.8 2 box 9.9 2.6 6.4 22.8 2
    fill M 17 5.6/1.8 L 22.4 4.1/1.8 L 27.8 23.6/1.8 L 22.2 25.1/1.8 Z
    cut box 3.7 7.4 3 2 1 box 11.6 7.4 3 2 1
    """,
    "newspaper": """
    stroke M 4.8 24 L 25.6 24/3 L 25.6 4/2.5 L 7.2 4/2.5 L 7.2 21.4 C 7.2 23 6.2 24 4.8 24
      C 3.4 24 2.4 23 2.4 21.4 L 2.4 10/1.4 L 7.2 10
    fill box 10.6 8 5.4 5.4 0.8
    pen 1.8 stroke M 19.2 8.9 L 22 8.9 M 19.2 12.5 L 22 12.5 M 11.5 16.4 L 22 16.4
      M 11.5 20 L 22 20
    """,
    "newspaper.fill": """
    fill M 6.6 22.4 L 6.6 3/3.5 L 26.6 3/3.5 L 26.6 25/4 L 4.8 25 C 6 24.8 6.6 23.8 6.6 22.4 Z
    fill M 1.4 9/2.4 L 5 9 L 5 21.6 C 5 22.8 4.2 23.4 3.4 23.4 C 2.2 23.4 1.4 22.4 1.4 21.2 Z
    cut box 10 7.4 5.8 5.8 1 box 18.2 7.9 4.8 1.8 0.9 box 18.2 11.5 4.8 1.8 0.9
      box 10 15.7 13 1.8 0.9 box 10 19.3 13 1.8 0.9
    """,
    "tray": """
    stroke M 14 23 L 2 23/3.5 L 2 15/1.2 L 6.6 5/1.8 L 14 5 mirror
    stroke M 2 15 L 7.4 15 C 8.8 15 9.3 15.4 9.7 16.5 C 10.4 18.4 11.8 19.3 14 19.3 mirror
    """,
    "tray.fill": """
    stroke M 14 23 L 2 23/3.5 L 2 15/1.2 L 6.6 5/1.8 L 14 5 mirror
    solid M 14 23 L 2 23/3.5 L 2 15 L 7.4 15 C 8.8 15 9.3 15.4 9.7 16.5
      C 10.4 18.4 11.8 19.3 14 19.3 mirror
    """,
    "rectangle.stack": """
    stroke box 3 11 22 13 3 M 5.6 7 L 22.4 7 M 8.2 3 L 19.8 3
    """,
    "rectangle.stack.fill": """
    fill box 2 10 24 15 4
    stroke M 5.6 7 L 22.4 7 M 8.2 3 L 19.8 3
    """,
    "folder": """
    stroke M 2 23/3.2 L 2 5.2/2.6 L 9.4 5.2/1.8 L 12.4 8/1.4 L 26 8/3 L 26 23/3.2 Z
      M 2 12.6 L 26 12.6
    """,
    "folder.fill": """
    fill M 1 10.8 L 1 4.2/3.6 L 9.8 4.2/2.4 L 12.8 7/1.4 L 27 7/4 L 27 10.8 Z
    fill M 1 12.4 L 27 12.4 L 27 24/4.2 L 1 24/4.2 Z
    """,
    "doc": """
    stroke M 5.5 3/3 L 14.6 3/1.4 L 22.5 10.9/1.4 L 22.5 25/3 L 5.5 25/3 Z
      M 14.4 3.2 L 14.4 11/2 L 22.2 11
    """,
    "doc.fill": """
    fill M 4.5 2/4 L 13 2 L 13 12.4/2 L 23.5 12.4 L 23.5 26/4 L 4.5 26/4 Z
    fill M 14.8 2/0.6 L 23.5 10.7/0.6 L 14.8 10.7/0.8 Z
    """,
    "calendar": """
    stroke box 3.5 5 21 19.5 3.5 M 3.5 10.6 L 24.5 10.6 M 9 3 L 9 6.4 M 19 3 L 19 6.4
    fill circle 9 15.2 1.3 circle 14 15.2 1.3 circle 19 15.2 1.3
      circle 9 19.9 1.3 circle 14 19.9 1.3
    """,
    "trash": """
    stroke M 4 7.2 L 24 7.2 M 10.2 6.8 L 10.7 3.4/1.4 L 17.3 3.4/1.4 L 17.8 6.8
      M 6 7.4 L 7.1 24.6/2.4 L 14 24.6 mirror
    pen 1.7 stroke M 11.2 11.6 L 11.5 20.4 twin
    """,
    "trash.fill": """
    stroke M 4 7.2 L 24 7.2 M 10.2 6.8 L 10.7 3.4/1.4 L 17.3 3.4/1.4 L 17.8 6.8
    fill M 14 7.2 L 5 7.2 L 6.1 25.6/3.4 L 14 25.6 mirror
    pen 1.8 groove M 11.1 11.4 L 11.4 21 twin
    """,
  ]
}
