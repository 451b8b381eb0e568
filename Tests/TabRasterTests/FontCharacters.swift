/// The characters that the typeface must have.
enum FontCharacters {
  static let letters: [Character] =
    Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz") + latin1

  /// The characters U+00C0 to U+00FF except the multiplication and division signs.
  static let latin1: [Character] = (0xC0...0xFF).compactMap { value in
    value == 0xD7 || value == 0xF7 ? nil : Unicode.Scalar(UInt32(value)).map(Character.init)
  }

  /// The letters of languages with the Latin script that Latin-1 lacks, as Polish, Czech and Turkish; Đ
  /// looks like Ð.
  static let latinExtended: [Character] = Array(
    "ĀāĂăĄąĆćĈĉĊċČčĎďđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĴĶķĹĺĻļĽľŁłŃńŅņŇňŌōŎŏŐőŒœŔŕŖŗŘřŚśŜŝŞşŠšŢţŤť"
      + "ŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚț"
  )

  /// The printable characters of ASCII except the space.
  static let ascii: [Character] = (0x21...0x7E).compactMap { value in
    Unicode.Scalar(UInt32(value)).map(Character.init)
  }

  static let marks: [Character] = Array("–—‘’‚“”„…•·©®™°€£¥§¶«»¡¿‹›−×÷●○■□▲▼◆★✓")

  static let inked: [Character] = ascii + latin1 + latinExtended + marks
}
