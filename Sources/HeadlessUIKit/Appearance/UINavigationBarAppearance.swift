/// How a navigation bar looks; of it background and hairline are modelled.
@MainActor open class UINavigationBarAppearance: UIBarAppearance {}
