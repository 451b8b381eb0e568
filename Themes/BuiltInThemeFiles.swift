/// The theme files that come with the package.
public enum BuiltInThemeFiles {
}
