#!/bin/sh
# Prints the path of a Chromium. Looks for CHROMIUM and the usual names; as root on Debian installs one; otherwise says what to do.
set -eu

find_one() {
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name"; then return 0; fi
  done
  return 1
}

if [ -n "${CHROMIUM:-}" ]; then
  command -v "$CHROMIUM" && exit 0
  echo "CHROMIUM=$CHROMIUM is not a program: set it to the path of a Chromium." >&2
  exit 1
fi

find_one && exit 0

if [ "$(id -u)" = 0 ] && [ -e /etc/debian_version ] && command -v apt-get >/dev/null; then
  echo "No Chromium here: installing Debian's." >&2
  export DEBIAN_FRONTEND=noninteractive
  # Ubuntu's package of that name only points to a snap, which does not run everywhere; then nothing is found below.
  { apt-get update && apt-get install --yes --no-install-recommends chromium; } >&2 || true
  find_one && exit 0
fi

echo "The browser tests need Chromium: install it (Debian: apt install chromium) or set CHROMIUM to its path." >&2
exit 1
