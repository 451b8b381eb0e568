public import Observation

@available(iOS 17, macOS 14, *)
extension TabBarThemeStore: Observable {}
