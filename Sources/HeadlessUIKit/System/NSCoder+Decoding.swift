extension NSCoder {
  /// Returns the object under a key, or nil if there is none or it has another class.
  func decoded<Object: NSObject & NSCoding>(_ type: Object.Type, forKey key: String) -> Object? {
    // For some coders a missing key is an error.
    guard containsValue(forKey: key) else { return nil }
    // The result's type is the class in one Foundation and `Any?` in another.
    let object: Any? = decodeObject(of: type, forKey: key)
    return object as? Object
  }

  /// Returns the text under a key, or nil if there is none.
  func decodedText(forKey key: String) -> String? {
    decoded(NSString.self, forKey: key).map { String(describing: $0) }
  }

  /// Returns the enumeration case with the integer under a key, or nil if there is no value or no such case.
  func decodedCase<Value: RawRepresentable<Int>>(forKey key: String) -> Value? {
    containsValue(forKey: key) ? Value(rawValue: decodeInteger(forKey: key)) : nil
  }
}
