import TabJSON

extension ValueKind<TabBarTheme.Color.Value> {
  /// One value of a color, as text.
  static let colorValue = ValueKind(
    shape: .colorValue,
    requirement: "one value of a color is text",
    fix: colorFix,
    read: { json, reader throws(ValueProblem) in
      guard case .string(let text) = json.kind else { throw .wrongType() }
      switch TabBarTheme.Color.Value.read(text) {
      case .failure(let problem):
        let fix: Fix = reader.declaresColor(text) ? .write("{\(text)}") : problem.fix
        throw .invalid("isn't a color: \(problem.message(for: text))", fix: fix)
      case .success(let value):
        if case .named(let name) = value { reader.noteReference(to: name, at: json.range) }
        return value
      }
    },
    write: { .string($0.text) }
  )
}

extension ValueKind<TabBarTheme.Color> {
  /// A color with one value, as text, or with up to four.
  static let color = ValueKind(
    shape: .either(.colorValue, ObjectSchema(TabBarTheme.Color.self)),
    requirement: "a color is text or an object",
    fix: colorFix,
    read: { json, reader throws(ValueProblem) in
      switch json.kind {
      case .string:
        return .init(try ValueKind<TabBarTheme.Color.Value>.colorValue.read(json, &reader))
      case .object: return try reader.readWhole(json)
      default: throw .wrongType()
      }
    },
    write: { $0.isSingle ? .string($0.light.text) : $0.json },
    resolve: { $1.resolve($0) },
    inheritsFromNormalState: false  // a gray 'normal' must not make the selection gray
  )
}

extension ValueKind<[String: TabBarTheme.Color]> {
  /// The colors of a theme by name; those of an upper theme replace those of a lower one.
  static let colors = ValueKind(
    shape: .colors,
    requirement: "it must be an object",
    fix: ##"write an object, as in '{ "brand": "#0066CC" }'"##,
    read: { json, reader throws(ValueProblem) in
      guard case .object(let members) = json.kind else {
        reader.declareColors(nil)
        throw .wrongType()
      }
      reader.declareColors(members)
      var colors = [String: TabBarTheme.Color](minimumCapacity: members.count)
      for member in members {
        reader.at(member.key) { reader in
          if member.key.isEmpty {
            reader.report(.emptyName(of: "a color"), at: member.keyRange)
          } else {
            colors[member.key] = reader.read(member.value, as: .color)
          }
        }
      }
      return colors
    },
    write: { colors in
      .object(
        colors.sorted { $0.key < $1.key }
          .map { JSON.Member($0.key, ValueKind<TabBarTheme.Color>.color.write($0.value)) }
      )
    },
    merge: { lower, upper in lower.merging(upper) { $1 } }
  )
}

private let colorFix: Fix = ##"write a color, as in '"#0066CC"'"##
