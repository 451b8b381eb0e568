/// The purposes of the built-in themes.
///
/// Written by `Scripts/embed` from `built-in-themes.md`; a test compares the two.
enum ThemePurposes {
  /// Each purpose by the name of its theme.
  static let all: [String: String] = [
    "Admiral": "banks and airlines: navy with brass, in light, too; another ink on glass",
    "Arcade": "a handheld's display by day, a cabinet's neon by night, with a hard shadow",
    "Atelier": "fashion and art: black and linen, small spaced serifs, italics when selected",
    "Aurora": "a gradient over the bar: one translucent picture for both styles",
    "Beacon": "blue and orange that differ in any color vision, with a plate and heavier letters",
    "Blossom": "spring: pastel lilac, round letters, a badge like a peach",
    "Blueprint": "plans and engineering: blue on white, white on blue, typewriter letters",
    "Broadsheet": "news: ink on newsprint below a rule, heavy serifs, red for what just came in",
    "Candy": "sweet: cream and cherry, with a plate of gum behind the selected item",
    "Chalkboard": "school: marker on white, chalk on green, slanted, underlined when selected",
    "Citrus": "summer: lemon and lime, round and heavy",
    "Clear": "a bar that nearly isn't there, with the content behind it",
    "Clinic": "health: a quiet teal, larger titles that grow with the preferred text size",
    "Contrast": "titles far above a contrast of 7, large and heavy, a marker behind the selected",
    "Forest": "calm: moss and bark",
    "Foundry": "machines and logistics: steel, one hot line, hazard yellow for badges",
    "Frost": "winter: ice over a thin material, light letters, nothing at the scroll edge",
    "Graphite": "gray alone, where the content has the colors",
    "Harvest": "autumn: wheat by day, plums by night",
    "Iris": "the system's bar and one accent; icons keep their gray on glass, too",
    "Midnight": "a night sky, with a moon in dark and ink in light",
    "Observatory": "eyes used to the dark: at night all is red; iOS keeps titles white on glass",
    "Ocean": "water over the system's material",
    "Paper": "books: warm paper and one red",
    "Pop": "comics: one loud color from edge to edge",
    "Sunset": "warm: an evening sky, with the sun selected",
    "System": "everything as UIKit has it: to take a theme off and still have one",
    "Terminal": "a screen of phosphor, in light as in dark; it covers the glass of iOS 26",
  ]
}
