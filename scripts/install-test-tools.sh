#!/bin/sh
# Installs tools that only some tests use and `npm start` does not need. Without them, those tests are skipped with a
# message. For Debian and its derivatives, as root.
set -eu
cd "$(dirname "$0")/.."

apt-get update
# Java, for the Nu HTML checker.
apt-get install -y --no-install-recommends default-jre-headless
# Chromium's headless shell, in which each document is audited once more.
apt-get install -y --no-install-recommends chromium-headless-shell
# The engines of other browsers: Firefox, and WebKitGTK with its WebDriver and a virtual display.
apt-get install -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb
# A font with Arial's metrics: Arial is the fallback until the web font has loaded.
apt-get install -y --no-install-recommends fonts-liberation
# The servers for the site: nginx with its Brotli module, and Caddy. RUNLEVEL prevents the packages from starting them.
RUNLEVEL=1 apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static caddy

# Cloudflare's engine, in a separate package, on the site's Node.
node scripts/setup.mjs
PATH="$PWD/node_modules/.bin:$PATH"
(cd test/hosting/tools && npm ci --include=dev)
