public import Foundation

extension UIButton {
  /// The content and the look of a button as a value.
  ///
  /// Activity indicators, sizes of buttons, transformers of text and colors, and the corner styles whose radius only the
  /// system knows aren't modelled.
  @MainActor public struct Configuration: Hashable, Sendable {
    /// The use of the background's corner radius.
    public enum CornerStyle: Int, Sendable {
      /// The radius as it is.
      case fixed = -1

      /// The radius, which UIKit adjusts to the size of text; here as it is.
      case dynamic = 0

      /// Half of the shorter side.
      case capsule = 4
    }

    /// The alignment of title and subtitle with each other.
    public enum TitleAlignment: Int, Sendable {
      /// Toward an image beside the texts, else centered.
      case automatic = 0

      /// At the leading edge.
      case leading = 1

      /// In the middle.
      case center = 2

      /// At the trailing edge.
      case trailing = 3
    }

    enum Style {
      case plain, gray, tinted, filled
    }

    let style: Style

    /// Returns a configuration without a background, in the tint color.
    public static func plain() -> UIButton.Configuration { Self(.plain) }

    /// Returns a configuration in the tint color on gray.
    public static func gray() -> UIButton.Configuration { Self(.gray) }

    /// Returns a configuration in the tint color on a light shade of it.
    public static func tinted() -> UIButton.Configuration { Self(.tinted) }

    /// Returns a configuration in white on the tint color.
    public static func filled() -> UIButton.Configuration { Self(.filled) }

    private init(_ style: Style) {
      self.style = style
      background.cornerRadius = ButtonFacts.cornerRadius.value
    }

    // MARK: - Content

    public var title: String?

    /// The title with its font and color, which precedes `title`.
    public var attributedTitle: AttributedString?
    public var subtitle: String?

    /// The subtitle with its font and color, which precedes `subtitle`.
    public var attributedSubtitle: AttributedString?

    /// The image, drawn in the color of the texts unless it is always original.
    public var image: UIImage?

    // MARK: - Layout

    /// The edge of the texts at which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// The distance between the image and the texts, in points.
    public var imagePadding: CGFloat = 0

    /// The distance between the title and the subtitle, in points.
    public var titlePadding = ButtonFacts.titlePadding.value
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The distances of the content from the edges, in points.
    public var contentInsets = ButtonFacts.contentInsets

    public mutating func setDefaultContentInsets() {
      contentInsets = ButtonFacts.contentInsets
    }

    // MARK: - Colors

    /// The color of texts and image; nil is that of the style.
    public var baseForegroundColor: UIColor?

    /// The color from which the style makes the background; nil is the tint color, or gray.
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic

    // Insets and edges aren't hashable.
    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(title)
      hasher.combine(attributedTitle)
      hasher.combine(subtitle)
      hasher.combine(image)
    }

    func foregroundColor(tintColor: UIColor) -> UIColor {
      baseForegroundColor ?? (style == .filled ? .white : tintColor)
    }

    func backgroundColor(tintColor: UIColor) -> UIColor? {
      let base: UIColor? =
        switch style {
        case .plain: nil
        case .gray: baseBackgroundColor ?? .tertiarySystemFill
        case .tinted: (baseBackgroundColor ?? tintColor).withAlphaComponent(ButtonFacts.tint.value)
        case .filled: baseBackgroundColor ?? tintColor
        }
      return background.backgroundColor ?? base
    }

    func cornerRadius(in size: CGSize) -> CGFloat {
      cornerStyle == .capsule ? min(size.width, size.height) / 2 : background.cornerRadius
    }
  }

  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}

/// The figures of configured buttons.
enum ButtonFacts {
  static let horizontalInset = Fact<CGFloat>(12, .oneSource)
  static let verticalInset = Fact<CGFloat>(7, .oneSource)
  static let cornerRadius = Fact<CGFloat>(5.95, .oneSource)
  static let titlePadding = Fact<CGFloat>(1, .unknown)

  /// The opacity of the background of a tinted button.
  static let tint = Fact<CGFloat>(0.18, .unknown)
  static let titleStyle = Fact<UIFont.TextStyle>(.body, .unknown)
  static let subtitleStyle = Fact<UIFont.TextStyle>(.footnote, .unknown)

  static var contentInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: verticalInset.value,
      leading: horizontalInset.value,
      bottom: verticalInset.value,
      trailing: horizontalInset.value
    )
  }
}
