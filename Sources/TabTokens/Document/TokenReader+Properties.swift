import TabFiles

extension TokenReader {
  mutating func readToken(_ members: [JSONMember], path: TokenPath) {
    for member in members {
      if member.key.hasPrefix("$"), member.key != "$root" {
        readProperty(member, allowed: Self.tokenProperties, path: path)
        continue
      }
      // Primer's opacity of a color is read with the color.
      if member.key == "alpha", problems.mode == .lenient, !member.value.kind.isObject { continue }
      // An object without a token in it is data of a tool in lenient mode, as `docs` is.
      let isChild =
        member.key == "$root"
        || member.value.kind.isObject
          && (problems.mode == .strict || member.value.kind == .object([])
            || member.value.contains { $0.member("$value") != nil })
      let code: TokenCode = isChild ? .valueAndChildren : .unknownProperty
      let message =
        isChild
        ? "\(path.words) is a token, which has no children such as \(quoted(member.key))"
        : "a token has no property \(quoted(member.key))"
      let fix: Fix = isChild ? "move the '$value' into a token named '$root'" : .removeMember
      if isChild {
        report(code, message, at: member.keyRange, path: path, fix: fix)
      } else {
        _ = problems.allows(code, message, at: member.keyRange, in: source, path: path, fix: fix)
      }
    }
    guard let reference = members.first(where: { $0.key == "$ref" }) else { return }
    report(
      .valueAndRef,
      "\(path.words) has '$value' and '$ref'",
      at: reference.keyRange,
      path: path,
      fix: .removeMember
    )
  }

  mutating func readProperty(
    _ member: JSONMember,
    allowed: [String],
    path: TokenPath
  ) {
    let allowed = path.names.isEmpty ? allowed + Self.rootProperties : allowed
    guard allowed.contains(member.key) else {
      return reportUnknownProperty(member, allowed: allowed, path: path)
    }
    switch (member.key, member.value.kind) {
    case (_, .invalid): break
    case ("$value", .null):
      report(
        .valueNull,
        "\(path.words) has no value: '$value' is null",
        at: member.value.range,
        path: path,
        fix: "write a value"
      )
    case ("$type", _): checkType(member, path: path)
    case ("$description", let kind) where !kind.isString:
      reportProperty(.description, member, mustBe: "text", path: path)
    case ("$deprecated", let kind) where !kind.isString && !kind.isBool:
      reportProperty(.deprecated, member, mustBe: "true, false or text", path: path)
    case ("$extensions", let kind) where !kind.isObject:
      reportProperty(.extensions, member, mustBe: "an object", path: path)
    case ("$ref", let kind) where !kind.isString:
      reportProperty(.refSyntax, member, mustBe: "text, as in '#/color/brand'", path: path)
    case ("$extends", let kind) where !kind.isString:
      reportProperty(.extendsSyntax, member, mustBe: "text, as in '{color}'", path: path)
    default: break
    }
  }

  private mutating func checkType(_ member: JSONMember, path: TokenPath) {
    guard case .string(let name) = member.value.kind else {
      return reportProperty(.typeNotString, member, mustBe: "text, as in 'color'", path: path)
    }
    let isSystemColor = problems.mode == .lenient && name == AssetCatalog.systemColor
    guard TokenType(rawValue: name) == nil, !isSystemColor else { return }
    let names = TokenType.allCases.map(\.rawValue)
    let near = problems.nearest(to: name, in: names)
    _ = problems.allows(
      .typeUnknown,
      "there is no type \(quoted(name))",
      at: member.value.range,
      in: source,
      path: path,
      fix: near.map { .write($0) } ?? "write one of \(quotedList(names))"
    )
  }

  private mutating func reportUnknownProperty(
    _ member: JSONMember,
    allowed: [String],
    path: TokenPath
  ) {
    // In a group, an object is meant as a token or a group with a wrong name, not as a property.
    let isObject = if case .object = member.value.kind { true } else { false }
    let code: TokenCode =
      isObject && !allowed.starts(with: Self.tokenProperties) ? .nameDollar : .unknownProperty
    let near = problems.nearest(to: member.key, in: allowed)
    _ = problems.allows(
      code,
      code == .nameDollar
        ? "the name \(quoted(member.key)) starts with '$', which only properties do"
        : "there is no property \(quoted(member.key))",
      at: member.keyRange,
      in: source,
      path: path,
      fix: near.map { .write($0) } ?? (code == .nameDollar ? nil : .removeMember)
    )
  }

  private mutating func reportProperty(
    _ code: TokenCode,
    _ member: JSONMember,
    mustBe requirement: String,
    path: TokenPath
  ) {
    report(
      code,
      "\(quoted(member.key)) is \(requirement), not \(member.value.noun)",
      at: member.value.range,
      path: path
    )
  }
}
