public import Foundation
public import Observation
public import TabFiles
import TabUIKit

/// The theme and style of the tab bars of an app, or of one of its scenes, with the user's choice.
///
///     let store = TabBarThemeStore(persistence: UserDefaultsThemePersistence())
///     store.attach(window)            // has the style, and with it sheets and alerts
///     store.attach(tabBarController)  // has the theme of the last launch before it is first drawn
///     try store.select("Midnight", animated: true)
///     store.style = .dark
///
/// Errors change nothing: if a theme doesn't exist or can't be read, the current one stays. Stores
/// are independent; an app with a choice for each scene creates a store for each.
///
/// Changes can be made from anywhere on the main actor, even during another change, as in an
/// `onChange` or in `traitCollectionDidChange`: the last call wins.
///
/// SwiftUI views that read ``theme``, ``style``, ``diagnostics`` or ``catalog`` are updated on iOS
/// 17 and later (`Observable`); ``changes()`` works on all versions.
@MainActor
public final class TabBarThemeStore {
  /// The state of a store at one time.
  public struct State: Hashable, Sendable {
    /// The theme of the attached bars.
    public internal(set) var theme: TabBarTheme

    /// The style of the attached windows and controllers; `nil` leaves them the app's.
    public internal(set) var style: TabBarTheme.Style?

    /// Problems of the catalog, the reason why the theme isn't the chosen theme, and the reason why
    /// the next launch will have another.
    public internal(set) var diagnostics: [ThemeDiagnostic]

    /// The bundle that is searched for the theme's `asset:` names before the app's bundle.
    var assets: Bundle?
  }

  /// The user's choice.
  enum Selection: Hashable {
    case nothing

    /// A theme of the catalog by its name, even if the catalog has no such theme now.
    case name(String)

    /// A theme that needn't be in the catalog.
    case value(TabBarTheme)

    /// The name to save for the next launch.
    var name: String? {
      switch self {
      case .nothing: nil
      case .name(let name): name
      case .value(let theme): theme.name
      }
    }
  }

  /// The theme that is used if nothing was chosen, or the chosen theme can't be used.
  public let fallback: TabBarTheme

  private(set) var chosen = Selection.nothing

  /// The files at the last look at them; `nil` before files are followed.
  var files: FileStamps?
  var fileTimer: FileTimer?
  var attachedControllers: [AttachedController] = []
  var attachedWindows: [WeakReference<UIWindow>] = []
  private let persistence: (any TabBarThemePersistence)?
  private let observation = StoreObservation()
  private let listeners = StoreListeners()
  private(set) var state: State
  private var storedCatalog: TabBarThemeCatalog

  /// The number of changes, compared to detect a change that was made during another.
  private var revision = 0

  /// The style that windows and controllers were last given.
  var appliedStyle: TabBarTheme.Style?

  /// Whether a change that isn't applied yet is animated.
  private var animatesNext = false

  /// Creates a store with the last saved choice.
  ///
  /// If there is none, the theme is `fallback`. If the chosen theme isn't in the catalog anymore,
  /// or can't be read, it is `fallback` too, and ``diagnostics`` have the reason; the choice is
  /// kept until another is made, so that ``reload(animated:)`` finds the theme once it exists
  /// again.
  ///
  /// - Parameters:
  ///   - catalog: The themes to choose from.
  ///   - fallback: The theme that needs no catalog; by default one that leaves everything to UIKit.
  ///   - persistence: The storage of the choice; `nil` doesn't save it.
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
    if let name = choice.name {
      chosen = .name(name)
      _ = state.setTheme(named: name, from: catalog)
    }
  }

  // MARK: - State

  /// The theme of the attached bars.
  public var theme: TabBarTheme { observed(\.theme).theme }

  /// The style: light, dark, or the system's; `nil`, until one is chosen, leaves windows and
  /// controllers the style that the app has set.
  ///
  /// The style is set on attached windows, and on attached controllers in other windows. Sheets and
  /// alerts take the style of their window only, so attach the window if the app has some.
  public var style: TabBarTheme.Style? {
    get { observed(\.style).style }
    set { setStyle(newValue) }
  }

  /// Problems of the catalog, the reason why the theme isn't the chosen theme, and the reason why
  /// the next launch will have another.
  ///
  ///     store.select(TabBarTheme(name: "Midnight", tintColor: "#FF0000"))
  ///     store.diagnostics  // the next launch has the catalog's 'Midnight' in its place
  ///
  /// Choosing a theme removes the diagnostics of the previous theme; those of the catalog stay.
  public var diagnostics: [ThemeDiagnostic] { observed(\.diagnostics).diagnostics }

  /// The themes to choose from.
  public var catalog: TabBarThemeCatalog {
    observation.noteAccess(to: \.catalog, of: self)
    return storedCatalog
  }

  /// Returns a stream of the state after each applied change of the state or the catalog.
  ///
  ///     for await state in store.changes() { title = state.theme.name }
  ///
  /// - Returns: A new stream for each call. A slow consumer gets the newest state only. The stream
  ///   finishes when the store is deallocated.
  public func changes() -> AsyncStream<State> { listeners.stream() }

  private func observed<Value>(_ property: KeyPath<TabBarThemeStore, Value>) -> State {
    observation.noteAccess(to: property, of: self)
    return state
  }

  // MARK: - Choosing

  /// Applies a theme of the catalog to the attached bars.
  ///
  /// - Parameters:
  ///   - name: The theme's name, in any case.
  ///   - animated: Whether the bars dissolve into the new look; never while Reduce Motion is on.
  /// - Throws: ``TabBarThemeNameError`` or ``TabBarThemeError``; nothing has changed then.
  public func select(_ name: String, animated: Bool = false) throws {
    let theme = try storedCatalog.theme(named: name)
    chosen = .name(theme.name)
    let assets = storedCatalog.assets(ofThemeNamed: name)
    update(animated: animated) {
      $0.setTheme(theme, assets: assets, diagnostics: problems(of: storedCatalog))
    }
    save()
  }

  /// Applies a theme to the attached bars, whether or not it is in the catalog.
  ///
  ///     store.select(.midnight)
  ///
  /// Only the name is saved for the next launch: a name that the catalog doesn't have leads to
  /// ``fallback`` then. If another theme in the catalog has the name, the next launch uses that
  /// one, and ``diagnostics`` have a warning.
  ///
  /// - Parameters:
  ///   - theme: The theme to apply.
  ///   - assets: The bundle that is searched for `asset:` colors and images before the app's
  ///     bundle.
  ///   - animated: Whether the bars dissolve into the new look; never while Reduce Motion is on.
  public func select(_ theme: TabBarTheme, assets: Bundle? = nil, animated: Bool = false) {
    chosen = .value(theme)
    update(animated: animated) {
      $0.setTheme(theme, assets: assets, diagnostics: problems(of: storedCatalog))
    }
    save()
  }

  /// Sets the style of the attached windows and controllers.
  ///
  /// - Parameters:
  ///   - style: The style; `nil` restores the app's.
  ///   - animated: Whether the views dissolve into the new look; never while Reduce Motion is on.
  public func setStyle(_ style: TabBarTheme.Style?, animated: Bool = false) {
    update(animated: animated) { $0.style = style }
    save()
  }

  /// Returns the problems of a catalog, with a warning if the chosen theme has the name of another
  /// theme there, which the next launch would use.
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

  /// Changes the state and the catalog, applies the changes and notifies observers.
  ///
  /// The state is set before observers are notified: a re-entrant change sees this one and
  /// overrides it. Bars that the app has changed are given the theme again even if the state is the
  /// same.
  func update(
    catalog: TabBarThemeCatalog? = nil,
    animated: Bool,
    _ change: (inout State) -> Void
  ) {
    let old = state
    change(&state)
    if let catalog { storedCatalog = catalog }
    guard state != old || catalog != nil else { return applyToAttached(animated: false) }
    let isSeen = (state.theme, state.style, state.assets) != (old.theme, old.style, old.assets)
    animatesNext = animatesNext || animated && isSeen
    revision += 1
    let revision = revision
    observation.notifyObservers(of: self, from: old, to: state, catalog: catalog != nil)
    // A change by an observer has applied this one, too.
    guard revision == self.revision else { return }
    let isAnimated = animatesNext
    animatesNext = false
    applyToAttached(animated: isAnimated)
    if revision == self.revision { listeners.send(state) }
  }
}

extension TabBarThemeStore.State {
  /// Sets a theme that was just chosen, with the diagnostics that still hold.
  mutating func setTheme(
    _ theme: TabBarTheme,
    assets: Bundle?,
    diagnostics: [ThemeDiagnostic]
  ) {
    (self.theme, self.assets, self.diagnostics) = (theme, assets, diagnostics)
  }

  /// Sets the theme of a catalog that was chosen earlier; on failure the theme stays and the reason
  /// is added to the diagnostics.
  ///
  /// - Returns: Whether the theme was read.
  mutating func setTheme(named name: String, from catalog: TabBarThemeCatalog) -> Bool {
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
