// Re-exported, so that code that reads a file can report its problems.
@_exported public import TabDiagnostics
