# Functions of Parity/verify and Parity/screens.

stop() {
  printf 'error: %s\n  fix: %s\n' "$1" "$2" >&2
  exit 64
}

# choose_runtime VERSION: sets `runtime` and `os` to the newest installed iOS, or to that of a version.
choose_runtime() {
  command -v xcrun > /dev/null 2>&1 || stop 'there is no Xcode' 'run this on a Mac with Xcode 26 or later'
  os=$1
  # Lines as "iOS 17.5 (17.5 - 21F79) - com.apple.CoreSimulator.SimRuntime.iOS-17-5", the oldest first.
  runtimes=$(xcrun simctl list runtimes available | grep '^iOS ') || runtimes=
  [ -z "$os" ] || runtimes=$(printf '%s\n' "$runtimes" | grep -F "iOS $os ") || runtimes=
  line=$(printf '%s\n' "$runtimes" | tail -1)
  [ -n "$line" ] || stop "no simulator of iOS${os:+ $os} is installed" \
    "run 'xcodebuild -downloadPlatform iOS${os:+ -buildVersion $os}'"
  runtime=${line##* }
  os=$(printf '%s\n' "$line" | sed 's/^iOS \([0-9.]*\).*/\1/')
}
