import TabJSON

extension ThemeNotation<ThemeImage.Source> {
  /// Where an image comes from, as text.
  static let imageSource = ThemeNotation(
    shape: .imageSource,
    read: { value, reader in
      guard case .string(let text) = value.kind else {
        return reader.reject(value, as: .imageSource)
      }
      switch ThemeImage.Source.read(text) {
      case .failure(let problem): return reader.reject(value, .notImage(text, problem))
      case .success(let source): return source
      }
    },
    write: { .string($0.notation) }
  )
}

extension ThemeNotation<ThemeImage> {
  /// An image, as text or with how it is used.
  static let image = ThemeNotation(
    shape: .either(.imageSource, ThemeObjectShape(ThemeImage.self)),
    read: { value, reader in
      switch value.kind {
      case .string:
        ThemeNotation<ThemeImage.Source>.imageSource.read(value, &reader).map { .init($0) }
      case .object: reader.readObject(value)
      default: reader.reject(value, as: .image)
      }
    },
    write: { image in
      let isPlain = image == ThemeImage(image.source)
      return isPlain ? .string(image.source.notation) : image.jsonObject
    }
  )
}
