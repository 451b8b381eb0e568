import TabJSON

extension ThemeFileProblem {
  var severity: Diagnostic.Severity { rule?.level ?? .error }

  /// The rule that it goes against if the theme can be used all the same.
  var rule: LintRule? {
    switch self {
    case .raised: .negativeLength
    case .unconditional: .noCondition
    case .noEffect(_, _, let isCertain): isCertain ? .uncenteredLength : .partlyIgnoredKey
    default: nil
    }
  }

  /// What is wrong, in one line.
  ///
  /// - Parameter path: The keys that lead to it.
  /// - Returns: A sentence without a full stop.
  func message(at path: String) -> String {
    let subject = path.isEmpty ? "the theme" : quotedPath(path)
    switch self {
    case .notTheme(let noun): return "the file holds \(noun); a theme is an object"
    case .tooManyProblems: return "the file has more than \(ThemeFileLimits.problems) problems"
    case .unknownKey, .misplacedKey: return "unknown key \(subject)"
    case .laterKey: return "\(subject) isn't supported yet"
    case .missingKey(let key): return "\(subject) has no \(quoted(key))"
    case .wrongType(let value, let type): return "\(subject) is \(value.noun); \(type.requirement)"
    case .emptyText: return "\(subject) is empty"
    case .notChoice(let text, _): return "\(subject) can't be \(quoted(text))"
    case .outOfRange(let number, let rule), .raised(let number, let rule):
      return "\(subject) is \(JSON.number(number).line); \(rule.requirement(for: number))"
    case .tooManyNumbers(let count):
      return "\(subject) has \(count) numbers; at most \(ThemeFileLimits.items) are read"
    case .tooManyObjects(let count, let limit):
      return "\(subject) has \(count) objects; at most \(limit) are read"
    case .emptyList: return "\(subject) is an empty list"
    case .notVersions(let text, let problem):
      return "\(subject) says nothing: \(problem.message(for: text))"
    case .notColor(let text, let problem):
      return "\(subject) isn't a color: \(problem.message(for: text))"
    case .notImage(_, let problem): return "\(subject) isn't an image: \(problem.message)"
    case .noEffect(_, let reason, _): return "\(subject) has no effect \(reason)"
    case .parent(let name, let problem): return "\(subject) is \(problem.message(for: name))"
    case .tooManyVariations(let count):
      return "'when' has \(count) objects together with what the theme extends; "
        + "at most \(ThemeFileLimits.variations) are read"
    case .unconditional: return "\(subject) has no condition and holds everywhere"
    case .unknownRule: return "\(subject) is no rule of the linter"
    case .emptyName(let noun):
      return "\(noun) in \(quotedPath(String(path.dropLast()))) has no name"
    case .notIndex: return "\(subject) has digits for a name, but isn't an index"
    case .unknownColor(let name, _):
      return "\(subject) refers to \(quoted("{\(name)}")), which isn't in 'colors'"
    case .cycle(let names, _):
      let shown = names.prefix(Self.shownNames).map { "{\($0)}" }
      let rest = names.count > Self.shownNames ? ["…"] : []
      let path = (shown + rest + shown.prefix(1)).joined(separator: " → ")
      return "\(subject) refers to itself: \(quoted(path, limit: 400))"
    }
  }

  /// How to mend it, if that can be told.
  var fix: String? {
    switch self {
    case .notTheme: return #"write an object, as in '{ "name": "Ocean" }'"#
    case .tooManyProblems, .tooManyNumbers, .tooManyObjects, .tooManyVariations: return nil
    case .unknownKey(_, let near, _): return near.map { "write \(quoted($0))" }
    case .misplacedKey(_, let place):
      if place.path.count == 1 { return "move it out, beside 'name'" }
      return "move it to \(quotedPath(place.path.keyPath))"
    case .laterKey: return "remove it"
    case .missingKey(let key): return "add \(JSON.string(key).line)"
    case .wrongType(let value, let type): return type.fix(for: value)
    case .emptyText: return "write text between the quotes"
    case .notChoice(let text, let names):
      if let near = nearest(to: text, in: names) { return "write \(quoted(near))" }
      return names.count <= 4 ? "write \(alternatives(names))" : "write one of these names"
    case .outOfRange(let number, let rule): return "write \(rule.advice(for: number))"
    case .raised: return "write 0 or more"
    case .emptyList: return "leave the key out, or write a name"
    case .notVersions(_, let problem): return problem.fix
    case .notColor(_, let problem): return problem.fix
    case .notImage(_, let problem): return problem.fix
    case .noEffect(let key, _, _): return "add \(key)"
    case .parent(let name, let problem): return problem.fix(for: name)
    case .unconditional: return #"add "iOS", "idiom" or "look""#
    case .unknownRule(let name, let names):
      return nearest(to: name, in: names).map { "write \(quoted($0))" }
    case .emptyName: return "write a name between the quotes"
    case .notIndex(let text):
      guard let index = Int(text), index < ThemeFileLimits.items else {
        return "write an index from 0 to \(ThemeFileLimits.items - 1), or an identifier"
      }
      return "write '\(index)'"
    case .unknownColor(_, let near?): return "write \(quoted("{\(near)}"))"
    case .unknownColor(let name, nil): return "add \(JSON.string(name).line) to 'colors'"
    case .cycle: return "give one of them a value of its own"
    }
  }

  /// What else helps to understand it.
  var notes: [String] {
    switch self {
    case .unknownKey(let noun, nil, let names):
      let isOnly = names.count == 1
      return [
        (isOnly ? "the only key of \(noun) is " : "the keys of \(noun) are ") + quotedList(names)
      ]
    case .misplacedKey(let key, let place):
      return ["\(quoted(key)) is a key of \(place.owner)"]
    case .notChoice(let text, let names) where names.count > 4:
      return nearest(to: text, in: names) == nil ? ["the names are \(quotedList(names))"] : []
    case .unknownRule(let name, let names):
      return nearest(to: name, in: names) == nil ? ["the rules are \(quotedList(names))"] : []
    case .parent(_, let problem): return problem.notes
    case .cycle(_, let variant) where variant != .light:
      return ["in the values for \(quoted(variant.rawValue))"]
    default: return []
    }
  }

  /// The most names shown of a cycle.
  private static let shownNames = 8
}

/// A path in quotes; paths are longer than other texts may be.
private func quotedPath(_ path: String) -> String { quoted(path, limit: 200) }

/// Names with "or" before the last.
private func alternatives(_ names: [String]) -> String {
  let quotedNames = names.map { quoted($0) }
  guard let last = quotedNames.last, quotedNames.count > 1 else { return quotedNames.joined() }
  return quotedNames.dropLast().joined(separator: ", ") + " or " + last
}

extension NumberRule {
  fileprivate func requirement(for number: Double) -> String {
    if number > range.upperBound {
      return "it must be at most \(JSON.number(range.upperBound).line)"
    }
    if raisesToMinimum { return "UIKit takes \(JSON.number(range.lowerBound).line)" }
    return "it must be " + advice(for: number)
  }

  fileprivate func advice(for number: Double) -> String {
    let end = number > range.upperBound ? range.upperBound : range.lowerBound
    let text = JSON.number(end).line
    if number > range.upperBound { return "\(text) or less" }
    return excludesMinimum ? "more than \(text)" : "\(text) or more"
  }
}

extension ThemeValueType {
  /// What the value has to be, as a clause.
  fileprivate var requirement: String {
    switch self {
    case .text, .choice, .versions: "it must be text"
    case .flag: "it must be true or false"
    case .choices: "it must be text or a list"
    case .list: "it must be a list of objects"
    case .number: "it must be a number"
    case .numbers: "it must be a list of numbers"
    case .color: "a color is text or an object"
    case .colorValue: "one value of a color is text"
    case .colors, .items, .reasons, .object: "it must be an object"
    case .image: "an image is text or an object"
    case .imageSource: "the source of an image is text"
    case .offset: "an offset is an object"
    case .insets: "insets are an object"
    case .shadow: "a shadow is an object"
    case .scrollEdge: "it must be text or an object"
    }
  }

  fileprivate func fix(for value: JSONValue) -> String? {
    switch self {
    case .text: return "write text in double quotes"
    case .flag: return "write true or false, without quotes"
    case .choice(let names):
      return names.count <= 4 ? "write \(alternatives(names))" : "write a name in double quotes"
    case .choices: return "write a name in double quotes, or a list of names"
    case .versions:
      guard case .number(let number) = value.kind else { return #"write versions, as in '">=26"'"# }
      return "write '\"\(JSON.number(number).line)\"'"
    case .list: return "put it between '[' and ']'"
    case .number:
      guard case .string(let text) = value.kind, let number = Double(text), number.isFinite else {
        return "write a number"
      }
      return "write \(quoted(JSON.number(number).line)), without quotes"
    case .numbers: return "write a list, as in '[100, 100, 50]'"
    case .color, .colorValue: return ##"write a color, as in '"#0066CC"'"##
    case .colors: return ##"write an object, as in '{ "brand": "#0066CC" }'"##
    case .image, .imageSource: return #"write an image, as in '"asset:Wave"'"#
    case .offset: return #"write an object, as in '{ "leading": 0, "vertical": 2 }'"#
    case .insets: return #"write an object, as in '{ "top": 5, "bottom": -5 }'"#
    case .shadow: return ##"write an object, as in '{ "color": "#00000055", "blur": 2 }'"##
    case .items: return #"write an object, as in '{ "0": { "badgeValue": "New" } }'"#
    case .scrollEdge: return "write 'standard', 'transparent', null or an object"
    case .reasons: return #"write rules with reasons, as in '{ "contrast": "why" }'"#
    case .object: return "write an object, as in '{ }'"
    }
  }
}
