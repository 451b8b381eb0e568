import Foundation

/// Lists the files of folders.
///
/// A symbolic link to a folder that is named is that folder; one that is found in a folder isn't
/// followed, so that no file is listed twice and no walk runs in a circle.
package enum FolderContents {
  /// Returns the sorted names of the files and folders directly in a folder, hidden ones included.
  ///
  /// - Throws: The reason why the folder can't be listed.
  package static func names(in folder: String) throws(FileProblem) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw FileProblem(error, at: folder)
    }
  }

  /// Returns the sorted paths, relative to a folder, of the files in the folder and its subfolders.
  ///
  /// Hidden files and folders are left out, and so are subfolders that can't be listed. A link to a
  /// file is listed, even if the file doesn't exist.
  ///
  /// - Throws: The reason why the folder itself can't be listed.
  package static func files(in folder: String) throws(FileProblem) -> [String] {
    var files: [String] = []
    // The subfolders still to be listed, each with a slash at its end.
    var pending: [String] = []
    func add(_ names: [String], of subfolder: String) {
      for name in names where !name.hasPrefix(".") {
        let path = subfolder + name
        if !FileStatus.isFolder("\(folder)/\(path)") {
          files.append(path)
        } else if FileStatus.target(ofLink: "\(folder)/\(path)") == nil {
          pending.append(path + "/")
        }
      }
    }
    add(try names(in: folder), of: "")
    while let subfolder = pending.popLast() {
      add((try? names(in: "\(folder)/\(subfolder)")) ?? [], of: subfolder)
    }
    return files.sorted()
  }
}
