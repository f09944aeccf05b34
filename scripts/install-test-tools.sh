#!/bin/sh
# Installs what the tests drive besides a browser: real mail programs, which read mailto: addresses (RFC 6068).
# For Debian and its kin, as root. Without them `npm test` reports the mail tests as skipped.
set -eu

apt-get install -y --no-install-recommends neomutt mutt
