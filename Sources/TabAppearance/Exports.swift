// Diagnostics are part of this module's API; the rest of TabJSON belongs to the package.
@_exported public import TabJSON
