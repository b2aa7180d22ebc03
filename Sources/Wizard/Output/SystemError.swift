internal import Glibc

/// Words for the error numbers of the system.
public enum SystemError {
  /// Says what an error number means, in lower case and without a full stop.
  ///
  /// - Parameter code: the error number.
  /// - Returns: our own words for the usual ones, else the system's.
  public static func words(for code: Int32) -> String {
    switch code {
    case ENOENT: return "there is no such file"
    case ENOTDIR: return "a part of the path is not a folder"
    case EISDIR: return "it is a folder"
    case EACCES: return "permission denied"
    case EPIPE: return "its reader has gone"
    case ENOSPC: return "no space is left"
    case EDQUOT: return "the disk quota is used up"
    case EFBIG: return "the file would be too large"
    case EROFS: return "the file system is read-only"
    case EBUSY: return "it is a mount point, or in use"
    case ELOOP: return "too many symbolic links"
    case ENAMETOOLONG: return "the name is too long"
    default: break
    }
    guard let words = strerror(code) else { return "error \(code)" }
    let text = String(cString: words)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
