import Foundation
import TabFiles
import TabRaster
import TabTokens

extension Stages {
  /// Measures reading 1 MB of design tokens with all references followed, and copying the same bytes with
  /// `JSONSerialization`, whose time is what to compare with.
  func runTokens() throws {
    let text = Self.tokens(count: 8_800)
    let bytes = Array(text.utf8)
    let data = Data(bytes)
    precondition((1_000_000..<1_100_000).contains(bytes.count), "\(bytes.count) bytes")
    let plain = "1 MB of tokens with JSONSerialization"
    try measure(plain, rounds: 20) { keep(try JSONSerialization.jsonObject(with: data)) }
    measure("1 MB of tokens, parsed", rounds: 20) {
      keep(JSONDocument(parsing: bytes, file: "a.json", limits: TokenLimits.document))
    }
    measure("1 MB of tokens, read", rounds: 20) {
      keep(TokenDocument(parsing: bytes, file: "a.json", mode: .strict))
    }
    measure("1 MB of tokens, resolved", rounds: 20) {
      let set = TokenSet(TokenDocument(parsing: bytes, file: "a.json", mode: .strict))
      precondition(set.count == 8_800 && set.diagnostics.isEmpty, "\(set.diagnostics.prefix(3))")
    }
    for count in [1, 12] {
      let resolver = Array(Self.resolver(contexts: count).utf8)
      measure("1 MB of tokens in \(count) contexts", rounds: 5) {
        let document = ResolverDocument(parsing: resolver, file: "r.json", mode: .strict) { _ in
          bytes
        }
        // On all cores, as the tool does.
        for tokens in document.inputs().concurrentMap({ document.tokens(for: $0) }) {
          precondition(tokens.count == 8_800, "tokens are missing")
        }
      }
    }
  }

  /// Tokens of several types, half of which are references to others.
  private static func tokens(count: Int) -> String {
    let groups = stride(from: 0, to: count, by: 8).map { index -> String in
      let part = Double(index % 256) / 255
      return """
          "group\(index)": {
            "base": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\(part), 0.4, 0.8], "alpha": 1 } },
            "brand": { "$value": "{group\(index).base}", "$description": "The color of the logo and of links" },
            "hover": { "$value": "{group\(index).brand}" },
            "small": { "$type": "dimension", "$value": { "value": \(index), "unit": "px" } },
            "gap": { "$value": "{group\(index).small}" },
            "weight": { "$type": "fontWeight", "$value": 600 },
            "line": { "$type": "number", "$value": 1.25 },
            "shadow": {
              "$type": "shadow",
              "$value": {
                "color": "{group\(index).hover}", "offsetX": { "value": 0, "unit": "px" }, "offsetY": "{group\(index).gap}",
                "blur": { "value": 4, "unit": "px" }, "spread": { "value": 0, "unit": "px" }
              },
              "$extensions": { "org.example": { "id": \(index), "tags": ["elevation", "surface", "overlay"], "isHidden": false } }
            }
          }
        """
    }
    return "{\n\(groups.joined(separator: ",\n"))\n}\n"
  }

  /// A resolver document whose contexts differ in one token of the same file.
  private static func resolver(contexts: Int) -> String {
    let contexts = (0..<contexts).map { index in
      #""c\#(index)": [{ "group0": { "line": { "$type": "number", "$value": \#(index) } } }]"#
    }
    return """
      {
        "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "a.json" }] } },
        "modifiers": { "m": { "contexts": { \(contexts.joined(separator: ", ")) }, "default": "c0" } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/m" }]
      }
      """
  }
}
