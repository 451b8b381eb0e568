public import TabJSON

/// The theme and style of the tab bars of an app, or of one of its scenes, and the choice among them.
///
///     let store = TabBarThemeStore(persistence: UserDefaultsThemePersistence())
///     store.attach(tabBarController)  // has the theme of the last launch before it is first drawn
///     try store.select("Midnight", animated: true)
///     store.style = .dark
///
/// What goes wrong changes nothing: a theme that doesn't exist or can't be read leaves the current one in
/// place. Stores know nothing of each other; an app with a choice for each scene makes one for each.
///
/// Views in SwiftUI that read ``theme``, ``style`` or ``diagnostics`` follow them on iOS 17 and later
/// (`Observable`); ``changes`` tells of them everywhere.
@MainActor
public final class TabBarThemeStore {
  /// What a store says at one time.
  public struct State: Hashable, Sendable {
    /// The theme that the bars have.
    public internal(set) var theme: TabBarTheme

    /// The style that windows or controllers have.
    public internal(set) var style: ThemeStyle

    /// Why the theme isn't the one that was chosen, and what is wrong with the catalog.
    public internal(set) var diagnostics: [Diagnostic]
  }

  /// What is used if nothing was chosen, or what was chosen can't be used.
  public let fallback: TabBarTheme

  /// The themes to choose from.
  public internal(set) var catalog: TabBarThemeCatalog

  /// The name that was chosen, even if it has no theme now; `nil` after a theme without the catalog.
  var chosenName: String?

  var files = FileStamps()
  var attached = AttachedBars()
  private let persistence: (any TabBarThemePersistence)?
  private let observation = StoreObservation()
  private let listeners = StoreListeners()
  private(set) var state: State

  /// Creates a store with what was chosen last.
  ///
  /// If nothing was, the theme is `fallback`. If what was chosen isn't in the catalog any more, or can't be
  /// read, it is `fallback` too, and ``diagnostics`` say why; the choice is kept until another is made, so
  /// that ``reload(animated:)`` finds the theme when it is there again.
  ///
  /// - Parameters:
  ///   - catalog: The themes to choose from.
  ///   - fallback: The theme that needs no catalog; unless given, it leaves everything to UIKit.
  ///   - persistence: Where the choice is kept; `nil` forgets it.
  public init(
    catalog: TabBarThemeCatalog = .builtIn,
    fallback: TabBarTheme = TabBarTheme(name: "System"),
    persistence: (any TabBarThemePersistence)? = nil
  ) {
    self.catalog = catalog
    self.fallback = fallback
    self.persistence = persistence
    let choice = persistence?.load() ?? TabBarThemeChoice()
    state = State(theme: fallback, style: choice.style, diagnostics: catalog.diagnostics)
    chosenName = choice.name
    files = FileStamps(of: catalog)
    if let name = choice.name {
      let found = find(name, lastGood: fallback)
      state.theme = found.theme
      state.diagnostics += found.diagnostics
    }
  }

  // MARK: - State

  /// The theme that the bars have.
  public var theme: TabBarTheme { observed(\.theme).theme }

  /// The style: light, dark, or as the system has it.
  ///
  /// It is set on the windows that are attached, or on the controllers if none is.
  public var style: ThemeStyle {
    get { observed(\.style).style }
    set { setStyle(newValue) }
  }

  /// Why the theme isn't the one that was chosen, and what is wrong with the catalog.
  public var diagnostics: [Diagnostic] { observed(\.diagnostics).diagnostics }

  /// The states to come, each after it has been applied; one who listens slowly gets the newest.
  ///
  /// It ends with the store.
  public var changes: AsyncStream<State> { listeners.stream() }

  private func observed<Value>(_ property: KeyPath<TabBarThemeStore, Value>) -> State {
    observation.noteAccess(to: property, of: self)
    return state
  }

  // MARK: - Choosing

  /// Gives the attached bars a theme of the catalog.
  ///
  /// - Parameters:
  ///   - name: The theme's name, in any case.
  ///   - animated: Whether the bars dissolve into the new look; never while Reduce Motion is on.
  /// - Throws: ``UnknownThemeError`` or ``TabBarThemeError``; nothing has changed then.
  public func select(_ name: String, animated: Bool = false) throws {
    let theme = try catalog.theme(named: name)
    chosenName = theme.name
    update(animated: animated) { $0 = State(theme: theme, style: $0.style, diagnostics: []) }
    save()
  }

  /// Gives the attached bars a theme, be it in the catalog or not.
  ///
  /// Kept for the next launch is its name: one that the catalog doesn't have leads to ``fallback`` then.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - animated: Whether the bars dissolve into the new look; never while Reduce Motion is on.
  public func select(_ theme: TabBarTheme, animated: Bool = false) {
    chosenName = nil
    update(animated: animated) { $0 = State(theme: theme, style: $0.style, diagnostics: []) }
    save()
  }

  /// Sets the style.
  ///
  /// - Parameters:
  ///   - style: The style; `system` is as if there were none.
  ///   - animated: Whether the views dissolve into the new look; never while Reduce Motion is on.
  public func setStyle(_ style: ThemeStyle, animated: Bool = false) {
    update(animated: animated) { $0.style = style }
    save()
  }

  private func save() {
    persistence?.save(TabBarThemeChoice(name: chosenName ?? state.theme.name, style: state.style))
  }

  /// Changes the state: applies what is new and tells everyone.
  func update(animated: Bool, _ change: (inout State) -> Void) {
    var new = state
    change(&new)
    guard new != state else { return }
    let restyles = new.style != state.style
    if restyles || new.theme != state.theme {
      attached.apply(new, restyles: restyles, animated: animated)
    }
    let old = state
    observation.change(from: old, to: new, of: self) { state = new }
    listeners.send(new)
  }

  /// The theme of that name, or the last good one and why.
  func find(
    _ name: String,
    lastGood: TabBarTheme
  ) -> (theme: TabBarTheme, diagnostics: [Diagnostic]) {
    do {
      return (try catalog.theme(named: name), [])
    } catch let error as TabBarThemeError {
      return (lastGood, error.diagnostics)
    } catch {
      return (lastGood, [.missing(name, in: catalog, instead: lastGood)])
    }
  }
}
