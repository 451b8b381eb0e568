import TabFiles

// Tokens Studio changes colors: `"modify": { "type": "lighten", "value": "0.2", "space": "lch" }`. GitHub's Primer gives
// them an opacity: `"$value": "{base.color.white}", "alpha": 0.5`.

extension TokenEvaluator {
  /// Changes the color of a token by the modifier in its `$extensions`, and by its `alpha`; lenient mode alone does.
  ///
  /// - Returns: The outcome with the changed color, or the same outcome if the token changes nothing; `nil` if the modifier
  ///   or the opacity is invalid, which is reported.
  func modified(_ outcome: Outcome, of entry: TokenEntry) -> Outcome? {
    guard problems.mode == .lenient else { return outcome }
    var outcome = outcome
    if let modify = entry.property("$extensions")?.member("studio.tokens")?.member("modify") {
      guard
        let changed = changed(
          outcome,
          by: modify,
          named: "modify",
          of: "Tokens Studio",
          colorModifier
        )
      else { return nil }
      outcome = changed
    }
    // Primer writes `null` for a color that keeps its opacity.
    guard let alpha = entry.property("alpha"), alpha.value.kind != .null, !alpha.value.kind.isObject
    else { return outcome }
    return changed(outcome, by: alpha, named: "alpha", of: "Primer") { value in
      self.alpha(value).map { ColorModifier(operation: .alpha, amount: $0) }
    }
  }

  /// Changes a color by a property of another tool, which is a note; values that aren't colors are unchanged.
  private func changed(
    _ outcome: Outcome,
    by property: SourcedValue,
    named name: String,
    of tool: String,
    _ modifier: (SourcedValue) -> ColorModifier?
  ) -> Outcome? {
    guard case .color(let color) = outcome.value else {
      let message =
        "\(quoted(name)) isn't a property of the Format, and \(tool) has it for colors alone"
      report(.color, message, as: .note, at: property)
      return outcome
    }
    // The value isn't that of the alias target, which is therefore a part.
    if let target = outcome.aliases.first.flatMap({ index(of: $0) }) { notePart(target) }
    guard let modifier = modifier(property) else { return nil }
    let changed = modifier.applied(to: color)
    report(
      .color,
      "\(quoted(name)) isn't a property of the Format; it is computed, as in \(tool), and gives \(changed.sRGBHex)",
      as: .note,
      at: property
    )
    return Outcome(value: .color(changed))
  }

  private func colorModifier(_ modify: SourcedValue) -> ColorModifier? {
    guard modify.value.kind.isObject else {
      let message = "'modify' is an object with 'type', 'value' and 'space', not \(modify.noun)"
      reportValue(.color, message, at: modify)
      return nil
    }
    let kind: ColorModifier.Kind? = choice("type", of: modify)
    let amount = required("value", of: modify).flatMap { self.amount($0) }
    guard let kind, let operation = operation(kind, of: modify), let amount else { return nil }
    return ColorModifier(operation: operation, amount: amount)
  }

  private func operation(
    _ kind: ColorModifier.Kind,
    of modify: SourcedValue
  ) -> ColorModifier.Operation? {
    switch kind {
    case .lighten: return space(of: modify).map { .lighten($0) }
    case .darken: return space(of: modify).map { .darken($0) }
    case .mix:
      let other = required("color", of: modify).flatMap { part($0, as: .color) }
      guard let space = space(of: modify), case .color(let color) = other else { return nil }
      return .mix(color, space)
    case .alpha: return .alpha
    }
  }

  private func space(of modify: SourcedValue) -> ColorModifier.Space? {
    choice("space", of: modify)
  }

  /// Returns a member of a modifier; reports that it is missing.
  private func required(_ key: String, of modify: SourcedValue) -> SourcedValue? {
    if let value = modify.member(key) { return value }
    reportValue(.color, "'modify' needs \(quoted(key))", at: modify, fix: "add it")
    return nil
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String,
    of modify: SourcedValue
  ) -> Choice? where Choice.RawValue == String {
    guard let value = required(key, of: modify) else { return nil }
    if let choice = value.string.flatMap(Choice.init(rawValue:)) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let near = value.string.flatMap { problems.nearest(to: $0, in: names) }
    reportValue(
      .color,
      "\(quoted(key)) of 'modify' is one of \(quotedList(names)), not \(value.noun)",
      at: value,
      fix: near.map { .write($0) } ?? "compute the color in Tokens Studio"
    )
    return nil
  }

  /// Reads the amount of a change: a number, which Tokens Studio writes as text, a reference or an expression.
  private func amount(_ value: SourcedValue) -> Double? {
    let text = value.string
    let isComputed = text.map { $0.contains("{") || TokenExpression($0) != nil } ?? false
    var amount: Double?
    if isComputed {
      guard case .number(let number) = part(value, as: .number) else { return nil }
      amount = number
    } else if case .number(let number) = value.value.kind {
      amount = number
    } else {
      amount = text.flatMap { Double($0) }
    }
    if let amount, (0...1).contains(amount) { return amount }
    let percentage = text?.last == "%" ? text.flatMap { Double($0.dropLast()) } : nil
    let fraction = percentage.map { $0 / 100 }.flatMap { (0...1).contains($0) ? $0 : nil }
    let noun = amount.map { isComputed ? "\(value.noun), which is \($0)" : "\($0)" } ?? value.noun
    reportValue(
      .color,
      "'value' of 'modify' is a number from 0 to 1, not \(noun)",
      at: value,
      fix: fraction.map { .write("\($0)") } ?? "write a number, as in '0.2'"
    )
    return nil
  }
}
