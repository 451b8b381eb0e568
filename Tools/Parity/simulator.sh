# Functions of Tools/Parity/verify, Tools/Parity/facts and Tools/Parity/screens.

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

# parse_options "$@": sets `os`, `device` and `kind` from --os VERSION and --ipad.
parse_options() {
  os= device='iPhone 13' kind=iPhone
  while [ $# -gt 0 ]; do
    case $1 in
      --os)
        [ $# -gt 1 ] || stop "'--os' has no value" "write a version after it, as in '--os 17.5'"
        os=$2
        shift 2
        ;;
      --ipad)
        # With 3 pixels a point or 2 and these idioms; sizes and safe areas are those of the cases.
        device='iPad Air (5th generation)' kind=iPad
        shift
        ;;
      *) stop "unknown option '$1'" "write --os and a version, --ipad, or neither" ;;
    esac
  done
}

# start_simulator: makes a simulator of `device` with `os`, and sets `udid`, `work` and `scheme`. Deleted at the exit.
start_simulator() {
  choose_runtime "$os"
  # A new simulator, so that the settings of existing simulators have no effect.
  udid=$(xcrun simctl create "TabAppearance parity" "$device" "$runtime") ||
    stop "there is no $device with iOS $os" 'choose another version with --os'
  work=$(mktemp -d)
  trap 'xcrun simctl delete "$udid" > /dev/null 2>&1 || true; rm -rf "$work"' EXIT
  trap 'exit 130' INT TERM
  printf '== %s with iOS %s\n' "$device" "$os"
  xcrun simctl bootstatus "$udid" -b > /dev/null
  # One product has a scheme of its name; Xcode may add one for the whole package.
  scheme=$(xcodebuild -list 2> /dev/null | grep -oE '^ +Parity(-Package)?$' | sort | tail -1 | tr -d ' ')
}

# run_tests: runs the tests on the simulator. Variables TEST_RUNNER_… are passed to them without this prefix.
run_tests() {
  xcodebuild test -quiet -scheme "${scheme:-Parity}" -destination "id=$udid" -derivedDataPath "$work/build"
}
