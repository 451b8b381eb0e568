import TabFiles

// Composite types: the parts of their values have types, too, and can be references to tokens of these types.

extension TokenEvaluator {
  func strokeStyle(_ value: SourcedValue) -> TokenStrokeStyle? {
    if value.string != nil {
      let name: TokenStrokeStyle.Name? = word(value, .strokeStyle)
      return name.map(TokenStrokeStyle.named)
    }
    let members = members(of: value, .strokeStyle, required: ["dashArray", "lineCap"])
    guard let members, let array = members["dashArray"], let lineCap = members["lineCap"] else {
      return nil
    }
    let cap: TokenStrokeStyle.LineCap? = word(lineCap, .strokeStyle)
    let dashes = dashArray(array)
    guard let cap, let dashes else { return nil }
    return .dashes(dashes, cap)
  }

  private func dashArray(_ value: SourcedValue) -> [TokenDimension]? {
    guard let value = scalar(value) else { return nil }
    guard let elements = elements(of: value) else {
      reportValue(.strokeStyle, "'dashArray' is a list of dimensions, not \(value.noun)", at: value)
      return nil
    }
    let lengths = elements.map { length($0) }
    let known = lengths.compactMap(\.self)
    return known.count == lengths.count ? known : nil
  }

  func border(_ value: SourcedValue) -> TokenBorder? {
    guard let members = members(of: value, .border, required: ["color", "width", "style"]) else {
      return nil
    }
    let color = members["color"].flatMap { colorPart($0) }
    let width = members["width"].flatMap { length($0) }
    let style = members["style"].flatMap { part($0, as: .strokeStyle) }
    guard let color, let width, case .strokeStyle(let style) = style else { return nil }
    return TokenBorder(color: color, width: width, style: style)
  }

  func transition(_ value: SourcedValue) -> TokenTransition? {
    let required = ["duration", "delay", "timingFunction"]
    guard let members = members(of: value, .transition, required: required) else { return nil }
    let duration = members["duration"].flatMap { part($0, as: .duration) }
    let delay = members["delay"].flatMap { part($0, as: .duration) }
    let function = members["timingFunction"].flatMap { part($0, as: .cubicBezier) }
    guard case .duration(let duration) = duration, case .duration(let delay) = delay,
      case .cubicBezier(let function) = function
    else { return nil }
    return TokenTransition(duration: duration, delay: delay, timingFunction: function)
  }

  func typography(_ value: SourcedValue) -> TokenTypography? {
    guard let members = typographyMembers(of: value) else { return nil }
    let family = members["fontFamily"].flatMap { part($0, as: .fontFamily) }
    let size = members["fontSize"].flatMap { length($0) }
    let weight = members["fontWeight"].flatMap { part($0, as: .fontWeight) }
    let spacing = members["letterSpacing"].map { length($0) } ?? .zero
    let height = members["lineHeight"].flatMap { part($0, as: .number) }
    guard case .fontFamily(let family) = family, let size, case .fontWeight(let weight) = weight,
      let spacing, case .number(let height) = height
    else { return nil }
    return TokenTypography(
      fontFamily: family,
      fontSize: size,
      fontWeight: weight,
      letterSpacing: spacing,
      lineHeight: height
    )
  }

  /// Returns the members of a typography value; lenient mode accepts one without `letterSpacing`.
  private func typographyMembers(of value: SourcedValue) -> [String: SourcedValue]? {
    let required = ["fontFamily", "fontSize", "fontWeight", "lineHeight"]
    let spacing = "letterSpacing"
    if value.value.kind.isObject, value.member(spacing) == nil {
      let message = "a typography needs 'letterSpacing'"
      let fix: Fix = "write \"letterSpacing\": { \"value\": 0, \"unit\": \"px\" }"
      guard allows(.typography, message, at: value, fix: fix) else { return nil }
    }
    return members(of: value, .typography, required: required, optional: [spacing])
  }

  private func colorPart(_ value: SourcedValue) -> TokenColor? {
    if case .color(let color) = part(value, as: .color) { color } else { nil }
  }

  private func length(_ value: SourcedValue) -> TokenDimension? {
    if case .dimension(let length) = part(value, as: .dimension) { length } else { nil }
  }
}

// MARK: - Lists

extension TokenEvaluator {
  func shadows(_ value: SourcedValue) -> [TokenShadow]? {
    guard let elements = elements(of: value) else { return shadow(value).map { [$0] } }
    guard !elements.isEmpty else {
      reportValue(.shadow, "the list has no shadow", at: value)
      return nil
    }
    let shadows = elements.map { element -> TokenShadow? in
      switch follow(element) {
      case .value(let value): return shadow(value)
      case .token:
        guard case .shadow(let shadows) = part(element, as: .shadow) else { return nil }
        return single(shadows, .shadow, at: element)
      case nil: return nil
      }
    }
    let known = shadows.compactMap(\.self)
    return known.count == shadows.count ? known : nil
  }

  private func shadow(_ value: SourcedValue) -> TokenShadow? {
    let lengths = ["offsetX", "offsetY", "blur", "spread"]
    let members = members(of: value, .shadow, required: ["color"] + lengths, optional: ["inset"])
    guard let members else { return nil }
    let color = members["color"].flatMap { colorPart($0) }
    let read = lengths.map { key in members[key].flatMap { length($0) } }
    let inset = members["inset"].map { bool($0) } ?? false
    let known = read.compactMap(\.self)
    guard let color, let inset, known.count == read.count else { return nil }
    return TokenShadow(
      color: color,
      offsetX: known[0],
      offsetY: known[1],
      blur: known[2],
      spread: known[3],
      inset: inset
    )
  }

  private func bool(_ value: SourcedValue) -> Bool? {
    guard let value = scalar(value) else { return nil }
    if case .bool(let inset) = value.value.kind { return inset }
    reportValue(.shadow, "'inset' is true or false, not \(value.noun)", at: value)
    return nil
  }

  func gradient(_ value: SourcedValue) -> [TokenGradientStop]? {
    guard let elements = elements(of: value) else {
      reportValue(.gradient, "a gradient is a list of stops, not \(value.noun)", at: value)
      return nil
    }
    guard !elements.isEmpty else {
      reportValue(.gradient, "the list has no stop", at: value)
      return nil
    }
    let stops = elements.map { element -> TokenGradientStop? in
      switch follow(element) {
      case .value(let value): return stop(value)
      case .token:
        guard case .gradient(let stops) = part(element, as: .gradient) else { return nil }
        return single(stops, .gradient, at: element)
      case nil: return nil
      }
    }
    let known = stops.compactMap(\.self)
    return known.count == stops.count ? known : nil
  }

  private func stop(_ value: SourcedValue) -> TokenGradientStop? {
    let members = members(of: value, .gradient, required: ["color", "position"])
    guard let members, let place = members["position"] else { return nil }
    let color = members["color"].flatMap { colorPart($0) }
    let position = part(place, as: .number)
    guard let color, case .number(let position) = position else { return nil }
    if !(0...1).contains(position) {
      let message = "a position is from 0 to 1; \(position) counts as the nearer of them"
      report(.gradient, message, as: .warning, at: place)
    }
    return TokenGradientStop(color: color, position: min(1, max(0, position)))
  }

  /// Returns the only element of a referenced token, which replaces a reference in a list; reports several elements.
  private func single<Element>(
    _ elements: [Element],
    _ type: TokenType,
    at reference: SourcedValue
  ) -> Element? {
    if elements.count == 1 { return elements[0] }
    let message = "a reference in a list is one element, and this one has \(elements.count)"
    reportValue(type, message, at: reference, fix: "write the elements in the list")
    return nil
  }
}
