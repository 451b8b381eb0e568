// Re-exported, so that one import is enough for themes, the bars that they are applied to, and the
// diagnostics of files.
@_exported public import TabFiles
@_exported public import TabThemes
