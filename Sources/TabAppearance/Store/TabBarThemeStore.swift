public import Foundation
public import Observation
public import TabJSON
import TabUIKit

/// The theme and style of the tab bars of an app, or of one of its scenes, and the choice among
/// them.
///
///     let store = TabBarThemeStore(persistence: UserDefaultsThemePersistence())
///     store.attach(window)            // has the style, and with it sheets and alerts
///     store.attach(tabBarController)  // has the theme of the last launch before it is first drawn
///     try store.select("Midnight", animated: true)
///     store.style = .dark
///
/// What goes wrong changes nothing: a theme that doesn't exist or can't be read leaves the current
/// one in place. Stores know nothing of each other; an app with a choice for each scene makes one
/// for each.
///
/// Changes can be made from anywhere on the main actor, even while another one is under way, as in
/// an `onChange` or in `traitCollectionDidChange`: the last call wins.
///
/// Views in SwiftUI that read ``theme``, ``style``, ``diagnostics`` or ``catalog`` follow them on
/// iOS 17 and later (`Observable`); ``changes()`` tells of them everywhere.
@MainActor
public final class TabBarThemeStore {
  /// What a store says at one time.
  public struct State: Hashable, Sendable {
    /// The theme that the bars have.
    public internal(set) var theme: TabBarTheme

    /// The style that windows or controllers have; `nil` leaves them the app's.
    public internal(set) var style: TabBarTheme.Style?

    /// Problems of the catalog, why the theme isn't the chosen theme, and why the next launch will
    /// have another.
    public internal(set) var diagnostics: [ThemeDiagnostic]

    /// Where the theme's `asset:` names are looked for before the app's own.
    var assets: Bundle?
  }

  /// The user's choice.
  enum Chosen: Hashable {
    case nothing

    /// A theme of the catalog by its name, even if the catalog has none of that name now.
    case name(String)

    /// A theme that need not be in the catalog.
    case value(TabBarTheme)

    /// The name to keep for the next launch.
    var name: String? {
      switch self {
      case .nothing: nil
      case .name(let name): name
      case .value(let theme): theme.name
      }
    }
  }

  /// What is used if nothing was chosen, or what was chosen can't be used.
  public let fallback: TabBarTheme

  private(set) var chosen = Chosen.nothing
  var files = FileStamps()
  var fileTimer: FileTimer?
  var attachedControllers: [AttachedController] = []
  var attachedWindows: [WeakReference<UIWindow>] = []
  private let persistence: (any TabBarThemePersistence)?
  private let observation = StoreObservation()
  private let listeners = StoreListeners()
  private(set) var state: State
  private var storedCatalog: TabBarThemeCatalog

  /// Counts the changes, so that one sees whether another was made from inside it.
  private var revision = 0

  /// Creates a store with what was chosen last.
  ///
  /// If nothing was, the theme is `fallback`. If what was chosen isn't in the catalog any more, or
  /// can't be read, it is `fallback` too, and ``diagnostics`` say why; the choice is kept until
  /// another is made, so that ``reload(animated:)`` finds the theme when it is there again.
  ///
  /// - Parameters:
  ///   - catalog: The themes to choose from.
  ///   - fallback: The theme that needs no catalog; unless given, it leaves everything to UIKit.
  ///   - persistence: Where the choice is kept; `nil` forgets it.
  public init(
    catalog: TabBarThemeCatalog = .builtIn,
    fallback: TabBarTheme = TabBarTheme(name: "System", scrollEdge: nil),
    persistence: (any TabBarThemePersistence)? = nil
  ) {
    storedCatalog = catalog
    self.fallback = fallback
    self.persistence = persistence
    let choice = persistence?.load() ?? TabBarThemeChoice()
    state = State(theme: fallback, style: choice.style, diagnostics: catalog.diagnostics)
    files = FileStamps(of: catalog)
    if let name = choice.name {
      chosen = .name(name)
      _ = state.take(name, from: catalog)
    }
  }

  // MARK: - State

  /// The theme that the bars have.
  public var theme: TabBarTheme { observed(\.theme).theme }

  /// The style: light, dark, or as the system has it; `nil`, as long as none was chosen, leaves
  /// windows and controllers the style that the app has set.
  ///
  /// It is set on the windows that are attached, and on the controllers in other windows. Sheets and
  /// alerts take the style of their window only, so attach that where the app has some.
  public var style: TabBarTheme.Style? {
    get { observed(\.style).style }
    set { setStyle(newValue) }
  }

  /// Problems of the catalog, why the theme isn't the chosen theme, and why the next launch will have
  /// another.
  ///
  ///     store.select(TabBarTheme(name: "Midnight", tintColor: "#FF0000"))
  ///     store.diagnostics  // the next launch has the catalog's 'Midnight' in its place
  ///
  /// Choosing a theme removes the diagnostics of the theme before; those of the catalog stay.
  public var diagnostics: [ThemeDiagnostic] { observed(\.diagnostics).diagnostics }

  /// The themes to choose from.
  public var catalog: TabBarThemeCatalog {
    observation.noteAccess(to: \.catalog, of: self)
    return storedCatalog
  }

  /// Makes a stream of the states to come, each after it has been applied, and of that at each
  /// change of the catalog.
  ///
  ///     for await state in store.changes() { title = state.theme.name }
  ///
  /// - Returns: A stream of its own for each call. One who listens slowly gets the newest state. It
  ///   ends with the store.
  public func changes() -> AsyncStream<State> { listeners.stream() }

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
  /// - Throws: ``TabBarThemeNameError`` or ``TabBarThemeError``; nothing has changed then.
  public func select(_ name: String, animated: Bool = false) throws {
    let theme = try storedCatalog.theme(named: name)
    chosen = .name(theme.name)
    let assets = storedCatalog.assets(ofThemeNamed: name)
    update(animated: animated) { $0.take(theme, assets: assets, problems(of: storedCatalog)) }
    save()
  }

  /// Gives the attached bars a theme by a name that the compiler knows, as the plugin declares them.
  ///
  ///     try store.select(.night)
  ///
  /// A theme of a bundle that isn't in the catalog is found there, and only until the next launch.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - animated: Whether the bars dissolve into the new look; never while Reduce Motion is on.
  /// - Throws: ``TabBarThemeNameError`` or ``TabBarThemeError``; nothing has changed then.
  public func select(_ name: TabBarTheme.Name, animated: Bool = false) throws {
    // The catalog can have another theme of that name.
    guard let bundle = name.bundle,
      storedCatalog.assets(ofThemeNamed: name.rawValue) !== bundle
    else { return try select(name.rawValue, animated: animated) }
    select(try .named(name), assets: bundle, animated: animated)
  }

  /// Gives the attached bars a theme, be it in the catalog or not.
  ///
  ///     store.select(.midnight)
  ///
  /// Kept for the next launch is its name: one that the catalog doesn't have leads to ``fallback``
  /// then. A theme with the name of another theme in the catalog gives way to that; ``diagnostics``
  /// have a warning.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - assets: The bundle in which colors and images named as `asset:` are looked for before the
  ///     app's own.
  ///   - animated: Whether the bars dissolve into the new look; never while Reduce Motion is on.
  public func select(_ theme: TabBarTheme, assets: Bundle? = nil, animated: Bool = false) {
    chosen = .value(theme)
    update(animated: animated) { $0.take(theme, assets: assets, problems(of: storedCatalog)) }
    save()
  }

  /// Sets the style.
  ///
  /// - Parameters:
  ///   - style: The style; `nil` gives windows and controllers back the app's.
  ///   - animated: Whether the views dissolve into the new look; never while Reduce Motion is on.
  public func setStyle(_ style: TabBarTheme.Style?, animated: Bool = false) {
    update(animated: animated) { $0.style = style }
    save()
  }

  /// The problems of a catalog, with a warning if the chosen theme has the name of another theme
  /// there, which the next launch finds by the name.
  func problems(of catalog: TabBarThemeCatalog) -> [ThemeDiagnostic] {
    guard persistence != nil, case .value(let theme) = chosen,
      let name = catalog.names.first(where: {
        TabBarThemeCatalog.key($0) == TabBarThemeCatalog.key(theme.name)
      }),
      (try? catalog.theme(named: name)) != theme
    else { return catalog.diagnostics }
    return catalog.diagnostics + [.nameTaken(theme.name, by: name)]
  }

  private func save() {
    persistence?.save(TabBarThemeChoice(name: chosen.name, style: state.style))
  }

  /// Changes the state and the catalog, applies what is new and tells everyone.
  ///
  /// The state is set before anybody hears of it: who changes it again meanwhile finds this change
  /// made, and wins. Bars that the app has changed are given the theme again even if the state is
  /// the same.
  func update(
    catalog: TabBarThemeCatalog? = nil,
    animated: Bool,
    _ change: (inout State) -> Void
  ) {
    let old = state
    change(&state)
    if let catalog { storedCatalog = catalog }
    guard state != old || catalog != nil else {
      return applyToAttached(restyles: false, animated: false)
    }
    let isSeen = (state.theme, state.style, state.assets) != (old.theme, old.style, old.assets)
    revision += 1
    let revision = revision
    observation.tell(of: self, from: old, to: state, catalog: catalog != nil)
    guard revision == self.revision else { return }
    applyToAttached(restyles: state.style != old.style, animated: animated && isSeen)
    if revision == self.revision { listeners.send(state) }
  }
}

extension TabBarThemeStore.State {
  /// Takes a theme that was chosen, with the problems that are left.
  mutating func take(_ theme: TabBarTheme, assets: Bundle?, _ diagnostics: [ThemeDiagnostic]) {
    (self.theme, self.assets, self.diagnostics) = (theme, assets, diagnostics)
  }

  /// Takes the theme of a catalog that was chosen earlier; one that can't be had leaves the theme,
  /// and adds why.
  ///
  /// - Returns: Whether the theme could be had.
  mutating func take(_ name: String, from catalog: TabBarThemeCatalog) -> Bool {
    do {
      theme = try catalog.theme(named: name)
      assets = catalog.assets(ofThemeNamed: name)
      return true
    } catch let error as TabBarThemeError {
      diagnostics += error.diagnostics
    } catch {
      diagnostics.append(.missing(name, in: catalog, instead: theme))
    }
    return false
  }
}

@available(iOS 17, macOS 14, *)
extension TabBarThemeStore: Observable {}
