/// Gives values the names of variables: `GUESTS_0_NAME` for `guests[0].name`.
struct AssignedNames {
  private let format: String
  private let prefix: String
  /// What each name stands for already.
  private var owners: [String: String] = [:]

  /// Starts without any name.
  ///
  /// - Parameters:
  ///   - format: the name of the format, for errors.
  ///   - prefix: what stands in front of every name.
  init(format: String, prefix: String) {
    self.format = format
    self.prefix = prefix
  }

  /// Gives the next value its name.
  ///
  /// - Parameter parts: the steps to the value.
  /// - Returns: the name: the prefix, then upper case with `_` for every sign and every step.
  /// - Throws: `UnwritableValue` where a shell owns the name, another value has it, or it is none.
  mutating func name(of parts: [FlatEntry.Part]) throws(UnwritableValue) -> String {
    var bytes = Array(prefix.utf8)
    for (place, part) in parts.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: "_")) }
      switch part {
      case .index(let index): bytes.append(contentsOf: String(index).utf8)
      case .key(let key):
        bytes.append(contentsOf: VariableNames.variable(for: key).utf8)
      }
    }
    let variable = String(decoding: bytes, as: UTF8.self)
    let name = FlatEntry.name(of: parts[...])
    if let fault = Self.fault(of: variable) { throw refusal(of: name, fault) }
    if let other = owners.updateValue(name, forKey: variable), other != name {
      throw refusal(of: name, .sameVariable(variable, as: other))
    }
    return variable
  }

  private func refusal(of name: String, _ fault: FormatFault) -> UnwritableValue {
    UnwritableValue(format: format, name: name, reason: fault.message)
  }

  private static func fault(of variable: String) -> FormatFault? {
    guard let first = variable.utf8.first, !(0x30...0x39).contains(first) else {
      return .noVariable(variable)
    }
    return ownedNames.contains(variable) || ownedBeginnings.contains(where: variable.hasPrefix)
      ? .ownedVariable(variable) : nil
  }

  /// Whether a text can stand in front of names.
  ///
  /// - Parameter prefix: the text.
  /// - Returns: whether it begins with an ASCII letter or `_` and goes on with those and digits.
  static func isPrefix(_ prefix: String) -> Bool {
    prefix.unicodeScalars.enumerated().allSatisfy { place, scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "_": true
      case "0"..."9": place > 0
      default: false
      }
    } && !prefix.isEmpty
  }

  /// What a POSIX shell, bash, ksh or zsh sets by itself or obeys, and what the loader of programs obeys.
  private static let ownedNames: Set<String> = [
    "_", "ARGC", "ARGV0", "AUTO_RESUME", "BASH", "BASHOPTS", "BASHPID", "CDPATH", "COLUMNS",
    "COMPREPLY", "COPROC", "CPUTYPE", "DIRSTACK", "EGID", "EMACS", "ENV", "EPOCHREALTIME",
    "EPOCHSECONDS", "ERRNO", "EUID", "EXECIGNORE", "FCEDIT", "FIGNORE", "FPATH", "FUNCNAME",
    "FUNCNEST", "GID", "GLOBIGNORE", "GROUPS", "HISTCMD", "HISTCONTROL", "HISTFILE",
    "HISTFILESIZE", "HISTIGNORE", "HISTSIZE", "HISTTIMEFORMAT", "HOME", "HOSTTYPE", "IFS",
    "IGNOREEOF", "INPUTRC", "KSH_VERSION", "LANG", "LANGUAGE", "LINENO", "LINES", "MACHTYPE",
    "MAIL", "MAILCHECK", "MAILPATH", "MAPFILE", "NLSPATH", "NULLCMD", "OLDPWD", "OPTARG", "OPTERR",
    "OPTIND", "OSTYPE", "PATH", "PIPESTATUS", "POSIXLY_CORRECT", "PPID", "PROMPT_COMMAND",
    "PROMPT_DIRTRIM", "PS0", "PS1", "PS2", "PS3", "PS4", "PWD", "RANDOM", "READNULLCMD", "REPLY",
    "SECONDS", "SHELL", "SHELLOPTS", "SHLVL", "SRANDOM", "TERM", "TIMEFORMAT", "TMOUT", "UID",
    "ZDOTDIR",
  ]
  private static let ownedBeginnings = ["BASH_", "COMP_", "LC_", "LD_", "READLINE_", "ZSH_"]
}
