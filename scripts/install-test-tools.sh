#!/bin/sh
# Installs what only some tests drive and `npm start` does not need; those tests say so, and are skipped, without it.
# For Debian and its kin, as root.
set -eu
cd "$(dirname "$0")/.."

apt-get update
# Real mail programs, which read mailto: addresses (RFC 6068).
apt-get install -y --no-install-recommends neomutt mutt
# An SMTP server in Python, for the inbox.
apt-get install -y --no-install-recommends python3-aiosmtpd
# Java, for the Nu HTML checker.
apt-get install -y --no-install-recommends default-jre-headless
# Chromium without its windows, in which the browser tests take two thirds of the time.
apt-get install -y --no-install-recommends chromium-headless-shell
# The engines of other browsers: Firefox, and WebKitGTK with its WebDriver and a display without a screen.
apt-get install -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb
# A font with Arial's measures, which is what stands in for a late font.
apt-get install -y --no-install-recommends fonts-liberation
# The engines that serve the site: nginx with its Brotli module, and Caddy. RUNLEVEL keeps them from being started.
RUNLEVEL=1 apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static caddy

# Cloudflare's engine and Mozilla's scoring, in a package of their own, on the site's own Node.
node scripts/setup.mjs
PATH="$PWD/node_modules/.bin:$PATH"
(cd test/hosting/tools && npm ci)
# The scoring wants the browsers' preload list, which it would download. It matters for no host of ours.
echo '{}' >test/hosting/tools/node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json
