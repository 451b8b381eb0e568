public import Foundation
public import TabFiles
import TabUIKit

extension TabBarTheme {
  /// Returns a warning for each resource that the theme names and that is missing: the theme's own
  /// colors, and the app's colors, images, symbols and fonts.
  ///
  ///     for problem in theme.missingResources() { print(problem) }
  ///     // warning: 'item.normal.title.family' is 'Avenir Nxt', which isn't installed
  ///
  /// None of these is an error: a missing color becomes the system's gray, an image is omitted, and
  /// a font family becomes the system's. Call this in debug builds or tests. A `{name}` that isn't
  /// in the theme's ``Content/colors`` occurs only in themes created in Swift, since reading
  /// rejects a file with one.
  ///
  /// - Parameter assets: The bundle that is searched for assets before the main bundle.
  /// - Returns: A warning for each resource, in the order of the theme's text; empty if nothing is
  ///   missing.
  @MainActor
  public func missingResources(in assets: Bundle? = nil) -> [ThemeDiagnostic] {
    resources.compactMap { warning(aboutMissing: $0, in: assets) }
  }

  /// Returns the warning about a resource that is missing; `nil` if the resource exists.
  @MainActor
  package func warning(
    aboutMissing resource: ThemeResource,
    in assets: Bundle?
  ) -> ThemeDiagnostic? {
    let path = quoted(resource.path, limit: 200)
    let name = quoted(resource.name)
    switch resource.kind {
    case .reference where !isInTheme(resource):
      return ThemeDiagnostic(
        .warning,
        "\(path) is \(quoted("{\(resource.name)}")), which isn't in 'colors', or refers to itself",
        fix: nearest(to: resource.name, in: content.colors.keys.sorted())
          .map { "write \(quoted("{\($0)}"))" } ?? "add it to 'colors'"
      )
    case .color where UIColor.asset(resource.name, in: assets) == nil:
      return ThemeDiagnostic(
        .warning,
        "\(path) is the color \(name), which the app doesn't have",
        fix: "add a color set of that name to the app's asset catalog"
      )
    case .image where UIImage.asset(resource.name, in: assets) == nil:
      return ThemeDiagnostic(
        .warning,
        "\(path) is the image \(name), which the app doesn't have",
        fix: "add an image of that name to the app"
      )
    case .symbol where UIImage(systemName: resource.name) == nil:
      return ThemeDiagnostic(
        .warning,
        "\(path) is the symbol \(name), which this system doesn't have",
        fix: "write the name of a symbol that every system has which the app runs on"
      )
    case .family where UIFont.installed(resource.name) == nil:
      return ThemeDiagnostic(
        .warning,
        "\(path) is \(name), which isn't installed",
        fix: nearest(to: resource.name, in: UIFont.familyNames).map { "write \(quoted($0))" }
          ?? "add the font to the app, under 'UIAppFonts' in its Info.plist"
      )
    default: return nil
    }
  }

  /// Whether a `{name}` resolves to a color in its scope, the theme or a variation.
  private func isInTheme(_ reference: ThemeResource) -> Bool {
    let variation = variations.indices.first { reference.path.hasPrefix("when[\($0)].") }
    let table = ColorTable(
      content.colors.merging(variation.map { variations[$0].colors } ?? [:]) { $1 }
    )
    return Color.Variant.allCases.allSatisfy { table.value(of: reference.name, in: $0) != nil }
  }
}

/// A resource that a theme names and that the app or the system must provide.
package struct ThemeResource: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case color, image, symbol, family

    /// A color of the theme, to which it refers as `{name}`.
    case reference
  }

  package let kind: Kind
  package let name: String

  /// The path of keys to the resource's name, as in `item.normal.title.family`.
  package let path: String
}

extension TabBarTheme {
  /// All resources that the theme names and that the app or the system must provide, in the order
  /// of the theme's text.
  package var resources: [ThemeResource] {
    var resources: [ThemeResource] = []
    func add(_ kind: ThemeResource.Kind, named name: String, at path: [String]) {
      resources.append(ThemeResource(kind: kind, name: name, path: path.keyPath))
    }
    func search(_ json: JSON, as shape: ValueSchema, at path: [String]) {
      switch (shape, json) {
      case (.family, .string(let name)): add(.family, named: name, at: path)
      case (.colorValue, .string(let text)):
        switch Color.Value.read(text) {
        case .success(.asset(let name)): add(.color, named: name, at: path)
        case .success(.named(let name)): add(.reference, named: name, at: path)
        default: break
        }
      case (.imageSource, .string(let text)):
        switch Image.Source.read(text) {
        case .success(.asset(let name)): add(.image, named: name, at: path)
        case .success(.symbol(let name)): add(.symbol, named: name, at: path)
        default: break
        }
      case (.object(let shape), .object(let members)),
        (.either(_, let shape), .object(let members)):
        for member in members {
          if let row = shape[member.key] {
            search(member.value, as: row.shape, at: path + [member.key])
          }
        }
      case (.either(let short, _), _): search(json, as: short, at: path)
      case (.colors, .object(let members)):
        for member in members {
          search(member.value, as: ValueSchema(.color), at: path + [member.key])
        }
      case (.items(let shape), .object(let members)):
        for member in members { search(member.value, as: .object(shape), at: path + [member.key]) }
      case (.list(let shape, _), .array(let values)):
        for (index, value) in values.enumerated() {
          search(value, as: .object(shape), at: path + ["[\(index)]"])
        }
      default: break
      }
    }
    search(json, as: .object(Self.shape), at: [])
    return resources
  }
}
