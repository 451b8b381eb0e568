/// The bar of tabs at the bottom of the screen.
@MainActor open class UITabBar: UIView {
}
