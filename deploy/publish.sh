#!/bin/sh
# Builds the checked-out commit beside the running site, then makes ../current lead to it. A build that fails changes
# nothing. The three newest releases are kept. docs/publishing.md
set -eu
cd "$(dirname "$0")/.."
home=$(dirname "$PWD")
releases=$home/releases
building=$releases/.building
release=$releases/$(date -u +%Y%m%d-%H%M%S)-$(git rev-parse --short HEAD)

rm -rf "$building"
mkdir -p "$building"
git archive HEAD | tar -x -C "$building"
cd "$building"
npm ci
npm run build
rm -rf node_modules # The packages are inside the server's bundle.
mv "$building" "$release"
ln -sfn "$release" "$releases/.current"
mv -T "$releases/.current" "$home/current"
ls -dt "$releases"/*/ | tail -n +4 | xargs -r rm -rf
