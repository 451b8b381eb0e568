public import Foundation

extension AttributeScopes {
  /// The attributes of UIKit that the stand-in draws in an `AttributedString`.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute

    /// The font of the text.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    /// The color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributedString {
  /// Returns the text with its fonts and colors, or else the given ones.
  func text(font: UIFont, color: UIColor) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for run in runs {
      let attributes: [NSAttributedString.Key: Any] = [
        .font: run[AttributeScopes.UIKitAttributes.FontAttribute.self] ?? font,
        .foregroundColor: run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
          ?? color,
      ]
      let part = String(characters[run.range])
      text.append(NSAttributedString(string: part, attributes: attributes))
    }
    return text
  }
}
