import TabUIKit

extension AppearanceReader {
  mutating func text(
    _ attributes: [NSAttributedString.Key: Any],
    base: SystemTextStyle,
    at path: String
  ) -> ResolvedText {
    var attributes = attributes
    let font = attributes.removeValue(forKey: .font) as? UIFont
    var text = font.map { ResolvedText($0, base: base) } ?? ResolvedText()
    let color = attributes.removeValue(forKey: .foregroundColor) as? UIColor
    text.color = self.color(color, at: "\(path).color")
    text.kern = (attributes.removeValue(forKey: .kern) as? NSNumber)?.doubleValue
    if let shadow = attributes.removeValue(forKey: .shadow) as? NSShadow {
      text.shadow = self.shadow(shadow, at: "\(path).shadow")
    }
    if let style = attributes.removeValue(forKey: .paragraphStyle) as? NSParagraphStyle {
      text.paragraph = ResolvedParagraph(style)
    }
    for key in attributes.keys.map(\.rawValue).sorted() {
      leaveOut("\(path).\(key)", "a theme has no such attribute", fix: nil)
    }
    return text
  }

  private mutating func shadow(_ shadow: NSShadow, at path: String) -> TabBarTheme.Shadow? {
    guard let color = color(shadow.shadowColor as? UIColor, at: path) else { return nil }
    return TabBarTheme.Shadow(
      color: color,
      offset: .init(
        leading: Double(shadow.shadowOffset.width),
        vertical: Double(shadow.shadowOffset.height)
      ),
      blur: max(0, Double(shadow.shadowBlurRadius))
    )
  }
}

extension ResolvedParagraph {
  /// The properties in which a style differs from UIKit's.
  ///
  /// At least one is given: a style that somebody set, though it be UIKit's own, is there to keep a title whole.
  fileprivate init(_ style: NSParagraphStyle) {
    let untouched = NSParagraphStyle.default
    let mode = TabBarTheme.LineBreakMode.allCases.first { $0.uiMode == style.lineBreakMode }
    alignment =
      style.alignment == untouched.alignment
      ? nil : TabBarTheme.TextAlignment.allCases.first { $0.uiAlignment == style.alignment }
    lineBreakMode = style.lineBreakMode == untouched.lineBreakMode ? nil : mode
    let tightens = style.allowsDefaultTighteningForTruncation
    allowsDefaultTighteningForTruncation =
      tightens == untouched.allowsDefaultTighteningForTruncation ? nil : tightens
    if setsNothing { lineBreakMode = mode }
  }
}
