// One import brings UIKit, or its stand-in, to a test file.
@_exported public import TabUIKit
