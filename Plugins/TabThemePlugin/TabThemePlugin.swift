import Foundation
import PackagePlugin

/// Generates Swift constants for the theme files of a target, and copies the files as resources.
///
/// An error in a file stops the build, with a diagnostic at its line; warnings of `tabtheme check`
/// are warnings of the build.
@main
struct TabThemePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    commands(
      for: target.sourceModule?.sourceFiles.map(\.url) ?? [],
      of: target.name,
      tool: try context.tool(named: "tabtheme").url,
      output: context.pluginWorkDirectoryURL,
      copiesThemes: true
    )
  }

  /// Returns the command that generates the constants; with `copiesThemes`, copies of the themes become
  /// resources of the target.
  private func commands(
    for files: [URL],
    of target: String,
    tool: URL,
    output: URL,
    copiesThemes: Bool
  ) -> [Command] {
    // Inputs are all JSON files, since a theme can extend any of them, or have its tokens from them.
    let catalogs = files.filter { $0.pathExtension == "xcassets" }.flatMap { catalog in
      // A link to a catalog would be empty.
      let folder = catalog.resolvingSymlinksInPath()
      let contents = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return contents?.compactMap { $0 as? URL } ?? []
    }
    let inputs = (files + catalogs).filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }
    let files = inputs.filter { $0.lastPathComponent.hasSuffix(".tabtheme.json") }
    let names = files.map(\.lastPathComponent)
    if files.isEmpty {
      Diagnostics.warning("target '\(target)' has no theme files (*.tabtheme.json)")
      return []
    }
    if let twice = names.indices.first(where: { names[..<$0].contains(names[$0]) }) {
      Diagnostics.error("two theme files of '\(target)' are called '\(names[twice])'")
      return []
    }
    return [
      .buildCommand(
        displayName: "Reading \(files.count) theme files of \(target)",
        executable: tool,
        arguments: ["generate", "--output", output.path] + (copiesThemes ? [] : ["--swift-only"])
          + files.map(\.path),
        inputFiles: inputs,
        // Output files other than Swift become resources of the target.
        outputFiles: (["Themes.swift"] + (copiesThemes ? names : []))
          .map { output.appendingPathComponent($0) }
      )
    ]
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension TabThemePlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    commands(
      for: target.inputFiles.map(\.url),
      of: target.displayName,
      tool: try context.tool(named: "tabtheme").url,
      output: context.pluginWorkDirectoryURL,
      // Xcode itself copies the members of a target that aren't code.
      copiesThemes: false
    )
  }
}
#endif
